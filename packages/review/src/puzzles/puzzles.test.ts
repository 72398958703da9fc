import {
  legalMovesOf,
  makeRecord,
  moveText,
  PACK,
  parsePositionText,
  RULESETS,
  replayRecord,
  seatsOf,
  viewAtPosition,
} from '@nain-jaune/engine';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope, randomGame } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { REVIEW_OPTIONS, reviewDeal } from '../review.ts';
import { confirmPuzzle } from './confirmPuzzle.ts';
import { explainingReasons, isExplained, winsMore } from './explaining.ts';
import { findPuzzle } from './findPuzzles.ts';
import { hasMargin, judge, LEAST_ERRORS, LEAST_MARGIN, puzzlePosition } from './judgePuzzle.ts';
import { difficultyOf } from './levelChoices.ts';
import { mistakePuzzles } from './mistakePuzzles.ts';
import type { Puzzle } from './puzzle.ts';

const GAMES = inScope({ quick: 2, all: 10 });
const RULES = inScope({
  quick: ['lindor-1789', 'gelber-zwerg'] as const,
  all: ['lindor-1789', 'gelber-zwerg', 'yellow-dwarf'] as const,
});
const CARD = PACK[50]!;
const found = RULES.flatMap((rules) =>
  Array.from(
    { length: GAMES },
    (_, game) => findPuzzle({ rules, players: 4 }, `${rules}/${game}`) ?? [],
  ).flat(),
);

function viewOf({ position }: Pick<Puzzle, 'position'>) {
  const parsed = parsePositionText(position);
  const reached = parsed.ok ? viewAtPosition(parsed.value) : parsed;
  if (!reached.ok) throw new Error(JSON.stringify(reached.error));
  return reached.value;
}

describe('puzzles found in games', () => {
  test('are some, and the same for the same seed', () => {
    expect(found.length).toBeGreaterThanOrEqual(GAMES);
    const [first] = found as [Puzzle];
    const again = Array.from({ length: GAMES }, (_, game) =>
      findPuzzle({ rules: RULES[0], players: 4 }, `${RULES[0]}/${game}`),
    ).find((puzzle) => puzzle !== null);
    expect(again).toEqual(first);
  });

  test('have a position that knows the cards of one seat, with every legal move in one answer', () => {
    for (const puzzle of found) {
      const view = viewOf(puzzle);
      expect(view.deal?.turn?.seat).toBe(view.seat);
      const answers = puzzle.answers.flatMap(({ moves }) => moves);
      expect(new Set(answers).size).toBe(answers.length);
      const announced = legalMovesOf(view).map(moveText);
      for (const move of answers) expect(announced).toContain(move);
      const cards = (moves: readonly string[]) => new Set(moves.map((move) => move.replace('!', '')));
      expect(cards(answers)).toEqual(cards(announced));
    }
  });

  test('have one move that is better than the others by the margin', () => {
    for (const { answers, exact } of found) {
      const [best, ...others] = answers;
      expect(best?.loss).toBe(0);
      for (const { loss, error } of others) {
        expect(loss).toBeGreaterThanOrEqual(LEAST_MARGIN);
        // The file has one decimal.
        if (!exact) expect(loss + 0.05).toBeGreaterThanOrEqual(LEAST_ERRORS * (error - 0.05));
      }
    }
  });

  test('name their question first, and give a difficulty by the levels that miss them', () => {
    for (const { themes, answers, missedBy, difficulty, position } of found) {
      const passes = answers.some(({ moves }) => moves[0] === '-');
      const leads = viewOf({ position }).deal?.turn?.leads === true;
      expect(themes[0]).toBe(leads ? 'lead' : passes ? 'keep-or-lay' : 'which-card');
      expect(difficulty).toBe(difficultyOf(missedBy));
    }
  });

  test('tell where the counters come from and how the play can go on', () => {
    for (const { answers, line, position } of found) {
      const { seat } = viewOf({ position });
      const [best] = answers;
      expect(line?.[0]?.seat).toBe(seat);
      expect(line?.[0]?.cards.length === 0).toBe(best?.moves[0] === '-');
      for (const { parts, value } of answers.slice(0, 2)) {
        const sum = Object.values(parts ?? {}).reduce((all: number, one: number) => all + one, 0);
        expect(Math.abs(sum - value)).toBeLessThanOrEqual(1.5);
      }
      expect(isExplained(answers)).toBe(true);
    }
  });

  test('are missed by no master', () => {
    for (const { missedBy } of found) expect(missedBy).not.toContain('master');
  });

  test('are confirmed by a search with another seed', () => {
    for (const puzzle of found.slice(0, inScope({ quick: 5, all: 30 })))
      expect(confirmPuzzle(puzzle, 'other', { deals: 2000, nested: 0 }).byDeals, puzzle.id).toBe(true);
  });
});

