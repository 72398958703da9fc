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

export interface Evidence {
  readonly records: readonly unknown[];
  readonly compared: number;
  readonly complaints: readonly string[];
}

/** Fetches the record of every game and compares it with the events that each client received. */
export async function gatherEvidence(http: string, crowd: Crowd): Promise<Evidence> {
  const records: unknown[] = [];
  const complaints: string[] = [];
  let compared = 0;
  for (const table of crowd.tables) {
    for (const game of gamesOf(table)) {
      const record = (await recordOf(http, table.code, game)) as GameRecord;
      records.push(record);
      for (const player of table.players) {
        const found = compare(player, game, record);
        compared += found.compared;
        complaints.push(...found.complaints);
      }
    }
  }
  return { records, compared, complaints };
}

export async function nainCheck(
  records: readonly unknown[],
  folder: string,
): Promise<{ status: number; output: string }> {
  const file = join(folder, 'records.jsonl');
  await writeFile(file, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const env = { ...process.env, LC_ALL: 'en_GB.UTF-8', NO_COLOR: '1' };
  const child = spawn(process.execPath, [nain, 'check', file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [status]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { status, output: `${out}${err}` };
}

function gamesOf({ players }: PlayedTable): readonly number[] {
  const games = Math.max(0, ...players.map(({ received }) => received.game ?? 0));
  return Array.from({ length: games }, (_, index) => index + 1);
}

function compare(player: Player, number: number, record: GameRecord) {
  const { before = 0, texts = [] } = player.received.games.find(({ game }) => game === number) ?? {};
  const recorded = eventsOf(record, player);
  const complaints: string[] = [];
  let compared = 0;
  for (const [index, text] of texts.entries()) {
    const event = recorded[before + index];
    if (event === undefined) break;
    compared += 1;
    if (event !== text)
      complaints.push(
        `${player.place.code}: event ${before + index + 1} of game ${number} was ${text}, its record has ${event}`,
      );
  }
  return { compared, complaints };
}

function eventsOf(record: GameRecord, player: Player): readonly string[] {
  const replay = replayRecord(record);
  if (!replay.ok) throw new Error(`invalid record: ${JSON.stringify(replay.error)}`);
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
