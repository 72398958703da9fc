import { legalMovesOf, makeCardText, moveText, parsePositionText, viewAtPosition } from '@nain-jaune/engine';
import { compileRules } from '@nain-jaune/engine/kernel';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import { inScope, rulesOf } from '@nain-jaune/engine/testing';
import { describe, expect, test } from 'vitest';
import { heuristic } from '../heuristic/heuristic.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { dealAt } from '../testing/dealsOf.ts';
import { handsAtFirst } from '../testing/moment.ts';
import { after, type World, worthByViews } from '../testing/planByViews.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import { allDeals, MODELS } from './beliefs.ts';
import { ENDING, type EndingEffort } from './ending.ts';
import { announcedMoves, differentMoves, type Effort, type Thought, thinkWhole } from './index.ts';

/** A search that may do nothing but solve. */
const SOLVE: Effort = { deals: 0, listed: 0, states: 1, work: 0, nested: null };
const SCENES = inScope({ quick: 1, all: 4 });
/** The most deals and own cards of an ending that is tried in every way. */
const FEW = { deals: 8, cards: 4 };

function solve(scene: Scene, ending: EndingEffort | null = ENDING): Thought {
  const { view, legal, deal } = playedScene(scene);
  const moves = differentMoves(deal.rules, announcedMoves(legal));
  return thinkWhole(view, moves, seededRandom(1), { ...SOLVE, ending });
}

function thoughtAt(text: string): Thought {
  const position = parsePositionText(text);
  const reached = position.ok ? viewAtPosition(position.value) : position;
  if (!reached.ok) throw new RangeError(text);
  const { rules, players } = reached.value;
  const view = { ...reached.value, rules: { ...rules, end: { ...rules.end, deals: 1 } } };
  const moves = differentMoves(compileRules(rules, players), announcedMoves(legalMovesOf(view)));
  return thinkWhole(view, moves, seededRandom(1), SOLVE);
}

/** The endings of a deal with few possible deals, and more than one. */
function endingsOf(rules: string, players: number, seed: string): Scene[] {
  const pack = shuffledPack(seededRandom(seed));
  const { handSizes } = compileRules(rulesOf(rules), players);
  const hands = handSizes.map((size) => pack.splice(0, size).map(makeCardText).join(' '));
  const found: Scene[] = [];
  let scene: Scene = { rules, hands };
  for (;;) {
    const { deal, view, legal } = playedScene(scene);
    if (deal.phase.type === 'over') return found;
    const moves = differentMoves(deal.rules, announcedMoves(legal));
    const isSmall = view.deal!.hand.length <= FEW.cards && moves.length > 1;
    const listed = isSmall ? enumerateDeals(knowledgeOf(view), FEW.deals) : null;
    if (listed !== null && listed.deals.count > 1) found.push(scene);
    scene = after(scene, heuristic.choose(view, legal, seededRandom(seed)));
  }
}

function someEndings(rules: string, players: number, count: number): Scene[] {
  const found: Scene[] = [];
  for (let seed = 0; found.length < count; seed++)
    found.push(...endingsOf(rules, players, `${rules} ${seed}`));
  return found.slice(0, count);
}

/** Every deal that agrees with what the seat to move knows, with every model of the others. */
function worldsOf(scene: Scene): World[] {
  const { view } = playedScene(scene);
  const { deals, weights } = allDeals(knowledgeOf(view), FEW.deals, MODELS)!;
  const all = weights.reduce((sum, weight) => sum + weight, 0) * MODELS.length;
  return [...weights].flatMap((weight, deal) => {
    const hands = handsAtFirst(view, dealAt(deals, deal)).map((hand) => hand.map(makeCardText).join(' '));
    return MODELS.map(({ weights: others }) => ({
      scene: { ...scene, hands },
      others,
      weight: weight / all,
    }));
  });
}

