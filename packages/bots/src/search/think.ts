import type { GameView, Move } from '@nain-jaune/engine';
import { Kernel, kernelAt, LAYOUT } from '@nain-jaune/engine/kernel';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { cardOf } from '../heuristic/moves.ts';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING } from '../heuristic/weights.ts';
import { type Knowledge, knowledgeOf } from '../knowledge/knowledge.ts';
import { type BeliefsEffort, type LikelyDeal, likelyDeals, MODELS, type Model } from './beliefs.ts';
import { differentMoves } from './candidates.ts';
import { Denied } from './denied.ts';
import { type NestedEffort, NestedRollout } from './nestedRollout.ts';
import { Playout } from './playout.ts';
import { RacingSelector } from './racingSelector.ts';
import { terminalValue } from './terminalValue.ts';

const { COUNTERS, WINNER } = LAYOUT;

/** How much a search does. */
export interface Effort extends BeliefsEffort {
  /** How much the own seat thinks at its later leads inside the playouts, or null for the rule of thumb there. */
  readonly nested: NestedEffort | null;
  /**
   * The most that the rules of thumb may be asked in the playouts, in keys ({@link Policy.work}, about 30 nanoseconds
   * each); a deal that was begun is played out with all candidates.
   */
  readonly work: number;
  /** The search ends at the latest after so many milliseconds; it then depends on the machine. */
  readonly milliseconds?: number;
  /** Tells the milliseconds; by default the time of day. */
  readonly clock?: (() => number) | undefined;
  /** All candidates are played out in all deals, for those who want to know what each is worth. */
  readonly keepAll?: boolean;
}

/** A move that was thought about. */
export interface Candidate {
  readonly move: Move;
  /** The change of the own counters that is expected from now to the end of the deal. */
  readonly value: number;
  readonly standardError: number;
  /** What it is expected to lose against the best candidate, on common deals; 0 for the best. */
  readonly loss: number;
  readonly lossError: number;
  /** The part of the deals that the own seat wins. */
  readonly wins: number;
  /** The part of the deals in which the own seat is the next to lead. */
  readonly leadsAgain: number;
}

/** What came of thinking. */
export interface Thought {
  /** The moves that really differ, the best first. */
  readonly candidates: readonly Candidate[];
  /** How many deals were played out. */
  readonly deals: number;
  /** Whether these were all the deals that agree with the view. */
  readonly exact: boolean;
}

/** Deals that are played out before the candidates are compared. */
const ROUND = 50;
/** Deals that are played out between two yields. */
const SLICE = { plain: 50, nested: 2 };

/**
 * Thinks about the moves of a view's own seat: plays each out in the same deals, which agree with the view, and gives up
 * those that fall behind. It yields every few milliseconds and returns what it has found; `return()` stops it at once.
 * With the same chance and no limit of time it finds the same, whatever the machine.
 */
export function* think(
  view: GameView,
  legal: readonly Move[],
  random: Random,
  effort: Effort,
): Generator<void, Thought, void> {
  const { clock: now = Date.now } = effort;
  const start = now();
  const isLate = () => effort.milliseconds !== undefined && now() - start >= effort.milliseconds;
  const knowledge = knowledgeOf(view);
  const moves = differentMoves(knowledge.rules, legal);
  const trial = new Trial(knowledge, effort, random);
  const selector = new RacingSelector(moves.length);
  const deals = likelyDeals(knowledge, effort, random);
  const slice = effort.nested === null ? SLICE.plain : SLICE.nested;
  while (selector.alive.length > 1 && trial.work < effort.work && !isLate()) {
    const next = deals.next();
    if (next.done) return thoughtOf(moves, selector, next.value);
    selector.begin(next.value.weight);
    for (const candidate of selector.alive)
      trial.play(next.value, moves[candidate] as Move, candidate, selector);
    if (selector.deals % ROUND === 0 && effort.keepAll !== true) selector.giveUp();
    if (selector.deals % slice === 0) yield;
  }
  return thoughtOf(moves, selector, false);
}

/** The same, without stopping in between. */
export function thinkWhole(view: GameView, legal: readonly Move[], random: Random, effort: Effort): Thought {
  const thinking = think(view, legal, random, effort);
  for (;;) {
    const step = thinking.next();
    if (step.done) return step.value;
  }
}

/** Plays candidates out in deals. */
class Trial {
  readonly #knowledge: Knowledge;
  readonly #seat: number;
  readonly #settled: number;
  readonly #position: Kernel;
  readonly #kernel: Kernel;
  readonly #denied: Denied;
  readonly #nested: NestedRollout | null;
  /** A playout for each way in which the others may play. */
  readonly #playouts: readonly Playout[];
  readonly #policies: readonly Policy[];

  constructor(knowledge: Knowledge, { nested, models = MODELS }: Effort, random: Random) {
    const { view, rules } = knowledge;
    const talon = view.deal?.talon ?? 0;
    const own = new Policy(rules, COUNTING);
    const others = models.map(({ weights }: Model) => new Policy(rules, weights));
    this.#knowledge = knowledge;
    this.#seat = view.seat as number;
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

  /** How much the rules of thumb were asked. */
  get work(): number {
    return this.#policies.reduce((sum, policy) => sum + policy.work, 0);
  }

  /** Plays a candidate out in a deal. */
  play({ deals, index }: LikelyDeal, move: Move, candidate: number, selector: RacingSelector): void {
    const kernel = this.#kernel;
    const playout = this.#playouts[selector.deals % this.#playouts.length] as Playout;
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
    const worth =
      terminalValue(kernel, this.#seat, this.#settled) -
      (this.#position.words[COUNTERS + this.#seat] as number);
    selector.add(candidate, worth, kernel.words[WINNER] === this.#seat, playout.leader === this.#seat);
  }
}

function thoughtOf(moves: readonly Move[], selector: RacingSelector, exact: boolean): Thought {
  const best = selector.best();
  const top = selector.worthOf(best);
  const others = moves.flatMap((_, index) =>
    index === best ? [] : [candidateOf(moves, selector, index, best)],
  );
  const first: Candidate = {
    move: moves[best] as Move,
    value: top.mean,
    standardError: top.error,
    loss: 0,
    lossError: 0,
    wins: selector.winsOf(best),
    leadsAgain: selector.leadsOf(best),
  };
  return { candidates: [first, ...others.sort((a, b) => a.loss - b.loss)], deals: selector.deals, exact };
}

/** What a candidate loses was seen on the deals that it was played out in: on those it may even have been ahead. */
function candidateOf(
  moves: readonly Move[],
  selector: RacingSelector,
  index: number,
  best: number,
): Candidate {
  const { mean, error } = selector.lossOf(index, best);
  const loss = Math.max(0, mean);
  return {
    move: moves[index] as Move,
    value: selector.worthOf(best).mean - loss,
    standardError: selector.worthOf(index).error,
    loss,
    lossError: error,
    wins: selector.winsOf(index),
    leadsAgain: selector.leadsOf(index),
  };
}
