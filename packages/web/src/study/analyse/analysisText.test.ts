import { makePositionText, moveText, RULESET_IDS, RULESETS, viewAtPosition } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { playedRecord } from '../../testing/played.ts';
import { openDealsOf } from '../postgame/openDeal.ts';
import { makeAnalysisText, parseAnalysisText } from './analysisText.ts';
import { followPath } from './pathState.ts';
import { positionsIn } from './recordPositions.ts';

const HIDDEN = 'lindor-1789 0 2 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4';

function started(text: string) {
  const parsed = parseAnalysisText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

describe('the text of an analysis', () => {
  it('is a position in one line, at the end of its moves', () => {
    const { base, tree, at } = started(`${HIDDEN} 2d--3s`);
    expect(base.moves).toEqual([]);
    expect(tree.movesTo(at).map(moveText)).toEqual(['2d', '-', '-', '3s']);
    expect(tree.pathTo(at).map(({ seat }) => seat)).toEqual([3, 3, 0, 1]);
    expect(makeAnalysisText(base, tree)).toBe(`${HIDDEN} .\n2d - - 3s`);
  });

  it('may have a tree, which is read as it was written', () => {
    const text = `${HIDDEN} .\n2d - - 3s (- 3s) 4c (4s)`;
    const { base, tree, at } = started(text);
    expect(makeAnalysisText(base, tree)).toBe(text);
    expect(at).toBe(0);
  });

  it.each([
    ['lindor-1789', 'position', ''],
    [`${HIDDEN} 2d-x`, 'position', 'moves'],
    [`${HIDDEN} Ah`, 'position', 'moves[0]'],
    [`${HIDDEN} .\n2d - - 3s (- Kh)`, 'position', 'moves[4]'],
    [`${HIDDEN} .\n2d (3x)`, 'tree', '3x'],
  ])('is refused with its problem: %s', (text, place, path) => {
    const parsed = parseAnalysisText(text);
    if (parsed.ok) throw new Error('it is wrong');
    const problem = parsed.error;
    expect(problem.in).toBe(place);
    if (problem.in === 'position') expect(problem.problems[0]?.path).toBe(path);
    else expect(problem.problem).toMatchObject({ token: path });
  });
});

describe('the moves of a deal', () => {
  it.each(RULESET_IDS)('can be followed to the end with open and with hidden hands: %s', (id) => {
    const record = playedRecord(RULESETS[id], RULESETS[id].players[0]!, 'analysis');
    const [deal] = openDealsOf(record);
    for (const seat of [null, 1]) {
      const { base, moves } = positionsIn(deal!, seat);
      const before = followPath(base, moves.slice(0, -1));
      if (!before.ok) throw new Error(JSON.stringify(before.error));
      expect({ ok: true, value: before.value.view }).toEqual(viewAtPosition(before.value.position));
      const state = followPath(base, moves);
      if (!state.ok) throw new Error(JSON.stringify(state.error));
      const { winner, settled } = state.value.end!;
      expect(winner).toBe(record.deals[0]!.result!.winner);
      expect(settled).toBe(seat === null || makePositionText(base).split(' ')[1] === '.');
      if (settled) expect(state.value.view.counters).toEqual(record.deals[0]!.result!.counters);
      expect(state.value.seats).toEqual(deal!.steps.slice(1).map((step) => step.seat));
    }
  });
});
