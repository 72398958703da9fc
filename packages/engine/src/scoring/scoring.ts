import type { Card } from '../cards/card.ts';
import { parseCardText } from '../cards/notation.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import type { GameEnded, GameEvent } from '../deal/events.ts';
import { handSizesFrom } from '../deal/setup.ts';
import { endReasonsOf, gameEnded, layStakes, nextDealer, type Series } from '../game/game.ts';
import { Kernel } from '../kernel/kernel.ts';
import { boxesOf, countersOf, putCounters, putHand } from '../kernel/positionWords.ts';
import { HANDS, type HandsLeft, settle } from '../kernel/settlement.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { compileRules } from '../rules/compileRules.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { endProblems, layProblems } from './checkEntry.ts';
import { type ScoreEnd, type ScoreEntry, type ScoreLay, type ScoreProblem, scoreProblem } from './entry.ts';
import { namedCards } from './reportedHand.ts';

/** A deal with real cards, as far as it was entered. */
export interface ScoredDeal {
  readonly setup: { readonly dealer: Seat };
  /** The honours and paid kings that were laid. */
  readonly laid: readonly ScoreLay[];
  /** The end. Null while it is in progress. */
  readonly end: ScoreEnd | null;
  /** The events of the deal. */
  readonly events: readonly GameEvent[];
  /** Each seat's counters now, or after the settlement. */
  readonly counters: readonly number[];
  /** Each box's counters now, or after the settlement. */
  readonly boxes: readonly number[];
}

/** The score of a game with real cards. Immutable: an entry returns a new one. */
export interface ScoredGame extends Series {
  readonly ruleset: Ruleset;
  /**
   * Whether real counters are on the table. Their numbers are unknown, so everyone pays in full and no one is ruined.
   */
  readonly physical: boolean;
  readonly deal: ScoredDeal | null;
  readonly settled: readonly ScoredDeal[];
  readonly ended: GameEnded | null;
}

/** A scored game and the events that led to it. */
export interface ScoredStep {
  readonly game: ScoredGame;
  readonly events: readonly GameEvent[];
}

/**
 * Begins the score of a game with real cards, before its first ante.
 *
 * @throws RangeError if the ruleset forbids the number of players.
 *
 * @example
 * ```ts
 * import { RULESETS, seatAt, startScoring } from '@nain-jaune/engine';
 *
 * const game = startScoring(RULESETS.famille, 4, seatAt(0));
 * game.counters; // => [120, 120, 120, 120]
 * ```
 */
export function startScoring(
  ruleset: Ruleset,
  players: number,
  firstDealer: Seat,
  physical = false,
): ScoredGame {
  const rules = compileRules(physical ? withDebts(ruleset) : ruleset, players);
  return {
    ruleset,
    players,
    rules,
    firstDealer,
    physical,
    counters: seatsOf(players).map(() => ruleset.counters),
    boxes: rules.stakes.map(() => 0),
    deal: null,
    settled: [],
    ended: null,
  };
}

/** Rulesets with debts, created once so that they are compiled once. */
const indebted = new WeakMap<Ruleset, Ruleset>();

function withDebts(ruleset: Ruleset): Ruleset {
  const made = indebted.get(ruleset) ?? { ...ruleset, debts: true };
  indebted.set(ruleset, made);
  return made;
}

/** Whether a deal is in progress. */
export function isDealing({ deal }: ScoredGame): boolean {
  return deal !== null && deal.end === null;
}

/**
 * Adds an entry. Returns the game and its events, or every problem of the entry. The engine settles, and finds the next
 * dealer and the end of the game.
 *
 * @example
 * ```ts
 * import { addScoreEntry, RULESETS, seatAt, startScoring } from '@nain-jaune/engine';
 *
 * const anted = addScoreEntry(startScoring(RULESETS.famille, 4, seatAt(0)), { type: 'anted' });
 * if (!anted.ok) throw new Error('an ante begins a deal');
 * const laid = addScoreEntry(anted.value.game, { type: 'laid', seat: 2, card: 'Qs', announced: true });
 * laid.ok && laid.value.game.counters; // => [105, 105, 117, 105]
 * ```
 */
export function addScoreEntry(game: ScoredGame, entry: ScoreEntry): Outcome<ScoredStep, ScoreProblem[]> {
  const problems = problemsOf(game, entry);
  if (problems.length > 0) return failure(problems);
  if (entry.type === 'anted') return success(begin(game));
  const deal = game.deal as ScoredDeal;
  return success(entry.type === 'laid' ? lay(game, deal, entry) : end(game, deal, entry));
}

