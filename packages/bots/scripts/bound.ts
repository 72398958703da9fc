/**
 * Compares the levels with the best play of a seat that does not see the other hands. It can be computed exactly at
 * decisions at which few deals remain possible, against others who play `heuristic`.
 *
 *     node packages/bots/scripts/bound.ts [rules] [players] [deals] [most possible deals] [bots]
 *
 * Leads of the others exclude some of the deals, since `heuristic` has no randomness. Over the remaining ones the best reply
 * is found by trying every plan: at each own decision one move for all deals that look alike so far. Prints how much the
 * moves of each bot lose against it, in counters a decision.
 */
import { type GameView, type Move, parseRulesText, seatAt } from '@nain-jaune/engine';
import { compileRules, itemAt, Kernel, kernelAt } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { cardOf } from '../src/heuristic/moves.ts';
import { Policy } from '../src/heuristic/policy.ts';
import { RULE_OF_THUMB } from '../src/heuristic/weights.ts';
import { BOTS, isBotName } from '../src/index.ts';
import { enumerateDeals } from '../src/knowledge/enumerate.ts';
import { knowledgeOf } from '../src/knowledge/knowledge.ts';
import { LeadLikelihood } from '../src/knowledge/likelihood.ts';
import { SeenCards } from '../src/knowledge/seenCards.ts';
import { announcedMoves, areAlike, differentMoves } from '../src/search/candidates.ts';
import { Playout } from '../src/search/playout.ts';
import { dealtGame } from '../src/testing/game.ts';

const [text = 'lindor-1789 continuing=compulsory announcing=automatic debts=true end.deals=1', seats = '4'] =
  process.argv.slice(2);
const [deals = '2000', possible = '300', names = 'heuristic,expert,master'] = process.argv.slice(4);
const ruleset = parseRulesText(text);
if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
const rules = compileRules(ruleset.value, Number(seats));
const bots = names.split(',').map((name) => {
  if (!isBotName(name)) throw new RangeError(`unknown bot: ${name}`);
  return BOTS[name];
});
const policy = new Policy(rules, RULE_OF_THUMB);

interface State {
  readonly words: Int32Array;
  readonly seenCards: SeenCards;
}

class BestReply {
  readonly #seat: number;
  readonly #talon: number;

  constructor(seat: number, talon: number) {
    this.#seat = seat;
    this.#talon = talon;
  }

  /**
   * Returns the sum of the own counters at the end over all states, if the seat plays `card` and then the best.
   */
  afterCard(states: readonly State[], card: number): number {
    let sum = 0;
    const groups = new Map<string, State[]>();
    for (const state of states) {
      const seen = this.#playOn(state, card);
      if (typeof seen.counters === 'number') sum += seen.counters;
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
    const kernel = new Kernel(rules);
    kernel.copyFrom(state.words);
    const playout = new Playout(rules, this.#talon, policy);
    playout.begin(state.seenCards);
    let story = '';
    let next = card;
    for (;;) {
      playout.play(kernel, next, true);
      if (kernel.isOver) return { counters: kernel.countersOf(this.#seat) };
      story += ` ${kernel.last}:${next}:${kernel.toMove}:${kernel.wanted}`;
      if (kernel.toMove === this.#seat && cardsFor(kernel).length > 1) break;
      next = policy.choose(kernel, playout.seenCards, this.#talon);
    }
    const seenCards = new SeenCards();
    seenCards.copyFrom(playout.seenCards);
    return { counters: null, story, state: { words: kernel.words, seenCards } };
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

/** Returns the deals still possible in a view if the others play `heuristic`. Empty if there are too many. */
function statesOf(view: GameView): State[] {
  const knowledge = knowledgeOf(view);
  const listed = enumerateDeals(knowledge, Number(possible));
  if (listed === null) return [];
  const way = { policy, temperature: 1e-6, anything: 0 };
  const likelihoods = new LeadLikelihood(knowledge, [way]).of(listed.deals);
  const position = kernelAt(view);
  return [...likelihoods.keys()]
    .filter((deal) => (likelihoods[deal] ?? 0) > 0)
    .map((deal) => {
      const kernel = new Kernel(rules);
      kernel.copyFrom(position.words);
      listed.deals.put(deal, kernel);
      const seenCards = new SeenCards();
      seenCards.copyFrom(knowledge.observations.seenCards);
      return { words: kernel.words, seenCards };
    });
}

const losses = bots.map(() => 0);
let decisions = 0;

function judge(view: GameView, moves: readonly Move[], name: string): void {
  const states = statesOf(view);
  if (states.length < 2) return;
  const reply = new BestReply(view.seat ?? 0, view.deal?.talon ?? 0);
  const worths = moves.map((move) => reply.afterCard(states, cardOf(move)) / states.length);
  decisions++;
  bots.forEach((bot, index) => {
    const chosen = bot.choose(view, moves, seededRandom(name));
    const at = moves.findIndex((move) => areAlike(rules, move, chosen));
    losses[index] = (losses[index] ?? 0) + Math.max(...worths) - (worths[at] ?? 0);
  });
}

function playDeal(number: number): void {
  const dealer = seatAt(number % rules.players);
  const driver = dealtGame(rules.ruleset, rules.players, seededRandom(`bound ${number}`), dealer);
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    const { view } = turn;
    const legal = announcedMoves(turn.legal);
    const moves = differentMoves(rules, legal);
    if (moves.length > 1 && view.deal?.turn?.leads) judge(view, moves, `${number} ${view.deal.laid.length}`);
    driver.makeMove(BOTS.heuristic.choose(view, legal, seededRandom(number)));
  }
}

for (let deal = 0; deal < Number(deals); deal++) playDeal(deal);
process.stdout.write(`${decisions} leads with 2 to ${possible} possible deals, in ${deals} deals\n`);
bots.forEach(({ name }, index) => {
  const loss = (losses[index] ?? 0) / decisions;
  process.stdout.write(
    `${name.padEnd(12)} loses ${loss.toFixed(2)} counters a decision against the best reply\n`,
  );
});
