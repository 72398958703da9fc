import { RULESETS, replayEvening } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { readEveningFile } from './readEveningFile.ts';

/** A game that stopped in the middle of its third deal. */
const record = playedRecord(RULESETS['gelber-zwerg'], 4, 'to the real table', {
  deals: 3,
  movesOfLastDeal: 4,
});

function eveningIn(text: string) {
  const read = readEveningFile(text);
  if (typeof read !== 'object' || !('evening' in read)) throw new Error(JSON.stringify(read));
  return read.evening;
}

test('a game from the screen continues with real cards after its last finished deal', () => {
  const evening = eveningIn(JSON.stringify(record));
  const { game, problems } = replayEvening(evening);
  const { counters, boxes } = record.deals[1]!.result!;
  expect(problems).toEqual([]);
  expect({ counters: game.counters, boxes: game.boxes }).toEqual({ counters, boxes });
  expect(game.settled).toHaveLength(2);
  expect(evening.players.map(({ name }) => name)).toEqual(record.players.map(({ name }) => name));
});

test('reads a saved evening, and the first game of a file with several', () => {
  const evening = eveningIn(JSON.stringify(record));
  expect(eveningIn(JSON.stringify(evening, null, 2))).toEqual(evening);
  expect(eveningIn(`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`)).toEqual(evening);
});

describe('unreadable files', () => {
  test('invalid JSON, problems, findings', () => {
    expect(readEveningFile('…')).toBe('not-json');
    expect(readEveningFile('{"format":"other"}')).toHaveProperty('problems');
    expect(
      readEveningFile(JSON.stringify(record).replace('"counters":', '"counters":50,"counters":')),
    ).toEqual({
      problems: [{ code: 'duplicate-key', path: 'rules.counters', expected: '', found: '' }],
    });
    const cheated = { ...record, deals: record.deals.map((deal) => ({ ...deal, dealer: 3 - deal.dealer })) };
    expect(readEveningFile(JSON.stringify(cheated))).toHaveProperty('findings');
  });

  test('the first entry that does not fit', () => {
    const evening = eveningIn(JSON.stringify(record));
    const twice = { ...evening, entries: [evening.entries[0]!, ...evening.entries] };
    expect(readEveningFile(JSON.stringify(twice))).toEqual({ wrongEntry: 2 });
  });
});
