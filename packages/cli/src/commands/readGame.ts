import type { Finding } from '@nain-jaune/engine';
import { storedBytes, unpacked, whyNotRead } from '../io/files.ts';
import { type RecordLine, readRecordLines } from '../io/recordLines.ts';
import type { Shell } from '../shell.ts';
import { titledList, UsageError } from '../usageError.ts';
import { unreadable, withPlace } from './findings.ts';

/**
 * Reads the JSON of a game, which may not be a valid record. Games count from 1.
 *
 * @throws {UsageError} if the file does not have the game.
 */
export async function readGame(shell: Shell, file: string, game: number): Promise<unknown> {
  let games = 0;
  for await (const line of gamesIn(shell, file)) {
    games += 1;
    if (games === game) return jsonOf(shell, file, line);
  }
  throw noGame(shell, file, game, games);
}

/** Reads the JSON of a game and the number of games in the file. */
export async function readGameAndCount(
  shell: Shell,
  file: string,
  game: number,
): Promise<{ readonly value: unknown; readonly games: number }> {
  let games = 0;
  let chosen: RecordLine | null = null;
  for await (const line of gamesIn(shell, file)) {
    games += 1;
    if (games === game) chosen = line;
  }
  if (chosen === null) throw noGame(shell, file, game, games);
  return { value: jsonOf(shell, file, chosen), games };
}

function noGame({ cli }: Shell, file: string, game: number, games: number): UsageError {
  return new UsageError(games === 0 ? cli.emptyFile(file) : cli.noSuchGame(game, games));
}

export function drawFindings({ errors, cli }: Shell, file: string, findings: readonly Finding[]): string {
  const sentences = findings.map((finding) => withPlace(errors, finding, errors.findingSentence(finding)));
  return titledList(cli.invalidRecord(file), sentences);
}

async function* gamesIn(shell: Shell, file: string): AsyncGenerator<RecordLine> {
  try {
    yield* readRecordLines(unpacked(storedBytes(file)));
  } catch (error) {
    throw new UsageError(whyNotRead(shell, file, error));
  }
}

function jsonOf(shell: Shell, file: string, line: RecordLine): unknown {
  if (line.type === 'json') return line.value;
  const { message } = unreadable(shell, file, line);
  throw new UsageError(`${shell.cli.noRecord(file, line.number)} ${message}`);
}
