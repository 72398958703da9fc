import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { type HomeTestRoom, openHomeTestRoom } from '../../testing/homeTestRoom.ts';
import type { TestClient } from '../../testing/testClient.ts';
import { settled } from '../../testing/testRoom.ts';

interface Dealt {
  readonly home: HomeTestRoom;
  readonly mover: TestClient;
  readonly other: TestClient;
}

/** A room of three persons, with its first deal dealt or not. */
async function threePersons(isDealt: boolean): Promise<Dealt> {
  const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person person person' });
  if (isDealt) home.at(0).deal();
  await settled();
  const mover = home.toAct ?? home.at(0);
  return { home, mover, other: home.at(mover.seat === 0 ? 1 : 0) };
}

function stateOf({ wholeRecord, clients, records }: HomeTestRoom) {
  const known = clients.map(({ number, choices }) => [number, choices.legal]);
  return JSON.stringify([wholeRecord, known, records.length]);
}

/** A move that is invalid in the named way. */
function wrongMove(what: string, mover: TestClient): string {
  const { legal } = mover.choices;
  if (what === 'a card that is not held')
    return ['Ac', 'Ad', 'Ah', 'As'].find((card) => !legal.includes(card)) ?? '';
  if (what === 'an announcement of nothing')
    return `${legal.find((move) => !legal.includes(`${move}!`) && !move.endsWith('!'))}!`;
  return '-';
}

describe('a refused command has no effect and is answered only to its sender', () => {
  test.each([
    ['a move before the first deal', 'no-deal-yet'],
    ['a move out of turn', 'not-your-turn'],
    ['a card that is not held', 'card-not-held'],
    ['a pass by the leader', 'must-lead'],
    ['an announcement of nothing', 'nothing-to-announce'],
    ['a deal during a deal', 'no-deal-now'],
    ['a move by a spectator', 'not-seated'],
    ['a deal asked for by a spectator', 'not-seated'],
  ] as const)('%s: %s', async (what, code) => {
    const { home, mover, other } = await threePersons(what !== 'a move before the first deal');
    const spectator = await home.watch();
    const bySpectator = what.includes('by a spectator');
    const sender = bySpectator ? spectator : what === 'a move out of turn' ? other : mover;
    const before = stateOf(home);
    for (const client of home.clients) client.received.length = 0;
    if (what.startsWith('a deal')) sender.deal('it');
    else sender.act(wrongMove(what, mover), 'it');
    await settled();
    expect(sender.refusals).toMatchObject([{ id: 'it', refusal: { code } }]);
    expect(stateOf(home)).toBe(before);
    for (const client of home.clients) expect(client.received).toHaveLength(client === sender ? 1 : 0);
  });

  test('a move after the end of the game, and a deal', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789 end.deals=1', seats: 'person lowest lowest' });
    await home.playOut();
    home.at(0).act('-');
    home.at(0).deal();
    await settled();
    expect(home.at(0).refusalCodes).toEqual(['game-is-over', 'game-is-over']);
  });

  test('a move between two deals', async () => {
    const home = await openHomeTestRoom({
      rules: 'lindor-1789 counters=1000',
      seats: 'person lowest lowest',
    });
    while (!home.at(0).choices.mayDeal || home.at(0).number === 0) await home.step(seededRandom(1));
    await home.at(0).command({ type: 'act', move: '-' });
    expect(home.at(0).refusalCodes).toEqual(['deal-is-over']);
  });
});

describe('a command that is sent twice', () => {
  test('is carried out once, and answered with its events again', async () => {
    const { home, mover } = await threePersons(true);
    const move = mover.choices.legal[0] ?? '';
    await mover.command({ type: 'act', move }, 'once');
    const after = home.wholeRecord.deals;
    const laid = () => mover.events.filter(({ event }) => event.type === 'laid');
    const sent = laid();
    await mover.command({ type: 'act', move }, 'once');
    expect(home.wholeRecord.deals).toEqual(after);
    expect(mover.refusals).toEqual([]);
    expect(laid()).toEqual([...sent, ...sent]);
    expect(mover.view.deal?.laid).toHaveLength(1);
  });

  test('while the first is being stored is carried out once', async () => {
    const { home, mover } = await threePersons(true);
    const stored = home.records.length;
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'once');
    mover.act(move, 'once');
    await settled();
    expect(home.records).toHaveLength(stored + 1);
    expect(mover.refusals).toEqual([]);
  });

  test('after the connection was lost is carried out once', async () => {
    const { home, mover } = await threePersons(true);
    const move = mover.choices.legal[0] ?? '';
    mover.act(move, 'once');
    mover.disconnect();
    mover.connect(home.driver);
    await mover.command({ type: 'act', move }, 'once');
    expect(home.wholeRecord.deals[0]?.moves).toBe(move);
    expect(mover.refusals).toEqual([]);
  });

  test('is refused twice in the same way, even if it has become legal', async () => {
    const { home, mover, other } = await threePersons(true);
    other.act('-', 'early');
    mover.act(mover.choices.legal[0] ?? '');
    await settled();
    for (let passes = 0; home.toAct !== other && passes < 3; passes++) {
      await home.toAct?.command({ type: 'act', move: '-' });
    }
    expect(other.choices.legal).toContain('-');
    const { deals } = home.wholeRecord;
    await other.command({ type: 'act', move: '-' }, 'early');
    expect(other.refusalCodes).toEqual(['not-your-turn', 'not-your-turn']);
    expect(home.wholeRecord.deals).toEqual(deals);
  });

  test('by two members with the same id is two commands', async () => {
    const { home, mover } = await threePersons(true);
    mover.act(mover.choices.legal[0] ?? '');
    mover.act('-', 'same');
    await settled();
    await home.toAct?.command({ type: 'act', move: '-' }, 'same');
    expect(home.wholeRecord.deals[0]?.moves).toMatch(/^\S+ - -$/);
  });

  test('as a request for a deal deals once', async () => {
    const home = await openHomeTestRoom({
      rules: 'lindor-1789 counters=1000',
      seats: 'person lowest lowest',
    });
    await home.at(0).command({ type: 'deal' }, 'first');
    while (!home.at(0).choices.mayDeal) await home.step(seededRandom(1));
    await home.at(0).command({ type: 'deal' }, 'first');
    expect(home.wholeRecord.deals).toHaveLength(1);
    await home.at(0).command({ type: 'deal' }, 'second');
    expect(home.wholeRecord.deals).toHaveLength(2);
  });
});
