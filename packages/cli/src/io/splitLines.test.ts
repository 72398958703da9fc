import { expect, test } from 'vitest';
import { type Line, splitLines } from './splitLines.ts';

async function linesOf(chunks: readonly string[], longest?: number): Promise<(string | number)[]> {
  const lines: Line[] = [];
  for await (const line of splitLines(stream(chunks), longest)) lines.push(line);
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
  return lines.map((line) => (line.type === 'line' ? line.bytes.toString() : line.length));
}

async function* stream(chunks: readonly string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

test('a line may span chunks and a chunk may have several lines', async () => {
  expect(await linesOf(['on', 'e\ntw', 'o\nthree\nfo', 'ur\n'])).toEqual(['one', 'two', 'three', 'four']);
});

test('the last line needs no line break, and an empty stream has no line', async () => {
  expect(await linesOf(['one\ntwo'])).toEqual(['one', 'two']);
  expect(await linesOf([''])).toEqual([]);
});

test('empty lines are counted', async () => {
  expect(await linesOf(['\n\none\n\n'])).toEqual(['', '', 'one', '']);
});

test('a carriage return is part of the line break', async () => {
  expect(await linesOf(['one\r', '\ntwo\r\n'])).toEqual(['one', 'two']);
});

test('a line over the limit has only its length', async () => {
  expect(await linesOf(['123456\n12345\n1234', '56789\nend'], 5)).toEqual([6, '12345', 9, 'end']);
});
