import type { Card } from '../cards/card.ts';
import { cardsOf, hasCard } from '../cards/cardSet.ts';
import type { Seat } from '../cards/seat.ts';
import { turned } from '../kernel/dealState.ts';
import { Kernel } from '../kernel/kernel.ts';
import { LAYOUT } from '../kernel/layout.ts';
import { handOf as handIn, putCounters, putHand } from '../kernel/positionWords.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { SharedList } from '../sharedList.ts';
import type { DealEvent, Turned } from './events.ts';
import { legalCards, legalMovesIn, type Move, mayAnnounce } from './move.ts';
import type { Refusal } from './refusal.ts';
import { type DealSetup, type SetupProblem, setupProblems } from './setup.ts';

const { OPERA } = LAYOUT;

/** The state of play: a seat leads, a seat may continue the run, or the deal is over and settled. */
export type Phase =
  | { readonly type: 'lead'; readonly seat: Seat }
  | { readonly type: 'follow'; readonly seat: Seat; readonly wanted: readonly Card[] }
  | { readonly type: 'over'; readonly winner: Seat; readonly opera: boolean };

/** A deal in progress or over. Immutable: a move returns a new one. */
export interface Deal {
  readonly rules: Rules;
  readonly setup: DealSetup;
  /** The moves so far. Each read makes a new list. */
  readonly moves: readonly Move[];
  /** The same moves in a shared list. Internal. */
  readonly made: SharedList<Move>;
  readonly phase: Phase;
  /** The position of the kernel. Internal, never written. */
  readonly words: Int32Array;
}

/** A deal and the events that led to it. */
export interface DealStep {
  readonly deal: Deal;
  readonly events: readonly DealEvent[];
}

/**
 * Makes a deal from a setup, ready for eldest hand's first lead, or returns every problem of the setup.
 *
 * @example
 * ```ts
 * import { compileRules, dealPack, makeDeal, PACK, RULESETS, seatAt } from '@nain-jaune/engine';
 *
 * const rules = compileRules(RULESETS['lindor-1789'], 4);
 * const dealer = seatAt(0);
 * const setup = { dealer, ...dealPack(rules, dealer, PACK), counters: [105, 105, 105, 105], boxes: [4, 8, 12, 16, 20] };
 * const made = makeDeal(rules, setup);
 * made.ok && made.value.phase; // => { type: 'lead', seat: 1 }
 *
 * const wrong = makeDeal(rules, { ...setup, talon: [] });
 * wrong.ok || wrong.error.map(({ kind }) => kind); // => ['card-missing']
 * ```
 */
export function makeDeal(rules: Rules, setup: DealSetup): Outcome<Deal, SetupProblem[]> {
  const problems = setupProblems(rules, setup);
  if (problems.length > 0) return failure(problems);
  const kernel = new Kernel(rules);
  setup.hands.forEach((hand, seat) => {
    putHand(kernel.words, seat, hand);
  });
  putCounters(kernel.words, setup.counters, setup.boxes);
  kernel.begin(setup.dealer);
  return success(new DealSoFar(kernel, setup, new SharedList()));
}

class DealSoFar implements Deal {
  readonly rules: Rules;
  readonly setup: DealSetup;
  readonly made: SharedList<Move>;
  readonly phase: Phase;
  readonly words: Int32Array;

  constructor(kernel: Kernel, setup: DealSetup, made: SharedList<Move>) {
    this.rules = kernel.rules;
    this.setup = setup;
    this.made = made;
    this.phase = phaseOf(kernel);
    this.words = kernel.words;
  }

  get moves(): readonly Move[] {
    return this.made.slice(0);
  }
}

/** A kernel on the deal's own words, only for reading: copying a position is costly. */
function readerOf({ rules, words }: Deal): Kernel {
  return new Kernel(rules, words);
}

function phaseOf(kernel: Kernel): Phase {
  const { isOver, leads, rules, wanted, winner, words } = kernel;
  if (isOver) return { type: 'over', winner: winner as Seat, opera: words[OPERA] === 1 };
  const seat = kernel.toMove as Seat;
  return leads ? { type: 'lead', seat } : { type: 'follow', seat, wanted: rules.wantedCards[wanted] ?? [] };
}

