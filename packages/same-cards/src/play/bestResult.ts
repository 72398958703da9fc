import { type Deal, type Game, handOf, type Seat, seatsOf, worthOf } from '@nain-jaune/engine';
import type { GameDriver } from '@nain-jaune/engine/driver';
import type { SeededTable } from '../seededTable.ts';
import { chosenBy, nextOwnDecision, personSeat, resultOf, startDriver } from './tableDriver.ts';

/** The most decisions that the search for the best result examines. Half of today’s deals need fewer than 2,500, one of forty needs more. */
const MAX_DECISIONS = 100_000;

/** Plays a game with the level `expert` on the seat of the person. */
export function playAsExpert(table: SeededTable): GameDriver {
  const driver = startDriver(table);
  for (let own = nextOwnDecision(driver, table); own !== null; own = nextOwnDecision(driver, table))
    driver.makeMove(chosenBy('expert', own, table));
  return driver;
}

/** Returns the result that the level `expert` makes on the seat of the person, in counters. */
export function resultOfExpert(table: SeededTable): number {
  return resultOf(playAsExpert(table).game, personSeat(table));
}

/** Plays of the Expert whose mean is compared. */
const EXPERT_PLAYS = 20;

/** Returns the mean result of the level `expert` on the same cards, in whole counters. In each play all bots have other luck. */
export function meanOfExpert(table: SeededTable, plays = EXPERT_PLAYS): number {
  let sum = 0;
  for (let play = 0; play < plays; play++)
    sum += resultOfExpert({ ...table, seed: `${table.seed} expert ${play}` });
  return Math.round(sum / plays);
}

export interface BestResult {
  /** The best result in counters. */
  readonly result: number;
  /** Whether every line of play was examined. Otherwise a better one may exist. */
  readonly exact: boolean;
}

/**
 * Searches the best result on the seat of the person with all cards and all answers of the bots known. Starts from the result of
 * the expert, passes over lines of play that cannot have a better one, and yields the best so far after each decision examined.
 */
export function* bestResult(table: SeededTable, most = MAX_DECISIONS): Generator<number, BestResult, void> {
  const seat = personSeat(table);
  const open: GameDriver[] = [startDriver(table)];
  let best = resultOfExpert(table);
  let examined = 0;
  for (let driver = open.pop(); driver !== undefined; driver = open.pop()) {
    if (highestResult(driver.game, seat) <= best) continue;
    if (examined === most) return { result: best, exact: false };
    examined++;
    const decision = nextOwnDecision(driver, table);
    if (decision === null) best = Math.max(best, resultOf(driver.game, seat));
    else
      for (const move of decision.legal) {
        const line = driver.fork();
        line.makeMove(move);
        open.push(line);
      }
    yield best;
  }
  return { result: best, exact: true };
}

/**
 * Returns a bound of a seat's result: it takes the boxes of the honours that it holds, or the whole board if an opera is possible, and is
 * paid for all cards that the others hold now. Infinite if there is no such bound, as before the last deal.
 */
function highestResult(game: Game, seat: Seat): number {
  const { deal, ruleset, rules, settled } = game;
  const isLast = settled.length + 1 === rules.deals;
  if (deal === null || deal.phase.type === 'over' || !isLast || ruleset.hocs) return Number.POSITIVE_INFINITY;
  const hand = handOf(deal, seat);
  const takesAll = mayTakeAll(deal, seat);
  const taken = game.boxes.filter((_, box) => takesAll || hand.some((card) => card === rules.honours[box]));
  const others = seatsOf(game.players).filter((other) => other !== seat);
  const paid = others.flatMap((other) => handOf(deal, other)).map((card) => worthOf(ruleset, card));
  return resultOf(game, seat) + sumOf(taken) + sumOf(paid) * Math.max(...rules.factors);
}

/** Whether a seat may still sweep the board with an opera. */
function mayTakeAll(deal: Deal, seat: Seat): boolean {
  const { opera, players } = deal.rules;
  if (opera === null || !opera.sweeps) return false;
  const haveOthersLaid = seatsOf(players).some(
    (other) => other !== seat && handOf(deal, other).length < (deal.setup.hands[other]?.length ?? 0),
  );
  return !(opera.alone && haveOthersLaid);
}

function sumOf(counters: readonly number[]): number {
  return counters.reduce((sum, count) => sum + count, 0);
}
