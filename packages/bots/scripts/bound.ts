/**
 * Solves late leads of mixed bots by a solver of its own, and says how wrong the bots and the judge of a review are there.
 *
 *     node packages/bots/scripts/bound.ts [rules] [players] [deals] [most possible deals] [bots]
 *
 * The solver finds the best play of a seat that does not see the other hands, against others who play as the models of the
 * search do, by trying every plan: at each own decision one move for all deals that look alike so far. It shares the
 * deals, their weights and the playouts with `src/search/ending.ts`, but not the search, and has a generous limit of steps.
 *
 * Prints, in counters a lead, how much the moves of each bot lose, and of each judge (playouts alone; a review):
 * how many of the moves that it calls mistakes cost nothing, and how often its best move loses more than one counter.
 */
import { type GameView, type Move, parseRulesText, seatAt } from '@nain-jaune/engine';
import { compileRules, itemAt, Kernel, kernelAt } from '@nain-jaune/engine/kernel';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { cardOf } from '../src/heuristic/moves.ts';
import { Policy } from '../src/heuristic/policy.ts';
import { BOTS, isBotName } from '../src/index.ts';
import { knowledgeOf } from '../src/knowledge/knowledge.ts';
import { SeenCards } from '../src/knowledge/seenCards.ts';
import { allDeals, MODELS } from '../src/search/beliefs.ts';
import { announcedMoves, areAlike, differentMoves } from '../src/search/candidates.ts';
import { type Candidate, type Effort, thinkWhole } from '../src/search/index.ts';
import { Playout } from '../src/search/playout.ts';
import { dealtGame } from '../src/testing/game.ts';

const [text = 'lindor-1789 continuing=compulsory announcing=automatic debts=true end.deals=1', seats = '4'] =
  process.argv.slice(2);
const [deals = '300', possible = '600', names = 'heuristic,longest,lowest,expert'] = process.argv.slice(4);
const ruleset = parseRulesText(text);
if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
const rules = compileRules(ruleset.value, Number(seats));
const bots = names.split(',').map((name) => {
  if (!isBotName(name)) throw new RangeError(`unknown bot: ${name}`);
  return BOTS[name];
});
const policies = MODELS.map(({ weights }) => new Policy(rules, weights));
/** The effort of a review. */
const REVIEW: Effort = {
  deals: 400,
  states: 20_000,
  work: Number.POSITIVE_INFINITY,
  listed: 400,
  nested: null,
  keepAll: true,
};
const PLAYOUTS: Effort = { ...REVIEW, ending: null };
const JUDGES = { playouts: PLAYOUTS, review: REVIEW };
/** The second look of a review at a mistake. */
const SECOND_LOOK: Effort = { ...PLAYOUTS, deals: 150, nested: { deals: 16, leads: 5 }, keepAll: false };
/** Leads that take more plays to solve are left out. */
const MOST_PLAYS = 400_000;
/** A move that loses less costs nothing. */
const NOTHING = 0.05;

interface State {
  readonly words: Int32Array;
  readonly seenCards: SeenCards;
  readonly policy: Policy;
  readonly weight: number;
}

class BestReply {
  readonly #seat: number;
  readonly #talon: number;
  plays = 0;

  constructor(seat: number, talon: number) {
    this.#seat = seat;
    this.#talon = talon;
  }

  /**
   * Returns the mean of the own counters at the end over all states, if the seat plays `card` and then the best.
   */
  afterCard(states: readonly State[], card: number): number {
    let sum = 0;
    const groups = new Map<string, State[]>();
    for (const state of states) {
      const seen = this.#playOn(state, card);
      if (typeof seen.counters === 'number') sum += state.weight * seen.counters;
      else groups.set(seen.story, [...(groups.get(seen.story) ?? []), seen.state]);
    }
    for (const group of groups.values()) sum += this.best(group);
    return sum;
  }

  /** Returns the same for the best card. All states look alike. */
  best(states: readonly State[]): number {
    const kernel = new Kernel(rules);
    kernel.copyFrom(itemAt(states, 0).words);
    return Math.max(...cardsFor(kernel).map((card) => this.afterCard(states, card)));
  }

