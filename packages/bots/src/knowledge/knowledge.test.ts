import {
  beginView,
  type Card,
  type GameView,
  PACK,
  parseCardText,
  RULESETS,
  type SampledDeal,
  seatAt,
} from '@nain-jaune/engine';
import { below, seededRandom } from '@nain-jaune/engine/random';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { viewOf } from '../testing/decision.ts';
import { arbitraryMoment, type Moment, momentIn, placesIn, replayed } from '../testing/moment.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import { type Knowledge, knowledgeOf } from './knowledge.ts';

/** A rare chance: the weight of a card that a seat would hardly hold after one sign against it. */
const UNLIKELY = 0.04;

/** The weight of a card at a place; the number of players is the talon. */
function weightOf(knowledge: Knowledge, of: 'certain' | 'likely', place: number, card: Card): number {
  const { places, unseen } = knowledge;
  expect(places).toContain(place);
  expect(unseen).toContain(card);
  return knowledge[of].weights[unseen.indexOf(card) * places.length + places.indexOf(place)]!;
}

/** The weights of some cards at a place, as seat `from` sees a scene. */
function weights(
  [scene, from]: readonly [Scene, number],
  of: 'certain' | 'likely',
  place: number,
  cards: string,
): number[] {
  const knowledge = knowledgeOf(playedScene(scene).views[from]!);
  return cards.split(' ').map((text) => weightOf(knowledge, of, place, parseCardText(text)!));
}

/** The knowledge of a moment's own seat, and the places of the cards. */
function agrees({ certain, places, unseen }: Knowledge, hands: readonly (readonly Card[])[]): boolean {
  return unseen.every((card, index) => {
    const place = places.findIndex((of) => hands[of]!.includes(card));
    return place >= 0 && certain.weights[index * places.length + place] === 1;
  });
}

const HANDS = ['Ac 5c Kc', '9c 9h Qd', '2c 2s Jh'];

describe('what is unseen', () => {
  test('is neither laid nor in the own hand, and has its place in the other hands and the talon', () => {
    const { views } = playedScene({ rules: 'yellow-dwarf', hands: HANDS, moves: 'Ac - - 2c' });
    const { places, unseen, certain } = knowledgeOf(views[1]!);
    expect(unseen).toHaveLength(52 - 3 - 2);
    expect(places).toEqual([0, 2, 3]);
    expect(certain.sizes).toEqual([2, 2, 43]);
  });

  test('leaves out the talon if there is none', () => {
    const { views } = playedScene({ rules: 'nain-jaune-court', hands: ['Ac 5c', '*', '2c Ks'] });
    const { places, certain } = knowledgeOf(views[0]!);
    expect(places).toEqual([1, 2]);
    expect(certain.sizes).toEqual([48, 2]);
  });

  test('is every hand for a spectator', () => {
    const { seat, ...view } = playedScene({ rules: 'lindor-1789', hands: HANDS }).view;
    const spectator: GameView = { ...view, seat: null, deal: { ...view.deal!, hand: [] } };
    expect(seat).toBe(0);
    const { places, unseen } = knowledgeOf(spectator);
    expect(places).toEqual([0, 1, 2, 3]);
    expect(unseen).toEqual(PACK);
  });

  test('is not what losers showed at the end', () => {
    const { views } = playedScene({ rules: 'lindor-1789', hands: ['Ac', '9c 9h', '2c'], moves: 'Ac' });
    expect(knowledgeOf(views[2]!).places).toEqual([3]);
  });

  test('may be anywhere before anything was played', () => {
    const { certain, likely } = knowledgeOf(viewOf({ rules: 'famille players=[3]', hand: '2c 3d' }));
    expect(new Set(certain.weights)).toEqual(new Set([1]));
    expect(likely.weights).toEqual(certain.weights);
  });

  test('needs a deal', () => {
    expect(() => knowledgeOf(beginView(RULESETS.famille, 4, seatAt(0)))).toThrow(RangeError);
  });
});

