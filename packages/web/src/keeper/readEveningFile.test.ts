import { RULESETS, replayEvening } from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { readEveningFile } from './readEveningFile.ts';

/** A game that was left in the middle of its third deal. */
const record = playedRecord(RULESETS['gelber-zwerg'], 4, 'to the real table', { deals: 3, lastMoves: 4 });

/** The evening that a text holds. */
function eveningIn(text: string) {
  const read = readEveningFile(text);
  if (typeof read !== 'object' || !('evening' in read)) throw new Error(JSON.stringify(read));
  return read.evening;
}

test('a game that was played on the screen goes on with real cards, where its last finished deal left it', () => {
  const evening = eveningIn(JSON.stringify(record));
  const { game, problems } = replayEvening(evening);
  const { counters, boxes } = record.deals[1]!.result!;
  expect(problems).toEqual([]);
  expect({ counters: game.counters, boxes: game.boxes }).toEqual({ counters, boxes });
  expect(game.settled).toHaveLength(2);
  expect(evening.players.map(({ name }) => name)).toEqual(record.players.map(({ name }) => name));
});

test('an evening is read as it was saved, and so is the first game of a file of many', () => {
  const evening = eveningIn(JSON.stringify(record));
  expect(eveningIn(JSON.stringify(evening, null, 2))).toEqual(evening);
  expect(eveningIn(`${JSON.stringify(record)}\n${JSON.stringify(record)}\n`)).toEqual(evening);
});

describe('what cannot be read is told', () => {
  test('as no JSON, as problems, as findings', () => {
    expect(readEveningFile('…')).toBe('not-json');
    expect(readEveningFile('{"format":"other"}')).toHaveProperty('problems');
    const cheated = { ...record, deals: record.deals.map((deal) => ({ ...deal, dealer: 3 - deal.dealer })) };
    expect(readEveningFile(JSON.stringify(cheated))).toHaveProperty('findings');
  });

  test('as the first entry that does not fit', () => {
    const evening = eveningIn(JSON.stringify(record));
    const twice = { ...evening, entries: [evening.entries[0]!, ...evening.entries] };
    expect(readEveningFile(JSON.stringify(twice))).toEqual({ wrongEntry: 2 });
  });
});
