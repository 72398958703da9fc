import {
  checkRecord,
  type GameRecord,
  parseDrawTexts,
  RULESET_IDS,
  type RulesetId,
} from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { FIRST, type HomeTestRoom, openHomeTestRoom, resumeHomeTestRoom } from '../testing/homeTestRoom.ts';
import { TestClient } from '../testing/testClient.ts';
import { settled } from '../testing/testRoom.ts';
import type { RoomRecord } from './record.ts';
import { resumeHomeRoom } from './resumeHome.ts';

class Counted implements Random {
  drawn = 0;
  readonly #source: Random;

  constructor(seed: string, drawn = 0) {
    this.#source = seededRandom(seed);
    while (this.drawn < drawn) this.next();
  }

  next(): number {
    this.drawn += 1;
    return this.#source.next();
  }
}

interface Stored {
  readonly record: RoomRecord;
  readonly cards: number;
  readonly bots: number;
}

function withoutTime({ elapsedMs: _, ...record }: RoomRecord): GameRecord {
  return record;
}

/** Plays a whole game and returns everything that was stored. The person plays the first legal move. */
async function storedGame(rules: string, seats: string): Promise<{ home: HomeTestRoom; stored: Stored[] }> {
  const [cards, bots] = [new Counted('cards'), new Counted('bots')];
  const drawn: [number, number][] = [];
  const home = await openHomeTestRoom({ rules, seats, driver: { random: cards, botRandom: bots } });
  let count = 0;
  await home.playOut(FIRST, () => {
    for (; count < home.records.length; count++) drawn.push([cards.drawn, bots.drawn]);
  });
  const stored = home.records.map((record, index) => {
    const [cardsDrawn = 0, botsDrawn = 0] = drawn[index] ?? [];
    return { record: JSON.parse(JSON.stringify(record)), cards: cardsDrawn, bots: botsDrawn };
  });
  return { home, stored };
}

const threeHanded = RULESET_IDS.filter((id): id is RulesetId => id !== 'famille');

test('all draws for the first dealer are sent and recorded, and survive a restart', async () => {
  const home = await openHomeTestRoom({ rules: 'famille', seats: 'person lowest lowest lowest', seed: '12' });
  await home.at(0).command({ type: 'deal' });
  const [deal] = home.wholeRecord.deals;
  expect(deal?.drawn?.map((draw) => draw.length)).toEqual([4, 4, 4]);
  expect(deal?.drawn?.[1]).toContain(null);
  expect(checkRecord(home.wholeRecord)).toEqual([]);
  const again = await resumeHomeTestRoom(home.wholeRecord);
  expect(again.wholeRecord.deals[0]?.drawn).toEqual(deal?.drawn);
  expect(again.at(0).view.deal?.events.find(({ type }) => type === 'dealt')).toMatchObject({
    drawn: parseDrawTexts(deal?.drawn ?? []),
  });
});

