import { describe, expect, it } from 'vitest';
import { words } from './cards.ts';
import { judge } from './judge.ts';
import { seeded } from './random.ts';
import { randomGame } from './randomGame.ts';
import { randomRuleset, randomTable } from './randomRuleset.ts';
import type { DealRecord, DealResult, GameRecord } from './record.ts';
import type { Ruleset } from './ruleset.ts';
import { rulesetFaults } from './rulesetFaults.ts';
import { spoil } from './spoil.ts';
import { sum } from './values.ts';

function randomRecords(
  seed: number,
  games: number,
  deals: number,
  changes: Partial<Ruleset> = {},
): GameRecord[] {
  const random = seeded(seed);
  return Array.from({ length: games }, () => {
    const { rules, players } = randomTable(random);
    const record = randomGame({ ...rules, ...changes }, players, random, deals);
    return JSON.parse(JSON.stringify(record)) as GameRecord;
  });
}

function resultsOf(record: GameRecord): DealResult[] {
  return record.deals.flatMap(({ result }) => result ?? []);
}

/** Each copy of a record that differs by one change of one finished deal. */
function copiesWith(record: GameRecord, changes: (deal: DealRecord) => ((copy: DealRecord) => void)[]) {
  const finished = [...record.deals.entries()].filter(([, { result }]) => result !== undefined);
  return finished.flatMap(([i, deal]) =>
    changes(deal).map((change) => {
      const copy = structuredClone(record);
      for (const one of copy.deals.slice(i, i + 1)) {
        change(one);
      }
      return copy;
    }),
  );
}

describe('random records', () => {
  it('have rulesets that the contract allows', () => {
    const random = seeded(1);
    const faults = Array.from({ length: 500 }, () => rulesetFaults(randomRuleset(random)));
    expect(faults.flat()).toEqual([]);
  });

  it('are right, and no counter is lost', () => {
    const records = randomRecords(2, 200, 5);
    for (const record of records) {
      expect(judge(record)).toEqual([]);
      const bank = record.players.length * record.rules.counters;
      const totals = resultsOf(record).map(({ counters, boxes }) => sum([...counters, ...boxes]));
      expect(new Set([bank, ...totals]).size).toBe(1);
    }
    expect(records.flatMap(resultsOf).filter(({ opera }) => opera).length).toBeGreaterThan(10);
    expect(records.filter(({ end }) => end !== undefined).length).toBeGreaterThan(50);
    expect(
      records.filter(({ deals }) => deals.some(({ drawn }) => drawn !== undefined)).length,
    ).toBeGreaterThan(50);
    expect(
      records.filter(({ deals }) => deals.some(({ proof }) => proof !== undefined)).length,
    ).toBeGreaterThan(30);
  });

  it('are mostly wrong after a random change', () => {
    const random = seeded(3);
    const spoilt = randomRecords(3, 400, 3).map((record) => spoil(record, random).record);
    expect(spoilt.filter((record) => judge(record).length > 0).length).toBeGreaterThan(240);
  });
});

describe('a record with one change', () => {
  const records = randomRecords(4, 12, 2);

  function expectWrong(
    changes: (deal: DealRecord) => ((copy: DealRecord) => void)[],
    changed = records,
  ): void {
    const copies = changed.flatMap((record) => copiesWith(record, changes));
    expect(copies.length).toBeGreaterThan(20);
    expect(copies.filter((copy) => judge(copy).length === 0)).toEqual([]);
  }

  it.each(['counters', 'boxes'] as const)('is wrong with one of the %s changed', (key) => {
    expectWrong((deal) =>
      [...(deal.result?.[key] ?? []).entries()].map(([i, was]) => ({ result }) => {
        result?.[key].splice(i, 1, was + 1);
      }),
    );
  });

  it('is wrong with one counter paid to another player or box', () => {
    expectWrong(({ result }) =>
      [...(result?.counters ?? []).entries()].flatMap(([i, was]) => [
        (copy) => copy.result?.counters.splice(i, 2, was - 1, (result?.counters[i + 1] ?? 0) + 1),
        (copy) => {
          copy.result?.counters.splice(i, 1, was - 1);
          copy.result?.boxes.splice(0, 1, (result?.boxes[0] ?? 0) + 1);
        },
      ]),
    );
  });

  it('is wrong with another winner or opera', () => {
    expectWrong(({ result }) => [
      (copy) => Object.assign(copy.result ?? {}, { opera: !result?.opera }),
      (copy) => Object.assign(copy.result ?? {}, { winner: result?.winner === 0 ? 1 : 0 }),
    ]);
  });

  it('is wrong with a pass more at any place', () => {
    expectWrong(({ moves }) =>
      [...words(moves).keys()].map((i) => (copy) => {
        copy.moves = words(moves).toSpliced(i, 0, '-').join(' ');
      }),
    );
  });

  /** Each way to leave out one move for which the test holds. */
  function withoutOneMove(isLeftOut: (move: string) => boolean) {
    return ({ moves }: DealRecord) =>
      [...words(moves).entries()]
        .filter(([, move]) => isLeftOut(move))
        .map(([i]) => (copy: DealRecord) => {
          copy.moves = words(moves).toSpliced(i, 1).join(' ');
        });
  }

  it('is wrong without any one pass', () => {
    expectWrong(withoutOneMove((move) => move === '-'));
  });

  it('is wrong without any one card, if players pay in full', () => {
    // R7: without debts, a loser who pays all that it has pays the same for one card more in hand.
    expectWrong(
      withoutOneMove((move) => move !== '-'),
      randomRecords(4, 12, 2, { debts: true }),
    );
  });

  it('may be right without a card, if the loser who laid it cannot pay more', () => {
    const copies = records.flatMap((record) =>
      copiesWith(
        record,
        withoutOneMove((move) => move !== '-'),
      ),
    );
    const right = copies.filter((copy) => judge(copy).length === 0);
    expect(right.map(({ rules }) => rules.debts)).toEqual([false]);
  });

  it('is wrong with a card laid by another player', () => {
    expectWrong(({ moves, hands }) =>
      [...words(moves).keys()].map((i) => (copy) => {
        const was = words(moves)[i]?.slice(0, 2) ?? '';
        const owner = hands.find((hand) => hand.includes(was));
        const other = hands.find((hand) => hand !== owner) ?? '';
        copy.moves = words(moves)
          .toSpliced(i, 1, was === '-' ? '??' : other.slice(0, 2))
          .join(' ');
      }),
    );
  });

  it('is wrong with two cards exchanged between hand and talon, or dealt twice', () => {
    expectWrong(({ hands }) =>
      [...hands.entries()].map(([seat, hand]) => (copy) => {
        copy.hands[seat] = hand.replace(hand.slice(0, 2), hand.slice(3, 5));
      }),
    );
  });
});
