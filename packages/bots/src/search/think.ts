import type { GameView, Move } from '@nain-jaune/engine';
import { itemAt, Kernel, kernelAt } from '@nain-jaune/engine/kernel';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { cardOf } from '../heuristic/moves.ts';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING } from '../heuristic/weights.ts';
import { type Knowledge, knowledgeOf } from '../knowledge/knowledge.ts';
import { type BeliefsEffort, type LikelyDeal, likelyDeals, MODELS, type Model } from './beliefs.ts';
import { differentMoves } from './candidates.ts';
import { Denied } from './denied.ts';
import { ENDING, type EndingEffort, type SolvedEnding, solveEnding } from './ending.ts';
import { type NestedEffort, NestedRollout } from './nestedRollout.ts';
import { Playout } from './playout.ts';
import { RacingSelector } from './racingSelector.ts';
import { terminalValue } from './terminalValue.ts';

/** The effort of a search. */
export interface Effort extends BeliefsEffort {
  /** The nested search at the own later leads, or null for the rule of thumb there. */
  readonly nested: NestedEffort | null;
  /** When the ending is solved instead of searched, null for never. The default takes about 20 ms. */
  readonly ending?: EndingEffort | null;
  /**
   * The maximum work of the rules of thumb, in units of {@link Policy.work}. A deal that was begun is finished.
   */
  readonly work: number;
  /** A time limit in milliseconds, which makes the result depend on the machine. */
  readonly milliseconds?: number;
  /** The clock of {@link milliseconds}; `Date.now` by default. */
  readonly now?: () => number;
  /** Plays out all candidates in all deals, to compare them all. */
  readonly keepAll?: boolean;
}

/** A candidate move and its statistics. */
export interface Candidate {
  readonly move: Move;
  /** The expected change of the own counters from now to the end of the deal. */
  readonly value: number;
  readonly standardError: number;
  /** The expected loss against the best candidate on common deals. 0 for the best. */
  readonly loss: number;
  readonly lossError: number;
  /** The share of the deals that the own seat wins. */
  readonly wins: number;
  /** The share of the deals in which the own seat leads next. */
  readonly leadsAgain: number;
}

/** The result of a search. */
export interface Thought {
  /** The moves that differ in effect, the best first. */
  readonly candidates: readonly Candidate[];
  /** The number of deals played out. */
  readonly deals: number;
  /**
   * Whether the ending was solved: the values hold for all the deals that agree with the view, if the others play as the
   * models do and the own seat makes the best of what it will know.
   */
  readonly exact: boolean;
}

/** Solved values that differ by less are equal: a power of two, so that multiples are exact. */
const EQUAL = 2 ** -20;
/** The number of deals played out between two comparisons of the candidates. */
const ROUND = 50;
/** The number of deals played out between two yields. */
const SLICE = { plain: 50, nested: 2 };

/**
 * Searches for the best move of the view's own seat. Solves a short ending. Otherwise plays each candidate out in the same deals, which agree with the
 * view, and drops those that fall behind. Yields every few milliseconds; `return()` stops it. Deterministic for a given
 * `random`, without a time limit.
 */
export function* think(
  view: GameView,
  legal: readonly Move[],
  random: Random,
  effort: Effort,
): Generator<void, Thought, void> {
  const { milliseconds, now = Date.now } = effort;
  const start = now();
  const isLate = () => milliseconds !== undefined && now() - start >= milliseconds;
  const knowledge = knowledgeOf(view);
  const moves = differentMoves(knowledge.rules, legal);
  const { ending = ENDING, models } = effort;
  const solved =
    ending === null || moves.length < 2 ? null : yield* solveEnding(knowledge, moves, ending, models);
  if (solved !== null) return solvedThought(moves, solved);
  const trial = new Trial(knowledge, effort, random);
  const selector = new RacingSelector(moves.length);
  const deals = likelyDeals(knowledge, effort, random);
  const slice = effort.nested === null ? SLICE.plain : SLICE.nested;
  while (selector.alive.length > 1 && trial.work < effort.work && !isLate()) {
    const next = deals.next();
    if (next.done) break;
    selector.begin(next.value.weight);
    for (const candidate of selector.alive)
      trial.play(next.value, itemAt(moves, candidate), candidate, selector);
    if (selector.deals % ROUND === 0 && effort.keepAll !== true) selector.giveUp();
    if (selector.deals % slice === 0) yield;
  }
  return thoughtOf(moves, selector);
}

