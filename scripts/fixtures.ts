/**
 * `npm run golden:formats`: writes `fixtures/VERSION`, with an example of each format that this version stores or shares.
 *
 * Later versions must read it, so it is written once for each version that changes a format. It refuses to write a folder that
 * exists: the fixtures of a released version never change.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  type Card,
  type GameRecord,
  makeEvening,
  makePositionText,
  makeRecord,
  parseRulesText,
  type Ruleset,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { randomGame } from '@nain-jaune/engine/testing';
import { challengeOf, makeChallengeText } from '@nain-jaune/same-cards/challenge';
import type { Entry, ReportEntry } from '@nain-jaune/table';
import { openTestRoom } from '@nain-jaune/table/testing';
import { newEntry, type TableEntry } from '../packages/server/src/tables/tableWriter.ts';
import { startPostgres } from '../packages/server/src/testing/postgres.ts';
import { fileOf, gathering, openFor, type StorePlace } from '../packages/server/src/testing/stores.ts';
import type { StoredEvening } from '../packages/web/src/keeper/eveningStore.ts';
import type { EveningPlayer } from '../packages/web/src/room/evening/savedEvenings.ts';
import { openDealsOf } from '../packages/web/src/study/postgame/openDeal.ts';
import { makeSharedText } from '../packages/web/src/study/postgame/shared/sharedDeal.ts';
import type { OwnPuzzle } from '../packages/web/src/study/puzzles/ownPuzzles.ts';
import type { StoredGame } from '../packages/web/src/worker/gameStore.ts';
import { BROWSER_VALUES } from './browserValues.ts';
import { readManifest, root } from './workspace.ts';

const NAMES = ['Anne', 'Zoé', 'Jörg', 'Ninon'];
const TIME = 1_795_000_000_000;
const CODE = 'bado-miku-ze';

const folder = join(root, 'fixtures', readManifest(root).version.replace(/\.\d+$/, ''));
if (existsSync(folder)) throw new Error(`${folder} exists, and the formats of a version do not change`);
mkdirSync(folder, { recursive: true });

const rules = rulesOf('famille end.deals=2 continuing=compulsory');
const record = recordOf(rules, 'record', 2);
const text = JSON.stringify(record);
write('ruleset.json', `${JSON.stringify(rules, null, 2)}\n`);
write('record.json', `${text}\n`);
write('position.txt', `${positionText()}\n`);
write('evening.json', `${JSON.stringify(evening(), null, 2)}\n`);
write('challenge.txt', `${challenge()}\n`);
write('shared-deal.txt', `${sharedDeal()}\n`);
write('saved-game.json', `${JSON.stringify(savedGame(), null, 2)}\n`);
write('stored-evening.json', `${JSON.stringify(storedEvening(), null, 2)}\n`);
write('stored-evening-in-one-room.json', `${JSON.stringify(oneRoomEvening(), null, 2)}\n`);
write('own-puzzle.json', `${JSON.stringify(ownPuzzle(), null, 2)}\n`);
write('browser.json', `${JSON.stringify(BROWSER_VALUES, null, 2)}\n`);
const entries = await tableEntries();
write('table.jsonl', entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
rmSync(join(root, 'fixtures', 'unreleased'), { recursive: true, force: true });
write(
  'table-in-one-room.jsonl',
  (await oneRoomEntries()).map((entry) => `${JSON.stringify(entry)}\n`).join(''),
);
write('server.sqlite.gz', gzipSync(await sqliteFile(), { level: 9 }));
write('server.postgres.sql.gz', gzipSync(await postgresDump(), { level: 9 }));

function write(name: string, content: string | Uint8Array): void {
  writeFileSync(join(folder, name), content);
}

function rulesOf(source: string): Ruleset {
  const parsed = parseRulesText(source);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The record of a random game of four, the first of them a person. */
function recordOf(ruleset: Ruleset, seed: string, deals: number): GameRecord {
  const bots = ['', 'ninon', 'achille', 'hector'];
  const { game } = randomGame(ruleset, NAMES.length, seed, { deals });
  return makeRecord(
    game,
    NAMES.map((name, seat) => (seat === 0 ? { name } : { name, bot: bots[seat] ?? '' })),
  );
}

function positionText(): string {
  const [open] = openDealsOf(recordOf(rulesOf('lindor-1789'), 'position', 1));
  const dealt = open?.steps[0]?.game.deal;
  if (!open || !dealt) throw new Error('the game has a deal');
  return makePositionText({
    rules: open.rules,
    seat: null,
    dealer: dealt.setup.dealer,
    counters: open.before.counters,
    boxes: open.before.boxes,
    hands: dealt.setup.hands.map(sorted),
    talon: sorted(dealt.setup.talon),
    moves: [],
  });
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((one, other) => one - other);
}

function evening() {
  const players = [{ name: 'Anne' }, { name: 'Basile', profile: 'p-1' }, { name: 'Clara' }];
  return makeEvening({ rules: rulesOf('lindor-1789'), players, firstDealer: 2, counters: 'kept' }, [
    { type: 'anted', at: TIME },
    { type: 'laid', seat: 1, card: 'Qs', announced: true },
    {
      type: 'ended',
      winner: 1,
      opera: false,
      hands: [{ cards: '5h 6c' }, null, { points: 12, holds: 'Jc' }],
    },
  ]);
}

