/** A step of the lesson in place of a game: the same calls, and with each all that was answered before, since the server keeps nothing. */
import { lessonCheck, lessonStep, SeatClient } from '@src/api/client';
import type { Answer, CheckAnswer, LessonState, Side, State } from '@src/api/types';

export class LessonClient extends SeatClient {
  #answers: readonly Answer[] = [];
  #calls = 0;
  readonly #progress = new WeakMap<State, LessonState>();

  constructor(
    readonly side: Side,
    readonly step: string,
  ) {
    super('lesson', '');
  }

  /** What the lesson says to a state that came from here; of what was wrong nothing more once it has been tried again. */
  progressOf(state: State, isTried = false): LessonState | undefined {
    const progress = this.#progress.get(state);
    return progress && isTried ? { ...progress, verdict: null } : progress;
  }

  override state = () => this.#play(this.#answers);
  override answer = (_: number, answer: Answer) => this.#play([...this.#answers, answer]);
  override seal = this.answer;
  override saveDraft = (_: number, answer: Answer) => lessonCheck(this.side, this.step, { answers: this.#answers, answer });
  override check = ({ answer, text }: CheckAnswer) =>
    lessonCheck(this.side, this.step, { answers: this.#answers, ...(answer ? { answer } : { text: text ?? '' }) });

  /** Every call asks a new question, so that the answer to a wrong one is made anew, from what was tried. */
  async #play(answers: readonly Answer[]): Promise<State> {
    const progress = await lessonStep(this.side, this.step, answers);
    this.#answers = answers.slice(0, progress.given);
    this.#calls += 1;
    const { question } = progress.state;
    const state: State = {
      ...progress.state,
      revision: this.#calls,
      question: question && { ...question, id: this.#calls },
      draft: progress.verdict ? (answers.at(-1) ?? null) : null,
    };
    this.#progress.set(state, progress);
    return state;
  }
}
