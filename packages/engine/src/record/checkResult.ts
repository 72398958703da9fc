import type { Game } from '../game/game.ts';
import { found } from '../problem.ts';
import type { At } from './finding.ts';
import type { Finding, RecordDeal } from './record.ts';

/** Compares each value of a deal's result with the game's own. All its moves were legal. */
export function resultFindings(game: Game, { result }: RecordDeal, at: At): Finding[] {
  const phase = game.deal?.phase;
  if (phase === undefined || phase.type !== 'over') {
    return result === undefined ? [] : [at('result-too-early', '', found(result), '.result')];
  }
  const { winner, opera } = phase;
  if (result === undefined) {
    const { counters, boxes } = game;
    return [at('result-missing', JSON.stringify({ winner, opera, counters, boxes }), '', '.result')];
  }
  const findings: Finding[] = [];
  const compare = (code: Finding['code'], key: keyof typeof result, right: unknown) => {
    const [expected, stated] = [JSON.stringify(right), JSON.stringify(result[key])];
    if (expected !== stated) findings.push(at(code, expected, stated, `.result.${key}`));
  };
  compare('wrong-winner', 'winner', winner);
  compare('wrong-opera', 'opera', opera);
  compare('wrong-counters', 'counters', game.counters);
  compare('wrong-boxes', 'boxes', game.boxes);
  return findings;
}
