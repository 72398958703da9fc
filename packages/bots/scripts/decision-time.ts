/**
 * Processor time of a bot's decisions over a fixed set of positions, and a digest of its choices.
 *
 *     node packages/bots/scripts/decision-time.ts [bot] [decisions of each ruleset]
 *
 * To compare two checkouts, run this
 * in both by turns several times: only paired figures of one machine can be compared. Equal digests are equal choices.
 */
import { createHash } from 'node:crypto';
import { moveText } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { BOTS, type Bot, isBotName } from '../src/index.ts';
import { type Position, positionsOf, TABLES } from './positions.ts';

const [name = 'expert', count = '100'] = process.argv.slice(2);
if (!isBotName(name)) throw new RangeError(`unknown bot: ${name}`);

function decide(bot: Bot, positions: readonly Position[]): { milliseconds: number; choices: string } {
  const began = process.cpuUsage();
  const choices = positions.map(({ view, moves }, index) =>
    moveText(bot.choose(view, moves, seededRandom(index))),
  );
  const { user, system } = process.cpuUsage(began);
  return { milliseconds: (user + system) / 1000, choices: choices.join(' ') };
}

const warmUp = TABLES.map(({ text, players }) => positionsOf(text, players, 10));
for (const positions of warmUp) decide(BOTS[name], positions);

const digest = createHash('sha256');
let all = 0;
for (const { text, players } of TABLES) {
  const positions = positionsOf(text, players, Number(count));
  const { milliseconds, choices } = decide(BOTS[name], positions);
  digest.update(choices);
  all += milliseconds;
  process.stdout.write(`${(milliseconds / positions.length).toFixed(2)} ms  ${text}, ${players} players\n`);
}
const mean = all / TABLES.length / Number(count);
process.stdout.write(`${mean.toFixed(2)} ms  mean of ${name}; choices ${digest.digest('hex').slice(0, 8)}\n`);
