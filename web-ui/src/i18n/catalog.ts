/** Sentences come from Fluent catalogs; a locale is a folder of them and needs no code. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

/** A number as the game counts. Small whole ones look alike everywhere, and the browser need not load its tables for them before the board is seen. */
class Count extends FluentNumber {
  override toString(scope?: Scope): string {
    const plain = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return plain ? String(this.value) : super.toString(scope);
  }
}

const counted = (values: Arguments): Arguments =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? new Count(value) : value]));

export class Catalog {
  readonly #bundles: readonly FluentBundle[];

  /** Later sources stand in where earlier ones have no message. */
  constructor(sources: readonly { locale: string; texts: readonly string[] }[]) {
    this.#bundles = sources.map(({ locale, texts }) => {
      const bundle = new FluentBundle(locale, { useIsolating: false });
      for (const text of texts) bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  has(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  /** The sentence for an id (`name` or `name.attribute`); the id itself where no catalog knows it, so that a gap is seen. */
  text(id: string, values: Arguments = {}): string {
    const found = this.#find(id);
    return found ? found.bundle.formatPattern(found.pattern, counted(values), []) : id;
  }

  #find(id: string) {
    const [name = '', attribute] = id.split('.');
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return { bundle, pattern };
    }
    return undefined;
  }
}
