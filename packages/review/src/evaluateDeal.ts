import { observationsOf } from '@nain-jaune/bots/knowledge';
import { areAlike } from '@nain-jaune/bots/search';
import { Solver } from '@nain-jaune/bots/solver';
import { type Deal, type GameView, handOf, legalMoves, type Move, seatsOf } from '@nain-jaune/engine';
import { countersOf, Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import type { CardPossibilities } from './cardPossibilities.ts';
import { consideredMoves } from './consideredMoves.ts';
import { exactly, meanOf } from './estimate.ts';
import { withAlike } from './evaluateView.ts';
import type { Evaluating, Evaluation, EvaluationBasis } from './evaluation.ts';
import { reasonsFor } from './reasons.ts';
import { ReferencePlayer } from './referencePlayer.ts';

/** Tried at first: most endings are solved in a few milliseconds. */
const FEW_POSITIONS = 2000;
const MAX_POSITIONS = 300_000;
/** The playouts of each evaluation before the last attempt to solve the position. */
const PLAYOUTS = [20, 300, 2000] as const;
const PLAYOUTS_PER_STEP = 20;

/** A move with the counters of its seat at the end of each playout. */
interface Sampled {
  readonly move: Move;
  readonly changes: readonly number[];
  /** The share of the playouts that the seat wins. */
  readonly wins: number;
}

/**
 * Evaluates the legal moves of the seat to move with all hands known. Solves the position if that is fast, else plays it out with
 * growing effort and then tries to solve it again.
 *
 * @param view The view of the seat to move.
 * @param seed The same seed leads to the same values.
 */
export function* evaluateDeal(deal: Deal, view: GameView, seed: string): Evaluating {
  const solved = solve(deal, view, FEW_POSITIONS);
  if (solved !== null) {
    yield solved;
    return;
  }
  for (const count of PLAYOUTS) {
    const samples = yield* playOut(deal, view, count, seed);
    yield evaluationOf(deal, view, samples, 'open-playouts', count);
  }
  const last = solve(deal, view, MAX_POSITIONS);
  if (last !== null) yield last;
}

function considered(deal: Deal): Move[] {
  return consideredMoves(deal.rules, legalMoves(deal), null);
}

function solve(deal: Deal, view: GameView, mostPositions: number): Evaluation | null {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  const seat = kernel.toMove;
  const solution = new Solver(deal.rules).solve(kernel, { mostPositions });
  if (solution === null) return null;
  const samples = considered(deal).flatMap((move): Sampled[] => {
    const found = solution.moves.find((one) => areAlike(deal.rules, one.move, move));
    const change = (found?.counters[seat] ?? 0) - (view.counters[seat] ?? 0);
    return found === undefined ? [] : [{ move, changes: [change], wins: 0 }];
  });
  return evaluationOf(deal, view, samples, 'solved', 1);
}

/** Plays out each move with the same random numbers. */
function* playOut(
  deal: Deal,
  view: GameView,
  count: number,
  seed: string,
): Generator<undefined, Sampled[], void> {
  const player = new ReferencePlayer(deal.rules, deal.setup.talon.length);
  const { seenCards } = observationsOf(view);
  const kernel = new Kernel(deal.rules);
  const seat = view.deal?.turn?.seat ?? 0;
  const samples: Sampled[] = [];
  for (const move of considered(deal)) {
    const changes: number[] = [];
    let wins = 0;
    for (let stream = 0; stream < count; stream++) {
      kernel.copyFrom(deal.words);
      player.playOut(kernel, seededRandom(`${seed}/${stream}`), seenCards, move);
      changes.push((countersOf(kernel.words, deal.rules.players)[seat] ?? 0) - (view.counters[seat] ?? 0));
      wins += kernel.winner === seat ? 1 : 0;
      if (stream % PLAYOUTS_PER_STEP === 0) yield;
    }
    samples.push({ move, changes, wins: wins / count });
  }
  return samples;
}

function evaluationOf(
  deal: Deal,
  view: GameView,
  samples: readonly Sampled[],
  basis: EvaluationBasis,
  deals: number,
): Evaluation {
  const sorted = samples.toSorted((a, b) => meanOf(b.changes).value - meanOf(a.changes).value);
  const best = sorted[0]?.changes ?? [];
  const reasons = reasonsFor(openPossibilities(deal, view), sorted);
  const moves = sorted.map(({ move, changes }, index) => ({
    move,
    expected: meanOf(changes),
    loss: index === 0 ? exactly(0) : meanOf(changes.map((change, stream) => (best[stream] ?? 0) - change)),
    reasons: reasons[index] ?? [],
  }));
  return { basis, moves: withAlike(deal.rules, legalMoves(deal), moves), only: [], deals };
}

/** What is certain about the other hands if all are known. */
function openPossibilities(deal: Deal, view: GameView): CardPossibilities {
  const hands = seatsOf(view.players).map((seat) => (seat === view.seat ? [] : handOf(deal, seat)));
  const held = [...hands, deal.setup.talon];
  return {
    view,
    rules: deal.rules,
    unseen: held.flat().sort((a, b) => a - b),
    sizes: held.map((cards) => cards.length),
    mayHold: (place, card) => held[place]?.includes(card) ?? false,
  };
}