test('a puzzle whose position is invalid, or whose answer is not the best, is not confirmed', () => {
  const [puzzle] = found as [Puzzle];
  const effort = { deals: 500, nested: 20 };
  expect(confirmPuzzle({ ...puzzle, position: 'poker' }, 'seed', effort)).toEqual({
    byDeals: false,
    byNested: false,
  });
  const reversed = { ...puzzle, answers: puzzle.answers.toReversed() };
  expect(confirmPuzzle(reversed, 'seed', effort)).toEqual({ byDeals: false, byNested: false });
});

test('a position without a clear best move has no margin', () => {
  const candidate = (loss: number, lossError: number) => ({
    move: { type: 'pass' } as const,
    value: 0,
    standardError: 0,
    loss,
    lossError,
    wins: 0,
    leadsAgain: 0,
  });
  const thought = (exact: boolean, ...losses: [number, number][]) => ({
    candidates: [candidate(0, 0), ...losses.map(([loss, error]) => candidate(loss, error))],
    deals: 1,
    exact,
  });
  expect(hasMargin(thought(false, [3, 0.6]))).toBe(true);
  expect(hasMargin(thought(false, [3, 0.7]))).toBe(false);
  expect(hasMargin(thought(true, [3, 0.7]))).toBe(true);
  expect(hasMargin(thought(true, [2.9, 0]))).toBe(false);
  expect(hasMargin(thought(false, [3, 0.5], [20, 5]))).toBe(false);
});

test('a reason explains the best move if no other move has it as much', () => {
  const answer = (move: string, reasons: Puzzle['answers'][number]['reasons'], wins = 0.5) => ({
    moves: [move],
    value: 1,
    loss: 0,
    error: 0,
    wins,
    reasons,
  });
  const sweeps = (counters: number) => ({ code: 'sweeps', card: CARD, counters }) as const;
  const out = { code: 'goes-out' } as const;
  const keeps = [
    { code: 'keeps', card: CARD },
    { code: 'probably-held', card: CARD, part: 0.9 },
  ] as const;
  expect(isExplained([answer('Kh', [sweeps(12)]), answer('2c', [])])).toBe(true);
  expect(isExplained([answer('Kh', [sweeps(12)]), answer('2c', [sweeps(4)])])).toBe(true);
  expect(isExplained([answer('Kh', [sweeps(4)]), answer('2c', [sweeps(12)])])).toBe(false);
  expect(isExplained([answer('Kh', [out]), answer('2c', [sweeps(12)]), answer('3c', [out])])).toBe(false);
  expect(isExplained([answer('-', keeps), answer('9d', [])])).toBe(false);
  expect(isExplained([answer('-', keeps, 0.6), answer('9d', [], 0.4)])).toBe(true);
  expect(winsMore([answer('-', [], 0.6), answer('9d', [], 0.55)])).toBe(false);
  expect(explainingReasons([answer('Kh', [sweeps(12), out]), answer('2c', [out])])).toEqual([sweeps(12)]);
});

test('mistakes of a reviewed deal become puzzles with the better move as their answer', {
  tags: ['deep'],
}, () => {
  let made = 0;
  for (let seed = 0; seed < 6; seed++) {
    const { game } = randomGame(RULESETS['lindor-1789'], 4, seed, { deals: 1 });
    const players = seatsOf(4).map((seat) => ({ name: `Player ${seat}` }));
    const replayed = replayRecord(makeRecord(game, players));
    if (!replayed.ok) throw new Error('the record is right');
    const options = { ...REVIEW_OPTIONS, deals: 60, streams: 4, placeDeals: 100, positions: 100 };
    const work = reviewDeal(replayed.value, 1, options);
    let step = work.next();
    while (!step.done) step = work.next();
    const review = step.value;
    if (review === null) continue;
    for (const { seat, move, made: text, puzzle } of mistakePuzzles(replayed.value, review)) {
      made += 1;
      const choice = review.choices.find((one) => one.move === move);
      expect(choice?.seat).toBe(seat);
      expect(viewOf(puzzle).seat).toBe(seat);
      expect(puzzle.answers[0]?.moves).toContain(moveText(choice!.moves[0]!.move));
      expect(puzzle.answers[0]?.moves).not.toContain(text);
    }
  }
  expect(made).toBeGreaterThan(0);
});

test('a view without a choice makes no puzzle, and a judged one is repeatable', () => {
  const [puzzle] = found as [Puzzle];
  const position = puzzlePosition(viewOf(puzzle))!;
  expect(position.text).toBe(puzzle.position);
  expect(judge(position, seededRandom(1), 50)).toEqual(judge(position, seededRandom(1), 50));
  expect(puzzlePosition({ ...viewOf(puzzle), seat: null })).toBeNull();
});