/** Runs {@link think} without interruption. */
export function thinkWhole(view: GameView, legal: readonly Move[], random: Random, effort: Effort): Thought {
  const thinking = think(view, legal, random, effort);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

class Trial {
  readonly #knowledge: Knowledge;
  readonly #seat: number;
  readonly #settled: number;
  readonly #position: Kernel;
  readonly #kernel: Kernel;
  readonly #denied: Denied;
  readonly #nested: NestedRollout | null;
  /** One playout for each model of the other players. */
  readonly #playouts: readonly Playout[];
  readonly #policies: readonly Policy[];

  constructor(knowledge: Knowledge, { nested, models = MODELS }: Effort, random: Random) {
    const { view, rules } = knowledge;
    const talon = view.deal?.talon ?? 0;
    const own = new Policy(rules, COUNTING);
    const others = models.map(({ weights }: Model) => new Policy(rules, weights));
    this.#knowledge = knowledge;
    this.#seat = view.seat ?? 0;
    this.#settled = view.summaries.length;
    this.#position = kernelAt(view);
    this.#kernel = new Kernel(rules);
    this.#denied = Denied.in(knowledge);
    this.#nested =
      nested === null
        ? null
        : new NestedRollout(
            this.#position,
            { seat: this.#seat, talon, own, others: others[0] ?? own },
            nested,
            seededRandom(random.next()),
          );
    this.#policies = [own, ...others];
    this.#playouts = others.map((policy) => {
      const playout = new Playout(rules, talon, policy, this.#nested?.denied ?? null);
      playout.seat(this.#seat, this.#nested ?? own);
      return playout;
    });
  }

  get work(): number {
    return this.#policies.reduce((sum, policy) => sum + policy.work, 0);
  }

  play({ deals, index }: LikelyDeal, move: Move, candidate: number, selector: RacingSelector): void {
    const kernel = this.#kernel;
    const playout = itemAt(this.#playouts, selector.deals % this.#playouts.length);
    kernel.copyFrom(this.#position.words);
    deals.put(index, kernel);
    this.#nested?.denied.copyFrom(this.#denied);
    playout.begin(this.#knowledge.observations.seenCards);
    playout.play(
      kernel,
      cardOf(move),
      move.type === 'lay' && (move.announced || !kernel.rules.announcingRequired),
    );
    playout.toTheEnd(kernel);
    const worth = terminalValue(kernel, this.#seat, this.#settled) - this.#position.countersOf(this.#seat);
    selector.add(candidate, worth, kernel.winner === this.#seat, playout.leader === this.#seat);
  }
}

function rounded(counters: number): number {
  return Math.round(counters / EQUAL) * EQUAL;
}

function solvedThought(moves: readonly Move[], { deals, worths }: SolvedEnding): Thought {
  const most = Math.max(...worths.map(({ counters }) => counters));
  const candidates = worths.map(({ counters, wins, leads }, index): Candidate => {
    const loss = rounded(most - counters);
    const errors = { standardError: 0, lossError: 0 };
    return {
      move: itemAt(moves, index),
      value: rounded(most) - loss,
      loss,
      ...errors,
      wins,
      leadsAgain: leads,
    };
  });
  return { candidates: candidates.sort((a, b) => a.loss - b.loss), deals, exact: true };
}

function thoughtOf(moves: readonly Move[], selector: RacingSelector): Thought {
  const best = selector.best();
  const top = selector.worthOf(best);
  const others = moves.flatMap((_, index) =>
    index === best ? [] : [candidateOf(moves, selector, index, best)],
  );
  const first: Candidate = {
    move: itemAt(moves, best),
    value: top.mean,
    standardError: top.error,
    loss: 0,
    lossError: 0,
    wins: selector.winsOf(best),
    leadsAgain: selector.leadsOf(best),
  };
  return {
    candidates: [first, ...others.sort((a, b) => a.loss - b.loss)],
    deals: selector.deals,
    exact: false,
  };
}

/** A dropped candidate is compared on its own deals, in which it may even have been ahead. */
function candidateOf(
  moves: readonly Move[],
  selector: RacingSelector,
  index: number,
  best: number,
): Candidate {
  const { mean, error } = selector.lossOf(index, best);
  const loss = Math.max(0, mean);
  return {
    move: itemAt(moves, index),
    value: selector.worthOf(best).mean - loss,
    standardError: selector.worthOf(index).error,
    loss,
    lossError: error,
    wins: selector.winsOf(index),
    leadsAgain: selector.leadsOf(index),
  };
}
