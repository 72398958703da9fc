import type { Words } from '@nain-jaune/words';
import { cleanName } from '../client/profiles.svelte.ts';

/** Names for bots that have none of their own, by place. */
const GIVEN = ['Anne', 'Basile', 'Clara', 'Denis', 'Élise', 'Félix', 'Gaëlle'];

/** The name of an opponent who was given none: the character's own, or one by its place. */
export function ownName(bot: string, place: number, words: Words): string {
  const { name, epithet } = words.botInWords(bot);
  return epithet === '' ? (GIVEN[place] ?? '') : name;
}

/** The names of the opponents: what was typed, or else their own; the second of a name is told by a number. */
export function seatNames(
  opponents: readonly { readonly name: string; readonly bot: string }[],
  words: Words,
): string[] {
  const taken = new Map<string, number>();
  return opponents.map(({ name, bot }, place) => {
    const typed = cleanName(name);
    if (typed !== '') return typed;
    const own = ownName(bot, place, words);
    const nth = (taken.get(own) ?? 0) + 1;
    taken.set(own, nth);
    return nth === 1 ? own : `${own} ${nth}`;
  });
}
