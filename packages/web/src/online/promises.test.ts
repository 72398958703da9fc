import { seatAt } from '@nain-jaune/engine';
import type { Company, DealPromise } from '@nain-jaune/protocol/online';
import { beforeEach, expect, test, vi } from 'vitest';
import { Promises } from './promises.ts';

/** What the browser keeps. */
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

const PROMISE: DealPromise = { deal: 1, commitment: 'a'.repeat(64), cutter: seatAt(0), cut: false };

function company(promise: DealPromise | null, games = 1): Company {
  return { games, promise } as Company;
}

test('who cuts gives one number for each promise, and only he', () => {
  const promises = new Promises('bado-miku-ze');
  const cut = promises.take(company(PROMISE), seatAt(0));
  expect(cut).toEqual({ do: 'cut', deal: 1, number: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(promises.take(company(PROMISE), seatAt(0))).toBeNull();
  expect(promises.take(company({ ...PROMISE, commitment: 'b'.repeat(64) }), seatAt(1))).toBeNull();
  expect(promises.take(company({ ...PROMISE, cut: true, commitment: 'c'.repeat(64) }), seatAt(0))).toBeNull();
  const again = promises.take(company({ ...PROMISE, commitment: 'd'.repeat(64) }), seatAt(0));
  expect(again?.number).not.toBe(cut?.number);
});

test('what was promised of each deal is remembered, with one’s own number once the server has taken it', () => {
  const promises = new Promises('bado-miku-ze');
  const number = promises.take(company(PROMISE), seatAt(0))?.number;
  expect(promises.of(1, 1)).toEqual({ commitment: PROMISE.commitment, cut: null });
  promises.taken();
  promises.take(company({ ...PROMISE, cut: true }), seatAt(0));
  promises.take(company(null), seatAt(0));
  promises.take(company({ ...PROMISE, deal: 2, commitment: 'b'.repeat(64), cutter: seatAt(1) }), seatAt(0));
  expect(promises.of(1, 1)).toEqual({ commitment: PROMISE.commitment, cut: number });
  expect(promises.of(1, 2)).toEqual({ commitment: 'b'.repeat(64), cut: null });
  expect(promises.of(2, 1)).toBeNull();
});

test('a promise that is made anew, by a server that took over, is the one that counts', () => {
  const promises = new Promises('bado-miku-ze');
  promises.take(company(PROMISE), seatAt(0));
  promises.take(company({ ...PROMISE, commitment: 'b'.repeat(64), cutter: seatAt(1) }), seatAt(0));
  promises.taken();
  expect(promises.of(1, 1)).toEqual({ commitment: 'b'.repeat(64), cut: null });
});

test('a page that is loaded anew still holds the server to its word, and gives the same number again', () => {
  const before = new Promises('bado-miku-ze');
  const cut = before.take(company(PROMISE), seatAt(0));
  const anew = new Promises('bado-miku-ze');
  expect(anew.of(1, 1)).toEqual({ commitment: PROMISE.commitment, cut: null });
  expect(anew.take(company(PROMISE), seatAt(0))).toEqual(cut);
  anew.taken();
  expect(new Promises('bado-miku-ze').of(1, 1)).toEqual({
    commitment: PROMISE.commitment,
    cut: cut?.number,
  });
  expect(new Promises('another-table').of(1, 1)).toBeNull();
});

test('where the browser keeps nothing, or something strange, the page still knows what it was told itself', () => {
  kept.set('nain-jaune.online-promises', '{"list":[7,{"code":"bado-miku-ze"}]}');
  const promises = new Promises('bado-miku-ze');
  promises.take(company(PROMISE), seatAt(1));
  expect(promises.of(1, 1)).toEqual({ commitment: PROMISE.commitment, cut: null });
  vi.stubGlobal('localStorage', undefined);
  const without = new Promises('bado-miku-ze');
  without.take(company(PROMISE), seatAt(1));
  expect(without.of(1, 1)).toEqual({ commitment: PROMISE.commitment, cut: null });
});
