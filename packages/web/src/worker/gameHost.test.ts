import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import type { GameSetup, SavedGame, ServiceRequest } from '../gameService/serviceMessages.ts';
import { GameHost } from './gameHost.ts';
import { type GameStore, openGameStore } from './gameStore.ts';
import { lessonRecord } from './lessonDeal.ts';

const SETUP: GameSetup = {
  rules: RULESETS['famille'],
  seats: [
    { name: 'Odile', bot: null, profile: 'p-odile' },
    { name: 'Marie', bot: null },
    { name: 'Rosalie', bot: 'rosalie' },
    { name: 'Achille', bot: 'achille' },
  ],
};

/** A host with games in memory, and a function that sends requests. */
async function freshHost() {
  const host = new GameHost(await openGameStore(), () => undefined);
  const ask = (question: Omit<ServiceRequest, 'ask'>, ...ports: MessagePort[]) =>
    host.answer({ ...question, ask: 1 } as ServiceRequest, ports);
  const list = async () => (await ask({ type: 'list', given: null })) as readonly SavedGame[];
  const create = async () => (await ask({ type: 'create', given: SETUP })) as string;
  const record = async (id: string) => (await ask({ type: 'record', given: { id } })) as string;
  const add = async (text: string) => (await ask({ type: 'add', given: { text } })) as readonly string[];
  return { ask, list, create, record, add };
}

test('a new game is listed with its players and their profiles', async () => {
  const { create, list } = await freshHost();
  const id = await create();
  expect(await list()).toMatchObject([
    {
      readable: true,
      id,
      rulesId: 'famille',
      players: [
        { name: 'Odile', bot: null, profile: 'p-odile' },
        { name: 'Marie', bot: null, profile: null },
        { name: 'Rosalie', bot: 'rosalie', profile: null },
        { name: 'Achille', bot: 'achille', profile: null },
      ],
      deals: 0,
      over: false,
      practice: false,
    },
  ]);
});

test('a game that was damaged after its creation is not opened', async () => {
  const store = await openGameStore();
  const damaged: GameStore = {
    durable: false,
    list: () => store.list(),
    add: (games) => store.add(games.map((game) => ({ ...game, text: game.text.replace('famille', '') }))),
    addUnless: (game, find) => store.addUnless(game, find),
    claim: (id, owner) => store.claim(id, owner),
    read: (id) => store.read(id),
    write: (game) => store.write(game),
    remove: (id) => store.remove(id),
  };
  const host = new GameHost(damaged, () => undefined);
  const id = await host.answer({ type: 'create', ask: 1, given: SETUP }, []);
  const { port1, port2 } = new MessageChannel();
  const given = { id: id as string, seat: null, pace: { botMove: 0, botPass: 0 }, known: null };
  await expect(host.answer({ type: 'open', ask: 2, given }, [port2])).rejects.toMatchObject({
    problem: { code: 'game-unreadable' },
  });
  port1.close();
});

test('the text of a record is stored as a game', async () => {
  const { create, record, add, list } = await freshHost();
  const text = await record(await create());
  const [id = ''] = await add(JSON.stringify(JSON.parse(text), null, 2));
  expect((await list()).map((game) => game.id)).toContain(id);
  expect(JSON.parse(await record(id))).toEqual(JSON.parse(text));
});

test('only the file of a game, not its text for the page, has the deal in progress', async () => {
  const { ask, record, add } = await freshHost();
  const played = JSON.stringify(lessonRecord(['Anne', 'Bea', 'Cid', 'Dan'], 3));
  const [id = ''] = await add(played);
  const address = (await ask({ type: 'file', given: { id } })) as string;
  expect(await (await fetch(address)).json()).toEqual(JSON.parse(played));
  expect(JSON.parse(await record(id))).toMatchObject({ deals: [] });
});

test('a text of several records, one on each line, is stored as several games', async () => {
  const { create, record, add, list } = await freshHost();
  const text = await record(await create());
  const ids = await add(`${text}\n\n${text}\r\n${text}\n`);
  expect(ids).toHaveLength(3);
  expect(await list()).toHaveLength(4);
});

test('a text with an invalid record is not stored, and its line is reported', async () => {
  const { create, record, add, list } = await freshHost();
  const text = await record(await create());
  const wrong = JSON.stringify({ ...JSON.parse(text), players: [] });
  await expect(add(`${text}\n${wrong}\n`)).rejects.toMatchObject({
    problem: {
      code: 'record-unreadable',
      line: 2,
      findings: [{ code: 'wrong-number-of-players' }],
    },
  });
  expect(await list()).toHaveLength(1);
});

test.each(['', 'rubbish', '{"format": "nain-jaune-record",\n"deals": [', '[]', '7'])(
  'the text %j is not a record',
  async (text) => {
    const { add } = await freshHost();
    await expect(add(text)).rejects.toMatchObject({ problem: { code: 'record-unreadable', line: null } });
  },
);