function challenge(): string {
  const played = recordOf(rulesOf('famille end.deals=1'), 'challenge', 1);
  const made = challengeOf(played, 1, 'Anne', { seed: 'tf3k9z1a8b' });
  const link = made && makeChallengeText(made);
  if (!link) throw new Error('the deal is not settled');
  return link;
}

function sharedDeal(): string {
  const [deal] = openDealsOf(recordOf(rulesOf('famille'), 'shared', 1));
  if (!deal) throw new Error('the game has a deal');
  return makeSharedText(deal, NAMES);
}

function savedGame(): StoredGame {
  const profiles = ['p-1', null, null, null];
  return { id: 'game', text, kept: TIME, botSeed: 'seed', profiles, owner: 'worker' };
}

function storedEvening(): StoredEvening {
  return { id: 'evening', revision: 3, text: JSON.stringify(evening()), kept: TIME };
}

/** The scores of an evening in one room: of two people, one of them a latecomer, and a bot. */
function oneRoomEvening(): StoredEvening {
  const players: readonly EveningPlayer[] = [
    { name: 'Anne', bot: null, games: 3, wins: 2, counters: 57 },
    { name: '', bot: 'ninon', games: 3, wins: 1, counters: 12 },
    { name: 'Jörg', bot: null, games: 2, wins: 0, counters: -31 },
  ];
  const text = JSON.stringify({ format: 'nain-jaune-scores', players });
  return { id: `room-${CODE}-0`, revision: 2, text, kept: TIME };
}

function ownPuzzle(): OwnPuzzle {
  const best = { moves: ['Kh'], value: 16.25, loss: 0, error: 0, reasons: [{ code: 'goes-out' }] } as const;
  return {
    id: 'own-08uzke3',
    time: TIME,
    made: '2c',
    puzzle: {
      id: '08uzke3',
      position: positionText(),
      themes: ['lead', 'honour'],
      difficulty: 'medium',
      missedBy: ['lowest', 'longest'],
      deals: 2000,
      exact: false,
      answers: [best, { ...best, moves: ['2c', '2s'], value: 8.75, loss: 7.5, error: 0.5, reasons: [] }],
    },
  };
}

/** Everything that a table stores: a finished game, a sentence that was said, and a game in progress. */
async function tableEntries(): Promise<Entry[]> {
  const room = await openTestRoom({ rules: 'famille end.deals=1', members: 2, seed: 'fixture' });
  await room.start();
  await room.playOut(seededRandom('first game'));
  room.host.send({ type: 'say', phrase: 'bravo' });
  await room.start();
  const random = seededRandom('second game');
  for (let step = 0; step < 12; step += 1) await room.step(random);
  await room.driver.stop();
  return room.store.entries;
}

/** A table in one room that has grown by a seat, and at which a place is given and a seat planned. */
async function oneRoomEntries(): Promise<Entry[]> {
  const room = await openTestRoom({ rules: 'famille', board: true, members: 6, seed: 'fixture' });
  await room.start();
  const { member } = await room.join('Zoé');
  room.member(3).disconnect();
  room.host.send({ type: 'give-place', member: 3, to: member ?? 0 });
  room.host.send({ type: 'plan-seats', players: 6 });
  for (let turn = 0; turn < 100; turn += 1) await null;
  await room.driver.stop();
  return room.store.entries;
}

/** The embedded database of a server. */
async function sqliteFile(): Promise<Uint8Array> {
  const place = { folder: mkdtempSync(join(tmpdir(), 'nain-fixture-')) };
  await fill(place);
  const bytes = readFileSync(fileOf(place));
  rmSync(place.folder, { recursive: true });
  return bytes;
}

/** The dump of a server's PostgreSQL, without the commands that only `psql` understands. */
async function postgresDump(): Promise<string> {
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.makeDatabase();
    await fill({ databaseUrl, folder: '' });
    const options = ['--inserts', '--no-owner', '--no-privileges', databaseUrl];
    const dump = execFileSync('pg_dump', options, { encoding: 'utf8' });
    return dump.replace(/^(?:--|\\).*\n/gm, '').replace(/\n{2,}/g, '\n');
  } finally {
    await postgres.stop();
  }
}

/** Stores the table and everything else that a server stores. */
async function fill(place: StorePlace): Promise<void> {
  const store = await openFor(place, 'anne', { now: () => TIME });
  await store.create(CODE, { ...gathering, phase: 'playing' });
  await store.append(CODE, 1, entries.filter(isOfTable).map(newEntry));
  await store.addReport(CODE, JSON.stringify(report()), 'hash of an address');
  await store.ban({ kind: 'address', value: 'hash of an address', durationMs: null, reason: 'flooding' });
  await store.attempts.add({ date: '2026-11-28', id: 'attempt', result: 12, cost: null });
  const link = readFileSync(join(folder, 'challenge.txt'), 'utf8').trim();
  await store.challenges.add('bado', link, 'hash of an address');
  await store.challenges.addResult('bado', link, 'hash of another');
  await store.close();
}

function isOfTable(entry: Entry): entry is TableEntry {
  return entry.type !== 'report';
}

function report(): ReportEntry {
  const tokenHash = 'hash of Zoé';
  return {
    type: 'report',
    reporter: { id: 1, name: 'Anne', address: null },
    accused: { id: 2, name: 'Zoé', tokenHash, address: null },
    sayings: [],
    others: [{ id: 1, tokenHash: 'hash of Anne' }],
  };
}