function problemsOf(game: ScoredGame, entry: ScoreEntry): ScoreProblem[] {
  if (game.ended !== null) return [scoreProblem('game-is-over', '')];
  if (entry.type === 'anted') return isDealing(game) ? [scoreProblem('deal-in-progress', '')] : [];
  if (game.deal === null || game.deal.end !== null) return [scoreProblem('no-deal', '')];
  const { laid, setup } = game.deal;
  const soFar = { rules: game.rules, dealer: setup.dealer, laid };
  return entry.type === 'laid' ? layProblems(soFar, entry) : endProblems(soFar, entry);
}

function begin(game: ScoredGame): ScoredStep {
  const dealer = nextDealer(game);
  const { counters, boxes, events: anted } = layStakes(game, dealer);
  const sizes = handSizesFrom(game.rules, dealer);
  const talon = 52 - sizes.reduce((sum, size) => sum + size, 0);
  const events: GameEvent[] = [...anted, { type: 'dealt', dealer, sizes, talon }];
  const deal = { setup: { dealer }, laid: [], end: null, events, counters, boxes };
  return { game: { ...game, counters, boxes, deal }, events };
}

/** Applies an action of the kernel to the counters of a deal. */
function withKernel(game: ScoredGame, deal: ScoredDeal, act: (kernel: Kernel) => void): ScoredDeal {
  const kernel = new Kernel(game.rules);
  const events: GameEvent[] = [];
  putCounters(kernel.words, deal.counters, deal.boxes);
  restoreMissed(kernel, deal.laid);
  kernel.listener = (event) => events.push(event);
  act(kernel);
  return {
    ...deal,
    events: [...deal.events, ...events],
    counters: countersOf(kernel.words, game.players),
    boxes: boxesOf(kernel.words),
  };
}

/** Restores the missed honours in a new kernel, without events. */
function restoreMissed(kernel: Kernel, laid: readonly ScoreLay[]): void {
  for (const { seat, card, announced } of laid)
    if (!announced) kernel.laySpecial(seat, parseCardText(card) as Card, false);
}

function lay(game: ScoredGame, before: ScoredDeal, entry: ScoreLay): ScoredStep {
  const card = parseCardText(entry.card) as Card;
  const scored = withKernel(game, before, (kernel) => {
    kernel.laySpecial(entry.seat, card, entry.announced);
  });
  const deal = { ...scored, laid: [...before.laid, entry] };
  const events = deal.events.slice(before.events.length);
  return { game: { ...game, deal, counters: deal.counters, boxes: deal.boxes }, events };
}

function end(game: ScoredGame, before: ScoredDeal, entry: ScoreEnd): ScoredStep {
  const scored = withKernel(game, before, (kernel) => {
    entry.hands.forEach((hand, seat) => {
      if (hand !== null) putHand(kernel.words, seat, namedCards(hand));
    });
    settle(kernel, entry.winner, entry.opera, reportedHands(entry));
  });
  const deal = { ...scored, end: entry };
  const { counters, boxes } = deal;
  const settled: ScoredGame = { ...game, deal, counters, boxes, settled: [...game.settled, deal] };
  const ended = endOf(settled, entry.timeIsUp === true);
  const events = [...deal.events.slice(before.events.length), ...(ended === null ? [] : [ended])];
  return { game: { ...settled, ended }, events };
}

/**
 * The reported hands. For a hand that was not reported as cards, the kernel has the named cards and the sum is a
 * number.
 */
function reportedHands({ hands }: ScoreEnd): HandsLeft {
  return {
    sum(kernel, seat) {
      const hand = hands[seat] ?? null;
      if (hand === null || 'cards' in hand) return HANDS.sum(kernel, seat);
      return 'points' in hand ? hand.points : hand.count;
    },
    emitShown(kernel, seat) {
      const hand = hands[seat] ?? null;
      if (hand !== null && 'cards' in hand) HANDS.emitShown(kernel, seat);
    },
  };
}

/** The end of the game. With real counters, ruin and targets are unknown here. */
function endOf(game: ScoredGame, timeIsUp: boolean): GameEnded | null {
  const reasons = endReasonsOf(game, timeIsUp).filter(
    (reason) => !game.physical || reason === 'deals' || reason === 'time',
  );
  return reasons[0] === undefined ? null : gameEnded(game, reasons[0]);
}
