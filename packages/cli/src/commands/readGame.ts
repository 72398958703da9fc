import type { Finding } from '@nain-jaune/engine';
import { whyNotRead } from '../io/files.ts';
import { withProgress } from '../io/progress.ts';
import type { RecordLine } from '../io/recordLines.ts';
import { recordsIn } from '../io/recordsIn.ts';
import type { Shell } from '../shell.ts';
import { titledList, UsageError } from '../usageError.ts';
import { unreadable, withPlace } from './findings.ts';

/**
 * Reads the JSON of a game, which may not be a valid record. Games count from 1. `toEnd`: reads and counts the
 * games after it too.
 *
 * @throws {UsageError} if the file does not have the game.
 */
export async function readGame(
  shell: Shell,
  file: string,
  game: number,
  toEnd: boolean,
): Promise<{ readonly value: unknown; readonly games: number }> {
  let games = 0;
  let chosen: RecordLine | null = null;
  try {
    await withProgress(shell, async (progress) => {
      for await (const line of recordsIn(shell, file, progress)) {
        games += 1;
        if (games === game) chosen = line;
        if (games === game && !toEnd) return;
      }
    });
  } catch (error) {
    throw new UsageError(whyNotRead(shell, file, error));
  }
  if (chosen === null) throw noGame(shell, file, game, games);
  return { value: jsonOf(shell, file, chosen), games };
}

export function noGame({ cli }: Shell, file: string, game: number, games: number): UsageError {
  return new UsageError(games === 0 ? cli.emptyFile(file) : cli.noSuchGame(game, games));
}

export function drawFindings({ errors, cli }: Shell, file: string, findings: readonly Finding[]): string {
  const sentences = findings.map((finding) => withPlace(errors, finding, errors.findingSentence(finding)));
  return titledList(cli.invalidRecord(file), sentences);
}

function jsonOf(shell: Shell, file: string, line: RecordLine): unknown {
  if (line.type === 'json') return line.value;
  const { message } = unreadable(shell, file, line);
  throw new UsageError(`${shell.cli.noRecord(file, line.number)} ${message}`);
}
