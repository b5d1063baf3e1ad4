/** The tutor is asked before an answer counts, and holds it back once if something speaks against it. */
import { Refusal } from '@src/api/http';
import type { Answer, Question, TutorWarnings } from '@src/api/types';
import { tutorCalled } from '@src/store/tutor.svelte';
import type { GameContext } from './context.svelte';

export class Tutor {
  warnings = $state.raw<TutorWarnings['warnings']>([]);
  /** What is being held back. */
  act = $state<'seal' | 'pass' | 'give'>('give');
  /** The question whose answer is held back. */
  question = $state<number>();
  #again: () => void = () => {};
  /** What was spoken against already. */
  #said = '';

  constructor(private readonly context: GameContext) {}

  /** Whether the answer may be given now. If not, and the player insists, it is given by `again`. */
  async allows(question: Question, answer: Answer, again: () => void): Promise<boolean> {
    const about = JSON.stringify([question.id, answer]);
    if (about === this.#said || !this.#listens) return true;
    const warnings = await this.#ask(question.id, answer);
    if (warnings.length === 0) return true;
    this.#said = about;
    this.#again = again;
    this.question = question.id;
    this.act = answer[0] === 'pass' ? 'pass' : question.secret ? 'seal' : 'give';
    this.warnings = warnings;
    return false;
  }

  lookAgain(): void {
    this.warnings = [];
  }

  insist(): void {
    this.warnings = [];
    this.#again();
  }

  get #listens(): boolean {
    return tutorCalled() && !this.context.coached && this.context.session.state?.options.opponent === 'computer';
  }

  /** Nobody waits for a tutor who cannot be reached. */
  async #ask(question: number, answer: Answer): Promise<TutorWarnings['warnings']> {
    try {
      return (await this.context.session.client.tutor(question, answer)).warnings;
    } catch (error) {
      if (error instanceof Refusal) return [];
      throw error;
    }
  }
}
