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

test('each line is one record and empty lines are passed over', async () => {
  expect(await read('{"a":1}\n\n  \n[2]\n')).toEqual([
    { type: 'json', number: 1, value: { a: 1 } },
    { type: 'json', number: 4, value: [2] },
  ]);
});

test('a file that is one object over many lines is one record', async () => {
  expect(await read('{\n  "a": 1\n}\n')).toEqual([{ type: 'json', number: 1, value: { a: 1 } }]);
});

test('a broken first line does not swallow the others', async () => {
  expect(await read('{"a":\n{"b":1}\n')).toEqual([
    { type: 'not-json', number: 1, text: '{"a":' },
    { type: 'json', number: 2, value: { b: 1 } },
  ]);
});

test('a broken first line of a long file does not swallow the others', async () => {
  const lines = await read(`{"a":\n${'{"b":1}\n'.repeat(10)}`, 32);
  expect(lines.map(({ type }) => type)).toEqual(['not-json', ...Array(10).fill('json')]);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
});

test('bytes that are no text are said to be none', async () => {
  expect(await read(Buffer.from([0xff, 0xfe, 0x0a, 0x31]))).toEqual([
    { type: 'not-utf8', number: 1 },
    { type: 'json', number: 2, value: 1 },
  ]);
});

test('a mark of the byte order before the first record is passed over', async () => {
  expect(await read('\ufeff{}\n')).toEqual([{ type: 'json', number: 1, value: {} }]);
});

test('a line that is too long is told with its length', async () => {
  expect(await read('123456789\n1\n', 5)).toEqual([
    { type: 'line-too-long', number: 1, length: 9 },
    { type: 'json', number: 2, value: 1 },
  ]);
});

test('a file with nothing but a mark of the byte order has no records', async () => {
  expect(await read('\ufeff')).toEqual([]);
  expect(await read('\ufeff \n\n')).toEqual([]);
});
