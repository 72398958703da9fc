import { expect, it } from 'vitest';
import { type RecordText, recordTexts } from './recordTexts.ts';

/** Reads a text whose bytes come in chunks of this size. */
async function read(text: string, size = 7, longest?: number): Promise<RecordText[]> {
  const bytes = new TextEncoder().encode(text);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
  }
  const found: RecordText[] = [];
  for await (const one of recordTexts(chunks(), longest)) found.push(one);
  return found;
}

const record = (line: number | null, text: string): RecordText => ({ type: 'record', line, text });

it('reads a record from each line, whatever the chunks', async () => {
  const text = '\ufeff{"a":"é"}\r\n\n  {"b":2}  \n[3]';
  const expected = [record(1, '{"a":"é"}'), record(3, '{"b":2}'), record(4, '[3]')];
  for (const size of [1, 2, 5, 1000]) expect(await read(text, size)).toEqual(expected);
});

it('reads one record over several lines', async () => {
  const text = JSON.stringify({ a: [1, 2], b: {} }, null, 2);
  const [only, ...others] = await read(`\n${text}\n`);
  expect(others).toEqual([]);
  expect(only).toMatchObject({ type: 'record', line: null });
  expect(JSON.parse(only?.type === 'record' ? only.text : '')).toEqual({ a: [1, 2], b: {} });
});

it('keeps the lines of a file whose first line is cut', async () => {
  expect(await read('{"a":\n{"b":2}\n')).toEqual([record(1, '{"a":'), record(2, '{"b":2}')]);
});

it('stores no line over the limit', async () => {
  const long = 'x'.repeat(50);
  const expected = [{ type: 'too-long', line: 1 }, record(2, '{}')];
  expect(await read(`${long}\n{}`, 7, 20)).toEqual(expected);
  expect(await read('{"a":\n'.repeat(9), 7, 20)).toHaveLength(9);
});

it('reads nothing from an empty file', async () => {
  expect(await read('')).toEqual([]);
  expect(await read('\n \n')).toEqual([]);
});
