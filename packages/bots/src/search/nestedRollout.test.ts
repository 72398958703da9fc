import { Kernel, LAYOUT } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { cards, inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PASS, Policy } from '../heuristic/policy.ts';
import { COUNTING, RULE_OF_THUMB } from '../heuristic/weights.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { arbitraryMoment, type Moment } from '../testing/moment.ts';
import { playedScene } from '../testing/scene.ts';
import { Denied } from './denied.ts';
import { NestedRollout } from './nestedRollout.ts';

/** What a seat that thinks would lay in the kernel of the true deal. */
function nestedIn({ deal, seat, seed, view }: Moment, effort = { deals: 4, leads: 2 }) {
  const { rules } = deal;
  const kernel = new Kernel(rules);
  kernel.copyFrom(deal.words);
  const policies = { own: new Policy(rules, COUNTING), others: new Policy(rules, RULE_OF_THUMB) };
  const talon = view.deal!.talon;
  const nested = new NestedRollout(kernel, { seat, talon, ...policies }, effort, seededRandom(seed));
  const knowledge = knowledgeOf(view);
  nested.denied.copyFrom(Denied.in(knowledge));
  const { seenCards } = knowledge.observations;
  const card = nested.choose(kernel, seenCards, talon);
  return { card, kernel, byRule: policies.own.choose(kernel, seenCards, talon) };
}

describe('a player who thinks inside a playout', () => {
  test('makes a legal move and changes nothing by thinking', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const { card, kernel } = nestedIn(moment);
        const lays = moment.legal.flatMap((move) => (move.type === 'lay' ? [move.card as number] : []));
        if (card === PASS) expect(lays).toEqual([]);
        else expect(lays).toContain(card);
        expect(kernel.words).toEqual(moment.deal.words);
      }),
      { numRuns: inScope({ quick: 37, all: 150 }) },
    );
  });

  test('follows by the rule of thumb, and leads by it if it weighs one lead only', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const { card, byRule } = nestedIn(moment, { deals: 2, leads: 1 });
        expect(card).toBe(byRule);
      }),
      { numRuns: inScope({ quick: 25, all: 100 }) },
    );
  });

  test('does not look at the other hands', () => {
    const hands = ['2s 9h Qd Kd', '3c 4d 8c 9c', '5s Jh Th 6d'];
    const moment = playedScene({ rules: 'yellow-dwarf', hands });
    const other = playedScene({ rules: 'yellow-dwarf', hands: [hands[0]!, 'Ts Jc 3h Ah', '7c 8d 2h Ks'] });
    for (let seed = 0; seed < 10; seed++)
      expect(nestedIn({ ...other, seed }).card).toBe(nestedIn({ ...moment, seed }).card);
  });

  test('finds the lead after which it goes out', () => {
    const moment = playedScene({ rules: 'yellow-dwarf', hands: ['2s Qd Kd', '3c 4d 8c 9c', '5s Jh Th 6d'] });
    const { card } = nestedIn(moment, { deals: 30, leads: 3 });
    expect(card).toBe(cards('Qd')[0]);
    expect(moment.deal.words[LAYOUT.TO_MOVE]).toBe(0);
  });
});
