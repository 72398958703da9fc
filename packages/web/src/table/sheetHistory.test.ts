import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageHistory, SheetHistory } from './sheetHistory.ts';

/** A history in memory that reports navigation asynchronously, like a browser. */
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

/** The state of the previous page. */
const BEFORE = { page: 'before' };
const past = new FakeHistory();
let sheets = new SheetHistory(past);
const closed: string[] = [];

/** Opens a sheet that closes on request. */
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

it('Back closes the topmost sheet, then the next, then leaves the page', () => {
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

it('a sheet closed by its button leaves no history entry', () => {
  const close = open('one');
  vi.runAllTimers();
  expect(past.place).toBe(2);
  close();
  vi.runAllTimers();
  expect(past.place).toBe(1);
  expect(closed).toEqual([]);
});

it('a sheet that replaces another reuses its entry', () => {
  const close = open('settlement');
  vi.runAllTimers();
  close();
  open('review');
  vi.runAllTimers();
  expect(past.entries).toHaveLength(3);
  goBack();
  expect(closed).toEqual(['review']);
});

it('a sheet opened while another entry is being removed gets its own', () => {
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

it('removes the entry of a closed sheet after returning from another page', () => {
  const close = open('one');
  vi.runAllTimers();
  past.push(null);
  close();
  vi.runAllTimers();
  expect(past.place).toBe(3);
  goBack();
  expect(past.place).toBe(1);
});

it('works without entries if the browser refuses them', () => {
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

it('lets others change the address once the entries of closed sheets are removed', () => {
  const close = open('sheet');
  vi.runAllTimers();
  const places: number[] = [];
  close();
  sheets.whenClosed(() => places.push(past.place));
  vi.runAllTimers();
  expect(places).toEqual([1]);
  sheets.whenClosed(() => places.push(past.place));
  vi.runAllTimers();
  expect(places).toEqual([1, 1]);
});
