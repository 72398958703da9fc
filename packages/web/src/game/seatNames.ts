import type { Words } from '@nain-jaune/words';

/** Default names by place, for bots without a name. */
const GIVEN = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix', 'Gaëlle'];

/** Returns the default name of an opponent: the character's own, or one by place. */
export function ownName(bot: string, place: number, words: Words): string {
  const { name, epithet } = words.botInWords(bot);
  return epithet === '' ? (GIVEN[place] ?? '') : name;
}

/** Numbers repeated names. Empty names stay empty. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return nth === 1 || name === '' ? name : `${name} ${nth}`;
  });
}

/** Names a bot in a list to choose from. */
export function botLine(bot: string, words: Words): string {
  const { name, epithet } = words.botInWords(bot);
  return epithet === '' ? name : `${name}, ${epithet}`;
}
