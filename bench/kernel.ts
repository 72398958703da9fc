import { SeenCards } from '@nain-jaune/bots/knowledge';
import { COUNTING, Playout, Policy, RULE_OF_THUMB, type Weights } from '@nain-jaune/bots/search';
import { applyHouseRules, PACK, RULESETS, type Ruleset, seatsOf } from '@nain-jaune/engine';
import {
  bitCountOfBoth,
  compileRules,
  dealAtRandom,
  Kernel,
  playRandomDeals,
} from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { median } from './figure.ts';
import { playYardstick } from './yardstick.ts';

const ROUNDS = 7;
const DEALS = 60_000;

/** The rules of the yardstick. */
const PLAIN = houseRules(RULESETS['lindor-1789'], ['continuing=compulsory', 'announcing=automatic']);

interface Measure {
  readonly name: string;
  /** The smallest allowed ratio to the yardstick, with a wide margin, because machines differ. */
  readonly budget: number;
  run(deals: number, seed: number): { readonly cards: number };
}

export interface KernelFigure {
  readonly name: string;
  readonly dealsPerSecond: number;
  readonly cardsPerSecond: number;
  readonly ratio: number;
  readonly budget: number;
}

function houseRules(base: Ruleset, changes: readonly string[]): Ruleset {
  const outcome = applyHouseRules(base, changes);
  if (!outcome.ok) throw new Error(`invalid rules: ${JSON.stringify(outcome.error)}`);
  return outcome.value;
}

function kernelMeasure(name: string, ruleset: Ruleset, players: number, budget: number): Measure {
  const rules = compileRules(ruleset, players);
  return { name, budget, run: (deals, seed) => playRandomDeals(rules, deals, seededRandom(seed)) };
}

/** Deals in which every seat plays by a rule of thumb, as in the playouts of a search. */
function thumbMeasure(name: string, ruleset: Ruleset, weights: Weights, budget: number): Measure {
  const rules = compileRules(ruleset, 4);
  const dealt = rules.handSizes.reduce((sum, size) => sum + size, 0);
  const kernel = new Kernel(rules);
  const playout = new Playout(rules, PACK.length - dealt, new Policy(rules, weights));
  const nothing = new SeenCards();
  return {
    name,
    budget,
    run(deals, seed) {
      const pack = Uint8Array.from(PACK);
      const random = seededRandom(seed);
      let cards = 0;
      for (let deal = 0; deal < deals; deal++) {
        dealAtRandom(kernel, pack, deal % 4, random);
        playout.begin(nothing);
        playout.toTheEnd(kernel);
        cards += dealt;
        for (const seat of seatsOf(4)) cards -= bitCountOfBoth(kernel.handLow(seat), kernel.handHigh(seat));
      }
      return { cards };
    },
  };
}

const YARDSTICK: Measure = { name: 'yardstick (one ruleset by hand)', budget: 1, run: playYardstick };

const MEASURES: readonly Measure[] = [
  YARDSTICK,
  kernelMeasure('lindor-1789 compulsory automatic, 4', PLAIN, 4, 0.4),
  ...Object.values(RULESETS).map((ruleset) => kernelMeasure(`${ruleset.id}, 5`, ruleset, 5, 0.2)),
  kernelMeasure('lindor-1789, 3', RULESETS['lindor-1789'], 3, 0.2),
  kernelMeasure('lindor-1789, 8', RULESETS['lindor-1789'], 8, 0.2),
  thumbMeasure('compulsory, 4, by the rule of thumb', PLAIN, RULE_OF_THUMB, 0.1),
  thumbMeasure('compulsory, 4, counting the cards', PLAIN, COUNTING, 0.1),
];

interface Timed {
  readonly seconds: number;
  readonly cards: number;
}

/** Measures the processor time of a run, which other load of the machine affects little. */
function time(measure: Measure, seed: number): Timed {
  const start = process.cpuUsage();
  const { cards } = measure.run(DEALS, seed);
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1_000_000, cards };
}

/** Runs every measure in every round, so that a slow moment of the machine affects all of them. */
function measureAll(): KernelFigure[] {
  for (const measure of MEASURES) measure.run(DEALS, 0);
  const rounds = Array.from(
    { length: ROUNDS },
    (_, round) => new Map(MEASURES.map((measure) => [measure, time(measure, round + 1)])),
  );
  return MEASURES.map((measure) => {
    const times = rounds.flatMap((round) => round.get(measure) ?? []);
    const yardsticks = rounds.flatMap((round) => round.get(YARDSTICK) ?? []);
    const seconds = median(times.map((timed) => timed.seconds));
    return {
      name: measure.name,
      dealsPerSecond: Math.round(DEALS / seconds),
      cardsPerSecond: Math.round((times[0]?.cards ?? 0) / seconds),
      ratio: median(times.map((timed, round) => (yardsticks[round]?.seconds ?? Number.NaN) / timed.seconds)),
      budget: measure.budget,
    };
  });
}

function line({ name, dealsPerSecond, cardsPerSecond, ratio, budget }: KernelFigure): string {
  const numbers = [dealsPerSecond, cardsPerSecond]
    .map((number) => number.toLocaleString('en').padStart(12))
    .join(' ');
  return `${name.padEnd(38)}${numbers}${ratio.toFixed(2).padStart(8)}${budget.toFixed(2).padStart(8)}${ratio < budget ? '  too slow' : ''}`;
}

/** Measures the kernel for every ruleset, as ratios to a hand-written yardstick in the same run, and prints the figures. */
export function benchKernel(): { readonly figures: readonly KernelFigure[]; readonly broken: boolean } {
  const figures = measureAll();
  console.log(
    `${'deals, random unless stated otherwise'.padEnd(38)}${'deals/s'.padStart(12)} ${'cards/s'.padStart(12)}${'ratio'.padStart(8)}${'budget'.padStart(8)}`,
  );
  for (const figure of figures) console.log(line(figure));
  return { figures, broken: figures.some(({ ratio, budget }) => ratio < budget) };
}