  /** Plays until the seat has to choose again. `story` is what it has seen by then. */
  #playOn(
    state: State,
    card: number,
  ): { counters: number } | { counters: null; story: string; state: State } {
    if (++this.plays > MOST_PLAYS) throw new RangeError('too many plays');
    const kernel = new Kernel(rules);
    kernel.copyFrom(state.words);
    const playout = new Playout(rules, this.#talon, state.policy);
    playout.begin(state.seenCards);
    let story = '';
    let next = card;
    for (;;) {
      playout.play(kernel, next, true);
      if (kernel.isOver) return { counters: kernel.countersOf(this.#seat) };
      story += ` ${kernel.last}:${next}:${kernel.toMove}:${kernel.wanted}`;
      if (kernel.toMove === this.#seat && cardsFor(kernel).length > 1) break;
      next = state.policy.choose(kernel, playout.seenCards, this.#talon);
    }
    const seenCards = new SeenCards();
    seenCards.copyFrom(playout.seenCards);
    return { counters: null, story, state: { ...state, words: kernel.words, seenCards } };
  }
}

/** The cards of the seat to move that differ in effect. */
function cardsFor(kernel: Kernel): number[] {
  const low = kernel.legalLow();
  const high = kernel.legalHigh();
  const kinds = new Map<string, number>();
  for (let card = 0; card < 52; card++) {
    if ((((card < 32 ? low : high) >>> (card & 31)) & 1) === 0) continue;
    const kind = !rules.withinSuit && (rules.boxOf[card] ?? 0) < 0 ? `rank ${card >> 2}` : `${card}`;
    if (!kinds.has(kind)) kinds.set(kind, card);
  }
  return [...kinds.values(), ...(kernel.mayPass() ? [-1] : [])];
}

/** Returns the deals possible in a view, with every model of the others. Empty if there are too many. */
function statesOf(view: GameView): State[] {
  const knowledge = knowledgeOf(view);
  const listed = allDeals(knowledge, Number(possible), MODELS);
  if (listed === null) return [];
  const all = listed.weights.reduce((sum, weight) => sum + weight, 0);
  const position = kernelAt(view);
  return [...listed.weights].flatMap((weight, deal) =>
    policies.map((policy) => {
      const kernel = new Kernel(rules);
      kernel.copyFrom(position.words);
      listed.deals.put(deal, kernel);
      const seenCards = new SeenCards();
      seenCards.copyFrom(knowledge.observations.seenCards);
      return { words: kernel.words, seenCards, policy, weight: weight / all / policies.length };
    }),
  );
}

/** What each move of a lead loses, or null if it is not solved. */
function lossesAt(view: GameView, moves: readonly Move[]): number[] | null {
  const states = statesOf(view);
  if (states.length <= policies.length) return null;
  const reply = new BestReply(view.seat ?? 0, view.deal?.talon ?? 0);
  try {
    const worths = moves.map((move) => reply.afterCard(states, cardOf(move)));
    return worths.map((worth) => Math.max(...worths) - worth);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const lost = bots.map(() => 0);
const judged = Object.entries(JUDGES).map(([name, effort]) => ({
  name,
  effort,
  solved: 0,
  mistakes: 0,
  free: 0,
  wrong: 0,
}));
let leads = 0;

function judge(view: GameView, moves: readonly Move[], name: string): void {
  const losses = lossesAt(view, moves);
  if (losses === null) return;
  const lossOf = (move: Move) => losses[moves.findIndex((other) => areAlike(rules, move, other))] ?? 0;
  leads++;
  bots.forEach((bot, index) => {
    lost[index] = (lost[index] ?? 0) + lossOf(bot.choose(view, moves, seededRandom(name)));
  });
  for (const one of judged) {
    const { candidates, exact } = thinkWhole(view, moves, seededRandom(name), one.effort);
    const mistakes = candidates.filter(
      (candidate) =>
        isMistake(candidate) &&
        (exact || one.effort === PLAYOUTS || isMistakeNested(view, candidates, candidate)),
    );
    one.solved += exact ? 1 : 0;
    one.mistakes += mistakes.length;
    one.free += mistakes.filter(({ move }) => lossOf(move) < NOTHING).length;
    one.wrong += lossOf(itemAt(candidates, 0).move) > 1 ? 1 : 0;
  }
}

function isMistake({ loss, lossError }: Candidate): boolean {
  return loss - 2 * lossError > 1;
}

function isMistakeNested(view: GameView, [best]: readonly Candidate[], { move }: Candidate): boolean {
  const moves = best === undefined ? [move] : [best.move, move];
  const { candidates } = thinkWhole(view, moves, seededRandom('second look'), SECOND_LOOK);
  return candidates.some((candidate) => candidate.move === move && isMistake(candidate));
}

function playDeal(number: number): void {
  const random = seededRandom(`bound ${number}`);
  const dealer = seatAt(number % rules.players);
  const players = Array.from({ length: rules.players }, () => itemAt(bots, below(random, bots.length)));
  const driver = dealtGame(rules.ruleset, rules.players, random, dealer);
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    const { view } = turn;
    const legal = announcedMoves(turn.legal);
    const moves = differentMoves(rules, legal);
    if (moves.length > 1 && view.deal?.turn?.leads) judge(view, moves, `${number} ${view.deal.laid.length}`);
    driver.makeMove(itemAt(players, turn.seat).choose(view, legal, random));
  }
}

function percent(part: number, all: number): string {
  return `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(2)} %)`;
}

for (let deal = 0; deal < Number(deals); deal++) playDeal(deal);
process.stdout.write(`${leads} leads with 2 to ${possible} possible deals, in ${deals} deals\n`);
bots.forEach(({ name }, index) => {
  process.stdout.write(
    `${name.padEnd(12)} loses ${((lost[index] ?? 0) / leads).toFixed(3)} counters a lead\n`,
  );
});
for (const { name, solved, mistakes, free, wrong } of judged) {
  process.stdout.write(
    `${name}: solved ${percent(solved, leads)}; best loses > 1: ${percent(wrong, leads)}; `,
  );
  process.stdout.write(`mistakes that cost nothing: ${percent(free, mistakes)}\n`);
}
