import { type GameRecord, replayRecord } from '@nain-jaune/engine';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playDay, playTable } from '../testing/dailyGame.ts';
import { verdictOn } from './verdict.ts';

const DATE = '2026-11-27';
const TABLE = dailyTable(DATE);
const { record, result, cost } = playDay(DATE);
const [deal] = record.deals;
if (deal?.result === undefined) throw new Error('the deal is over');

function withDeal(change: Partial<GameRecord['deals'][number]>): GameRecord {
  return { ...record, deals: [{ ...deal!, ...change }] };
}

/** Exchanges two cards of the pack. */
function exchanged(one: string, other: string): GameRecord {
  const text = JSON.stringify(record);
  return JSON.parse(
    text.replaceAll(new RegExp(`${one}|${other}`, 'g'), (card) => (card === one ? other : one)),
  );
}

it('an honest record has its result and what its choices cost', () => {
  expect(verdictOn(TABLE, record)).toEqual({ type: 'played', result, cost });
  expect(verdictOn(TABLE, { ...record, elapsedMs: 5 })).toEqual({ type: 'played', result, cost });
});

describe('a forged record is refused:', () => {
  it('another result', () => {
    const { counters } = deal.result!;
    const richer = counters.with(0, counters[0]! + 1).with(1, counters[1]! - 1);
    expect(verdictOn(TABLE, withDeal({ result: { ...deal.result!, counters: richer } }))).toMatchObject({
      type: 'forged',
      problems: [{ path: 'record.deals[0].result.counters' }],
    });
  });

  it('another card, in a game that follows the rules', () => {
    const forged = exchanged('3s', '3h');
    expect(replayRecord(forged).ok).toBe(true);
    expect(verdictOn(TABLE, forged)).toMatchObject({
      type: 'forged',
      problems: [{ path: 'record.deals[0].hands', expected: 'the cards of this day' }],
    });
  });

  it('another move of a bot, in a game that follows the rules', () => {
    const others = ['random', 'lowest', 'highest'].map((bot) => {
      const bots = TABLE.bots.map((name) => name && bot);
      return { ...playTable({ ...TABLE, bots }).record, players: record.players };
    });
    const different = others.filter((other) => other.deals[0]?.moves !== deal.moves);
    expect(different.length).toBeGreaterThan(0);
    for (const other of different) {
      expect(replayRecord(other).ok).toBe(true);
      expect(verdictOn(TABLE, other)).toMatchObject({
        type: 'forged',
        problems: [{ path: 'record.deals[0].moves' }],
      });
    }
  });

  it.each([
    ['other rules', { ...record, rules: { ...record.rules, acePoints: 11 } }],
    ['another bot', { ...record, players: record.players.with(1, { name: 'Bela' }) }],
    ['no end', { ...record, end: undefined }],
  ])('%s', (_what, forged) => {
    expect(verdictOn(TABLE, JSON.parse(JSON.stringify(forged))).type).not.toBe('played');
  });

  it('the deal of another day', () => {
    expect(verdictOn(dailyTable('2026-11-28'), record).type).toBe('forged');
  });
});

describe('a malformed record is refused', () => {
  it('with every problem and its path', () => {
    const { format: _format, ...rest } = record;
    const verdict = verdictOn(TABLE, { ...rest, players: 'none', deals: [{ ...deal, dealer: 9 }] });
    expect(verdict).toMatchObject({ type: 'malformed' });
    if (verdict.type === 'played') throw new Error('it is malformed');
    expect(verdict.problems.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['record.format', 'record.players', 'record.deals[0].dealer']),
    );
  });

  it('whatever it is, without an exception', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (input) => {
        expect(verdictOn(TABLE, input).type).toBe('malformed');
      }),
    );
  });

  it('with at most twenty problems, and without a repetition of long values', () => {
    const problemsOf = (input: unknown) => {
      const verdict = verdictOn(TABLE, input);
      if (verdict.type === 'played') throw new Error('it is malformed');
      return verdict.problems;
    };
    const long = 'x'.repeat(30_000);
    const [unknown] = problemsOf({ ...record, rules: { ...record.rules, [long]: 1 } });
    expect(unknown?.path).toBe(`${`record.rules.${long}`.slice(0, 99)}…`);
    const deals = Array.from({ length: 21 }, () => long);
    expect(problemsOf({ ...record, deals }).map(({ found }) => found.length)).toEqual(Array(20).fill(40));
  });

  it('whatever is changed in an honest one, with at most twenty problems', () => {
    const anyKey = fc.constantFrom('dealer', 'hands', 'talon', 'moves', 'result', 'drawn');
    fc.assert(
      fc.property(anyKey, fc.jsonValue(), (key, value) => {
        const verdict = verdictOn(TABLE, withDeal({ [key]: value }));
        if (verdict.type === 'played') throw new Error(`it is played with another ${key}`);
        expect(verdict.problems.length).toBeLessThanOrEqual(20);
      }),
    );
  });
});
