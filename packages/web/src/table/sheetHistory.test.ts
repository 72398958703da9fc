import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageHistory, SheetHistory } from './sheetHistory.ts';

/** A history in memory, that tells of each move in it later, as a browser does. */
class FakeHistory implements PageHistory {
  entries: (Readonly<Record<string, unknown>> | null)[] = [null];
  place = 0;
  onpop: () => void = () => undefined;

  state() {
    return this.entries[this.place] ?? null;
  }

  push(state: Readonly<Record<string, unknown>> | null): void {
    this.entries = [...this.entries.slice(0, ++this.place), state];
  }

  back(entries: number): boolean {
    setTimeout(() => {
      this.place -= entries;
      this.onpop();
    }, 5);
    return true;
  }
}

/** The state of the page before. */
const BEFORE = { page: 'before' };
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
  Object.assign(past, { entries: [BEFORE, null], place: 1 });
  sheets = new SheetHistory(past);
  past.onpop = () => sheets.arrive();
  closed.length = 0;
});
afterEach(() => vi.useRealTimers());

function goBack(): void {
  past.back(1);
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
  expect(past.state()).toBe(BEFORE);
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
  past.push(null);
  close();
  vi.runAllTimers();
  expect(past.place).toBe(3);
  goBack();
  expect(past.place).toBe(1);
});

it('goes on without entries if the browser refuses them', () => {
  vi.spyOn(past, 'push').mockImplementation(() => undefined);
  vi.spyOn(past, 'back').mockReturnValue(false);
  const close = open('one');
  vi.runAllTimers();
  expect(past.place).toBe(1);
  close();
  vi.runAllTimers();
  vi.restoreAllMocks();
  open('two');
  vi.runAllTimers();
  goBack();
  expect(closed).toEqual(['two']);
});
