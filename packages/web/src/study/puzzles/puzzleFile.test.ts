import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DIFFICULTIES } from '@nain-jaune/bots/names';
import { parseCardText } from '@nain-jaune/engine';
import type { PuzzleFile } from '@nain-jaune/review/puzzles';
import { confirmPuzzle } from '@nain-jaune/review/puzzles';
import { words } from '@nain-jaune/words';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerOfCard, answerWith, cardsOf, openPuzzle } from './openPuzzle.ts';
import { isRight, PUZZLE_FILE, QUESTIONS } from './puzzleSchema.ts';

const text = readFileSync(new URL('./puzzles.json', import.meta.url));
const { puzzles } = JSON.parse(text.toString()) as PuzzleFile;
const LEAST = 500;
const MOST_BYTES = 150_000;

test('the file has at least 500 puzzles, which the page can read, in 150 kB', () => {
  expect(v.parse(PUZZLE_FILE, JSON.parse(text.toString())).puzzles).toEqual(puzzles);
  expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
  expect(brotliCompressSync(text).length).toBeLessThanOrEqual(MOST_BYTES);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

test('the puzzles are spread over rules, questions and difficulties', () => {
  const counts = (keys: readonly string[]) =>
    Object.values(Object.groupBy(keys, (key) => key)).map((all) => all?.length ?? 0);
  const rules = counts(puzzles.map(({ position }) => position.split(' ')[0] ?? ''));
  expect(rules).toHaveLength(6);
  expect(Math.min(...rules)).toBeGreaterThanOrEqual(20);
  for (const question of QUESTIONS)
    expect(puzzles.filter(({ themes }) => themes[0] === question).length, question).toBeGreaterThanOrEqual(
      20,
    );
  for (const difficulty of DIFFICULTIES)
    expect(puzzles.filter((one) => one.difficulty === difficulty).length, difficulty).toBeGreaterThanOrEqual(
      60,
    );
});

test('every puzzle opens at the turn of its seat, with an answer for each card that may be laid', () => {
  for (const puzzle of puzzles) {
    const open = openPuzzle(puzzle, words('en'));
    expect(open?.view.deal?.turn?.seat, puzzle.id).toBe(open?.view.seat);
    expect(open?.players.map(({ name }) => name)).toContain('You');
    expect(new Set(open?.players.map(({ name }) => name)).size).toBe(open?.view.players);
    for (const answer of puzzle.answers)
      for (const card of cardsOf(answer)) {
        expect(open?.view.deal?.hand).toContain(card);
        expect(answerOfCard(puzzle, card)).toBe(answer);
      }
    expect(puzzle.answers.filter(isRight)).toEqual(puzzle.answers.slice(0, 1));
  }
});

test('every puzzle that is called exact has one right answer when its ending is solved', () => {
  const solved = puzzles.filter(({ exact }) => exact);
  expect(solved.length).toBeGreaterThan(20);
  for (const puzzle of solved)
    expect(confirmPuzzle(puzzle, 'solved', { deals: 1, nested: 0 }).byDeals, puzzle.id).toBe(true);
});

test('a sample of the puzzles is confirmed by a search with another seed', { tags: ['deep'] }, () => {
  const step = Math.floor(puzzles.length / 12);
  for (let index = 0; index < puzzles.length; index += step)
    expect(
      confirmPuzzle(puzzles[index]!, 'test', { deals: 1000, nested: 0 }).byDeals,
      puzzles[index]?.id,
    ).toBe(true);
});

test('a position that cannot be read opens no puzzle, and a card that is no answer is none', () => {
  const [puzzle] = puzzles;
  expect(openPuzzle({ ...puzzle!, position: 'poker' }, words('en'))).toBeNull();
  const missing = { ...puzzle!, answers: puzzle!.answers.slice(0, 1) };
  const [card] = cardsOf(puzzle!.answers[1]!);
  expect(answerOfCard(missing, card ?? parseCardText('Ah')!)).toBeNull();
  expect(answerWith(missing, 'xx')).toBeNull();
});
