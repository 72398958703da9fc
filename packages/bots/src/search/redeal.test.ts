import { type Card, handOf } from '@nain-jaune/engine';
import { handOf as handIn, Kernel, LAYOUT } from '@nain-jaune/engine/kernel';
import { seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import { arbitraryMoment, type Moment, placesIn } from '../testing/moment.ts';
import { playedScene } from '../testing/scene.ts';
import { Denied } from './denied.ts';
import { Redeal } from './redeal.ts';

function kernelOf({ deal }: Moment): Kernel {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return kernel;
}

/** Redeals a moment's hidden cards in a new kernel. */
function redealt(moment: Moment, seed: number): Kernel {
  const knowledge = knowledgeOf(moment.view);
  const kernel = kernelOf(moment);
  const redeal = new Redeal(moment.view.players, moment.seat, Denied.in(knowledge), seededRandom(seed));
  redeal.deal(kernel, knowledge.observations.seenCards, moment.view.deal!.talon);
  return kernel;
}

describe('what passes deny', () => {
  test('is what is certain of the unseen cards, if the first lead excludes nothing', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ view }) => {
        fc.pre(view.rules.firstLead === 'any');
        const knowledge = knowledgeOf(view);
        const { certain, places, unseen } = knowledge;
        const denied = Denied.in(knowledge);
        unseen.forEach((card, index) => {
          places.forEach((place, column) => {
            if (place === view.players) return;
            expect(denied.has(place, card)).toBe(certain.weights[index * places.length + column] === 0);
          });
        });
      }),
      { numRuns: inScope({ quick: 25, all: 100 }) },
    );
  });

  test('is nothing if continuing is optional', () => {
    const { views } = playedScene({
      rules: 'lindor-1789',
      hands: ['Ac 5c', '9c 9h', '8c Jh'],
      moves: 'Ac - - -',
    });
    expect(new Set(Denied.in(knowledgeOf(views[0]!)).words)).toEqual(new Set([0]));
  });

  test('is the high cards too, and can be taken over', () => {
    const { views } = playedScene({
      rules: 'yellow-dwarf',
      hands: ['Jc 5c', '9c Ks', '8c Th'],
      moves: 'Jc - - -',
    });
    const denied = Denied.in(knowledgeOf(views[0]!));
    const copy = new Denied(knowledgeOf(views[0]!).rules);
    copy.copyFrom(denied);
    const queen = (4 * 11) as Card;
    for (const seat of [0, 1, 2])
      expect([copy.has(seat, queen), copy.has(seat, queen + 4)]).toEqual([true, false]);
  });
});

describe('redealing', () => {
  test('changes neither the own hand, nor the sizes, nor anything but hands', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const kernel = redealt(moment, moment.seed);
        expect(handIn(kernel.words, moment.seat)).toEqual(moment.view.deal!.hand);
        const hands = moment.view.deal!.sizes.map((_, seat) => handIn(kernel.words, seat));
        expect(hands.map((hand) => hand.length)).toEqual(moment.view.deal!.sizes);
        expect([...kernel.words.subarray(LAYOUT.COUNTERS)]).toEqual([
          ...kernelOf(moment).words.subarray(LAYOUT.COUNTERS),
        ]);
      }),
      { numRuns: inScope({ quick: 37, all: 150 }) },
    );
  });

  test('deals every card once, and none that was laid or that its holder cannot have', () => {
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const knowledge = knowledgeOf(moment.view);
        const denied = Denied.in(knowledge);
        const kernel = redealt(moment, moment.seed);
        const all = moment.view.deal!.sizes.flatMap((_, seat) => handIn(kernel.words, seat));
        expect(new Set(all).size).toBe(all.length);
        for (const { card } of moment.view.deal!.laid) expect(all).not.toContain(card);
        moment.view.deal!.sizes.forEach((_, seat) => {
          if (seat === moment.seat) return;
          for (const card of handIn(kernel.words, seat)) expect(denied.has(seat, card)).toBe(false);
        });
      }),
      { numRuns: inScope({ quick: 37, all: 150 }) },
    );
  });

  test('deals no card that a stall has shown to be in the talon', () => {
    const moves = 'Ac - - -';
    const moment = playedScene({ rules: 'yellow-dwarf', hands: ['Ac 5c', '9c 9h', '8c Jh'], moves });
    for (let seed = 0; seed < 50; seed++) {
      const { words } = redealt(moment, seed);
      for (const seat of [1, 2]) expect(handIn(words, seat).every((card) => card >> 2 !== 1)).toBe(true);
    }
  });

  test('puts every hidden card everywhere now and then', () => {
    const moment = playedScene({
      rules: 'nain-jaune-court',
      hands: ['3c 9c', '*', '4h Jh Qd'],
      moves: '3c -',
    });
    // seat 1 looks: seat 0 has passed on a four, and led its lowest
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const { words } = redealt({ ...moment, seat: moment.seat }, seed);
      for (const card of handIn(words, 2)) seen.add(`2 ${card}`);
      for (const card of handIn(words, 0)) seen.add(`0 ${card}`);
    }
    const [own] = [handOf(moment.deal, moment.seat)];
    const hidden = placesIn(moment.deal)
      .flat()
      .filter((card) => !own.includes(card));
    expect(hidden).toHaveLength(4);
    expect(hidden.every((card) => seen.has(`2 ${card}`))).toBe(true);
    expect(hidden.filter((card) => !seen.has(`0 ${card}`)).map((card) => card >> 2)).toEqual([3]);
  });

  test('is another each time', () => {
    const moment = playedScene({ rules: 'lindor-1789', hands: ['3c 9c', '8s 9s', '4h Jh Qd'] });
    const deals = new Set(
      Array.from({ length: 40 }, (_, seed) => handIn(redealt(moment, seed).words, 2).join(' ')),
    );
    expect(deals.size).toBeGreaterThan(35);
  });
});
