import { describe, expect, test } from 'vitest';
import { openedOnline, settled } from '../testing/openedOnline.ts';

const CALM = { rules: 'lindor-1789 counters=1000 end.deals=1' };

/** What anyone could notice of a table. */
function stateOf({ table, clients }: Awaited<ReturnType<typeof openedOnline>>) {
  return JSON.stringify([
    table.summary(),
    table.record(1),
    clients.map(({ number, choices, company, sayings }) => [number, choices, company, sayings]),
  ]);
}

describe('nobody is told before it is kept', () => {
  test.each([
    ['a seat taken', { do: 'sit', seat: 3 }],
    ['a phrase', { do: 'say', phrase: 'bravo' }],
    ['that somebody leaves', { do: 'leave' }],
    ['another name', { do: 'rename', name: 'Zoé' }],
  ] as const)('%s', async (_what, ask) => {
    const online = await openedOnline({ people: 3 });
    const before = stateOf(online);
    const heard = online.clients.map((client) => client.heard.length);
    online.store.hold();
    online.person(2).ask(ask);
    await settled();
    expect(stateOf(online)).toBe(before);
    expect(online.clients.map((client) => client.heard.length)).toEqual(heard);
    online.store.release();
    await settled();
    expect(online.clients.every((client, index) => client.heard.length > (heard[index] ?? 0))).toBe(true);
  });

  test('a game, a deal and each move of persons and bots, to the end of the game', async () => {
    const online = await openedOnline({ ...CALM, people: 2 });
    const log: string[] = [];
    online.store.kept = (entries) => log.push(...entries.map((entry) => `kept ${entry.type}`));
    const told = { welcome: 'game', events: 'change' };
    online.table.connect(null, null, ({ type }) => {
      if (type in told) log.push(`told ${told[type as keyof typeof told]}`);
    });
    await online.start();
    await online.playOut();
    const events = log.filter((line) => line !== 'kept company' && line !== 'kept over');
    expect(events.slice(0, 4)).toEqual(['kept game', 'told game', 'kept deal', 'told change']);
    for (let index = 4; index < events.length; index += 2)
      expect(events.slice(index, index + 2)).toEqual(['kept move', 'told change']);
    expect(log.slice(-4)).toEqual(['kept move', 'kept over', 'kept company', 'told change']);
    expect(events.length).toBeGreaterThan(40);
  });

  test('what arrives meanwhile waits, in order, whoever says it', async () => {
    const online = await openedOnline({ people: 2 });
    online.store.hold();
    online.host.ask({ do: 'say', phrase: 'hello' });
    online.person(2).ask({ do: 'say', phrase: 'thanks' });
    const joined = online.table.join({ name: 'Anne', tokenHash: 'hash' }, null);
    online.host.ask({ do: 'start' });
    await settled();
    const before = online.store.entries.length;
    online.store.release();
    await joined;
    await settled();
    expect(online.store.entries.slice(before).map(({ type }) => type)).toEqual([
      'said',
      'said',
      'company',
      'company',
      'game',
      'deal',
    ]);
  });
});

describe('what cannot be kept', () => {
  test('is refused, changes nothing, and may be sent again: a move', async () => {
    const online = await openedOnline({ ...CALM, people: 4 });
    await online.start();
    const mover = await online.untilToAct();
    const before = stateOf(online);
    const move = mover.choices.legal[0] ?? '';
    online.store.isBroken = true;
    mover.act(move, 'it');
    await settled();
    expect(mover.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-kept' } }]);
    expect(stateOf(online)).toBe(before);
    expect(online.faults).toMatchObject([{ code: 'not-kept' }]);
    online.store.isBroken = false;
    mover.act(move, 'it');
    await settled();
    expect(stateOf(online)).not.toBe(before);
    expect(mover.refusals).toHaveLength(1);
  });

  test.each([
    { do: 'sit', seat: 3 },
    { do: 'start' },
    { do: 'leave' },
    { do: 'bot', seat: 3, bot: 'lowest' },
  ] as const)('is refused, changes nothing, and may be sent again: $do', async (ask) => {
    const online = await openedOnline({ people: 3 });
    const before = stateOf(online);
    online.store.isBroken = true;
    online.host.ask(ask, 'it');
    await settled();
    expect(online.host.refusals).toEqual([{ type: 'refused', id: 'it', refusal: { code: 'not-kept' } }]);
    expect(stateOf(online)).toBe(before);
    online.store.isBroken = false;
    online.host.ask(ask, 'it');
    await settled();
    expect(online.host.granted).toEqual(['it']);
    expect(stateOf(online)).not.toBe(before);
  });

  test('is tried again where nobody asked for it: deals and moves of bots go on as soon as they can be kept', async () => {
    const online = await openedOnline({ ...CALM, people: 1 });
    online.store.kept = (entries) => {
      online.store.isBroken = entries.some(({ type }) => type === 'game');
    };
    await online.start();
    await online.pass(60_000);
    expect(online.host.number).toBe(0);
    online.store.isBroken = false;
    await online.pass(60_000);
    expect(online.host.number).toBeGreaterThan(0);
    await online.playOut();
    expect(online.table.phase).toBe('between');
  });
});
