import { moveText, RULESETS } from '@nain-jaune/engine';
import { kernelAt, LAYOUT } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../heuristic/moves.ts';
import { Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB } from '../heuristic/weights.ts';
import { enumerateDeals } from '../knowledge/enumerate.ts';
import { LeadLikelihood } from '../knowledge/likelihood.ts';
import { type LateMoment, lateMoments } from '../testing/lateMoments.ts';
import { momentIn } from '../testing/moment.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import type { Model } from './beliefs.ts';
import { differentMoves, type Effort, Playout, type Thought, think, thinkWhole } from './index.ts';
import { terminalValue } from './terminalValue.ts';

const QUICK: Effort = {
  deals: 200,
  listed: 200,
  states: 10_000,
  work: 1e9,
  nested: null,
};
const NESTED: Effort = { ...QUICK, deals: 30, nested: { deals: 5, leads: 2 } };
const MODEL: Model = { weights: RULE_OF_THUMB, temperature: 1, anything: 0.1 };

function thoughtIn(scene: Scene, effort: Effort = QUICK, seed = 1): Thought {
  const { view, legal } = playedScene(scene);
  return thinkWhole(view, legal, seededRandom(seed), effort);
}

/** The moves thought about, the best first. */
function order({ candidates }: Thought): string[] {
  return candidates.map(({ move }) => moveText(move));
}

const OTHERS = ['3c 4d 8c 9c Ts Jh', '3s 4h 5s 8d 9h Th'];

describe('thinking finds', () => {
  const runs = [
    'lindor-1789',
    'gelber-zwerg',
    'yellow-dwarf',
    'nain-jaune-court firstLead=any',
    'famille players=[3]',
  ];

  test.each(runs)('the run that ends at a king, after which the last card goes out, in %s', (rules) => {
    for (const effort of [QUICK, NESTED]) {
      const thought = thoughtIn({ rules, hands: ['2s Qd Kd', ...OTHERS] }, effort);
      const [best] = thought.candidates;
      expect(moveText(best!.move)).toBe('Qd');
      expect(best!.wins).toBe(1);
      expect(thought.candidates.at(-1)!.loss).toBeGreaterThan(1);
    }
  });

  test.each(['yellow-dwarf', 'famille players=[3]'])(
    'in %s the card that no other player can follow, to lead again and go out',
    (rules) => {
      // The fours lie in the talon: everyone has passed on them.
      const hands = ['3d 3c 9h', '2c 6d 8c Ts Jh', '2s 5c 8d Td Qh'];
      const thought = thoughtIn({ rules, hands, moves: '3d - - -' });
      expect(order(thought)[0]).toBe('3c');
      expect(thought.candidates[0]).toMatchObject({ wins: 1, leadsAgain: 1, loss: 0, lossError: 0 });
      expect(thought.candidates[1]!.wins).toBeLessThan(1);
    },
  );

  test.each(['lindor-1789', 'yellow-dwarf', 'gelber-zwerg'])(
    'in %s the honour of a full box, and to announce it',
    (rules) => {
      const boxes = [0, 90, 0, 0, 0];
      const scene = { rules, hands: ['Jc Js 6h 9s', ...OTHERS], boxes };
      const thought = thoughtIn(scene, { ...QUICK, keepAll: true });
      expect(order(thought)[0]).toBe('Jc!');
      const silent = thought.candidates.find(({ move }) => moveText(move) === 'Jc')!;
      expect(silent.loss).toBeGreaterThan(40);
    },
  );

  test('the wanted honour before another card of its rank', () => {
    // The turn goes the other way round: seat 2 passes, and seat 1 has both jacks.
    const hands = ['Tc 2c', '3c Jc Js', '4h 9s'];
    const thought = thoughtIn({ rules: 'famille players=[3]', hands, moves: 'Tc - -' });
    expect(order(thought)).toEqual(['Jc', 'Js']);
    expect(thought.candidates[1]!.loss).toBeGreaterThan(5);
  });

  test('the wild dwarf when it must pass otherwise and the box is full', () => {
    const scene = { rules: 'avantcoureur-1760', hands: ['2c 9h 4h', '4c Kh 3h', '7d 8s Js'], moves: '2c -' };
    expect(order(thoughtIn(scene))[0]).toBe('7d!');
  });
});

