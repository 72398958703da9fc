import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { DIFFICULTIES } from '@nain-jaune/bots/names';
import { parseCardText } from '@nain-jaune/engine';
import type { PuzzleFile } from '@nain-jaune/review/puzzles';
import {
  confirmPuzzle,
  explainingReasons,
  isExplained,
  speaksAgainst,
  winsMore,
} from '@nain-jaune/review/puzzles';
import { words } from '@nain-jaune/words';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { answerOfCard, answerWith, cardsOf, openPuzzle } from './openPuzzle.ts';
import { filtered, PUZZLE_RULES } from './puzzleFilter.svelte.ts';
import { isRight, PUZZLE_FILE, QUESTIONS } from './puzzleSchema.ts';

const text = readFileSync(new URL('./puzzles.json', import.meta.url));
const { puzzles } = JSON.parse(text.toString()) as PuzzleFile;
const LEAST = 400;
const ALL = { own: false, rules: null, theme: null, difficulty: null };
/** Of the family rules and of those of 1789. */
const LEAST_USUAL = 150;
const MOST_BYTES = 150_000;

test('the file has at least 400 puzzles, which the page can read, in 150 kB', () => {
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
  for (const usual of PUZZLE_RULES.slice(0, 2))
    expect(filtered(puzzles, { ...ALL, rules: usual }).length, usual).toBeGreaterThanOrEqual(LEAST_USUAL);
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

test('every puzzle has a reason, a line of play and the origin of the counters, and no master misses it', () => {
  for (const { id, answers, line, missedBy } of puzzles) {
    expect(isExplained(answers), id).toBe(true);
    expect(
      explainingReasons(answers).length > 0 || winsMore(answers) || answers[1]?.reasons.some(speaksAgainst),
      id,
    ).toBe(true);
    expect(line?.length, id).toBeGreaterThan(0);
    for (const { parts, wins } of answers.slice(0, 2))
      expect([typeof parts, typeof wins], id).toEqual(['object', 'number']);
    expect(missedBy, id).not.toContain('master');
  }
});

test('no two puzzles are from one deal', () => {
  const starts = puzzles.map(({ position }) => position.replace(/ \.$/, ' ').split(' '));
  for (const [index, fields] of starts.entries()) {
    const moves = fields[7] ?? '';
    if (moves === '') continue;
    const same = starts.findIndex(
      (other) => [0, 2, 3, 4].every((at) => other[at] === fields[at]) && other[7]?.startsWith(moves),
    );
    expect(same, puzzles[index]?.id).toBe(index);
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
