import { keepText, keptObject } from '../browser/browserStore.ts';

/** House rules under the name that the family gave them. */
export interface NamedRules {
  readonly name: string;
  /** The rules as {@link makeHouseText} writes them. */
  readonly text: string;
}

const KEY = 'house-rules';
/** How many characters a name may have. */
const LONGEST_NAME = 40;

function isNamedRules(value: unknown): value is NamedRules {
  const one = value as Partial<Record<keyof NamedRules, unknown>> | null;
  return typeof one === 'object' && typeof one?.name === 'string' && typeof one.text === 'string';
}

function kept(): readonly NamedRules[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isNamedRules) : [];
}

/** The house rules that are kept in this browser, by name. */
class KeptHouseRules {
  /** All of them, by name in the order of the alphabet. */
  list: readonly NamedRules[] = $state.raw(kept());

  /** Keeps rules under a name, in place of those that had it. Returns whether they outlive the page. */
  save(name: string, text: string): boolean {
    const cleaned = name.trim().slice(0, LONGEST_NAME);
    return this.#keep([...kept().filter((one) => one.name !== cleaned), { name: cleaned, text }]);
  }

  /** Forgets the rules of a name. Returns whether that outlives the page. */
  remove(name: string): boolean {
    return this.#keep(kept().filter((one) => one.name !== name));
  }

  #keep(list: readonly NamedRules[]): boolean {
    const sorted = list.toSorted((one, other) => one.name.localeCompare(other.name));
    const isSaved = keepText(KEY, JSON.stringify({ list: sorted }));
    this.list = kept();
    return isSaved;
  }
}

/** The house rules of the family. */
export const houseRules = new KeptHouseRules();
