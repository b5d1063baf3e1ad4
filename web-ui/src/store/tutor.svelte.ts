/** Whether the tutor looks at answers before they count. The lesson calls it; whoever has silenced it is left in peace. */
import { keep, recall } from './storage';

const STORED = 'dosdemayo.tutor';
const ON = 'on';

let called = $state(recall(STORED) === ON);

export const tutorCalled = (): boolean => called;

export function callTutor(wanted: boolean): void {
  called = wanted;
  keep(STORED, wanted ? ON : 'off');
}

/** After a lesson. */
export function offerTutor(): void {
  if (recall(STORED) === null) callTutor(true);
}