describe('a home room resumed from a record', () => {
  test.each(inScope({ quick: threeHanded.slice(0, 2), all: threeHanded }))(
    'is the same after every move of %s, and ends with the same record',
    async (id) => {
      const { home, stored } = await storedGame(`${id} end.deals=2`, 'person lowest longest');
      expect(stored.length).toBeGreaterThan(40);
      for (const { record, cards } of stored) {
        const again = await resumeHomeTestRoom(record, { driver: { random: new Counted('cards', cards) } });
        expect(withoutTime(again.wholeRecord)).toEqual(withoutTime(record));
        await again.playOut(FIRST);
        expect(withoutTime(again.wholeRecord)).toEqual(withoutTime(home.wholeRecord));
        expect(again.faults).toEqual([]);
      }
    },
  );

  test('sends a client that was connected before only what it missed, with the same numbers', async () => {
    const { stored } = await storedGame('lindor-1789 end.deals=2', 'person lowest longest');
    const before = await openHomeTestRoom({
      rules: 'lindor-1789 end.deals=2',
      seats: 'person lowest longest',
      driver: { random: new Counted('cards'), botRandom: new Counted('bots') },
    });
    const client = before.at(0);
    for (const { record } of stored) {
      await before.step(FIRST);
      const { driver } = await resumeHomeTestRoom(record);
      const other = new TestClient(1, { game: 1, number: client.number, view: client.view }).connect(driver);
      await settled();
      expect(JSON.parse(other.received[0] ?? '').game).toBeNull();
      const fresh = new TestClient(1).connect(driver);
      await settled();
      expect(other.view).toEqual(fresh.view);
      expect(other.number).toBe(fresh.number);
    }
  });

  test('before its first deal draws the dealer', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person lowest longest' });
    const record = home.wholeRecord;
    expect(record.deals).toEqual([]);
    const dealers = new Set<number | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const again = await resumeHomeTestRoom(record, { seed: `seed ${seed}` });
      await again.at(0).command({ type: 'deal' });
      dealers.add(again.wholeRecord.deals[0]?.dealer);
    }
    expect(dealers).toEqual(new Set([0, 1, 2]));
  });

  test.each([
    ['deals', 'lindor-1789 end.deals=1'],
    ['target', 'yellow-dwarf end.target=121'],
    ['time', 'lindor-1789 end.minutes=1'],
    ['ruin', 'lindor-1789 counters=15'],
  ])('of a finished game is over: %s', async (reason, rules) => {
    const home = await openHomeTestRoom({ rules, seats: 'person lowest longest' });
    while (home.at(0).view.ended === null) {
      await home.pass(60_000);
      await home.step(FIRST);
    }
    expect(home.at(0).view.ended?.reason).toBe(reason);
    const again = await resumeHomeTestRoom(home.wholeRecord);
    expect(again.at(0).view).toEqual(home.at(0).view);
    expect(again.at(0).choices.mayDeal).toBe(false);
    await again.at(0).command({ type: 'deal' });
    expect(again.at(0).refusalCodes).toEqual(['game-is-over']);
  });

  test('returns the problems of a record', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789', seats: 'person lowest longest' });
    await home.at(0).command({ type: 'deal' });
    const record = home.wholeRecord;
    const wrong = { ...record, deals: record.deals.map((deal) => ({ ...deal, moves: '-' })) };
    const opening = { now: 0, random: seededRandom(1), pace: { botMove: 0, botPass: 0 } };
    expect(resumeHomeRoom(wrong, opening)).toMatchObject({ ok: false, error: [{ code: 'must-lead' }] });
  });

  test('lets the stand-in play for an unknown bot, which is reported', async () => {
    const home = await openHomeTestRoom({ rules: 'lindor-1789 end.deals=1', seats: 'person longest lowest' });
    await home.at(0).command({ type: 'deal' });
    const record = home.wholeRecord;
    const players = record.players.with(1, { name: 'Seat 1', bot: 'toString' });
    const again = await resumeHomeTestRoom({ ...record, players });
    expect(again.faults).toEqual([{ code: 'bot-missing', seat: 1, bot: 'toString', standIn: 'lowest' }]);
    await again.playOut();
    expect(again.wholeRecord.players[1]).toEqual({ name: 'Seat 1', bot: 'toString' });
    expect(again.at(0).view.ended).not.toBeNull();
  });
});

describe('a time limit', () => {
  const rules = 'lindor-1789 end.minutes=3';

  test('ends the game at the end of the deal in which it runs out (R11)', async () => {
    const home = await openHomeTestRoom({ rules, seats: 'person lowest lowest' });
    home.at(0).deal();
    await home.pass(3 * 60_000);
    expect(home.at(0).view.ended).toBeNull();
    await home.playOut();
    expect(home.wholeRecord).toMatchObject({ end: { reason: 'time' } });
    expect(home.wholeRecord.deals).toHaveLength(1);
  });

  test('does not end a game a moment before', async () => {
    const home = await openHomeTestRoom({
      rules,
      seats: 'lowest lowest lowest',
      pace: { botMove: 0, botPass: 0 },
    });
    const spectator = await home.watch();
    await home.pass(3 * 60_000 - 1);
    spectator.deal();
    await home.passUntilQuiet();
    expect(spectator.view.ended).toBeNull();
    await home.pass(1);
    spectator.deal();
    await home.passUntilQuiet();
    expect(spectator.view.ended).toMatchObject({ reason: 'time' });
    expect(home.wholeRecord.deals).toHaveLength(2);
  });

  test('continues when the game is resumed, without the time between', async () => {
    const home = await openHomeTestRoom({ rules, seats: 'person lowest lowest' });
    home.at(0).deal();
    await home.pass(2 * 60_000);
    const record = home.wholeRecord;
    expect(record.elapsedMs).toBe(2 * 60_000);
    const again = await resumeHomeTestRoom(record);
    await again.pass(60_000);
    expect(again.wholeRecord.elapsedMs).toBe(180_000);
    await again.playOut();
    expect(again.wholeRecord).toMatchObject({ end: { reason: 'time' } });
    expect(again.wholeRecord.deals).toHaveLength(1);
  });

  test.each(['x', -5, null, Number.NaN])(
    'restarts if a record has the elapsed time %j',
    async (elapsedMs) => {
      const home = await openHomeTestRoom({ rules, seats: 'person lowest lowest' });
      await home.at(0).command({ type: 'deal' });
      const record = { ...home.wholeRecord, elapsedMs } as unknown as GameRecord;
      expect((await resumeHomeTestRoom(record)).wholeRecord.elapsedMs).toBe(0);
    },
  );
});
