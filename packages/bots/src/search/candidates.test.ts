import { compileRules, type Move, moveText, parseMoveText, parseRulesText } from '@nain-jaune/engine';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryMoment } from '../testing/moment.ts';
import { announcedMoves, areAlike, differentMoves } from './candidates.ts';

function rulesOf(text: string) {
  const ruleset = parseRulesText(text);
  if (!ruleset.ok) throw new RangeError(JSON.stringify(ruleset.error));
  return compileRules(ruleset.value, 3);
}

function moves(text: string): Move[] {
  return text.split(' ').map((word) => parseMoveText(word)!);
}

function texts(some: readonly Move[]): string {
  return some.map(moveText).join(' ');
}

function different(rules: string, text: string): string {
  return texts(differentMoves(rulesOf(rules), moves(text)));
}

describe('moves that really differ', () => {
  test('are, in a run by rank, one of each rank, by its first', () => {
    expect(different('lindor-1789', '2c 2d 3h 3s Ks')).toBe('2c 3h Ks');
  });

  test('are also the honours, announced and not', () => {
    expect(different('lindor-1789', '7c 7d! 7d 7h Jc! Jc Js')).toBe('7c 7d! 7d Jc! Jc Js');
    expect(different('famille players=[3]', '7c 7d 7h')).toBe('7c 7d');
  });

  test('are all cards in a run within a suit', () => {
    expect(different('avantcoureur-1760', '2c 2d 2h')).toBe('2c 2d 2h');
  });

  test('are a pass and a lay', () => {
    expect(different('lindor-1789', '2c 2d -')).toBe('2c -');
  });

  test('are the dwarf and another seven if a dwarf still held is paid double', () => {
    const honours =
      'honours=[{"card":"Td","stake":1},{"card":"Jc","stake":2},{"card":"Qs","stake":3},{"card":"Kh","stake":4},{"card":"7s","stake":5}]';
    expect(different(`lindor-1789 ${honours}`, '7c 7d')).toBe('7c');
    expect(different(`lindor-1789 ${honours} heldDwarfFactor=2`, '7c 7d')).toBe('7c 7d');
  });

  test('are no two alike, and every legal move is like one of them', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ deal: { rules }, legal }) => {
        const different = differentMoves(rules, legal);
        for (const move of legal)
          expect(different.filter((other) => areAlike(rules, move, other))).toHaveLength(1);
        expect(different.every((move) => legal.includes(move))).toBe(true);
      }),
      { numRuns: inScope({ quick: 25, all: 100 }) },
    );
  });
});

describe('moves without needless silence', () => {
  test('announce every card that can be announced, and include the rest', () => {
    expect(texts(announcedMoves(moves('7c 7d! 7d Ks -')))).toBe('7c 7d! Ks -');
    expect(texts(announcedMoves(moves('7d')))).toBe('7d');
  });
});
