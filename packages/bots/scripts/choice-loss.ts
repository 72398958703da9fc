/**
 * What the choices of bots lose, in counters a decision, judged by a search with far more effort over the same
 * positions. Faster and more precise than an arena, but it shares the beliefs of the search about the others.
 *
 * node packages/bots/scripts/choice-loss.ts [bots] [decisions of each table] [tables] [nested]
 *
 * With `nested` the search also searches at its later leads, as the master does, in fewer deals.
 */

import { compileRules } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { BOTS, isBotName } from '../src/index.ts';
import { areAlike, type Effort, thinkWhole } from '../src/search/index.ts';
import { type Position, positionsOf, TABLES } from './positions.ts';

const [names = 'expert,master', count = '60', tables = '7', kind = 'plain'] = process.argv.slice(2);
const bots = names.split(',').map((name) => {
  if (!isBotName(name)) throw new RangeError(`unknown bot: ${name}`);
  return BOTS[name];
});
const ALL = { states: 20_000, listed: 10_000, work: Number.POSITIVE_INFINITY, keepAll: true };
const EFFORT: Effort =
  kind === 'nested'
    ? { ...ALL, deals: 300, nested: { deals: 32, leads: 6 } }
    : { ...ALL, deals: 4000, nested: null };

function lossesAt({ view, moves }: Position, index: number): number[] {
  const rules = compileRules(view.rules, view.players);
  const { candidates } = thinkWhole(view, moves, seededRandom(`reference ${index}`), EFFORT);
  return bots.map((bot) => {
    const chosen = bot.choose(view, moves, seededRandom(index));
    return candidates.find(({ move }) => areAlike(rules, move, chosen))?.loss ?? Number.NaN;
  });
}

function mean(values: readonly number[]): string {
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - average) ** 2, 0);
  return `${average.toFixed(3)} ± ${(Math.sqrt(squares) / values.length).toFixed(3)}`;
}

const positions = TABLES.slice(0, Number(tables)).flatMap(({ text, players }) =>
  positionsOf(text, players, Number(count)),
);
const losses = positions.map(lossesAt);
bots.forEach(({ name }, bot) => {
  const own = losses.map((row) => row[bot] ?? 0);
  const less = losses.map((row) => (row[0] ?? 0) - (row[bot] ?? 0));
  process.stdout.write(`${name.padEnd(12)} loses ${mean(own)}, less than ${bots[0]?.name}: ${mean(less)}\n`);
});