describe('an ending', () => {
  test.each([
    ['lindor-1789 hand=all end.deals=1', 4],
    ['gelber-zwerg hand=all end.deals=1', 4],
    ['nain-jaune-court end.deals=1', 3],
    ['yellow-dwarf hand=all end.deals=1', 4],
    ['avantcoureur-1760 hand=all end.deals=1', 3],
  ])('is worth as much as by trying every plan with views: %s', { timeout: 60_000 }, (rules, players) => {
    for (const scene of someEndings(rules, players, SCENES)) {
      const { seat, view } = playedScene(scene);
      const { candidates, exact } = solve(scene);
      expect(exact).toBe(true);
      for (const { move, value } of candidates)
        expect(value + view.counters[seat]!, `${scene.moves} ${moveText(move)}`).toBeCloseTo(
          worthByViews(worldsOf(scene), seat, move),
          4,
        );
    }
  });

  test('has two right answers if both win: the other kings are laid, and K Q 5 wins as Q K 5 does', () => {
    const thought = thoughtAt(
      'nain-jaune-court 1 2 47,65,24,64 0,0,0,0,0 ?13/Ac2h5c5d5h6d6hJdQdQsKcKdKs/?13/?13 . Ah2c-3c4h-5c6d-7d!8c-9cTd!-JsQh!KhAd2s3d--4c5s6s-7s8h9dTh--JdQdKs!Ac2h-3h4s---5d6h---7c8s---9h-Tc--Jc!--Qc-Kc',
    );
    expect(thought).toMatchObject({ exact: true, deals: 10 });
    expect(thought.candidates.map(({ move, value, loss }) => [moveText(move), value, loss])).toEqual([
      ['Qs', 10, 0],
      ['Kd', 10, 0],
      ['5h', -2, 12],
    ]);
  });

  test.each([
    [
      'nain-jaune-court 2 1 53,61,36 0,0,0,0,0 ?17/?17/3d4c4s5h6c6h7c7d8s9c9hTcTdTsJcJhJsKh . 3d4c5h6c7d!8s9cTd!Jc!-Qc-Ks!Ac2d3c-4s-5s-6d7h8d-9hTcJh-Qs-KcQh!KdAd--2c3h4d-5c6s-7c-8c9dThJd-Qd-Kh',
      ['Js', 'Ts'],
    ],
    [
      'nain-jaune-court 3 3 26,35,101,38 0,0,0,0,0 ?13/?13/?13/2d3s4c4s5d5h5s6h8c9c9sJhKs . Ac-2h3d-4d-5d6h-7h8d-9dTc-Jc!QdKcAh2c-3s4c5h-6c7s-8h9hTh-Jd--Qh!KdTd!--Js--Qs-Kh3h-4h-5s-6d-7d!-8s-9c--Ts--Jh--Qc--Ks!',
      ['8c', '9s'],
    ],
    [
      'nain-jaune-court 3 2 71,80,33,16 0,0,0,0,0 ?13/?13/?13/AcAd3s4h6s7c7h8s9dTsQhKdKh . Ac-2d3c-4s5h6c--7c8s9dTs-JhQs--Ks!Ah2c3h4c5d6d-7h-8h-9hThJc!Qc-Kc4d--5c6h7d!-8c-9c--Td!-JsQd--Kd',
      ['Kh', 'Qh!'],
    ],
  ])('plans the own later leads, so that several moves are the best: %s', (text, best) => {
    const { candidates, exact } = thoughtAt(text);
    expect(exact).toBe(true);
    expect(
      candidates
        .filter(({ loss }) => loss === 0)
        .map(({ move }) => moveText(move))
        .sort(),
    ).toEqual(best);
  });

  test('is searched instead if it has too many deals or steps', () => {
    const rules = 'gelber-zwerg hand=all end.deals=1';
    const [scene] = someEndings(rules, 4, 1);
    expect(solve(scene!).exact).toBe(true);
    expect(solve(scene!, { ...ENDING, deals: 1 }).exact).toBe(false);
    expect(solve(scene!, { ...ENDING, steps: 3 }).exact).toBe(false);
    expect(solve(scene!, null).exact).toBe(false);
  });
});
