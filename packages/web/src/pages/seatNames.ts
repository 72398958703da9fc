import type { Words } from '@nain-jaune/words';

/** Names for bots that have none of their own, by place. */
const GIVEN = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix', 'Gaëlle'];

/** The name of an opponent who was given none: the character's own, or one by its place. */
export function ownName(bot: string, place: number, words: Words): string {
  const { name, epithet } = words.botInWords(bot);
  return epithet === '' ? (GIVEN[place] ?? '') : name;
}

/** The same names, of which the second of a name is told by a number. No name stays no name. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => {
    const nth = (taken.get(name) ?? 0) + 1;
    taken.set(name, nth);
    return nth === 1 || name === '' ? name : `${name} ${nth}`;
  });
}
