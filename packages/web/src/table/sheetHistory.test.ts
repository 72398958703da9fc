import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageHistory, SheetHistory } from './sheetHistory.ts';

/** A history in memory, that tells of each move in it later, as a browser does. */
class FakeHistory implements PageHistory {
  entries: unknown[] = [null];
  place = 0;
  onpop: () => void = () => undefined;

  get state() {
    return this.entries[this.place];
  }

  pushState(state: unknown): void {
    this.entries = [...this.entries.slice(0, ++this.place), state];
  }

  go(delta: number): void {
    setTimeout(() => {
      this.place += delta;
      this.onpop();
    }, 5);
  }
}

const past = new FakeHistory();
let sheets = new SheetHistory(past);
const closed: string[] = [];

/** Opens a sheet that closes when it is told to. */
function open(name: string): () => void {
  const close = sheets.open(() => {
    closed.push(name);
    close();
  });
  return close;
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(past, { entries: ['before', null], place: 1 });
  sheets = new SheetHistory(past);
  past.onpop = () => sheets.arrive();
  closed.length = 0;
});
afterEach(() => vi.useRealTimers());

function goBack(): void {
  past.go(-1);
  vi.runAllTimers();
}

it('closes the topmost sheet, then the next, then leaves the page', () => {
  open('below');
  open('above');
  vi.runAllTimers();
  goBack();
  expect(closed).toEqual(['above']);
  goBack();
  expect(closed).toEqual(['above', 'below']);
  expect(past.place).toBe(1);
  goBack();
  expect(past.state).toBe('before');
});

it('leaves the entry of a sheet that was closed by its button', () => {
  const close = open('one');
  vi.runAllTimers();
  expect(past.place).toBe(2);
  close();
  vi.runAllTimers();
  expect(past.place).toBe(1);
  expect(closed).toEqual([]);
});

it('keeps one entry for sheets that take each other’s place', () => {
  const close = open('settlement');
  vi.runAllTimers();
  close();
  open('review');
  vi.runAllTimers();
  expect(past.entries).toHaveLength(3);
  goBack();
  expect(closed).toEqual(['review']);
});

it('gives a sheet its entry that opens while that of another is being left', () => {
  const close = open('one');
  vi.runAllTimers();
  close();
  vi.advanceTimersByTime(1);
  open('two');
  vi.runAllTimers();
  expect(past.place).toBe(2);
  goBack();
  expect(closed).toEqual(['two']);
});

it('leaves the entry of a sheet when somebody comes back to it from another page', () => {
  const close = open('one');
  vi.runAllTimers();
  past.pushState(null);
  close();
  vi.runAllTimers();
  expect(past.place).toBe(3);
  goBack();
  expect(past.place).toBe(1);
});
