import { failure, type Outcome, success } from '../outcome.ts';
import type { Problem } from '../problem.ts';
import { checkRecord } from '../record/checkRecord.ts';
import { makeRecord } from '../record/makeRecord.ts';
import type { Finding, GameRecord, RecordPlayer } from '../record/record.ts';
import type { Position } from './position.ts';
import { reachPosition } from './reachPosition.ts';

/**
 * The record of a game that goes on from a position, best one with all hands open. Returns the problems of
 * {@link reachPosition}, and those of hands and counters that no game by these rules has.
 */
export function recordAtPosition(
  position: Position,
  players: readonly RecordPlayer[],
): Outcome<GameRecord, Problem[]> {
  const reached = reachPosition(position);
  if (!reached.ok) return reached;
  const record = makeRecord(reached.value.game, players);
  const findings = checkRecord(record);
  return findings.length === 0 ? success(record) : failure(findings.map(problemOf));
}

/** A finding about the start or the first deal, as a problem of the position. */
function problemOf({ path, expected, found }: Finding): Problem {
  return { code: 'conflict', path: path.replace(/^(?:start|deals\[0\])\./, ''), expected, found };
}