describe('a pass when continuing is compulsory', () => {
  const scene = { rules: 'yellow-dwarf', hands: HANDS, moves: 'Ac - - 2c' };

  test('shows that a seat holds nothing that was wanted', () => {
    expect(weights([scene, 1], 'certain', 0, '2d 2h 2s')).toEqual([0, 0, 0]);
    expect(weights([scene, 2], 'certain', 1, '2d 2h')).toEqual([0, 0]);
  });

  test('shows nothing of other ranks, of who laid, or of the talon', () => {
    expect(weights([scene, 1], 'certain', 0, 'As 3d 7d')).toEqual([1, 1, 1]);
    expect(weights([scene, 1], 'certain', 2, '2d 2h 2s')).toEqual([1, 1, 1]);
    expect(weights([scene, 1], 'certain', 3, '2d 2h 2s')).toEqual([1, 1, 1]);
  });

  test('shows within a suit only that the one card is not there', () => {
    // The turn goes the other way round: seat 2 follows seat 0, and then seat 1.
    const scene = { rules: 'avantcoureur-1760', hands: ['Ac 5c', '9c 2c', 'Jh 4d'], moves: 'Ac - - 2c' };
    expect(weights([scene, 1], 'certain', 2, '2d 2h 2s')).toEqual([1, 1, 1]);
    const stalled = { ...scene, hands: ['Ac 5c', '9c 4d', 'Jh 2s'], moves: 'Ac - - -' };
    expect(weights([stalled, 0], 'certain', 1, '2c 2d')).toEqual([0, 1]);
  });

  test('shows nothing of a wild dwarf, which need never be laid', () => {
    const wild = { rules: 'avantcoureur-1760', hands: ['6d 5c', '9c 2c', '7d 4d'], moves: '6d - - -' };
    expect(weights([wild, 0], 'certain', 2, '7d')).toEqual([1]);
    expect(weights([wild, 0], 'likely', 2, '7d')).toEqual([UNLIKELY]);
  });

  test('puts what was wanted into the talon when the run stalls', () => {
    const stalled = { rules: 'yellow-dwarf', hands: ['Ac 5c', '9c 9h', '8c Jh'], moves: 'Ac - - -' };
    for (const seat of [1, 2])
      expect(weights([stalled, 0], 'certain', seat, '2c 2d 2h 2s')).toEqual([0, 0, 0, 0]);
    expect(weights([stalled, 0], 'certain', 3, '2c 2d 2h 2s')).toEqual([1, 1, 1, 1]);
  });

  test('shows the same of each rank that the wanted card rises past', () => {
    const risen = {
      rules: 'gelber-zwerg continuing=compulsory',
      hands: ['Ac 9h', '4h Qc', 'Jh 4s'],
      moves: 'Ac - - - - - - - 4h',
    };
    expect(weights([risen, 2], 'certain', 1, '2d 3d 4d')).toEqual([0, 0, 1]);
    expect(weights([risen, 2], 'certain', 0, '2d 3d 4d')).toEqual([0, 0, 0]);
  });
});

describe('a pass when continuing is optional', () => {
  const scene = { rules: 'lindor-1789', hands: HANDS, moves: 'Ac - - 2c' };

  test('shows nothing for certain', () => {
    expect(weights([scene, 1], 'certain', 0, '2d 2h 2s')).toEqual([1, 1, 1]);
  });

  test('makes what was wanted unlikely, and only that, and only there', () => {
    expect(weights([scene, 1], 'likely', 0, '2d 2h 3d')).toEqual([UNLIKELY, UNLIKELY, 1]);
    expect(weights([scene, 1], 'likely', 2, '2d 2h')).toEqual([1, 1]);
    expect(weights([scene, 1], 'likely', 3, '2d 2h')).toEqual([1, 1]);
  });

  test('makes it unlikelier the second time, but not the third', () => {
    const hands = ['Ac Ad Ah 5c', '9c 9h', 'Jc 3c'];
    const weight = (moves: string) =>
      weights([{ rules: 'lindor-1789', hands, moves }, 2], 'likely', 1, '2d')[0]!;
    expect(weight('Ac - - -')).toBeCloseTo(UNLIKELY, 12);
    expect(weight('Ac - - - Ad - - -')).toBeCloseTo(UNLIKELY ** 2, 12);
    expect(weight('Ac - - - Ad - - - Ah - - -')).toBeCloseTo(UNLIKELY ** 2, 12);
  });
});

