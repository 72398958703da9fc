import { seatAt } from '@nain-jaune/engine';
import type { NextDeal } from '@nain-jaune/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { Promises } from './promises.ts';

/** The texts in the local storage. */
let saved: Map<string, string>;

beforeEach(() => {
  saved = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  });
});

const GAME_ID = '0123456789abcdef';
const PROMISE: NextDeal = {
  gameId: GAME_ID,
  deal: 1,
  commitment: 'a'.repeat(64),
  cutter: seatAt(0),
  cut: false,
};

function room(nextDeal: NextDeal | null, games = 1) {
  return { games, nextDeal };
}

test('only the cutter sends a cut, one for each promise', () => {
  const promises = new Promises('bado-miku-ze');
  const cut = promises.take(room(PROMISE), seatAt(0));
  expect(cut).toEqual({ type: 'cut', deal: 1, number: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(promises.take(room(PROMISE), seatAt(0))).toBeNull();
  expect(promises.take(room({ ...PROMISE, commitment: 'b'.repeat(64) }), seatAt(1))).toBeNull();
  expect(promises.take(room({ ...PROMISE, cut: true, commitment: 'c'.repeat(64) }), seatAt(0))).toBeNull();
  const again = promises.take(room({ ...PROMISE, commitment: 'd'.repeat(64) }), seatAt(0));
  expect(again?.number).not.toBe(cut?.number);
});

test('promises are saved for each deal, with an accepted own cut', () => {
  const promises = new Promises('bado-miku-ze');
  const number = promises.take(room(PROMISE), seatAt(0))?.number;
  expect(promises.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: PROMISE.commitment, cut: null });
  promises.taken();
  promises.take(room({ ...PROMISE, cut: true }), seatAt(0));
  promises.take(room(null), seatAt(0));
  promises.take(room({ ...PROMISE, deal: 2, commitment: 'b'.repeat(64), cutter: seatAt(1) }), seatAt(0));
  expect(promises.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: PROMISE.commitment, cut: number });
  expect(promises.of(1, 2)).toEqual({ gameId: GAME_ID, commitment: 'b'.repeat(64), cut: null });
  expect(promises.of(2, 1)).toBeNull();
});

test('a repeated promise after a restart of the server replaces the first', () => {
  const promises = new Promises('bado-miku-ze');
  promises.take(room(PROMISE), seatAt(0));
  promises.take(room({ ...PROMISE, commitment: 'b'.repeat(64), cutter: seatAt(1) }), seatAt(0));
  promises.taken();
  expect(promises.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: 'b'.repeat(64), cut: null });
});

test('after a reload the promise is still known, and the same cut is sent again', () => {
  const before = new Promises('bado-miku-ze');
  const cut = before.take(room(PROMISE), seatAt(0));
  const later = new Promises('bado-miku-ze');
  expect(later.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: PROMISE.commitment, cut: null });
  expect(later.take(room(PROMISE), seatAt(0))).toEqual(cut);
  later.taken();
  expect(new Promises('bado-miku-ze').of(1, 1)).toEqual({
    gameId: GAME_ID,
    commitment: PROMISE.commitment,
    cut: cut?.number,
  });
  expect(new Promises('another-table').of(1, 1)).toBeNull();
});

test('without valid saved data the page still knows the promises it has received', () => {
  saved.set('nain-jaune.online-promises', '{"list":[7,{"code":"bado-miku-ze"}]}');
  const promises = new Promises('bado-miku-ze');
  promises.take(room(PROMISE), seatAt(1));
  expect(promises.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: PROMISE.commitment, cut: null });
  vi.stubGlobal('localStorage', undefined);
  const without = new Promises('bado-miku-ze');
  without.take(room(PROMISE), seatAt(1));
  expect(without.of(1, 1)).toEqual({ gameId: GAME_ID, commitment: PROMISE.commitment, cut: null });
});
