import { BOTS } from '@nain-jaune/bots';
import { checkRecord, type GameRecord, RULESET_IDS, type RulesetId, seatAt } from '@nain-jaune/engine';
import { type Random, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import type { TableChange } from './change.ts';
import type { TableRecord } from './options.ts';
import { resumeTable } from './resume.ts';
import { type Opened, opened, resumed, TestClient } from './testing/index.ts';

/** A source that knows how many numbers it has given, so that a resumed table goes on with the same chance. */
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

interface Kept {
  readonly record: TableRecord;
  readonly drawn: number;
}

/** Plays on, the person always with the first of the legal moves. */
const FIRST: Random = { next: () => 0 };

/** Whether a table goes on from what was kept at this place: from all that was kept, or from some of it. */
function isCompared(_: unknown, place: number): boolean {
  return place % inScope({ quick: 5, all: 1 }) === 0;
}

function withoutTime({ elapsedMs: _, ...record }: TableRecord): GameRecord {
  return record;
}

/** A whole game, with all that was kept on the way. */
function keptGame(rules: string): { game: Opened; kept: Kept[] } {
  const random = new Counted(rules);
  const kept: Kept[] = [];
  const keep = (_change: TableChange, record: () => TableRecord) => {
    kept.push({ record: structuredClone(record()), drawn: random.drawn });
  };
  const game = opened({ rules, seats: 'person lowest longest', random, keep });
  game.playOut(FIRST);
  return { game, kept };
}

const threeHanded = RULESET_IDS.filter((id): id is RulesetId => id !== 'famille');

describe('a table that goes on from a record', { timeout: 30_000 }, () => {
  test.each(threeHanded)('is the same after every move of %s, and ends with the same record', (id) => {
    const rules = `${id} end.deals=2`;
    const { game, kept } = keptGame(rules);
    const whole = withoutTime(game.table.record());
    expect(kept.length).toBeGreaterThan(40);
    for (const { record, drawn } of kept.filter(isCompared)) {
      const again = resumed(record, { random: new Counted(rules, drawn) });
      expect(withoutTime(again.table.record())).toEqual(withoutTime(record));
      again.playOut(FIRST);
      expect(withoutTime(again.table.record())).toEqual(whole);
      expect(again.faults).toEqual([]);
    }
  });

  test('goes on with the chance of its bots too, whatever they draw in a decision', () => {
    const rules = 'gelber-zwerg end.deals=2';
    const seats = 'person random random';
    const random = new Counted('cards');
    const botRandom = new Counted('bots');
    const kept: { record: TableRecord; cards: number; bots: number }[] = [];
    const keep = (_change: TableChange, record: () => TableRecord) => {
      kept.push({ record: structuredClone(record()), cards: random.drawn, bots: botRandom.drawn });
    };
    const game = opened({ rules, seats, random, botRandom, keep });
    game.playOut(FIRST);
    for (const { record, cards, bots } of kept.filter(isCompared)) {
      const again = resumed(record, {
        random: new Counted('cards', cards),
        botRandom: new Counted('bots', bots),
      });
      again.playOut(FIRST);
      expect(withoutTime(again.table.record())).toEqual(withoutTime(game.table.record()));
    }
    expect(kept.length).toBeGreaterThan(40);
  });

  test('tells a client that was there before only what it missed, under the same numbers', () => {
    const { kept } = keptGame('lindor-1789 end.deals=2');
    const before = opened({
      rules: 'lindor-1789 end.deals=2',
      seats: 'person lowest longest',
      random: new Counted('lindor-1789 end.deals=2'),
    });
    const client = before.at(0);
    for (const { record } of kept) {
      before.step(FIRST);
      const again = resumed(record).table;
      const other = new TestClient(again, seatAt(0), client);
      expect(other.welcome).toBeNull();
      const fresh = new TestClient(again, seatAt(0));
      expect(other.view).toEqual(fresh.view);
      expect(other.number).toBe(fresh.number);
    }
  });

  test('before its first deal draws the dealer', () => {
    const record = opened({ rules: 'lindor-1789', seats: 'person lowest longest' }).table.record();
    expect(record.deals).toEqual([]);
    const dealers = Array.from({ length: 30 }, (_, seed) => {
      const game = resumed(record, {}, `seed ${seed}`);
      game.at(0).deal();
      return game.table.record().deals[0]?.dealer;
    });
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
  });

  test('of a game that is over is over', () => {
    const ends = {
      deals: 'lindor-1789 end.deals=1',
      target: 'yellow-dwarf end.target=15',
      time: 'lindor-1789 end.minutes=1',
      ruin: 'lindor-1789 counters=15',
    };
    for (const [reason, rules] of Object.entries(ends)) {
      const { game } = keptGame(rules);
      expect(game.at(0).view.ended?.reason).toBe(reason);
      const again = resumed(game.table.record());
      expect(again.at(0).view).toEqual(game.at(0).view);
      expect(again.at(0).choices.mayDeal).toBe(false);
      again.at(0).deal('once more');
      expect(again.at(0).refusals).toMatchObject([{ id: 'once more', refusal: { code: 'game-is-over' } }]);
    }
  });

  test('says what is wrong with a record', () => {
    const game = opened({ rules: 'lindor-1789', seats: 'person lowest longest' });
    game.at(0).deal();
    const record = game.table.record();
    const wrong = { ...record, deals: record.deals.map((deal) => ({ ...deal, moves: '-' })) };
    expect(resumeTable(wrong, surroundingsOf(game))).toMatchObject({
      ok: false,
      error: [{ code: 'must-lead' }],
    });
    const stranger = { ...record, players: [...record.players.slice(0, 2), { name: 'X', bot: 'toString' }] };
    expect(resumeTable(stranger, surroundingsOf(game))).toMatchObject({
      ok: false,
      error: [{ code: 'wrong-value', path: 'players[2].bot', found: 'toString' }],
    });
    expect(checkRecord(record)).toEqual([]);
  });
});

function surroundingsOf({ clock }: Opened) {
  const chance = seededRandom('any');
  return { clock, random: chance, botRandom: chance, bots: BOTS, pace: { botMove: 0, botPass: 0 } };
}
