import { pass, seatAt } from '@nain-jaune/engine';
import type { Reason, ReviewedChoice } from '@nain-jaune/review';
import { describe, expect, test } from 'vitest';
import { COMPARED, cardOf, chaptersOf, lindorWith, plain, tableOf } from './testing/index.ts';

const rules = lindorWith();
const YOU = seatAt(0);
const MADE = { type: 'lay', card: cardOf('9h'), announced: false } as const;
const BETTER = { type: 'lay', card: cardOf('Js'), announced: false } as const;

test('a hint is one sentence, and the costs of other moves are in plain words', () => {
  const hints = COMPARED.map((language) => chaptersOf(language).review);
  const move = { type: 'lay', card: cardOf('Td'), announced: true } as const;
  const why: Reason = { code: 'sweeps', card: cardOf('Td'), counters: 4 };
  expect(hints.map(({ advice }) => plain(advice(move, why, YOU, tableOf(rules, 0))))).toEqual([
    'Dix de carreau : vous prenez la case du dix de carreau : 4 jetons.',
    'Ten of diamonds: you sweep the box of the ten of diamonds: 4 counters.',
    'Karo-Zehn: Du räumst das Fach der Karo-Zehn ab: 4 Jetons.',
  ]);
  expect(hints.map(({ advice }) => plain(advice(pass, null, YOU, tableOf(rules, 0))))).toEqual([
    'Meilleur coup : passer.',
    'Best: pass.',
    'Bester Zug: passen.',
  ]);
  const losses = [0, 0.3, 5.2, 14.6].map((value) => ({ value, standardError: 0.5 }));
  expect(hints.map(({ scale }) => losses.map(scale))).toEqual([
    ['meilleur coup', 'presque aussi bon', 'coûte environ 5', 'coûte environ 15'],
    ['best', 'about as good', 'costs about 5', 'costs about 15'],
    ['bester Zug', 'etwa gleich gut', 'kostet etwa 5', 'kostet etwa 15'],
  ]);
  const coarse = { value: 2, standardError: 1.5 };
  expect(hints.map(({ scale }) => scale(coarse, 1))).toEqual([
    'perte incertaine',
    'no clear loss',
    'kein klarer Verlust',
  ]);
});

describe('a choice', () => {
  const choice: ReviewedChoice = {
    move: 5,
    seat: YOU,
    lead: 2,
    wanted: [],
    made: MADE,
    moves: [
      {
        move: BETTER,
        expected: { value: 3, standardError: 1 },
        loss: { value: 0, standardError: 0 },
        reasons: [],
      },
      {
        move: MADE,
        expected: { value: 0.7, standardError: 1 },
        loss: { value: 2.3, standardError: 0.4 },
        reasons: [],
      },
    ],
    place: 1,
    cost: 2.3,
    deals: 100,
    exact: false,
    secondSight: { best: BETTER, bestCounters: 12, madeCounters: -3 },
    change: { value: 0, standardError: 0 },
  };

  function lines(change: Partial<ReviewedChoice> = {}): string[] {
    return COMPARED.flatMap((language) => {
      const review = chaptersOf(language).review;
      const some = { ...choice, ...change };
      return [
        review.choice(some, tableOf(rules, 0)),
        review.verdict(some),
        review.secondSight(some) ?? '',
      ].map(plain);
    });
  }

  test('has its moment, its cost and the best move with all hands open', () => {
    expect(lines()).toEqual([
      'Deuxième entame : neuf de cœur',
      'a coûté 2,3 ± 0,4 ; mieux : valet de pique',
      'cartes sur table : valet de pique, +12 au lieu de −3',
      'Second lead: nine of hearts',
      'cost 2.3 ± 0.4; better: jack of spades',
      'seeing all hands: jack of spades, +12 instead of −3',
      'Zweites Ausspielen: Herz-Neun',
      'kostete 2,3 ± 0,4; besser: Pik-Bube',
      'mit offenen Karten: Pik-Bube, +12 statt −3',
    ]);
  });

  test('has a cost in plain words', () => {
    expect(COMPARED.map((language) => plain(chaptersOf(language).review.cost(choice)))).toEqual([
      'a coûté environ 2 ; mieux : valet de pique',
      'cost about 2; better: jack of spades',
      'kostete etwa 2; besser: Pik-Bube',
    ]);
    const { cost } = chaptersOf('en').review;
    expect(cost({ ...choice, place: 0, cost: 0 })).toBe('nothing lost');
    expect(cost({ ...choice, cost: 0 })).toBe('no clear loss');
  });

  test('names the announcement if the card was right', () => {
    const best = { type: 'lay', card: cardOf('Td'), announced: true } as const;
    const made = { ...best, announced: false };
    const moves = [
      { ...choice.moves[0]!, move: best },
      { ...choice.moves[1]!, move: made },
    ];
    const secondSight = { best, bestCounters: 12, madeCounters: -3 };
    expect(lines({ made, moves, secondSight }).filter((_, index) => index % 3 > 0)).toEqual([
      'a coûté 2,3 ± 0,4 ; mieux : l’annoncer',
      'cartes sur table : l’annoncer, +12 au lieu de −3',
      'cost 2.3 ± 0.4; better: announcing it',
      'seeing all hands: announcing it, +12 instead of −3',
      'kostete 2,3 ± 0,4; besser: ansagen',
      'mit offenen Karten: ansagen, +12 statt −3',
    ]);
    expect(chaptersOf('en').review.cost({ ...choice, made, moves })).toBe(
      'cost about 2; better: announcing it',
    );
  });

  test('has no loss, or no significant one', () => {
    const moves = choice.moves.with(1, { ...choice.moves[1]!, loss: { value: 0.5, standardError: 0.4 } });
    expect(lines({ moves, cost: 0 }).filter((_, index) => index % 3 === 1)).toEqual([
      'perte incertaine (0,5 ± 0,4)',
      'no clear loss (0.5 ± 0.4)',
      'kein merklicher Verlust (0,5 ± 0,4)',
    ]);
    expect(lines({ place: 0, cost: 0 }).filter((_, index) => index % 3 === 1)).toEqual([
      'rien de perdu',
      'nothing lost',
      'nichts verloren',
    ]);
  });
});

test('numbers have a true minus sign, and an error if there is one', () => {
  const { signed, estimate, amount } = chaptersOf('en').review;
  expect([signed(2), signed(-2.04), signed(-0.01)]).toEqual(['+2', '−2', '0']);
  expect([estimate({ value: -2.25, standardError: 0.31 }), amount({ value: 3, standardError: 0 })]).toEqual([
    '−2.3 ± 0.3',
    '3',
  ]);
});
