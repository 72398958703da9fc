import { cutTo } from '@nain-jaune/protocol';
import { fieldsOf, listOf, persisted, text, type Valid } from '../../app/browser/persisted.ts';

export const LONGEST_NAME = 40;

/** `text`: the rules as {@link makeHouseText} writes them. */
const NAMED_RULES = fieldsOf({ name: text, text: text });
const SAVED = persisted('house-rules', { list: listOf(NAMED_RULES) });

/** House rules under a name that the player gave them. */
export type NamedRules = Valid<typeof NAMED_RULES>;

/** The named house rules that are saved in this browser. */
class SavedHouseRules {
  /** In alphabetical order of their names. */
  list: readonly NamedRules[] = $state.raw(saved());

  /** Saves rules under a name. They replace earlier ones of that name. Returns whether they outlive the page. */
  save(name: string, text: string): boolean {
    const cleaned = cutTo(name.trim(), LONGEST_NAME);
    return this.#write([...saved().filter((one) => one.name !== cleaned), { name: cleaned, text }]);
  }

  /** Deletes the rules of a name. Returns whether that outlives the page. */
  remove(name: string): boolean {
    return this.#write(saved().filter((one) => one.name !== name));
  }

  #write(list: readonly NamedRules[]): boolean {
    const sorted = list.toSorted((one, other) => one.name.localeCompare(other.name));
    const isSaved = SAVED.save({ list: sorted });
    this.list = saved();
    return isSaved;
  }
}

function saved(): readonly NamedRules[] {
  return SAVED.read().list;
}

export const houseRules = new SavedHouseRules();