describe('a card that was laid in place of the wanted honour', () => {
  test('makes it unlikely that its seat holds the honour', () => {
    const hands = ['6c 5c Kc', '7h 9h Qd', '2c 2s Jh'];
    for (const rules of ['lindor-1789', 'yellow-dwarf']) {
      const scene = { rules, hands, moves: '6c - 7h' };
      expect(weights([scene, 2], 'likely', 1, '7c 7d 7s')).toEqual([1, UNLIKELY, 1]);
      expect(weights([scene, 2], 'certain', 1, '7c 7d 7s')).toEqual([1, 1, 1]);
    }
  });

  test('means nothing when it was led', () => {
    const scene = { rules: 'lindor-1789', hands: ['7c 5c Kc', '7h 9h', '2c 2s'], moves: '7c -' };
    expect(weights([scene, 1], 'likely', 0, '7d')).toEqual([1]);
  });
});

describe('the first lead', () => {
  const scene = { rules: 'nain-jaune-court', hands: ['5h 8c Kc', '*', '2c Jh Qd'], moves: '5h -' };

  test('of the lowest rank, if it must be, excludes the ranks below and no other', () => {
    expect(weights([scene, 1], 'certain', 2, '2c')).toEqual([1]);
    expect(weights([scene, 2], 'certain', 0, 'As 4s 4c 5c 5s')).toEqual([0, 0, 0, 1, 1]);
  });

  test('denies nothing if anything may be led', () => {
    const free = { ...scene, rules: 'nain-jaune-court firstLead=any' };
    expect(weights([free, 2], 'certain', 0, 'As 4s')).toEqual([1, 1]);
  });

  test('denies nothing when it is a wild dwarf', () => {
    const wild = {
      rules: 'avantcoureur-1760 firstLead=lowest',
      hands: ['3h 7d Kc', '9c Ts', '2c Jh Qd'],
      moves: '7d! 3h',
    };
    expect(weights([wild, 1], 'certain', 0, 'As 6s')).toEqual([1, 1]);
    // Nor does the second lead, whatever it is.
    expect(weights([{ ...wild, moves: '7d! Kc!' }, 1], 'certain', 0, 'As 3h')).toEqual([1, 1]);
  });
});

describe('what is certain', () => {
  test('always agrees with the true deal', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ deal, view }) => {
        const knowledge = knowledgeOf(view);
        expect(agrees(knowledge, placesIn(deal))).toBe(true);
        expect(knowledge.certain.sizes).toEqual(
          knowledge.places.map((place) =>
            place < view.players ? view.deal!.sizes[place] : view.deal!.talon,
          ),
        );
      }),
      { numRuns: inScope({ quick: 50, all: 200 }) },
    );
  });

  test('agrees with another deal just when that could have been played as the true one was', () => {
    const seen = { legal: 0, refused: 0 };
    fc.assert(
      fc.property(arbitraryMoment, (moment) => {
        const hands = exchanged(moment);
        fc.pre(hands !== null);
        const legal = replayed(moment, hands) !== null;
        expect(agrees(knowledgeOf(moment.view), [...hands.hands, hands.talon])).toBe(legal);
        seen[legal ? 'legal' : 'refused']++;
      }),
      { numRuns: 400, seed: 5 },
    );
    expect(Math.min(seen.legal, seen.refused)).toBeGreaterThan(20);
  });

  test('never has a weight of zero in a deal that agrees', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ view }) => {
        const { certain, likely } = knowledgeOf(view);
        certain.weights.forEach((weight, slot) => {
          expect(likely.weights[slot]! > 0).toBe(weight > 0);
          expect(likely.weights[slot]!).toBeLessThanOrEqual(weight);
        });
      }),
      { numRuns: inScope({ quick: 25, all: 100 }) },
    );
  });

  test('depends on the view alone', () => {
    const { view } = momentIn(RULESETS.famille, 5, 3, 20);
    expect(knowledgeOf(structuredClone(view)).likely).toEqual(knowledgeOf(view).likely);
  });
});

/** The true deal with two hidden cards of different places exchanged. Null if only one place is hidden. */
function exchanged({ deal, view, seed }: Moment): SampledDeal | null {
  const random = seededRandom(`exchange ${seed}`);
  const places = placesIn(deal).map((cards) => [...cards]);
  const hidden = places.flatMap((cards, place) =>
    place === view.seat ? [] : cards.map((_, index) => ({ place, index })),
  );
  const one = hidden[below(random, hidden.length)]!;
  const others = hidden.filter(({ place }) => place !== one.place);
  if (others.length === 0) return null;
  const other = others[below(random, others.length)]!;
  const card = places[one.place]![one.index]!;
  places[one.place]![one.index] = places[other.place]![other.index]!;
  places[other.place]![other.index] = card;
  return { hands: places.slice(0, -1), talon: places.at(-1)! };
}
