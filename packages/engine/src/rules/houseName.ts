/** The most characters in the name of a ruleset. */
export const LONGEST_ID = 64;

/** What is added to the name of a ruleset that house rules changed. */
const HOUSE = '-house';

/** The name of a ruleset that house rules changed: one that is not its parent's. */
export function houseName(id: string): string {
  return id.endsWith(HOUSE) ? id : `${id.slice(0, LONGEST_ID - HOUSE.length)}${HOUSE}`;
}
