import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LineReader } from './lineReader.ts';

test('lines are read in order until the end', async () => {
  const stream = new PassThrough();
  const lines = new LineReader(stream, false);
  stream.end('one\ntwo');
  expect([await lines.next(), await lines.next(), await lines.next(), await lines.next()]).toEqual([
    'one',
    'two',
    null,
    null,
  ]);
});

test('lines that arrive before the question are dropped', async () => {
  const stream = new PassThrough();
  const lines = new LineReader(stream, true);
  stream.write('early\n');
  await setImmediate();
  const asked = lines.next();
  stream.write('answer\ntoo much\n');
  expect(await asked).toBe('answer');
  await setImmediate();
  stream.end();
  expect(await lines.next()).toBeNull();
});
