import { type GameView, type Move, parseRulesText } from '@nain-jaune/engine';
import { compileRules } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { BOTS } from '../src/index.ts';
import { announcedMoves, differentMoves } from '../src/search/candidates.ts';
import { dealtGame } from '../src/testing/game.ts';

/** The tables at which the scripts compare bots, the reference first. */
export const TABLES: readonly { readonly text: string; readonly players: number }[] = [
  { text: 'lindor-1789 continuing=compulsory announcing=automatic debts=true end.deals=1', players: 4 },
  { text: 'lindor-1789', players: 4 },
  { text: 'lindor-1789', players: 6 },
  { text: 'famille', players: 5 },
  { text: 'gelber-zwerg', players: 4 },
  { text: 'avantcoureur-1760', players: 3 },
  { text: 'nain-jaune-court', players: 4 },
];

/** A decision between moves that differ in effect. */
export interface Position {
  readonly view: GameView;
  /** The moves that differ in effect, announced if possible. */
  readonly moves: readonly Move[];
}

/** The first decisions at a table in games played by `heuristic`. */
export function positionsOf(text: string, players: number, most: number): Position[] {
  const ruleset = parseRulesText(text);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  const rules = compileRules(ruleset.value, players);
  const random = seededRandom(`decision time ${text}`);
  const found: Position[] = [];
  while (found.length < most) {
    const driver = dealtGame(ruleset.value, players, random);
    for (let { turn } = driver; turn !== null; { turn } = driver) {
      const moves = differentMoves(rules, announcedMoves(turn.legal));
      if (moves.length > 1) found.push({ view: turn.view, moves });
      driver.makeMove(BOTS.heuristic.choose(turn.view, turn.legal, random));
    }
  }
  return found.slice(0, most);
}
