/** Kinds of question, told apart. */
import type { AllotmentOptions, ChoiceOptions, Question, WindowOptions } from '@src/api/types';

export type ChoiceQuestion = Extract<Question, { options: ChoiceOptions }>;
export type WindowQuestion = Extract<Question, { options: WindowOptions }>;
export type AllotmentQuestion = Extract<Question, { options: AllotmentOptions }>;
export type OrdersQuestion = Extract<Question, { kind: 'orders' }>;

export const isChoice = (question: Question | null): question is ChoiceQuestion => question !== null && 'choices' in question.options;
export const isWindow = (question: Question | null): question is WindowQuestion => question !== null && question.kind.startsWith('window:');
export const isAllotment = (question: Question | null): question is AllotmentQuestion => question?.kind === 'allotment';
export const isOrders = (question: Question | null): question is OrdersQuestion => question?.kind === 'orders';
