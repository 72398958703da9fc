import {
  beginView,
  type GameView,
  legalMovesOf,
  RULESETS,
  replayRecord,
  seatAt,
  seeStep,
} from '@nain-jaune/engine';
import type { Tip } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { playedRecord } from '../testing/played.ts';
import { dueTip, ownMoves } from './dueTip.ts';

interface Shown {
  readonly tip: Tip;
  readonly moves: number;
  readonly view: GameView;
}

/** The tips of a first deal for a reader who closes each at once. */
function tipsOf(seed: number): Shown[] {
  const replayed = replayRecord(playedRecord(RULESETS.famille, 4, seed));
  if (!replayed.ok) throw new Error('no game');
  const given = new Map<Tip, number>();
  const shown: Shown[] = [];
  let view = beginView(RULESETS.famille, 4, seatAt(0));
  for (const step of replayed.value.steps) {
    view = seeStep(view, step);
    const mayLay = legalMovesOf(view).some((move) => move.type === 'lay');
    for (let due = dueTip(view, mayLay, given); due !== null; due = dueTip(view, mayLay, given)) {
      const moves = ownMoves(view);
      shown.push({ tip: due.tip, moves, view });
      given.set(due.tip, moves);
    }
  }
  return shown;
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

it('a tip rests until the player has moved, but for the aim and the settlement', () => {
  for (const seed of SEEDS) {
    const moves = tipsOf(seed).flatMap(({ tip, moves }) =>
      tip === 'aim' || tip === 'settlement' ? [] : [moves],
    );
    expect(new Set(moves).size).toBe(moves.length);
  }
});

it('no tip follows a sweep at once', () => {
  for (const { view } of SEEDS.flatMap(tipsOf)) expect(view.deal?.events.at(-1)?.type).not.toBe('swept');
});

it('the aim comes first, the settlement last, and no tip twice', () => {
  for (const seed of SEEDS) {
    const tips = tipsOf(seed).map(({ tip }) => tip);
    expect([tips[0], tips.at(-1)]).toEqual(['aim', 'settlement']);
    expect(new Set(tips).size).toBe(tips.length);
  }
  expect(new Set(SEEDS.flatMap(tipsOf).map(({ tip }) => tip)).size).toBe(8);
});
