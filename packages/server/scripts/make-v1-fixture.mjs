/**
 * Makes src/store/fixtures/v1.sqlite.gz and v1.json: an embedded database as version 0.1.0 of the server wrote it (schema
 * 0001), and the facts about its tables that a later version must still know. The migration tests read both.
 *
 * It ran on commit cf213d5, the last one before schema 0002, and runs on no later one: it needs that server and speaks
 * version 1 of its protocol. It stays as the description of what the fixture contains. To run it again, check that commit
 * out, copy this file into it and run `npx node packages/server/scripts/make-v1-fixture.mjs`. Every run draws other cards.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { RULESETS } from '@nain-jaune/engine';
import { WebSocket } from 'ws';
import { freePort, listenOn, openServer, readConfig } from '../src/index.ts';

const fixtures = join(import.meta.dirname, '../src/store/fixtures');
const folder = mkdtempSync(join(tmpdir(), 'nain-v1-'));
const environment = {
  DATA_FOLDER: folder,
  BOT_PACE: '0',
  LOG_LEVEL: 'warn',
  MESSAGES_PER_SECOND: '100000',
  ADDRESS_MESSAGES_PER_SECOND: '100000',
};
const supersededEntries = 300;
let acts = 0;

/** A server on the fixture's database. */
async function startServer(limits = {}) {
  const port = await freePort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const config = readConfig({ ...environment, NODE_ADDRESS: address });
  const server = await openServer(config.value, { page: folder, port, surroundings: { limits } });
  await listenOn(server, port, '127.0.0.1');
  const post = async (path, body) => {
    const response = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 201) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    open: (name, settings) => post('/api/tables', { name, settings }),
    join: (code, name) => post(`/api/tables/${code}/people`, { name, seat: null }),
    record: async (code, game) => (await fetch(`${address}/api/tables/${code}/records/${game}`)).json(),
    enter: ({ code, token, person }) => Client.enter(port, code, token, person),
    close: () => server.close(),
  };
}

/** A person connected to a table. It plays the first legal move while `mayAct` returns true. */
class Client {
  received = [];
  lastAct = null;
  mayAct = () => false;
  #waiting = [];
  #answeredFor = null;
  #cutFor = null;

