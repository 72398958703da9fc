import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PromptReader } from './promptReader.ts';

const setRawMode = vi.fn();
let keyboard: PassThrough & { setRawMode: typeof setRawMode };
let screen: PassThrough;
let reader: PromptReader;

beforeEach(() => {
  setRawMode.mockClear();
  keyboard = Object.assign(new PassThrough(), { setRawMode });
  screen = new PassThrough();
  reader = new PromptReader(keyboard as unknown as NodeJS.ReadStream, screen);
});

afterEach(() => reader.close());

/** What the screen shows since the last call, without control sequences. */
async function shown(): Promise<string> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control sequences
  return String(screen.read() ?? '').replace(/\u001b\[[\d;]*[A-Za-z]/g, '');
}

test('nothing is echoed before a question, and what was typed is its answer', async () => {
  keyboard.write('7');
  expect(await shown()).toBe('');
  keyboard.write('d\r');
  expect(await shown()).toBe('');
  expect(await reader.ask('table\n> ')).toBe('7d');
  expect(await shown()).toBe('table\n> 7d\r\n');
});

test('a line that was begun early is continued', async () => {
  keyboard.write('1');
  await shown();
  const answer = reader.ask('> ');
  keyboard.write('0\x7f0d!\r');
  expect(await answer).toBe('10d!');
});

test('each question takes one line, and empty early lines are dropped', async () => {
  keyboard.write('\r\r8\r\r\r9\r');
  await shown();
  expect(await reader.ask('1')).toBe('8');
  expect(await reader.ask('2')).toBe('9');
  const third = reader.ask('3');
  keyboard.write('\r');
  expect(await third).toBe('');
});

test('letters of several bytes arrive whole', async () => {
  const answer = reader.ask('> ');
  for (const byte of Buffer.from('cœur\r')) keyboard.write(Buffer.from([byte]));
  expect(await answer).toBe('cœur');
});

test('the end of the input ends the question and the next ones', async () => {
  const answer = reader.ask('> ');
  keyboard.write('\u0004');
  expect(await answer).toBeNull();
  const next = reader.ask('> ');
  keyboard.end();
  expect([await next, await reader.ask('> ')]).toEqual([null, null]);
});

test('early keys have a limit', async () => {
  keyboard.write('x'.repeat(10_000));
  await shown();
  const answer = reader.ask('');
  keyboard.write('\r');
  expect((await answer)?.length).toBe(4096);
});

test('the terminal leaves raw mode at the end, and enters it again after a suspension', () => {
  process.emit('SIGCONT');
  expect(setRawMode.mock.calls.flat()).toEqual([true, false, true]);
  reader.close();
  expect(setRawMode.mock.lastCall).toEqual([false]);
  process.emit('SIGCONT');
  expect(setRawMode.mock.lastCall).toEqual([false]);
});
