/**
 * Finds weights of the rule of thumb by trial: changes some at random, plays the changed ones in one seat against three
 * of the current ones on common deals, and adopts what wins. The same arguments find the same weights.
 *
 *     node packages/bots/scripts/tune.ts [rules] [players] [counts|forgets] [trials] [seed]
 *
 * `rules` may carry house rules: "lindor-1789 continuing=compulsory". Prints each better set with what it gained.
 */
import { PACK, parseRulesText } from '@nain-jaune/engine';
import { compileRules, dealAtRandom, Kernel, LAYOUT, type Rules } from '@nain-jaune/engine/kernel';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { Policy } from '../src/heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB, type Weights } from '../src/heuristic/weights.ts';
import { SeenCards } from '../src/knowledge/seenCards.ts';
import { Playout } from '../src/search/playout.ts';

/** The first change of each weight. */
const STRIDES = { points: 0.05, low: 0.3, box: 0.2, theirBox: 0.05, lead: 1, ahead: 0.1, goingOut: 5 };
const FIRST_DEALS = 4_000;
const SECOND_DEALS = 40_000;
/** The number of failures in a row after which the changes become smaller. */
const PATIENCE = 40;

const [
  text = 'lindor-1789 continuing=compulsory announcing=automatic debts=true',
  seats = '4',
  kind = 'counts',
] = process.argv.slice(2);
const [trials = '600', seed = 'tune'] = process.argv.slice(5);
const parsed = parseRulesText(text);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));

function tune(rules: Rules, first: Weights, most: number): void {
  const random = seededRandom(seed);
  let best = first;
  let stride = 1;
  let failures = 0;
  for (let trial = 1; trial <= most; trial++) {
    const changed = change(best, stride, random);
    const quick = gain(new Table(rules, changed, best), FIRST_DEALS, `${seed} ${trial}`);
    const sure =
      quick.mean > quick.error
        ? gain(new Table(rules, changed, best), SECOND_DEALS, `${seed} sure ${trial}`)
        : quick;
    if (sure !== quick && sure.mean > 2 * sure.error) {
      best = changed;
      failures = 0;
      process.stdout.write(
        `${trial}  +${sure.mean.toFixed(3)} ± ${sure.error.toFixed(3)}  ${JSON.stringify(best)}\n`,
      );
    } else if (++failures % PATIENCE === 0) stride = Math.max(0.1, stride * 0.7);
  }
  const all = gain(new Table(rules, best, first), SECOND_DEALS, `${seed} all`);
  process.stdout.write(
    `all in all +${all.mean.toFixed(2)} ± ${all.error.toFixed(2)}  ${JSON.stringify(best)}\n`,
  );
}

function change(weights: Weights, stride: number, random: Random): Weights {
  const changed = { ...weights };
  for (const [name, width] of Object.entries(STRIDES) as [keyof typeof STRIDES, number][])
    if (unit(random) < 0.5) changed[name] += normal(random) * width * stride;
  return changed;
}

function unit(random: Random): number {
  return (random.next() >>> 0) / 2 ** 32;
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - unit(random))) * Math.cos(2 * Math.PI * unit(random));
}

/**
 * Returns what one seat with the changed weights gains against the others with the old, over every seat of common
 * deals.
 */
function gain(table: Table, deals: number, chance: string) {
  const { rules } = table;
  const start = new Kernel(rules);
  const random = seededRandom(chance);
  const pack = Uint8Array.from(PACK);
  let sum = 0;
  let squares = 0;
  for (let deal = 0; deal < deals; deal++) {
    dealAtRandom(start, pack, deal % rules.players, random);
    const difference = table.difference(start);
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / deals;
  return { mean, error: Math.sqrt((squares / deals - mean * mean) / deals) };
}

class Table {
  readonly rules: Rules;
  readonly #changed: Policy;
  readonly #old: Policy;
  readonly #kernel: Kernel;
  readonly #talon: number;

  constructor(rules: Rules, changed: Weights, old: Weights) {
    this.rules = rules;
    this.#changed = new Policy(rules, changed);
    this.#old = new Policy(rules, old);
    this.#kernel = new Kernel(rules);
    this.#talon = 52 - rules.handSizes.reduce((sum, size) => sum + size, 0);
  }

  difference(start: Kernel): number {
    const base = this.#play(start, -1);
    let sum = 0;
    for (let seat = 0; seat < this.rules.players; seat++)
      sum += (this.#play(start, seat)[seat] ?? 0) - (base[seat] ?? 0);
    return sum / this.rules.players;
  }

  #play(start: Kernel, seat: number): readonly number[] {
    const playout = new Playout(this.rules, this.#talon, this.#old);
    if (seat >= 0) playout.seat(seat, this.#changed);
    this.#kernel.copyFrom(start.words);
    playout.begin(new SeenCards());
    playout.toTheEnd(this.#kernel);
    return Array.from(this.#kernel.words.subarray(LAYOUT.COUNTERS, LAYOUT.COUNTERS + this.rules.players));
  }
}

tune(compileRules(parsed.value, Number(seats)), kind === 'counts' ? COUNTING : RULE_OF_THUMB, Number(trials));
