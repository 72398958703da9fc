import type { Move } from '@nain-jaune/engine';
import { bitCountOfBoth, itemAt, Kernel, kernelAt, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import { cardOf } from '../heuristic/moves.ts';
import { PASS, Policy } from '../heuristic/policy.ts';
import type { Deals } from '../knowledge/deals.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { SeenCards } from '../knowledge/seenCards.ts';
import { MOST_MOVES, type MoveCode, Moves, PASS as PASS_CODE } from '../solver/moves.ts';
import { allDeals, MODELS, type Model } from './beliefs.ts';
import { Playout } from './playout.ts';
import { terminalValue } from './terminalValue.ts';

/** When an ending is solved. */
export interface EndingEffort {
  /** The maximum number of deals that agree with the view. */
  readonly deals: number;
  /** The maximum number of times that a deal is played on from one own choice to the next. */
  readonly steps: number;
}

/** About 20 ms, 30 at most. */
export const ENDING: EndingEffort = { deals: 600, steps: 30_000 };

/** What a plan is worth: sums over deals, each times its weight. */
export interface Worth {
  /** The change of the own counters from now on. */
  readonly counters: number;
  /** The weight of the deals that are won. */
  readonly wins: number;
  /** The weight of the deals in which the own seat leads next. */
  readonly leads: number;
}

/** The solution of an ending: the worth of each move, as means. */
export interface SolvedEnding {
  readonly deals: number;
  readonly worths: readonly Worth[];
}

/** A deal in play at an own choice, or over. */
interface State {
  readonly kernel: Kernel;
  readonly seenCards: SeenCards;
  /** The models of the others that have played like this so far, as bits. */
  models: number;
  weight: number;
  /** The number of the history that the own seat has seen. */
  story: number;
  /** The first seat to lead since the first move, or −1. */
  leader: number;
}

/** The numbers of seats, of wanted keys, and of all that can be seen of one move. */
const PLAYERS = 8;
const KEYS = 2 * LEAD;
const SIGHTS = 53 * PLAYERS * KEYS;
/** Sums of weights that differ by less are equal. */
const SMALL = 1e-9;

/** Thrown at the limit of steps. */
const TOO_LONG = new Error('the ending is too long');

/**
 * Solves an ending for what its seat knows: finds the plan with the highest mean worth over all deals that agree with the
 * view, each with its weight. The others play as the models do. A plan makes one move for all deals that the seat cannot
 * tell apart; it may also keep a card where passing is legal.
 *
 * The search tree has the own choices only. At each of them there is a group of deals that look alike. A move is played
 * in every deal of the group, and the others play on until the seat has to choose again. By then it has seen different
 * things, its *story*, in different deals: the group falls apart into smaller ones, which are solved one by one. The best
 * move is the one whose groups are worth the most together. At its leads another seat may play as several models do; a deal
 * in which they differ is split, so what the others do also tells which model they follow.
 *
 * Yields after each move. Returns null if more deals agree, or at the limit of steps: neither depends on time.
 */
export function* solveEnding(
  knowledge: Knowledge,
  moves: readonly Move[],
  effort: EndingEffort,
  models: readonly Model[] = MODELS,
): Generator<void, SolvedEnding | null, void> {
  const listed = allDeals(knowledge, effort.deals, models);
  if (listed === null) return null;
  const solver = new EndingSolver(knowledge, models, effort.steps);
  const all = listed.weights.reduce((sum, weight) => sum + weight, 0);
  for (let deal = 0; deal < listed.deals.count; deal++)
    solver.add(listed.deals, deal, (listed.weights[deal] ?? 0) / all);
  const worths: Worth[] = [];
  try {
    for (const move of moves) {
      worths.push(solver.afterFirst(cardOf(move), isAnnounced(knowledge.rules, move)));
      yield;
    }
  } catch (error) {
    if (error === TOO_LONG) return null;
    throw error;
  }
  return { deals: listed.deals.count, worths };
}

function isAnnounced(rules: Rules, move: Move): boolean {
  return move.type === 'lay' && (move.announced || !rules.announcingRequired);
}

class EndingSolver {
  readonly #seat: number;
  readonly #settled: number;
  readonly #talon: number;
  readonly #position: Kernel;
  readonly #seenCards: Readonly<SeenCards>;
  readonly #policies: readonly Policy[];
  readonly #moves: Moves;
  readonly #codes = new Int32Array(MOST_MOVES);
  readonly #playout: Playout;
  /** The states in use up to `#top`, and others to use again. */
  readonly #states: State[] = [];
  #top = 0;
  #stepsLeft: number;
  /** By story and what is seen next: the number of the longer story. */
  readonly #stories = new Map<number, number>();

  constructor({ view, rules, observations }: Knowledge, models: readonly Model[], steps: number) {
    this.#seat = view.seat ?? 0;
    this.#settled = view.summaries.length;
    this.#talon = view.deal?.talon ?? 0;
    this.#position = kernelAt(view);
    this.#seenCards = observations.seenCards;
    this.#policies = models.map(({ weights }) => new Policy(rules, weights));
    this.#moves = new Moves(rules);
    this.#playout = new Playout(rules, this.#talon, itemAt(this.#policies, 0));
    this.#stepsLeft = steps;
  }

  /** Adds a deal that looks like the view. */
  add(deals: Deals, deal: number, weight: number): void {
    const state = this.#newState();
    state.kernel.copyFrom(this.#position.words);
    deals.put(deal, state.kernel);
    state.seenCards.copyFrom(this.#seenCards);
    state.models = (1 << this.#policies.length) - 1;
    state.weight = weight;
    state.story = 0;
    state.leader = -1;
  }

  /** The worth of a move in all deals, followed by the best plan. */
  afterFirst(card: number, announced: boolean): Worth {
    return this.#after(this.#states.slice(0, this.#top), card, announced);
  }

  /** The worth of the best move in a group of deals that look alike. */
  #best(group: readonly State[]): Worth {
    const count = this.#moves.differing(this.#codes, itemAt(group, 0).kernel, false);
    const cards = Array.from(this.#codes.subarray(0, count), cardOfCode);
    return cards.map((card) => this.#after(group, card, true)).reduce(better);
  }

  #after(group: readonly State[], card: number, announced: boolean): Worth {
    const first = this.#top;
    for (const before of group) {
      if (--this.#stepsLeft < 0) throw TOO_LONG;
      const state = this.#newState();
      copyState(state, before);
      this.#playout.begin(state.seenCards);
      this.#play(state, card, announced);
      state.seenCards.copyFrom(this.#playout.seenCards);
    }
    // Splitting adds states at the end.
    for (let index = first; index < this.#top; index++) this.#goOn(itemAt(this.#states, index));
    const worth = this.#worthOf(this.#states.slice(first, this.#top));
    this.#top = first;
    return worth;
  }

  #worthOf(states: readonly State[]): Worth {
    const groups = new Map<number, State[]>();
    let all: Worth = { counters: 0, wins: 0, leads: 0 };
    for (const state of states) {
      const group = groups.get(state.story);
      if (state.kernel.isOver) all = sumOf(all, this.#worthAtEnd(state));
      else if (group === undefined) groups.set(state.story, [state]);
      else group.push(state);
    }
    for (const group of groups.values()) all = sumOf(all, this.#best(group));
    return all;
  }

  #worthAtEnd({ kernel, weight, leader }: State): Worth {
    const change = terminalValue(kernel, this.#seat, this.#settled) - this.#position.countersOf(this.#seat);
    return {
      counters: weight * change,
      wins: kernel.winner === this.#seat ? weight : 0,
      leads: leader === this.#seat ? weight : 0,
    };
  }

  /** Plays on to the next own choice or the end. */
  #goOn(state: State): void {
    const { kernel } = state;
    this.#playout.begin(state.seenCards);
    while (!kernel.isOver) {
      const isOwn = kernel.toMove === this.#seat;
      if (kernel.leads && state.leader < 0) state.leader = kernel.toMove;
      if (isOwn && this.#moves.differing(this.#codes, kernel, false) > 1) break;
      const card = isOwn ? cardOfCode(this.#codes[0] ?? 0) : this.#cardOfOther(state);
      this.#play(state, card, true);
    }
    state.seenCards.copyFrom(this.#playout.seenCards);
  }

  /** The card of the seat to move. Splits off the models that would play another one. */
  #cardOfOther(state: State): number {
    const { kernel, models } = state;
    const { seenCards } = this.#playout;
    let card: number | null = null;
    let alike = 0;
    for (let model = 0; model < this.#policies.length; model++) {
      if (((models >>> model) & 1) === 0) continue;
      const chosen = itemAt(this.#policies, model).choose(kernel, seenCards, this.#talon);
      card ??= chosen;
      if (chosen === card) alike |= 1 << model;
      // Models differ in leads alone.
      if (!kernel.leads) return card;
    }
    if (alike !== models) this.#split(state, models & ~alike);
    return card ?? PASS;
  }

  #split(state: State, models: number): void {
    const other = this.#newState();
    copyState(other, state);
    other.seenCards.copyFrom(this.#playout.seenCards);
    other.models = models;
    other.weight = (state.weight * bitCountOfBoth(models, 0)) / bitCountOfBoth(state.models, 0);
    state.models &= ~models;
    state.weight -= other.weight;
  }

  /** Plays a card of the seat to move, and adds what everyone sees to the story. */
  #play(state: State, card: number, announced: boolean): void {
    const { kernel } = state;
    this.#playout.play(kernel, card, announced);
    const seen = ((card + 1) * PLAYERS + kernel.toMove) * KEYS + kernel.wanted;
    const key = state.story * SIGHTS + seen;
    state.story = this.#stories.get(key) ?? this.#stories.size + 1;
    this.#stories.set(key, state.story);
  }

  #newState(): State {
    const state = this.#states[this.#top] ?? {
      kernel: new Kernel(this.#position.rules),
      seenCards: new SeenCards(),
      models: 0,
      weight: 0,
      story: 0,
      leader: -1,
    };
    this.#states[this.#top++] = state;
    return state;
  }
}

function copyState(to: State, from: State): void {
  to.kernel.copyFrom(from.kernel.words);
  to.seenCards.copyFrom(from.seenCards);
  to.models = from.models;
  to.weight = from.weight;
  to.story = from.story;
  to.leader = from.leader;
}

function cardOfCode(code: MoveCode): number {
  return code === PASS_CODE ? PASS : code >> 1;
}

function sumOf(one: Worth, other: Worth): Worth {
  return {
    counters: one.counters + other.counters,
    wins: one.wins + other.wins,
    leads: one.leads + other.leads,
  };
}

function better(best: Worth, next: Worth): Worth {
  return next.counters > best.counters + SMALL ? next : best;
}
