import type { EndReason } from '../deal/events.ts';
import { endReasonsOf, type Game, winnersOf } from '../game/game.ts';
import type { Finding, FindingCode, GameRecord } from './record.ts';

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