describe('thinking', () => {
  const moment = momentIn(RULESETS['lindor-1789'], 4, 8, 0);

  test('is deterministic for a seed', () => {
    for (const effort of [QUICK, NESTED]) {
      const [one, other] = [1, 1].map(() =>
        thinkWhole(structuredClone(moment.view), moment.legal, seededRandom('same'), effort),
      );
      expect(one).toEqual(other);
    }
  });

  test('changes neither the view nor the moves', () => {
    const before = JSON.stringify([moment.view, moment.legal]);
    thinkWhole(moment.view, Object.freeze([...moment.legal]), seededRandom(2), QUICK);
    expect(JSON.stringify([moment.view, moment.legal])).toBe(before);
  });

  test('has every move that really differs, the best first, and it loses nothing', () => {
    const thought = thinkWhole(moment.view, moment.legal, seededRandom(3), { ...QUICK, keepAll: true });
    const different = differentMoves(moment.deal.rules, moment.legal).map(moveText);
    expect(order(thought).sort()).toEqual(different.sort());
    expect(thought.candidates[0]).toMatchObject({ loss: 0, lossError: 0 });
    thought.candidates.forEach(({ loss, value }, index) => {
      expect(loss).toBeGreaterThanOrEqual(thought.candidates[index - 1]?.loss ?? 0);
      expect(value + loss).toBeCloseTo(thought.candidates[0]!.value, 9);
    });
    expect(thought).toMatchObject({ deals: 200, exact: false });
  });

  test('pauses again and again, and can be stopped at any pause', () => {
    for (const effort of [QUICK, NESTED]) {
      const thinking = think(moment.view, moment.legal, seededRandom(4), effort);
      for (let pause = 0; pause < 3; pause++) expect(thinking.next().done).toBe(false);
      expect(thinking.return({ candidates: [], deals: 0, exact: false }).done).toBe(true);
      expect(thinking.next().done).toBe(true);
    }
  });

  test('ends when its time is up', () => {
    let now = 0;
    const clock = () => now++;
    const effort = { ...QUICK, deals: 4000, milliseconds: 120, keepAll: true };
    const thought = thinkWhole(moment.view, moment.legal, seededRandom(5), { ...effort, now: clock });
    expect(thought.deals).toBe(119);
    expect(now).toBeLessThan(130);
  });

  test('has the best candidate first, although others were dropped long before', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { candidates } = thinkWhole(moment.view, moment.legal, seededRandom(seed), QUICK);
      const losses = candidates.map(({ loss }) => loss);
      expect(losses[0]).toBe(0);
      expect(losses).toEqual([...losses].sort((a, b) => a - b));
    }
  });

  test('is exact only if the ending was solved', () => {
    const late = lateMoments(200, 2).find(
      ({ moment: { deal, legal, view }, knowledge }) =>
        differentMoves(deal.rules, legal).length > 1 &&
        view.deal!.hand.length < 5 &&
        (enumerateDeals(knowledge, 200)?.weights.length ?? 0) > 1,
    ) as LateMoment;
    const { view, legal } = late.moment;
    expect(thinkWhole(view, legal, seededRandom(1), { ...QUICK, work: 1 }).exact).toBe(true);
    expect(thinkWhole(view, legal, seededRandom(1), { ...QUICK, keepAll: true, ending: null }).exact).toBe(
      false,
    );
  });

  test('stops soon when one move is left in the race', () => {
    const scene = { rules: 'lindor-1789', hands: ['Jc Js', ...OTHERS], boxes: [0, 90, 0, 0, 0], moves: '' };
    const thought = thoughtIn(scene, { ...QUICK, deals: 4000 });
    expect(thought.deals).toBeLessThan(1000);
  });

  test('about one move is over at once', () => {
    const [only] = moment.legal;
    const thought = thinkWhole(moment.view, [only!], seededRandom(6), QUICK);
    expect(thought.candidates).toHaveLength(1);
    expect(thought.deals).toBe(0);
  });
});

/** The average result of a move over every deal that agrees, each played out once. */
function average({ moment, knowledge }: LateMoment, card: number, announced: boolean) {
  const { view } = moment;
  const { rules } = knowledge;
  const others = new Policy(rules, MODEL.weights);
  const { deals, weights } = enumerateDeals(knowledge, 1000)!;
  const likelihoods = new LeadLikelihood(knowledge, [{ ...MODEL, policy: others }]).of(deals);
  const all = { weight: 0, worth: 0, wins: 0 };
  for (let deal = 0; deal < deals.count; deal++) {
    const kernel = kernelAt(view);
    const before = kernel.words[LAYOUT.COUNTERS + moment.seat]!;
    deals.put(deal, kernel);
    const playout = new Playout(rules, view.deal!.talon, others);
    playout.seat(moment.seat, new Policy(rules, COUNTING));
    playout.begin(knowledge.observations.seenCards);
    playout.play(kernel, card, announced || !rules.announcingRequired);
    playout.toTheEnd(kernel);
    const weight = weights[deal]! * likelihoods[deal]!;
    all.weight += weight;
    all.worth += weight * (terminalValue(kernel, moment.seat, view.summaries.length) - before);
    if (kernel.words[LAYOUT.WINNER] === moment.seat) all.wins += weight;
  }
  return { value: all.worth / all.weight, wins: all.wins / all.weight };
}

describe('thinking when few deals agree and the ending is not solved', () => {
  const effort: Effort = {
    deals: 200,
    listed: 200,
    states: 10_000,
    work: 1e9,
    nested: null,
    keepAll: true,
    models: [MODEL],
    ending: null,
  };
  const moments = lateMoments(200, 2).filter(
    ({ moment, knowledge }) => differentMoves(knowledge.rules, moment.legal).length > 1,
  );

  test('looks at all of them: each move is worth its average', () => {
    expect(moments.length).toBeGreaterThan(30);
    for (const late of moments.filter((_, index) => index % 2 === 0)) {
      const { view, legal } = late.moment;
      const thought = thinkWhole(view, legal, seededRandom(7), effort);
      expect(thought).toMatchObject({
        exact: false,
        deals: enumerateDeals(late.knowledge, 200)!.deals.count,
      });
      for (const { move, value, wins } of thought.candidates) {
        const expected = average(late, cardOf(move), move.type === 'lay' && move.announced);
        expect(value).toBeCloseTo(expected.value, 6);
        expect(wins).toBeCloseTo(expected.wins, 6);
      }
    }
  });
});
