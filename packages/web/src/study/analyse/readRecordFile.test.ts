import { RULESETS } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { MAX_FILE_MEGABYTES, readRecordFile, recordsIn } from './readRecordFile.ts';

const record = playedRecord(RULESETS['lindor-1789'], 4, 'file');
const open = playedRecord(RULESETS['lindor-1789'], 4, 'file', { movesOfLastDeal: 5 });

it('reads one record, or one a line, without games that have no finished deal', () => {
  expect(recordsIn(JSON.stringify(record, null, 2))).toEqual({ records: [record] });
  expect(recordsIn(JSON.stringify(open))).toEqual({ records: [] });
  const lines = [record, open, record].map((one) => JSON.stringify(one)).join('\n');
  expect(recordsIn(lines)).toEqual({ records: [record, record] });
});

it('names what is wrong with a file, and refuses large ones', async () => {
  expect(recordsIn('no game')).toMatchObject({ findings: [{ code: 'not-json' }] });
  expect(recordsIn(`${JSON.stringify(record)}\n{}`)).toHaveProperty('findings');
  const large = new Blob([new Uint8Array(MAX_FILE_MEGABYTES * 1e6 + 1)]);
  expect(await readRecordFile(large)).toEqual({ tooLarge: true });
});
