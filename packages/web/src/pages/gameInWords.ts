import { makeGrammar, namelessSeat, shownPlayers, type Words } from '@nain-jaune/words';
import type { ReadableGame } from '../client/savedGames.svelte.ts';

/** A kept game in one line: its rules, who plays, how many deals. */
export function gameLine({ players, rulesId, deals }: ReadableGame, words: Words): string {
  const you = namelessSeat(players);
  const others = shownPlayers(players, words).filter((_, seat) => seat !== you);
  const names = makeGrammar(words.language).and(others.map(({ name }) => name));
  return words.interface.savedGameLine(words.rulesetName(rulesId), names, deals);
}

/** When a game was last played. */
export function whenKept({ kept }: ReadableGame, { language }: Words): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(kept);
}

/** Whether a game is what somebody looks for, by the names of players and rules. */
export function isFound(game: ReadableGame, sought: string, words: Words): boolean {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(words.language);
  const about = plain([words.rulesetName(game.rulesId), ...game.players.map(({ name }) => name)].join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((part) => about.includes(part));
}
