import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { type GameRecord, replayRecord, type Seat, type ViewEvent } from '@nain-jaune/engine';
import type { TableEvent } from '@nain-jaune/protocol';
import type { Crowd, PlayedTable } from './crowd.ts';
import { recordOf } from './openTable.ts';
import type { Player } from './player.ts';

const nain = join(import.meta.dirname, '../../../../cli/bin/nain.mjs');
const hidden: TableEvent = { type: 'hidden' };

/** What was found when a server's records were held against what its clients were told. */
export interface Evidence {
  /** The records of all games that were begun, each of its settled deals. */
  readonly records: readonly unknown[];
  /** How many events that clients were told were found in records. */
  readonly compared: number;
  /** Everything that does not agree, in words. */
  readonly complaints: readonly string[];
}

/** Fetches the record of every game of every table, and holds it against what each client was told. */
export async function gatherEvidence(http: string, crowd: Crowd): Promise<Evidence> {
  const records: unknown[] = [];
  const complaints: string[] = [];
  let compared = 0;
  for (const table of crowd.tables) {
    for (const game of gamesOf(table)) {
      const record = (await recordOf(http, table.code, game)) as GameRecord;
      records.push(record);
      for (const player of table.players) {
        const found = holdAgainst(player, game, record);
        compared += found.compared;
        complaints.push(...found.complaints);
      }
    }
  }
  return { records, compared, complaints };
}

/** Lets `nain check` read records, as anyone may; gives its exit status and what it said. */
export async function nainCheck(
  records: readonly unknown[],
  folder: string,
): Promise<{ status: number; said: string }> {
  const file = join(folder, 'records.jsonl');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' };
  const child = spawn(process.execPath, [nain, 'check', file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { status, said: `${out}${err}` };
}

function gamesOf({ players }: PlayedTable): readonly number[] {
  const games = Math.max(0, ...players.map(({ told }) => told.game ?? 0));
  return Array.from({ length: games }, (_, index) => index + 1);
}

/** Whether all that a player was told of a game is in its record; a deal in progress is in none yet. */
function holdAgainst(player: Player, game: number, record: GameRecord) {
  const told = player.told.games.find((one) => one.game === game);
  const happened = eventsOf(record, player);
  const complaints: string[] = [];
  let compared = 0;
  for (const [index, text] of (told?.texts ?? []).entries()) {
    const number = (told?.before ?? 0) + index + 1;
    const event = happened[number - 1];
    if (event === undefined) break;
    compared += 1;
    if (event !== text)
      complaints.push(
        `${player.place.code}: event ${number} of game ${game} was ${text}, its record has ${event}`,
      );
  }
  return { compared, complaints };
}

/** Every event of a record as a player was told it, as JSON. */
function eventsOf(record: GameRecord, player: Player): readonly string[] {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(`a record is wrong: ${JSON.stringify(replay.error)}`);
  return replay.value.steps.flatMap(({ events, game }) =>
    events.flatMap((event): string[] => {
      if (event.type !== 'dealt') return [JSON.stringify(event)];
      const hands = game.deal?.setup.hands ?? [];
      return [event, ...hands.map((cards, seat) => handFor(player.seat, seat, cards))].map((one) =>
        JSON.stringify(one),
      );
    }),
  );
}

function handFor(viewer: Seat | null, seat: number, cards: readonly number[]): TableEvent {
  return viewer === seat ? ({ type: 'picked-up', cards } as ViewEvent) : hidden;
}
