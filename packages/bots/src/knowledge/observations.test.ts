import { beginView, type Card, makeCardText, PACK, RULESETS, seatAt } from '@nain-jaune/engine';
import { LEAD } from '@nain-jaune/engine/kernel';
import { inScope } from '@nain-jaune/engine/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryMoment, placesIn } from '../testing/moment.ts';
import { playedScene, type Scene } from '../testing/scene.ts';
import { observationsOf } from './observations.ts';
import type { SeenCards } from './seenCards.ts';

/** The cards that are gone, as a text. */
function seenText(seenCards: Readonly<SeenCards>): string {
  return cardsOf(seenCards).map(makeCardText).join(' ');
}

function cardsOf({ low, high }: Readonly<SeenCards>): Card[] {
  return PACK.filter((card) => (((card < 32 ? low : high) >>> (card & 31)) & 1) === 1);
}

function observationsIn(scene: Scene) {
  return observationsOf(playedScene(scene).view);
}

/** Each act as one word: the seat, its move and the wanted cards. */
function actsIn(scene: Scene): string[] {
  return observationsIn(scene).acts.map(({ seat, card, wanted }) => {
    const did = card < 0 ? '-' : makeCardText(card as Card);
    return `${seat} ${did} ${wanted === LEAD ? 'leads' : makeCardText(wanted as Card)}`;
  });
}

const COMPULSORY: Scene = {
  rules: 'yellow-dwarf',
  hands: ['Ac 3d 8c 9h', '5h 7s Qc', '2d Jh Ks'],
};

describe('the observations of a deal', () => {
  test('reports each act and what was wanted', () => {
    expect(actsIn({ ...COMPULSORY, moves: 'Ac - - 2d - 3d - - - 8c' })).toEqual([
      '0 Ac leads',
      '0 - 2c',
      '1 - 2c',
      '2 2d 2c',
      '2 - 3c',
      '0 3d 3c',
      '0 - 4c',
      '1 - 4c',
      '2 - 4c',
      '0 8c leads',
    ]);
  });

  test('is the same for every seat', () => {
    const { views } = playedScene({ ...COMPULSORY, moves: 'Ac - - 2d -' });
    for (const view of views) expect(observationsOf(view)).toEqual(observationsOf(views[0]!));
  });

  test('is empty for a deal without moves', () => {
    const { acts, seenCards } = observationsIn(COMPULSORY);
    expect(acts).toEqual([]);
    expect(seenText(seenCards)).toBe('');
    expect(() => observationsOf(beginView(RULESETS.famille, 4, seatAt(0)))).toThrow(RangeError);
  });

  test('reports what lay in the boxes at each act', () => {
    const { acts } = observationsIn({
      rules: 'lindor-1789',
      hands: ['7d Td 2c', '8h Jc', 'Kh'],
      moves: '7d! - 8h - - -',
    });
    expect(acts[0]!.boxes).toEqual([10, 20, 30, 40, 50]);
    expect(acts[1]!.boxes).toEqual([10, 20, 30, 40, 0]);
    expect(acts.at(-1)!.boxes).toEqual([10, 20, 30, 40, 0]);
  });

  test('leaves a box as it is when its honour was laid in silence', () => {
    const { acts } = observationsIn({ rules: 'lindor-1789', hands: ['7d 2c', '8h Jc', 'Kh'], moves: '7d -' });
    expect(acts[1]!.boxes).toEqual([10, 20, 30, 40, 50]);
  });

  test('goes on from the card that a wild dwarf stands for', () => {
    const rules = 'avantcoureur-1760 dwarf=stands-for-wanted';
    const scene = { rules, hands: ['2c 9h', '4c Kh', '7d 8s'], moves: '2c - 7d! - 4c' };
    expect(actsIn(scene)).toEqual(['0 2c leads', '0 - 3c', '2 7d 3c', '2 - 4c', '1 4c 4c']);
  });

  test('takes a wild dwarf that is a stop for the end of its run', () => {
    const scene = { rules: 'avantcoureur-1760', hands: ['2c 9h', '4c Kh', '7d 8s'], moves: '2c - 7d! 8s' };
    expect(actsIn(scene).slice(2)).toEqual(['2 7d 3c', '2 8s leads']);
  });
});

describe('the cards that no player can lay', () => {
  test('are those that were laid, before each act', () => {
    const { acts, seenCards } = observationsIn({ ...COMPULSORY, moves: 'Ac - - 2d' });
    expect(acts.map((act) => seenText(act.seenCards))).toEqual(['', 'Ac', 'Ac', 'Ac']);
    expect(seenText(seenCards)).toBe('Ac 2d');
    expect(seenCards.dead).toBe(0);
  });

  test('include those that everyone had to lay and no player laid', () => {
    const { seenCards } = observationsIn({ ...COMPULSORY, moves: 'Ac - - 2d - 3d - - -' });
    expect(seenText(seenCards)).toBe('Ac 2d 3d 4c 4d 4h 4s');
    expect(seenCards.dead).toBe(4);
  });

  test('are only those of the rank that were not laid before', () => {
    const hands = ['4c 5h 9h', '7s Qc', '2d Jh'];
    const { seenCards } = observationsIn({ rules: 'yellow-dwarf', hands, moves: '5h - - - 4c - - -' });
    expect(seenText(seenCards)).toBe('4c 5c 5d 5h 5s 6c 6d 6h 6s');
    expect(seenCards.dead).toBe(7);
  });

  test('are not known by a stall if continuing is optional', () => {
    const { seenCards } = observationsIn({
      rules: 'lindor-1789',
      hands: ['Ac 9h', '2h Qc', 'Jh'],
      moves: 'Ac - - -',
    });
    expect(seenText(seenCards)).toBe('Ac');
    expect(seenCards.dead).toBe(0);
  });

  test('grow with every rank that the wanted card rises past', () => {
    const rules = 'gelber-zwerg continuing=compulsory';
    const { seenCards } = observationsIn({
      rules,
      hands: ['Ac 9h', '4h Qc', 'Jh'],
      moves: 'Ac - - - - - - - 4h',
    });
    expect(seenText(seenCards)).toBe('Ac 2c 2d 2h 2s 3c 3d 3h 3s 4h');
    expect(seenCards.dead).toBe(8);
  });

  test('never hold a wild dwarf that was wanted: its holder may keep it', () => {
    const rules = 'avantcoureur-1760';
    const { seenCards } = observationsIn({ rules, hands: ['6d 9h', '4h Qc', '7d Jh'], moves: '6d - - -' });
    expect(seenText(seenCards)).toBe('6d');
    expect(seenCards.dead).toBe(0);
  });

  test('are on the table or in the talon, after any moves', () => {
    fc.assert(
      fc.property(arbitraryMoment, ({ deal, view }) => {
        const { seenCards } = observationsOf(view);
        const laid = view.deal!.laid.map(({ card }) => card);
        const dead = cardsOf(seenCards).filter((card) => !laid.includes(card));
        expect(laid.every((card) => cardsOf(seenCards).includes(card))).toBe(true);
        expect(dead.filter((card) => !placesIn(deal).at(-1)!.includes(card))).toEqual([]);
        expect(seenCards.dead).toBe(dead.length);
      }),
      { numRuns: inScope({ quick: 50, all: 200 }) },
    );
  });
});
