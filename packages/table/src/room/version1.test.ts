import { readFileSync } from 'node:fs';
import { checkRecord, parseFormerRuleset } from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { expect, test } from 'vitest';
import { openTestRoom } from '../testing/testRoom.ts';
import type { Entry, GameEntry } from './entries.ts';

const tables = readFileSync(new URL('../../fixtures/v1/tables.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as StoredTable);

interface StoredTable {
  readonly entries: Entry[];
  readonly game: {
    readonly counters: readonly number[];
    readonly boxes: readonly number[];
    readonly moves: number;
  } | null;
}

test.each(tables)('a stored table of version 1 is loaded and continued: %#', async ({ entries, game }) => {
  const online = await openTestRoom({ members: 0 });
  await online.restart(entries);
  const { room } = online.driver;
  const { rules } = room.saved.settings;
  expect(rules).toMatchObject({ factors: 'multiply', bete: 'box' });
  expect(parseFormerRuleset(rules)).toEqual({ ok: true, value: rules });
  const begun = entries.findLast((entry): entry is GameEntry => entry.type === 'game');
  if (begun !== undefined) expect(room.game?.game.ruleset).toMatchObject(begun.rules);
  const { counters, boxes, deal } = room.game?.game ?? {};
  expect({ counters, boxes, moves: deal?.moves.length }).toEqual(
    game ?? { counters: undefined, boxes: undefined, moves: undefined },
  );
  for (const member of room.saved.members) await online.add(member.id);
  if (room.saved.phase !== 'playing') await online.start();
  for (let step = 0; step < 20; step++) await online.step(seededRandom('version 1'));
  expect(online.refusals).toEqual([]);
  expect(checkRecord(online.record)).toEqual([]);
});
