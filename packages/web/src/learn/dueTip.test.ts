import {
  beginView,
  type GameRecord,
  type GameView,
  legalMovesOf,
  type Move,
  RULESETS,
  replayRecord,
  seatAt,
  seeStep,
} from '@nain-jaune/engine';
import { randomGame } from '@nain-jaune/engine/testing';
import type { Tip } from '@nain-jaune/words';
import { expect, it } from 'vitest';
import { isMove } from '../table/play/lastChoice.ts';
import { dueTip, ownTurns } from './dueTip.ts';

interface Shown {
  readonly tip: Tip;
  readonly turn: number;
  /** Whether the player has just laid a card and goes on. */
  readonly isLaying: boolean;
  readonly view: GameView;
}

/** A deal in which all lay their lowest card, announced if it may be. */
function firstDeal(seed: number): GameRecord {
  const played = randomGame(RULESETS.famille, 4, seed, { deals: 1, movesOfLastDeal: 0 });
  while (played.isPlaying) played.move(played.legal.toSorted((a, b) => lowness(a) - lowness(b))[0]!);
  return played.record;
}

function lowness(move: Move): number {
  return move.type === 'lay' ? move.card + (move.announced ? 0 : 0.5) : Number.POSITIVE_INFINITY;
}

/** The tips of a first deal, in which all play their lowest card, for a reader who closes each at once. */
function tipsOf(seed: number): Shown[] {
  const replayed = replayRecord(firstDeal(seed));
  if (!replayed.ok) throw new Error('no game');
  const given = new Map<Tip, number>();
  const shown: Shown[] = [];
  let view = beginView(RULESETS.famille, 4, seatAt(0));
  for (const step of replayed.value.steps) {
    view = seeStep(view, step);
    const mayLay = legalMovesOf(view).some((move) => move.type === 'lay');
    for (let due = dueTip(view, mayLay, given); due !== null; due = dueTip(view, mayLay, given)) {
      const turn = ownTurns(view, mayLay);
      const last = view.deal?.events.findLast(isMove);
      const isLaying = mayLay && last?.seat === view.seat;
      shown.push({ tip: due.tip, turn, isLaying, view });
      given.set(due.tip, turn);
    }
  }
  return shown;
}

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);

it('no two turns in succession have a tip, but for the aim and the settlement', () => {
  for (const seed of SEEDS) {
    const turns = tipsOf(seed).flatMap(({ tip, turn }) =>
      tip === 'aim' || tip === 'settlement' ? [] : turn,
    );
    for (const [index, turn] of turns.slice(1).entries()) expect(turn - turns[index]!).toBeGreaterThan(1);
  }
});

it('no tip interrupts a run that the player lays', () => {
  for (const { isLaying } of SEEDS.flatMap(tipsOf)) expect(isLaying).toBe(false);
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
