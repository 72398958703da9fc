import { knowledgeOf } from '@nain-jaune/bots/knowledge';
import {
  COUNTING,
  cardOf,
  type LikelyDeal,
  likelyDeals,
  MODELS,
  Playout,
  Policy,
} from '@nain-jaune/bots/search';
import type { Card, DealEvent, Move, Seat } from '@nain-jaune/engine';
import { itemAt, Kernel, kernelAt } from '@nain-jaune/engine/kernel';
import type { Random } from '@nain-jaune/engine/random';
import { MAX_LISTED_DEALS, MAX_STATES } from '../evaluateMoves.ts';
import type { PuzzlePosition } from './judgePuzzle.ts';
import type { CounterParts, PlayedTurn } from './puzzle.ts';

/** How two moves are played on: by rules of thumb, in deals that agree with what the seat knows. */
export interface Origin {
  /** The mean counters of the seat by their cause, after each move. */
  readonly parts: readonly [CounterParts, CounterParts];
  /** A short line of play after the first move, in a deal that ends about as the mean. */
  readonly line: readonly PlayedTurn[];
}

/** Maximum number of turns of a line. */
const MAX_TURNS = 6;
/** Counters that a line may be farther from the mean to be one turn shorter. */
const SHORTER = 0.5;

interface Sample {
  readonly deal: LikelyDeal;
  /** The place of the others' rule of thumb in {@link MODELS}. */
  readonly model: number;
  readonly parts: readonly [CounterParts, CounterParts];
  readonly turns: number;
}

/** Plays out two moves in the same possible deals: those of {@link judge} with the same random numbers. */
export function originOf(
  { view }: PuzzlePosition,
  moves: readonly [Move, Move],
  random: Random,
  deals: number,
): Origin {
  const seat = view.seat ?? 0;
  const table = new Table({ view });
  const samples: Sample[] = [];
  const effort = { deals, states: MAX_STATES, listed: Math.min(MAX_LISTED_DEALS, deals) };
  for (const deal of likelyDeals(knowledgeOf(view), effort, random)) {
    const model = (samples.length + 1) % MODELS.length;
    const [first, second] = moves.map((move) => table.play(deal, model, move)) as [DealEvent[], DealEvent[]];
    const turns = turnsOf(first);
    samples.push({ deal, model, parts: [partsOf(first, seat), partsOf(second, seat)], turns: turns.length });
  }
  const parts = [meanOf(samples, 0), meanOf(samples, 1)] as const;
  const distance = ({ parts: own, turns }: Sample): number =>
    SHORTER * turns +
    Math.abs(totalOf(own[0]) - totalOf(parts[0])) +
    Math.abs(totalOf(own[1]) - totalOf(parts[1]));
  const shown = samples.reduce(
    (best, one) => (distance(one) < distance(best) ? one : best),
    itemAt(samples, 0),
  );
  return { parts, line: turnsOf(table.play(shown.deal, shown.model, moves[0])).slice(0, MAX_TURNS) };
}

/** Returns the sum of all parts. */
export function totalOf(parts: CounterParts): number {
  return Object.values(parts).reduce((sum, counters) => sum + counters, 0);
}

/** The players of all deals: the seat counts cards, and the models of the others alternate. */
class Table {
  readonly #start: Kernel;
  readonly #kernel: Kernel;
  readonly #playouts: readonly Playout[];
  readonly #seen;

  constructor({ view }: Pick<PuzzlePosition, 'view'>) {
    const { observations, rules } = knowledgeOf(view);
    const own = new Policy(rules, COUNTING);
    this.#start = kernelAt(view);
    this.#kernel = new Kernel(rules);
    this.#seen = observations.seenCards;
    this.#playouts = MODELS.map(({ weights }) => {
      const playout = new Playout(rules, view.deal?.talon ?? 0, new Policy(rules, weights));
      playout.seat(view.seat ?? 0, own);
      return playout;
    });
  }

  /** Returns the events from a move to the end of the deal. */
  play({ deals, index }: LikelyDeal, model: number, move: Move): DealEvent[] {
    const kernel = this.#kernel;
    const playout = itemAt(this.#playouts, model);
    const events: DealEvent[] = [];
    kernel.copyFrom(this.#start.words);
    deals.put(index, kernel);
    kernel.listener = (event) => events.push(event);
    playout.begin(this.#seen);
    const announced = move.type === 'lay' && (move.announced || !kernel.rules.announcingRequired);
    playout.play(kernel, cardOf(move), announced);
    playout.toTheEnd(kernel);
    return events;
  }
}

function partsOf(events: readonly DealEvent[], seat: number): CounterParts {
  const parts = { swept: 0, hocs: 0, fromOthers: 0, cards: 0, betes: 0 };
  for (const event of events) {
    if (event.type === 'swept' && event.seat === seat) parts.swept += event.counters;
    if (event.type === 'beted' && event.seat === seat) parts.betes -= event.counters;
    if (event.type !== 'paid') continue;
    const isHoc = event.reason === 'hoc';
    if (event.to === seat) parts[isHoc ? 'hocs' : 'fromOthers'] += event.counters;
    if (event.from === seat) parts[isHoc ? 'hocs' : 'cards'] -= event.counters;
  }
  return parts;
}

function meanOf(samples: readonly Sample[], move: 0 | 1): CounterParts {
  const sums = { swept: 0, hocs: 0, fromOthers: 0, cards: 0, betes: 0 };
  let weights = 0;
  for (const { deal, parts } of samples) {
    weights += deal.weight;
    for (const part of PARTS) sums[part] += deal.weight * parts[move][part];
  }
  for (const part of PARTS) sums[part] = Math.round((10 * sums[part]) / weights) / 10;
  return sums;
}

const PARTS = ['swept', 'hocs', 'fromOthers', 'cards', 'betes'] as const;

/** Returns the turns in which a card is laid or a box is swept. A pass that begins the play is a turn without cards. */
function turnsOf(events: readonly DealEvent[]): PlayedTurn[] {
  const turns: { seat: Seat; cards: Card[]; swept: number; out: boolean }[] = [];
  for (const event of events) {
    const last = turns.at(-1);
    if (event.type === 'laid') {
      if (last?.seat === event.seat) last.cards.push(event.card);
      else turns.push({ seat: event.seat, cards: [event.card], swept: 0, out: false });
    } else if (event.type === 'passed' && last === undefined) {
      turns.push({ seat: event.seat, cards: [], swept: 0, out: false });
    } else if (last !== undefined && event.type === 'swept') last.swept += event.counters;
    else if (last !== undefined && event.type === 'ended') last.out = true;
  }
  return turns;
}
