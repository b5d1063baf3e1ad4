/** Kinds of question, told apart. */
import type { AllotmentQuestion, CardId, CardQuestion, DrawQuestion, OrdersQuestion, Question, WindowQuestion } from '@src/api/types';

export const isChoice = (question: Question | null): question is CardQuestion | DrawQuestion => question !== null && 'choices' in question.options;
export const isWindow = (question: Question | null): question is WindowQuestion => question !== null && 'plays' in question.options;
export const isAllotment = (question: Question | null): question is AllotmentQuestion => question?.kind === 'allotment';
export const isOrders = (question: Question | null): question is OrdersQuestion => question?.kind === 'orders';

/** The cards that may be played now. */
export const playableCards = (question: Question | null): CardId[] => (isWindow(question) ? question.options.plays.map(({ card }) => card) : []);
