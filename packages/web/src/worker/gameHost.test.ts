import { RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import type { GameSetup } from '../app/gameService/serviceMessages.ts';
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

async function freshHost() {
  return new GameHost(await openGameStore(), () => undefined);
}

test('a new game is listed with its players and their profiles', async () => {
  const host = await freshHost();
  const id = await host.create(SETUP);
  expect(await host.list()).toMatchObject([
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
  const id = await host.create(SETUP);
  const { port1, port2 } = new MessageChannel();
  const request = { id, seat: null, pace: { botMove: 0, botPass: 0 }, known: null };
  await expect(host.open(request, port2)).rejects.toMatchObject({
    problem: { code: 'game-unreadable' },
  });
  port1.close();
});

test('the text of a record is stored as a game', async () => {
  const host = await freshHost();
  const text = await host.record(await host.create(SETUP));
  const [id = ''] = await host.add(JSON.stringify(JSON.parse(text), null, 2));
  expect((await host.list()).map((game) => game.id)).toContain(id);
  expect(JSON.parse(await host.record(id))).toEqual(JSON.parse(text));
});

test('only the file of a game, not its text for the page, has the deal in progress', async () => {
  const host = await freshHost();
  const played = JSON.stringify(lessonRecord(['Anne', 'Bea', 'Cid', 'Dan'], 3));
  const [id = ''] = await host.add(played);
  const address = await host.file(id);
  expect(await (await fetch(address)).json()).toEqual(JSON.parse(played));
  expect(JSON.parse(await host.record(id))).toMatchObject({ deals: [] });
});

test('a text of several records, one on each line, is stored as several games', async () => {
  const host = await freshHost();
  const text = await host.record(await host.create(SETUP));
  const ids = await host.add(`${text}\n\n${text}\r\n${text}\n`);
  expect(ids).toHaveLength(3);
  expect(await host.list()).toHaveLength(4);
});

test('a text with an invalid record is not stored, and its line is reported', async () => {
  const host = await freshHost();
  const text = await host.record(await host.create(SETUP));
  const wrong = JSON.stringify({ ...JSON.parse(text), players: [] });
  await expect(host.add(`${text}\n${wrong}\n`)).rejects.toMatchObject({
    problem: {
      code: 'record-unreadable',
      line: 2,
      findings: [{ code: 'wrong-number-of-players' }],
    },
  });
  expect(await host.list()).toHaveLength(1);
});

test.each(['', 'rubbish', '{"format": "nain-jaune-record",\n"deals": [', '[]', '7'])(
  'the text %j is not a record',
  async (text) => {
    const host = await freshHost();
    await expect(host.add(text)).rejects.toMatchObject({
      problem: { code: 'record-unreadable', line: null },
    });
  },
);
