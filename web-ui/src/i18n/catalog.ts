/** Sentences come from Fluent catalogs; a locale is a folder of them and needs no code. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;

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
    return found ? found.bundle.formatPattern(found.pattern, values, []) : id;
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