/** Returns the turn as an event, or null if the deal is over. */
export function turnOf(deal: Deal): Turned | null {
  return deal.phase.type === 'over' ? null : turned(readerOf(deal));
}

/** Returns the cards that a seat holds, ascending. */
export function handOf(deal: Deal, seat: Seat): Card[] {
  return handIn(deal.words, seat);
}

/**
 * Returns the legal moves of the seat to move, none if the deal is over. Cards ascend, each announced before silent if
 * it may be announced. A pass is last.
 *
 * @example
 * ```ts
 * import { dealCards, legalMoves, moveText, PACK, RULESETS, seatAt, startGame } from '@nain-jaune/engine';
 *
 * const { deal } = dealCards(startGame(RULESETS['nain-jaune-court'], 4, seatAt(0)), PACK).game;
 * if (deal === null) throw new Error('the deal has begun');
 * legalMoves(deal).map(moveText); // => ['Ac']
 * ```
 */
export function legalMoves(deal: Deal): Move[] {
  return deal.phase.type === 'over' ? [] : legalMovesIn(readerOf(deal));
}

/**
 * Plays a move. Returns the next deal and its events, or the reason of the refusal. `deal` itself does not change.
 *
 * @example
 * ```ts
 * import { compileRules, dealPack, legalMoves, makeDeal, PACK, pass, playDeal, RULESETS, seatAt } from '@nain-jaune/engine';
 *
 * const rules = compileRules(RULESETS.famille, 4);
 * const dealt = { dealer: seatAt(0), ...dealPack(rules, seatAt(0), PACK) };
 * const made = makeDeal(rules, { ...dealt, counters: [105, 105, 105, 105], boxes: [4, 8, 12, 16, 20] });
 * if (!made.ok || made.value.phase.type === 'over') throw new Error('the deal has begun');
 *
 * const deal = made.value;
 * const [move = pass] = legalMoves(deal);
 * const played = playDeal(deal, made.value.phase.seat, move);
 * played.ok && played.value.deal.moves.length; // => 1
 * deal.moves.length; // => 0
 * ```
 */
export function playDeal(deal: Deal, seat: Seat, move: Move): Outcome<DealStep, Refusal> {
  const refusal = refusalOf(deal.phase, readerOf(deal), seat, move);
  if (refusal !== null) return failure(refusal);
  const kernel = new Kernel(deal.rules, deal.words.slice());
  const events: DealEvent[] = [];
  kernel.listener = (event) => events.push(event);
  if (move.type === 'pass') kernel.pass();
  else kernel.lay(move.card, move.announced);
  kernel.listener = null;
  if (!kernel.isOver) events.push(turned(kernel));
  return success({ deal: new DealSoFar(kernel, deal.setup, deal.made.with([move])), events });
}

function refusalOf(phase: Phase, kernel: Kernel, seat: Seat, move: Move): Refusal | null {
  if (phase.type === 'over') return { code: 'deal-is-over' };
  if (phase.seat !== seat) return { code: 'not-your-turn', seat, toMove: phase.seat };
  return move.type === 'pass' ? refusalOfPass(kernel) : refusalOfLay(kernel, move.card, move.announced);
}

function refusalOfPass(kernel: Kernel): Refusal | null {
  if (kernel.mayPass()) return null;
  if (kernel.leads) return { code: 'must-lead' };
  return { code: 'must-continue', cards: cardsOf(legalCards(kernel)) };
}

function refusalOfLay(kernel: Kernel, card: Card, announced: boolean): Refusal | null {
  const { rules, toMove, wanted } = kernel;
  if (hasCard(legalCards(kernel), card)) {
    return announced && !mayAnnounce(rules, card) ? { code: 'nothing-to-announce', card } : null;
  }
  if (!kernel.holds(toMove, card)) return { code: 'card-not-held', card };
  if (kernel.leads) return { code: 'lead-lowest', card, lowest: cardsOf(legalCards(kernel)) };
  return { code: 'card-not-wanted', card, wanted: rules.wantedCards[wanted] ?? [] };
}
