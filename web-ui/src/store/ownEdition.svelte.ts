/** A file of the player's own edition: read, and looked at by the server, as soon as it is picked. */
import { Refusal } from '@src/api/http';
import type { Edition } from '@src/api/types';
import { errorText } from '@src/i18n/errors';
import { t } from '@src/i18n/index.svelte';
import { sentence } from '@src/i18n/sentence';
import { editionInFile } from './edition';

export interface Right {
  readonly text: string;
  readonly edition: Edition;
}

export class OwnEdition {
  /** What the file says; nothing while it is looked at, and where it is wrong. */
  right = $state.raw<Right>();
  /** Why it cannot be played. */
  wrong = $state<string>();
  readonly looked: Promise<void>;

  constructor(readonly file: File) {
    this.looked = this.#look();
  }

  async #look(): Promise<void> {
    let bytes: ArrayBuffer;
    try {
      bytes = await this.file.arrayBuffer();
    } catch {
      // Some browsers read no file that has changed since it was picked.
      this.wrong = t('ui-edition-unreadable', { file: this.file.name });
      return;
    }
    const line = lineOutsideUtf8(bytes);
    if (line) this.#refuse(t('ui-edition-not-utf8', { line: String(line) }));
    else await this.#tell(new TextDecoder().decode(bytes));
  }

  async #tell(text: string): Promise<void> {
    try {
      this.right = { text, edition: await editionInFile(text) };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problem = error.problems.find(({ code }) => code === 'invalid');
      if (problem?.code === 'invalid') this.#refuse(problem.what);
      else this.wrong = errorText(error.code);
    }
  }

  #refuse(what: string): void {
    this.wrong = t('ui-error-edition', { file: this.file.name, what: sentence(what) });
  }
}

/** The first line that is not UTF-8; 0 where all are. */
export function lineOutsideUtf8(bytes: ArrayBuffer): number {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 0;
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1);
    return before.split('\n').length;
  }
}
