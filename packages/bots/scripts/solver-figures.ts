/**
 * How much time of the processor the solver takes for whole random deals, and how many positions it looks at.
 *
 *   node packages/bots/scripts/solver-figures.ts [RULES] [PLAYERS] [DEALS] [MOST POSITIONS] [silence]
 *
 * RULES is a ruleset with house rules as one argument: 'lindor-1789 continuing=compulsory'.
 */
import { PACK, parseRulesText } from '@nain-jaune/engine';
import { compileRules, dealAtRandom, Kernel } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { Solver } from '../src/solver/index.ts';

const YARDSTICK = 'lindor-1789 continuing=compulsory announcing=automatic debts=true';
const [text = YARDSTICK, players = '4', deals = '1000', mostPositions = '1000000', word] =
  process.argv.slice(2);
const ruleset = parseRulesText(text);
if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
const rules = compileRules(ruleset.value, Number(players));
const options = { mostPositions: Number(mostPositions), silence: word === 'silence' };

const solver = new Solver(rules);
const kernel = new Kernel(rules);
const pack = Uint8Array.from(PACK);
const random = seededRandom('solver figures');
const milliseconds: number[] = [];
const positions: number[] = [];
for (let deal = 0; deal < Number(deals); deal++) {
  dealAtRandom(kernel, pack, deal % rules.players, random);
  const began = process.cpuUsage();
  const solution = solver.solve(kernel, options);
  milliseconds.push(process.cpuUsage(began).user / 1000);
  positions.push(solution?.positions ?? Number.POSITIVE_INFINITY);
}

function spread(numbers: readonly number[], digits: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(digits);
  return `median ${at(0.5)}, 99 % ${at(0.99)}, most ${at(1)}`;
}

const unsolved = positions.filter((count) => count === Number.POSITIVE_INFINITY).length;
process.stdout.write(`${text}, ${players} players, ${deals} deals, ${unsolved} not solved\n`);
process.stdout.write(`milliseconds: ${spread(milliseconds, 1)}\npositions: ${spread(positions, 0)}\n`);
