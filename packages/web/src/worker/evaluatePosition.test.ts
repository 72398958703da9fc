import { moveText, parseMoveText } from '@nain-jaune/engine';
import { expect, it } from 'vitest';
import type { Found } from '../study/review/analysisService.ts';
import { evaluatePosition } from './evaluatePosition.ts';

const OWN = 'lindor-1789 0 3 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 .';
const OTHER = OWN.replace(' 3 120', ' 0 120');

function found(text: string, count: number): Found[] {
  const all: Found[] = [];
  for (const one of evaluatePosition(text)) {
    if (one !== undefined) all.push(one);
    if (all.length === count) break;
  }
  return all;
}

it('yields facts first, then evaluations, if the seat is to move', () => {
  const [facts, first, second] = found(OWN, 3);
  expect(facts?.type === 'facts' && facts.facts.moves.includes('Ah')).toBe(true);
  expect(facts?.type === 'facts' && facts.facts.chances?.exact).toBe(true);
  if (first?.type !== 'evaluation' || second?.type !== 'evaluation') throw new Error('no evaluations');
  expect([first.evaluation.deals, second.evaluation.deals]).toEqual([40, 400]);
  const all = first.evaluation.moves.flatMap(({ move, alike }) => [move, ...alike].map(moveText));
  expect(all).toContain('Ah');
});

it('yields the possible moves of a seat whose hand is hidden, without values', () => {
  const all = found(OTHER, 9);
  expect(all.map(({ type }) => type)).toEqual(['facts']);
  const [facts] = all;
  if (facts?.type !== 'facts') throw new Error('no facts');
  expect(facts.facts.moves).not.toContain('Ah');
  expect(facts.facts.moves.every((move) => parseMoveText(move) !== undefined)).toBe(true);
});

it('refuses an impossible position', () => {
  expect(() => found(OWN.replace('?4', '?5'), 1)).toThrow(RangeError);
});
