import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@nain-jaune/engine/random';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { openStore } from '../packages/server/src/store/open.ts';
import { Crowd, ONE_ADDRESS, ServerChild, until } from '../packages/server/src/testing/index.ts';

const stored = 1_000_000;
/** The moves of the game that is stored many times. */
const moves = 450;
const budgetMs = 1000;
const starts = 3;
const writtenAtOnce = 50;
const endless = {
  ...SETTINGS,
  rules: { ...SETTINGS.rules, end: { deals: 1000, target: null, minutes: null } },
};

/** The time until a game continues on a server that starts with a million entries of other games. */
export interface StartFigure {
  readonly entries: number;
  /** From the start of the process until it listens, in milliseconds. */
  readonly listeningMs: number;
  /** From the start of the process until the events of a move were received, in milliseconds. */
  readonly firstMoveMs: number;
  readonly budgetMs: number;
}

/** Starts a server on a million stored entries, and measures and prints the time until the first move. */
export async function benchStart(): Promise<{ readonly figure: StartFigure; readonly broken: boolean }> {
  const folder = mkdtempSync(join(tmpdir(), 'nain-start-'));
  const crowd = await playOneGame(folder);
  const entries = await fill(folder, crowd.tables[0]?.code ?? '');
  const found: StartFigure[] = [];
  for (let start = 0; start < starts; start += 1)
    found.push({ entries, budgetMs, ...(await timeStart(folder, crowd)) });
  rmSync(folder, { recursive: true });
  const [figure] = found.sort((one, other) => one.firstMoveMs - other.firstMoveMs).slice(starts >> 1);
  if (figure === undefined) throw new Error('nothing was measured');
  const broken = figure.firstMoveMs > budgetMs;
  console.log(
    `\nwith ${entries.toLocaleString('en')} entries stored a server listens after ${figure.listeningMs.toFixed(0)} ms, ` +
      `and acknowledges the first move after ${figure.firstMoveMs.toFixed(0)} ms of at most ${budgetMs}${broken ? '  broken' : ''}`,
  );
  return { figure, broken };
}

function start(folder: string): Promise<ServerChild> {
  return ServerChild.start({ ...ONE_ADDRESS, DATA_FOLDER: folder });
}

async function playOneGame(folder: string): Promise<Crowd> {
  const server = await start(folder);
  const place = { server: () => server.socket, random: seededRandom('start'), settings: () => endless };
  const crowd = await Crowd.open(() => server.http, 1, place);
  crowd.play();
  await until(() => crowd.played >= moves);
  crowd.rest();
  await crowd.settle();
  crowd.leave();
  await server.end('SIGTERM');
  return crowd;
}

/** Copies a game to other codes until the store has a million entries. */
async function fill(folder: string, code: string): Promise<number> {
  const store = await openStore({ folder, node: { id: 'bench', address: 'http://127.0.0.1' } });
  const saved = await store.load(code);
  if (saved === null) throw new Error('the game was not stored');
  const tables = Math.ceil(stored / saved.entries.length) - 1;
  for (let first = 0; first < tables; first += writtenAtOnce) {
    await Promise.all(
      Array.from({ length: Math.min(writtenAtOnce, tables - first) }, async (_, index) => {
        const other = codeOf(first + index);
        await store.create(other, { open: false, phase: 'playing', lobby: '{}', present: 1 });
        await store.append(
          other,
          1,
          saved.entries.map(({ kind, body }) => ({ kind, body: body.replaceAll(code, other) })),
        );
      }),
    );
  }
  await store.close();
  return (tables + 1) * saved.entries.length;
}

/** Returns a table code for a number. */
function codeOf(number: number): string {
  const syllable = (place: number): string => {
    const digit = Math.floor(number / 70 ** place) % 70;
    return `${'bdfgklmnprstvz'.charAt(Math.floor(digit / 5))}${'aeiou'.charAt(digit % 5)}`;
  };
  return `${syllable(0)}${syllable(1)}-${syllable(2)}${syllable(3)}-zu`;
}

async function timeStart(
  folder: string,
  { tables }: Crowd,
): Promise<{ readonly listeningMs: number; readonly firstMoveMs: number }> {
  const began = performance.now();
  const server = await start(folder);
  const listeningMs = performance.now() - began;
  const places = tables.map(({ players }) => players.map(({ place }) => place));
  const crowd = Crowd.resume(places, { server: () => server.socket, random: seededRandom('first') });
  crowd.play();
  await until(() => crowd.played > 0);
  const firstMoveMs = performance.now() - began;
  crowd.leave();
  await server.end('SIGTERM');
  return { listeningMs, firstMoveMs };
}
