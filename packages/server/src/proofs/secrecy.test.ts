import { setTimeout } from 'node:timers/promises';
import { type GameRecord, RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Crowd, type PlayedTable } from '../testing/play/crowd.ts';
import { recordOf } from '../testing/play/openTable.ts';
import type { Player } from '../testing/play/player.ts';
import { readTranscript, secretsOf } from '../testing/play/secrets.ts';
import { ONE_ADDRESS, ServerChild } from '../testing/play/serverChild.ts';
import { type ServerDatabase, startDatabase } from '../testing/stores.ts';

const TABLES = 12;
/** Of all tables together. */
const DEALS = 36;
const RELOAD_IN = 150;
const lookEveryMs = 300;
const patience = 120_000;

const random = seededRandom('secrecy');
const sent = new Map<Player, string[]>();

/** Settings with every ruleset in turn, and a random number of players. */
function settingsOf(table: number) {
  const rules = RULESETS[RULESET_IDS[table % RULESET_IDS.length] ?? 'lindor-1789'];
  const players = rules.players[below(random, rules.players.length)] ?? 4;
  return { ...SETTINGS, rules, players, open: table % 2 === 0 };
}

function keep(player: Player, text: string): void {
  const texts = sent.get(player) ?? [];
  texts.push(text);
  sent.set(player, texts);
  // Sometimes a client reloads during a deal and gets a whole snapshot.
  if (below(random, RELOAD_IN) === 0) setImmediate(() => player.reload());
}

async function recordsOf(http: string, { code, players }: PlayedTable): Promise<GameRecord[]> {
  const games = players[0]?.room?.games ?? 0;
  return Promise.all(
    Array.from({ length: games }, (_, index) => recordOf(http, code, index + 1) as Promise<GameRecord>),
  );
}

async function lobbyOf(http: string): Promise<string> {
  return (await fetch(`${http}/api/tables`)).text();
}

function dealsOf(records: readonly GameRecord[]): number {
  return records.reduce((sum, { deals }) => sum + deals.length, 0);
}

describe('many random games at a real server', () => {
  let database: ServerDatabase;
  let server: ServerChild;
  let crowd: Crowd;
  /** Public data during play: records, and the open tables. */
  const recordsMidway: GameRecord[] = [];
  const lobbies: string[] = [];
  let records: GameRecord[][];

  /** Requests the lobby and returns how many of the tables it lists. */
  async function listedTables(): Promise<number> {
    const lobby = await lobbyOf(server.http);
    lobbies.push(lobby);
    return crowd.tables.filter(({ code }) => lobby.includes(code)).length;
  }

  beforeAll(async () => {
    database = await startDatabase('sqlite');
    const environment = await database.makeEnvironment();
    server = await ServerChild.start({ ...ONE_ADDRESS, ...environment, LOG_LEVEL: 'trace' });
    const place = { server: () => server.socket, random, settings: settingsOf, watched: true };
    crowd = await Crowd.open(() => server.http, TABLES, { ...place, onText: keep });
    // Short games are over before the first request, so the lobby is read before they start.
    await vi.waitUntil(async () => (await listedTables()) === TABLES / 2, { timeout: patience });
    crowd.play();
    do {
      await setTimeout(lookEveryMs);
      records = await Promise.all(crowd.tables.map((table) => recordsOf(server.http, table)));
      recordsMidway.push(...records.flat());
      lobbies.push(await lobbyOf(server.http));
    } while (dealsOf(records.flat()) < DEALS);
    crowd.rest();
    await crowd.settle();
    records = await Promise.all(crowd.tables.map((table) => recordsOf(server.http, table)));
    crowd.leave();
    await server.end('SIGTERM');
  }, patience);

  afterAll(() => database.stop());

  it('are played without a violation', () => {
    expect(crowd.complaints).toEqual([]);
    expect(dealsOf(records.flat())).toBeGreaterThanOrEqual(DEALS);
  });

  it('send each client only what its seat may know at that moment', () => {
    let read = 0;
    for (const [index, { code, players }] of crowd.tables.entries())
      for (const player of players) {
        const who = `${code}, member ${player.place.member}`;
        const texts = sent.get(player) ?? [];
        const reading = readTranscript({ who, seat: player.seat, texts, records: records[index] ?? [] });
        expect(reading.complaints).toEqual([]);
        read += reading.read;
      }
    expect(read).toBeGreaterThan(1000);
  });

  it('never send a token, its hash, or the secret of a deal', () => {
    const secrets = crowd.tables.flatMap(({ players }, index) =>
      secretsOf(
        players.map(({ place }) => place.token).filter((token) => token !== null),
        records[index] ?? [],
      ),
    );
    const texts = [...sent.values()].flat();
    expect(secrets.length).toBeGreaterThan(TABLES * 3);
    for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  });

  it('write no token, hash, secret, hand or table code into the log', () => {
    const log = server.output.join('\n');
    const hands = records.flat().flatMap(({ deals }) => deals.flatMap((deal) => deal.hands));
    const codes = crowd.tables.map(({ code }) => code);
    const tokens = crowd.players.map(({ place }) => place.token).filter((token) => token !== null);
    expect(log).not.toBe('');
    for (const secret of [...secretsOf(tokens, records.flat()), ...hands, ...codes])
      expect(log).not.toContain(secret);
  });

  it('reveal no deal in progress in a record', () => {
    const deals = recordsMidway.flatMap((record) => record.deals);
    expect(deals.length).toBeGreaterThan(0);
    for (const deal of deals) expect(deal.result).toBeDefined();
  });

  it('show no token or hash in the lobby or a record', () => {
    const tokens = crowd.players.map(({ place }) => place.token).filter((token) => token !== null);
    const texts = [...lobbies, ...recordsMidway.map((record) => JSON.stringify(record))];
    expect(lobbies.length).toBeGreaterThan(0);
    for (const secret of secretsOf(tokens, [])) for (const text of texts) expect(text).not.toContain(secret);
  });
});
