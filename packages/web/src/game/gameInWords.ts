import { makeGrammar, namelessSeat, shownPlayers, type Words } from '@nain-jaune/words';
import type { ReadableGame } from '../app/gameService/savedGameList.svelte.ts';
import { dateFormat } from '../app/settings/dateFormat.ts';
import { dayText } from '../same/daily/dayTexts.ts';

/** Returns a line with the rules, players and number of deals of a saved game. */
export function gameLine({ players, rulesId, deals }: ReadableGame, words: Words): string {
  const you = namelessSeat(players);
  const others = shownPlayers(players, words).filter((_, seat) => seat !== you);
  const names = makeGrammar(words.language).and(others.map(({ name }) => name));
  return words.interface.savedGameLine(words.rulesetName(rulesId), names, deals);
}

/** Returns a line with the deal, the only person's counters and the player to move. */
export function standingLine(game: ReadableGame, words: Words): string {
  const { deals, players, standing } = game;
  const { home, interface: ui } = words;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const me = people.length === 1 ? people[0] : undefined;
  const counters = me === undefined ? undefined : standing?.counters[me];
  const parts = [...marksOf(game, words), ...(isDaily(game) ? [] : [ui.dealNumber(Math.max(1, deals))])];
  if (standing !== undefined && counters !== undefined) {
    const place = 1 + standing.counters.filter((other) => other > counters).length;
    parts.push(home.standing(counters, place, players.length));
  }
  const toMove = standing?.toMove ?? null;
  if (toMove !== null)
    parts.push(toMove === me ? ui.yourTurn : ui.turnOf(shownPlayers(players, words)[toMove]?.name ?? ''));
  return parts.join(' · ');
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

function marksOf({ practice, contest }: ReadableGame, { app, home, language }: Words): string[] {
  if (practice) return [home.practice];
  if (contest?.type !== 'daily') return contest === null ? [] : [home.challenge];
  return [app.daily, dayText(contest.date, 'short', language)];
}

function isDaily({ practice, contest }: ReadableGame): boolean {
  return !practice && contest?.type === 'daily';
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
