/**
 * Processor time of a bot's decisions over a fixed set of positions, and a digest of its choices.
 *
 *     node packages/bots/scripts/decision-time.ts [bot] [decisions of each ruleset]
 *
 * The positions are decisions between different moves in games that `heuristic` plays. To compare two checkouts, run this
 * in both by turns several times: only paired figures of one machine can be compared. Equal digests are equal choices.
 */
import { createHash } from 'node:crypto';
import { type GameView, type Move, moveText, parseRulesText } from '@nain-jaune/engine';
import { compileRules } from '@nain-jaune/engine/kernel';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { BOTS, type Bot, isBotName } from '../src/index.ts';
import { announcedMoves, differentMoves } from '../src/search/candidates.ts';
import { SeenGame } from '../src/testing/game.ts';

const TABLES = [
  { text: 'lindor-1789 continuing=compulsory announcing=automatic debts=true end.deals=1', players: 4 },
  { text: 'lindor-1789', players: 4 },
  { text: 'lindor-1789', players: 6 },
  { text: 'famille', players: 5 },
  { text: 'gelber-zwerg', players: 4 },
  { text: 'avantcoureur-1760', players: 3 },
  { text: 'nain-jaune-court', players: 4 },
];

interface Position {
  readonly view: GameView;
  readonly legal: readonly Move[];
}

const [name = 'expert', count = '100'] = process.argv.slice(2);
if (!isBotName(name)) throw new RangeError(`no bot is called ${name}`);

/** The first decisions between different moves at a table. */
function positionsOf(text: string, players: number, most: number): Position[] {
  const ruleset = parseRulesText(text);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const rules = compileRules(ruleset.value, players);
  const random = seededRandom(`decision time ${text}`);
  const found: Position[] = [];
  while (found.length < most) {
    const seen = new SeenGame(ruleset.value, players);
    seen.deal(shuffledPack(random));
    while (seen.toMove !== null) {
      const position = { view: seen.views[seen.toMove] as GameView, legal: seen.legal };
      if (differentMoves(rules, announcedMoves(position.legal)).length > 1) found.push(position);
      seen.play(BOTS.heuristic.choose(position.view, position.legal, random));
    }
  }
  return found.slice(0, most);
}

function decide(bot: Bot, positions: readonly Position[]): { milliseconds: number; choices: string } {
  const began = process.cpuUsage();
  const choices = positions.map(({ view, legal }, index) =>
    moveText(bot.choose(view, legal, seededRandom(index))),
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
