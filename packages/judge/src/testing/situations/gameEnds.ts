import {
  dealHands,
  type EndRule,
  type Game,
  lay,
  nextDealer,
  playMove,
  type Ruleset,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { card, cards, restOfThePack } from '@nain-jaune/engine/testing';
import { type Observe, PLAYERS } from './situation.ts';

const ENDLESS: EndRule = { deals: null, target: null, minutes: null };
const RICH = [100_000, 100_000, 100_000];

interface Ending {
  readonly end?: Partial<EndRule>;
  readonly counters?: readonly number[];
  /** The number of deals already settled. */
  readonly before?: number;
  readonly isTimeUp?: boolean;
}

/** The game after each move of a deal by seat 0, which the first player wins with two cards, without an opera. */
function movesOf(
  rules: Ruleset,
  { end = {}, counters = RICH, before = 0, isTimeUp = false }: Ending,
): Game[] {
  const begun = startGame({ ...rules, opera: null, end: { ...ENDLESS, ...end } }, PLAYERS, seatAt(0));
  const eldest = rules.play === 'clockwise' ? 1 : PLAYERS - 1;
  const hands = RICH.map((_, seat) => cards(seat === eldest ? '4c 5c' : seat === 0 ? '2s 2h' : '3s 3h'));
  const dealt = { dealer: seatAt(0), hands, talon: restOfThePack(hands) };
  const { game } = dealHands({ ...begun, counters }, dealt);
  const games: Game[] = [];
  let now: Game = { ...game, settled: Array(before).fill(game.deal) };
  for (const text of ['4c', '5c']) {
    const step = playMove(now, seatAt(eldest), lay(card(text)), isTimeUp);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    now = step.value.game;
    games.push(now);
  }
  return games;
}

const after = (rules: Ruleset, ending: Ending) => movesOf(rules, ending).at(-1)!;
const reasons = (rules: Ruleset, ending: Ending) =>
  movesOf(rules, ending).map(({ ended }) => ended?.reason ?? 'goes on');

/** The reason why a game ends if a seat has this many counters after a deal, and the others have many. */
function endIfLeft(rules: Ruleset, seat: number, left: number): string {
  const lost = RICH[seat]! - after(rules, {}).counters[seat]!;
  return after(rules, { counters: RICH.with(seat, left + lost) }).ended?.reason ?? 'goes on';
}

/** Whether there is a next deal for the next dealer and for another player without an ante. */
export const nextDealAfter: Observe = (rules) => {
  const ante = rules.honours.reduce((sum, { stake }) => sum + stake, 0);
  const dealer = Number(nextDealer(after(rules, {})));
  return {
    dealer: [0, ante - 1, ante].map((left) => endIfLeft(rules, dealer, left)),
    other: [0, ante - 1, ante].map((left) => endIfLeft(rules, (dealer + 1) % PLAYERS, left)),
  };
};

export const targetReached: Observe = (rules) => reasons(rules, { end: { target: rules.end.target } });

export const timeRunsOut: Observe = (rules) =>
  reasons(rules, { end: { minutes: rules.end.minutes }, isTimeUp: true });

/** The ends by each cause alone, and what is left of the counters. */
export const gameIsOver: Observe = (rules) => {
  const counts = Array.from({ length: 12 }, (_, before) => before);
  const { counters, boxes, ended } = after(rules, { end: { target: 1 } });
  return {
    deals: counts.map((before) => reasons(rules, { end: { deals: rules.end.deals }, before }).at(-1)),
    target: targetReached(rules),
    time: timeRunsOut(rules),
    won: ended?.winners.map((seat) => counters[seat] === Math.max(...counters)),
    onTheBoard: boxes.some((has) => has > 0),
  };
};
