import type { EndReason } from '../deal/events.ts';
import { endReasonsOf, type Game, winnersOf } from '../game/game.ts';
import { found } from '../problem.ts';
import type { Finding, FindingCode, GameRecord, RecordDeal } from './record.ts';

export type At = (
  code: FindingCode,
  expected: string,
  found: string,
  path: string,
  move?: number | null,
) => Finding;

/** Returns a function that makes findings about the deal at an index from 0. */
export function findingsOf(index: number): At {
  return (code, expected, found, path, move = null) => ({
    deal: index + 1,
    move,
    code,
    expected,
    found,
    path: `deals[${index}]${path}`,
  });
}

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

/**
 * Returns the findings about the end of a record. Any reason that holds is accepted. `time` holds after any deal if the
 * rules have a time limit, because a record does not prove how long a deal took. A record without an end is in
 * progress.
 */
export function endFindings({ end }: GameRecord, game: Game): Finding[] {
  if (end === undefined) return [];
  const at = (code: FindingCode, expected: string, found: string, key: string): Finding => ({
    deal: null,
    move: null,
    code,
    expected,
    found,
    path: `end${key}`,
  });
  const holding = reasonsThatHold(game);
  if (holding.length === 0) return [at('end-too-early', '', end.reason, '')];
  const findings: Finding[] = [];
  if (!holding.includes(end.reason))
    findings.push(at('wrong-end-reason', holding.join(' | '), end.reason, '.reason'));
  const [expected, found] = [JSON.stringify(winnersOf(game.counters)), JSON.stringify(end.winners)];
  if (expected !== found) findings.push(at('wrong-winners', expected, found, '.winners'));
  return findings;
}

function reasonsThatHold(game: Game): EndReason[] {
  if (game.settled.length === 0 || game.deal?.phase.type !== 'over') return [];
  return [...new Set([...endReasonsOf(game, false), ...endReasonsOf(game, true)])];
}
