import { makeGrammar, namelessSeat, shownPlayers, type Words } from '@nain-jaune/words';
import type { ReadableGame } from '../app/gameService/serviceMessages.ts';
import { dateFormat } from '../app/settings/dateFormat.ts';
import { dayText } from '../same/daily/dayTexts.ts';

/** Returns a line with the rules, players and number of deals of a saved game. */
export function gameLine({ players, rulesId, deals }: ReadableGame, words: Words): string {
  const you = namelessSeat(players);
  const others = shownPlayers(players, words).filter((_, seat) => seat !== you);
  const names = makeGrammar(words.language).and(others.map(({ name }) => name));
  return words.interface.savedGameLine(words.rulesetName(rulesId), names, deals);
}

/** Returns when a game was last played, marked if it is practice, a deal of a day or a challenge. */
export function lastPlayedText(
  game: ReadableGame,
  words: Words,
  format: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  const when = dateFormat(words.language, format).format(game.kept);
  return [...marksOf(game, words), when].join(' · ');
}

/** Whether a game is practice, a deal of a day or a challenge. */
export function marksOf({ practice, contest }: ReadableGame, { app, home, language }: Words): string[] {
  if (practice) return [home.practice];
  if (contest?.type !== 'daily') return contest === null ? [] : [home.challenge];
  return [app.daily, dayText(contest.date, 'short', language)];
}

/** Whether every word of the search occurs in the names of the players or the rules. */
export function isFound(game: ReadableGame, sought: string, words: Words): boolean {
  const plain = (text: string) =>
    text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(words.language);
  const about = plain([words.rulesetName(game.rulesId), ...game.players.map(({ name }) => name)].join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((part) => about.includes(part));
}
