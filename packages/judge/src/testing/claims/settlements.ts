import {
  dealHands,
  type Game,
  lay,
  pass,
  playMove,
  seatAt,
  seatsOf,
  seatToMove,
  startGame,
} from '@nain-jaune/engine';
import { card } from '@nain-jaune/engine/testing';
import { expect } from 'vitest';
import { plainRun, seated, seatOf, type Table, twinOf, withRules } from './claim.ts';

export function anteOf({ ruleset }: Table): number {
  return ruleset.honours.reduce((sum, { stake }) => sum + stake, 0);
}

/** Whether there is a next deal if a seat has `left` counters and the others have many. */
export function hasNextDeal(table: Table, seat: number, left: number): boolean {
  const endless = withRules(table, { end: { deals: null, target: null, minutes: null } });
  const rich = seatsOf(table.players).map(() => 100_000);
  const lost = 100_000 - (settled(endless, rich, seat).counters[seat] ?? 0);
  const game = settled(endless, rich.with(seat, left + lost), seat);
  expect(game.counters[seat]).toBe(left);
  return game.ended === null;
}

/** A game after its first deal, dealt by seat 0. `loser` does not win it. */
export function settled(table: Table, counters: readonly number[], loser: number): Game {
  return settlements(table, { counters, loser }).at(-1) ?? startGame(table.ruleset, table.players, seatAt(0));
}

interface Start {
  readonly counters: readonly number[];
  /** The seat that does not win the deal. */
  readonly loser: number;
  /** The number of deals already settled. */
  readonly before?: number;
  readonly isTimeUp?: boolean;
}

/** The game after each move of a deal. The last move settles it. */
export function settlements(table: Table, { counters, loser, before = 0, isTimeUp = false }: Start): Game[] {
  const eldest = seatOf(table, 1);
  const [low = '', high = ''] = plainRun(table, 2);
  const isFirst = eldest !== loser;
  const hands = isFirst ? [low] : [`${low} ${twinOf(table, low)}`, high];
  const { deal } = seated(table, hands, { avoid: `${low} ${high}` });
  const bySeat = seatsOf(table.players).map(
    (seat) => deal.setup.hands[(seat - eldest + table.players) % table.players] ?? [],
  );
  const start = { ...startGame(table.ruleset, table.players, seatAt(0)), counters };
  const { game } = dealHands(start, { dealer: seatAt(0), hands: bySeat, talon: deal.setup.talon });
  const games: Game[] = [{ ...game, settled: Array(before).fill(deal) }];
  for (const move of isFirst ? [low] : [low, '-', high]) {
    games.push(played(games.at(-1) ?? start, move, isTimeUp));
  }
  return games;
}

function played(game: Game, text: string, isTimeUp: boolean): Game {
  const outcome = playMove(
    game,
    seatToMove(game) ?? seatAt(0),
    text === '-' ? pass : lay(card(text)),
    isTimeUp,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value.game;
}
