import type { Random } from '@nain-jaune/engine';
import { compileRules, playRandomDeals, type RandomDeals, type Rules } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Command } from 'commander';
import { makeBreather } from '../io/interrupt.ts';
import type { Shell } from '../shell.ts';
import { makeCommand } from './command.ts';
import { numberOption, optionFor } from './options.ts';
import { playersOf, type RulesOptions, rulesetOf } from './ruleset.ts';

interface Options extends RulesOptions {
  readonly deals: number;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Deals at a time: a few milliseconds, and so many that the deal goes round any table without a break. */
const PART = 8400;

/** `nain bench`: the kernel's speed on random deals. */
export function benchCommand(shell: Shell): Command {
  return makeCommand(shell, 'bench', 'bench', [
    [
      'nain bench --rules lindor-1789 --set continuing=compulsory --set announcing=automatic --players 4 --deals 1000000',
      'bench',
    ],
  ])
    .addOption(optionFor(shell, '--rules <rules>', 'rules'))
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(numberOption(shell, '--players <n>', 'players', 3, 8))
    .addOption(
      numberOption(shell, '--deals <n>', 'dealsBench', 1, 1_000_000_000).default(1_000_000, '1000000'),
    )
    .addOption(optionFor(shell, '--seed <seed>', 'seed'))
    .addOption(optionFor(shell, '--json', 'json'))
    .action((options: Options) => runBench(shell, options));
}

async function runBench(shell: Shell, options: Options): Promise<void> {
  const ruleset = rulesetOf(shell, options);
  const rules = compileRules(ruleset, playersOf(shell, ruleset, options.players));
  const start = performance.now();
  const { deals, cards } = await playInParts(rules, options.deals, seededRandom(options.seed ?? 1));
  const seconds = (performance.now() - start) / 1000;
  const speeds = { dealsPerSecond: Math.round(deals / seconds), cardsPerSecond: Math.round(cards / seconds) };
  if (options.json) await shell.output.out(`${JSON.stringify({ ...speeds, deals, cards, seconds })}\n`);
  else await shell.output.out(drawSpeeds(shell, { ...speeds, deals, seconds }));
}

/** Plays deals part by part, so that they can be interrupted. */
async function playInParts(rules: Rules, deals: number, random: Random): Promise<RandomDeals> {
  const breathe = makeBreather();
  let cards = 0;
  for (let left = deals; left > 0; left -= PART) {
    cards += playRandomDeals(rules, Math.min(left, PART), random).cards;
    await breathe();
  }
  return { deals, cards };
}

interface Speeds {
  readonly dealsPerSecond: number;
  readonly cardsPerSecond: number;
  readonly deals: number;
  readonly seconds: number;
}

function drawSpeeds({ cli, language }: Shell, speeds: Speeds): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return [
    cli.benchRan(speeds.deals, number.format(speeds.seconds)),
    `${cli.dealsPerSecond}: ${number.format(speeds.dealsPerSecond)}`,
    `${cli.cardsPerSecond}: ${number.format(speeds.cardsPerSecond)}`,
    '',
  ].join('\n');
}
