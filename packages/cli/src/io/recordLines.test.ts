import { expect, test } from 'vitest';
import { type RecordLine, readRecordLines } from './recordLines.ts';

async function read(bytes: string | Buffer, longest?: number): Promise<RecordLine[]> {
  const lines: RecordLine[] = [];
  for await (const line of readRecordLines(stream(bytes), longest)) lines.push(line);
  return lines;
}

async function* stream(bytes: string | Buffer): AsyncGenerator<Buffer> {
  yield Buffer.from(bytes);
}

test('each line is one record, and empty lines are skipped', async () => {
  expect(await read('{"a":1}\n\n  \n[2]\n')).toEqual([
    { type: 'json', number: 1, value: { a: 1 } },
    { type: 'json', number: 4, value: [2] },
  ]);
});

test('an object over several lines is one record', async () => {
  expect(await read('{\n  "a": 1\n}\n')).toEqual([{ type: 'json', number: 1, value: { a: 1 } }]);
});

test('a key that stands twice is reported with its line and column', async () => {
  expect(await read('{"a":{"b":1,"b":2}}\n{"c":1}\n')).toMatchObject([
    { type: 'not-json', number: 1, fault: { kind: 'duplicate-key', column: 13, path: 'a.b' } },
    { type: 'json', number: 2 },
  ]);
  expect(await read('{\n  "a": 1,\n  "a": 2\n}\n')).toMatchObject([
    { type: 'not-json', number: 3, fault: { kind: 'duplicate-key', column: 3, path: 'a' } },
  ]);
});

test('an invalid first line does not affect the others', async () => {
  expect(await read('{"a":\n{"b":1}\n')).toEqual([
    { type: 'not-json', number: 1, text: '{"a":', fault: { kind: 'cut', column: 6, path: '' } },
    { type: 'json', number: 2, value: { b: 1 } },
  ]);
});

test('an invalid first line of a long file does not affect the others', async () => {
  const lines = await read(`{"a":\n${'{"b":1}\n'.repeat(10)}`, 32);
  expect(lines.map(({ type }) => type)).toEqual(['not-json', ...Array(10).fill('json')]);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
});

test('invalid UTF-8 is reported', async () => {
  expect(await read(Buffer.from([0xff, 0xfe, 0x0a, 0x31]))).toEqual([
    { type: 'not-utf8', number: 1 },
    { type: 'json', number: 2, value: 1 },
  ]);
});

test('a byte order mark is skipped', async () => {
  expect(await read('\ufeff{}\n')).toEqual([{ type: 'json', number: 1, value: {} }]);
});

test('a line over the limit is reported with its length', async () => {
  expect(await read('123456789\n1\n', 5)).toEqual([
    { type: 'line-too-long', number: 1, length: 9 },
    { type: 'json', number: 2, value: 1 },
  ]);
});

test('a file with only a byte order mark has no records', async () => {
  expect(await read('\ufeff')).toEqual([]);
  expect(await read('\ufeff \n\n')).toEqual([]);
});
