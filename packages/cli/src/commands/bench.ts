import { compileRules, playRandomDeals, type RandomDeals, type Rules } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Command } from 'commander';
import { makeSignalYield } from '../io/interrupt.ts';
import { type Progress, withProgress } from '../io/progress.ts';
import type { Shell } from '../shell.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { numberOption, optionFor } from './options.ts';
import { playersOf, type RulesOptions, rulesetOf, rulesOptions } from './rulesetOptions.ts';

interface Options extends RulesOptions {
  readonly deals: number;
  readonly seed?: string;
  readonly json?: boolean;
}

/** Takes a few milliseconds. A multiple of every number of players, so that the deal stays in turn. */
const DEALS_PER_PART = 8400;

/** `nain bench`: measures the kernel on random deals. */
export function benchCommand(shell: Shell): Command {
  const command = makeCommand(shell, 'bench', 'bench', [
    [
      'nain bench --rules lindor-1789 --set continuing=compulsory --set announcing=automatic --players 4 --deals 1000000',
      'bench',
    ],
  ]);
  return addOptions(command, [
    ...rulesOptions(shell),
    numberOption(shell, '--deals <n>', 'dealsBench', [1, 1_000_000_000]).default(1_000_000, '1000000'),
    optionFor(shell, '--seed <seed>', 'seed'),
    optionFor(shell, '--json', 'json'),
  ]).action((options: Options) => runBench(shell, options));
}

async function runBench(shell: Shell, options: Options): Promise<void> {
  const ruleset = rulesetOf(shell, options);
  const rules = compileRules(ruleset, playersOf(shell, ruleset, options.players));
  const start = performance.now();
  const { deals, cards } = await withProgress(shell, (progress) =>
    playInParts(shell, rules, options, progress),
  );
  const seconds = (performance.now() - start) / 1000;
  const speeds = { dealsPerSecond: Math.round(deals / seconds), cardsPerSecond: Math.round(cards / seconds) };
  if (options.json) await shell.output.out(`${JSON.stringify({ ...speeds, deals, cards, seconds })}\n`);
  else await shell.output.out(drawSpeeds(shell, { ...speeds, deals, seconds }));
}

/** Plays deals in parts, so that an interrupt takes effect. */
async function playInParts(
  { cli }: Shell,
  rules: Rules,
  { deals, seed }: Options,
  progress: Progress,
): Promise<RandomDeals> {
  const random = seededRandom(seed ?? 1);
  const yieldToSignals = makeSignalYield();
  let cards = 0;
  for (let left = deals; left > 0; left -= DEALS_PER_PART) {
    cards += playRandomDeals(rules, Math.min(left, DEALS_PER_PART), random).cards;
    progress.show(1 - left / deals, cli.roundsOf(deals - left, deals));
    await yieldToSignals();
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
