/** The maximum length of a ruleset's name. */
export const LONGEST_ID = 64;

const HOUSE = '-house';

/** Returns the name of a changed ruleset. */
export function houseName(id: string): string {
  return id.endsWith(HOUSE) ? id : `${id.slice(0, LONGEST_ID - HOUSE.length)}${HOUSE}`;
}