  static async enter(port, code, token, person) {
    const client = new Client();
    client.person = person;
    client.token = token;
    client.socket = new WebSocket(`ws://127.0.0.1:${port}/socket`);
    client.socket.on('message', (data) => client.#receive(JSON.parse(data.toString())));
    await new Promise((resolve) => client.socket.once('open', resolve));
    client.send({ type: 'enter', version: 1, code, token, game: null, last: null });
    await client.until(() => client.last('company') !== undefined);
    return client;
  }

  send(message) {
    this.socket.send(JSON.stringify(message));
  }

  last(type) {
    return this.received.findLast((message) => message.type === type);
  }

  get company() {
    return this.last('company').company;
  }

  async until(holds) {
    while (!holds()) await new Promise((resolve) => this.#waiting.push(resolve));
  }

  async ask(ask) {
    acts += 1;
    const id = `ask-${acts}`;
    this.send({ type: 'ask', id, ask });
    await this.until(() => this.received.some((message) => message.id === id));
    const answer = this.received.find((message) => message.id === id);
    if (answer.type !== 'granted') throw new Error(`${JSON.stringify(ask)}: ${JSON.stringify(answer)}`);
  }

  play(mayAct) {
    this.mayAct = mayAct;
    this.#act();
  }

  async leave() {
    this.socket.close();
    await new Promise((resolve) => this.socket.once('close', resolve));
  }

  #receive(message) {
    this.received.push(message);
    this.#act();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #act() {
    const state = this.received.findLast(({ type }) => type === 'welcome' || type === 'events');
    if (state === undefined) return;
    const { promise } = this.company;
    if (
      promise &&
      !promise.cut &&
      promise.cutter === this.last('welcome')?.seat &&
      this.#cutFor !== promise.commitment
    ) {
      this.#cutFor = promise.commitment;
      this.send({
        type: 'ask',
        id: `cut-${promise.commitment.slice(0, 8)}`,
        ask: { do: 'cut', deal: promise.deal, number: '5'.repeat(32) },
      });
    }
    if (state === this.#answeredFor || !this.mayAct(this)) return;
    if (state.legal.length === 0 && !state.mayDeal) return;
    this.#answeredFor = state;
    acts += 1;
    const id = `act-${acts}`;
    if (state.legal.length === 0) this.send({ type: 'deal', id });
    else {
      this.send({ type: 'act', id, move: state.legal[0] });
      this.lastAct = { id, move: state.legal[0] };
    }
  }
}

function settings(wish = {}) {
  const rules = { ...RULESETS['lindor-1789'], end: { deals: 1, target: null, minutes: null } };
  return { rules, players: 3, clock: 'none', open: false, freeText: false, ...wish };
}

/** Plays the game in progress to its end. */
async function playGame(clients) {
  const { games } = clients[0].company;
  const isOver = (client) => client.company.phase === 'between' && client.company.games === games;
  for (const client of clients) client.play(() => true);
  await Promise.all(clients.map((client) => client.until(() => isOver(client))));
}

/** Plays until each of the clients has made a number of moves, and it is a person's turn. */
async function playUntil(clients, moves) {
  const counts = new Map(clients.map((client) => [client, 0]));
  const isDone = () => [...counts.values()].every((count) => count >= moves);
  for (const client of clients) {
    client.play((one) => {
      if (isDone()) return false;
      const state = one.received.findLast(({ type }) => type === 'welcome' || type === 'events');
      if (state.legal.length > 0) counts.set(one, counts.get(one) + 1);
      return true;
    });
  }
  const toMove = () =>
    clients.find((client) => {
      const state = client.received.findLast(({ type }) => type === 'welcome' || type === 'events');
      return state?.legal.length > 0;
    });
  for (;;) {
    await pause(200);
    if (isDone() && toMove() !== undefined) return;
  }
}

async function gatheringTable(server) {
  const houseRules = {
    ...RULESETS['lindor-1789'],
    id: 'lindor-1789-house',
    end: { deals: 7, target: null, minutes: null },
  };
  const host = await server.open(
    'Anne',
    settings({ rules: houseRules, players: 4, open: true, freeText: true }),
  );
  const left = await server.join(host.code, 'Basile');
  const muted = await server.join(host.code, 'Colette');
  const anne = await server.enter(host);
  const basile = await server.enter(left);
  const colette = await server.enter(muted);
  await anne.ask({ do: 'mute', person: muted.person, muted: true });
  await colette.ask({ do: 'ready', ready: true });
  await basile.ask({ do: 'leave' });
  return { people: [host, left, muted] };
}

async function dealTable(server) {
  const host = await server.open('Anne', settings({ players: 4 }));
  const guest = await server.join(host.code, 'Basile');
  const clients = [await server.enter(host), await server.enter(guest)];
  await clients[0].ask({ do: 'bot', seat: 2, bot: 'rosalie' });
  await clients[0].ask({ do: 'bot', seat: 3, bot: 'achille' });
  await clients[0].ask({ do: 'start' });
  await playUntil(clients, 3);
  const lastActs = clients.map(({ lastAct }) => lastAct);
  return { people: [host, guest], lastActs };
}

async function betweenTable(server) {
  const host = await server.open('Anne', settings({ freeText: true }));
  const guest = await server.join(host.code, 'Basile');
  const clients = [await server.enter(host), await server.enter(guest)];
  await clients[0].ask({ do: 'say', phrase: 'hello' });
  await clients[1].ask({ do: 'write', text: 'Bonsoir, “mes amis” 🃏' });
  await clients[0].ask({ do: 'start' });
  await playGame(clients);
  await clients[0].ask({ do: 'say', phrase: 'well-played' });
  await clients[1].ask({ do: 'write', text: 'Encore une ?' });
  return { people: [host, guest] };
}

async function secondGameTable(server) {
  const host = await server.open('Anne', settings({ open: true }));
  const guest = await server.join(host.code, 'Basile');
  const clients = [await server.enter(host), await server.enter(guest)];
  await clients[0].ask({ do: 'start' });
  await playGame(clients);
  for (const client of clients) client.play(() => false);
  await clients[1].ask({ do: 'say', phrase: 'another-game' });
  await clients[0].ask({ do: 'start' });
  await playUntil(clients, 2);
  return { people: [host, guest], lastActs: clients.map(({ lastAct }) => lastAct) };
}

/** Two games, then everybody leaves, and the table is closed as abandoned. */
async function closedTable(server) {
  const host = await server.open('Anne', settings());
  const guest = await server.join(host.code, 'Basile');
  const clients = [await server.enter(host), await server.enter(guest)];
  for (const _game of [1, 2]) {
    for (const client of clients) client.play(() => false);
    await clients[0].ask({ do: 'start' });
    await playGame(clients);
  }
  await clients[1].ask({ do: 'say', phrase: 'good-night' });
  for (const client of clients) await client.leave();
  await pause(3000);
  return { people: [host, guest] };
}

/** Every change of who is ready stored the whole company again. */
async function supersededTable(server) {
  const host = await server.open('Anne', settings());
  const guest = await server.join(host.code, 'Basile');
  const basile = await server.enter(guest);
  for (let change = 1; change <= supersededEntries; change += 1)
    await basile.ask({ do: 'ready', ready: change % 2 === 0 });
  return { people: [host, guest] };
}

async function damagedTable(server) {
  return { people: [await server.open('Anne', settings({ open: true }))] };
}

/** What a person at a table knows of it: all of this must still be so after a migration. */
async function knowledgeOf(server, place) {
  const client = await server.enter(place);
  await pause(200);
  const { sayings } = client.last('entered');
  const welcome = client.last('welcome');
  const view = welcome?.view ?? null;
  await client.leave();
  return {
    ...place,
    seat: welcome?.seat ?? null,
    sayings,
    game: client.last('game')?.game ?? null,
    lastEvent: welcome?.number ?? null,
    players: welcome?.players ?? null,
    legal: welcome?.legal ?? [],
    mayDeal: welcome?.mayDeal ?? false,
    counters: view?.counters ?? null,
    boxes: view?.boxes ?? null,
    hand: view?.deal?.hand ?? null,
    sizes: view?.deal?.sizes ?? null,
    laid: view?.deal?.laid.length ?? null,
    seatToMove: view?.deal?.turn?.seat ?? null,
    ended: view?.ended ?? null,
    company: client.company,
  };
}

async function factsOf(server, { people, lastActs = null }) {
  const { code } = people[0];
  const known = [];
  for (const place of people) {
    // A person who left is not let in again.
    const isGone = known[0]?.company.people.every(({ id }) => id !== place.person);
    known.push(isGone ? { ...place, left: true } : await knowledgeOf(server, place));
  }
  const { company } = known[0];
  const over = company.phase === 'playing' ? company.games - 1 : company.games;
  const records = [];
  for (let game = 1; game <= over; game += 1) records.push(await server.record(code, game));
  const { phase, settings, host, seats, games } = company;
  // Who is here and what the clocks say is of the moment.
  const persons = company.people.map(({ id, name, face, ready, muted }) => ({
    id,
    name,
    face,
    ready,
    muted,
  }));
  return {
    code,
    phase,
    settings,
    host,
    seats,
    games,
    people: persons,
    lastActs,
    views: known.map(({ company: _company, ...facts }) => facts),
    records,
  };
}

function change(sql, ...values) {
  const database = new DatabaseSync(join(folder, 'nain-jaune.sqlite'));
  database.prepare(sql).run(...values);
  database.close();
}

const brief = await startServer({ abandonMs: 500 });
const closed = await closedTable(brief);
await brief.close();

const server = await startServer();
const tables = {
  gathering: await gatheringTable(server),
  deal: await dealTable(server),
  between: await betweenTable(server),
  secondGame: await secondGameTable(server),
  superseded: await supersededTable(server),
};
const damaged = await damagedTable(server);
await server.close();

// What is compared is what the same version knows after a restart. No one plays meanwhile: a person who is away for
// 15 seconds would be played by a bot.
const reader = await startServer({ graceMs: 3_600_000, dealMs: 3_600_000 });
const facts = {};
for (const [name, table] of Object.entries(tables)) facts[name] = await factsOf(reader, table);
const records = [
  await reader.record(closed.people[0].code, 1),
  await reader.record(closed.people[0].code, 2),
];
facts.closed = { code: closed.people[0].code, phase: 'closed', views: closed.people, records };
facts.damaged = { code: damaged.people[0].code, views: damaged.people };
await reader.close();
change(
  'update entries set body = ? where table_id = (select id from tables where code = ?)',
  '{"type":"comp',
  facts.damaged.code,
);
const database = new DatabaseSync(join(folder, 'nain-jaune.sqlite'));
database.exec('vacuum');
database.close();

mkdirSync(fixtures, { recursive: true });
const packed = gzipSync(readFileSync(join(folder, 'nain-jaune.sqlite')), { level: 9 });
writeFileSync(join(fixtures, 'v1.sqlite.gz'), packed);
writeFileSync(join(fixtures, 'v1.json'), `${JSON.stringify(facts, null, 2)}\n`);
process.stdout.write(`v1.sqlite.gz: ${packed.length} bytes\n`);
rmSync(folder, { recursive: true });
