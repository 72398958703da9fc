import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { LineReader } from './lineReader.ts';

test('lines answer questions in order until the end, and are echoed', async () => {
  const stream = new PassThrough();
  const written: string[] = [];
  const lines = new LineReader(stream, (text) => written.push(text), true);
  stream.end('one\ntwo');
  expect([await lines.ask('1? '), await lines.ask('2? ')]).toEqual(['one', 'two']);
  expect([await lines.ask('3? '), await lines.ask('4? ')]).toEqual([null, null]);
  expect(written.join('')).toBe('1? one\n2? two\n3? \n4? \n');
});
