import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Deal, legalMoves, type Move, PACK, seatsOf } from '../index.ts';
import { below, seededRandom } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending } from '../testing/cards.ts';
import { fixedDeal, legalTexts } from '../testing/fixedDeal.ts';
import { playedGame } from '../testing/playedGame.ts';
import {
  boxesOf,
  compileRules,
  countersOf,
  dealAtRandom,
  handOf,
  Kernel,
  moveAtRandom,
  playOutAtRandom,
  playRandomDeals,
} from './index.ts';

function kernelAt(deal: Deal): Kernel {
  const kernel = new Kernel(deal.rules);
  kernel.copyFrom(deal.words);
  return kernel;
}

function playIn(kernel: Kernel, move: Move): void {
  if (move.type === 'pass') kernel.pass();
  else kernel.lay(move.card, move.announced);
}

/** Finds the move that led from one position to another. */
function moveBetween(deal: Deal, words: Int32Array): string {
  const found = legalMoves(deal).filter((move) => {
    const kernel = kernelAt(deal);
    playIn(kernel, move);
    return kernel.words.every((word, index) => word === words[index]);
  });
  return legalTexts(found).join(' or ');
}

describe('a random move', () => {
  const positions: readonly [string, string[], string][] = [
    ['lindor-1789', ['5h 6c 7d Jc', '6d', '8c'], ''],
    ['lindor-1789', ['5h 6c 6s 6d Jc', '6h', '8c'], '5h'],
    ['lindor-1789', ['9h Td Tc Th Jc', '6h', '8c'], '9h'],
    ['avantcoureur-1760', ['Ac Kd 7d Qs 3h', '6h', '8c'], ''],
    ['avantcoureur-1760', ['4c 5c 7d Qs 3h', '6h', '8c'], '4c'],
    ['avantcoureur-1760', ['4c 7d Qs 3h', '6h', '8c'], '4c'],
    ['nain-jaune-court', ['Td Th Qs Kh', '6h', '8c'], ''],
  ];

  test.each(positions)(
    'is any of the legal moves, equally often: %s, %j after "%s"',
    (rules, hands, moves) => {
      const { deal } = fixedDeal({ rules, hands }).play(moves);
      const random = seededRandom(`${rules} ${moves}`);
      const legal = legalTexts(legalMoves(deal));
      const turns = 400 * legal.length;
      const counts = new Map(legal.map((text) => [text, 0]));
      for (let turn = 0; turn < turns; turn++) {
        const kernel = kernelAt(deal);
        const laid = moveAtRandom(kernel, random);
        const move = moveBetween(deal, kernel.words);
        expect(laid).toBe(move !== '-');
        counts.set(move, (counts.get(move) ?? 0) + 1);
      }
      expect([...counts.keys()]).toEqual(legal);
      // five standard deviations of a binomial count
      for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(5 * Math.sqrt(400));
    },
  );
});

describe('a random deal', () => {
  test('deals each seat the cards of the rules, and antes', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const dealer = below(random, players);
        const kernel = new Kernel(compileRules(ruleset, players));
        const pack = Uint8Array.from(PACK);
        dealAtRandom(kernel, pack, dealer, random);
        const { game } = playedGame(ruleset, players, dealer).dealAtRandom(random);
        const hands = seatsOf(players).map((seat) => handOf(kernel.words, seat));
        expect(hands.map(({ length }) => length)).toEqual(game.deal!.setup.hands.map(({ length }) => length));
        expect(new Set(hands.flat()).size).toBe(hands.flat().length);
        expect(countersOf(kernel.words, players)).toEqual(game.counters);
        expect(boxesOf(kernel.words)).toEqual(game.boxes);
        expect(ascending([...pack] as (typeof hands)[0])).toBe(ascending(PACK));
        expect(kernel.leads).toBe(true);
      }),
    );
  });

  test('deals each card to each seat and the talon with the right frequency', () => {
    const rules = compileRules(playedGame('lindor-1789', 4).game.ruleset, 4);
    const kernel = new Kernel(rules);
    const pack = Uint8Array.from(PACK);
    const random = seededRandom('deals');
    const counts = PACK.map(() => [0, 0, 0, 0]);
    const deals = 5000;
    for (let deal = 0; deal < deals; deal++) {
      dealAtRandom(kernel, pack, 0, random);
      for (const seat of seatsOf(4)) for (const card of handOf(kernel.words, seat)) counts[card]![seat]! += 1;
    }
    const expected = (deals * 12) / 52;
    const spread = Math.sqrt(expected * (1 - 12 / 52));
    for (const seats of counts) {
      for (const count of seats) expect(Math.abs(count - expected)).toBeLessThan(5 * spread);
    }
  });

  test('played out is over and settled, every counter in its place', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const kernel = new Kernel(compileRules(ruleset, players));
        dealAtRandom(kernel, Uint8Array.from(PACK), 0, random);
        const before = seatsOf(players).flatMap((seat) => handOf(kernel.words, seat)).length;
        const laid = playOutAtRandom(kernel, random);
        const after = seatsOf(players).flatMap((seat) => handOf(kernel.words, seat)).length;
        expect(kernel.isOver).toBe(true);
        expect(after).toBe(before - laid);
        const all = [...countersOf(kernel.words, players), ...boxesOf(kernel.words)];
        expect(all.reduce((sum, has) => sum + has, 0)).toBe(players * ruleset.counters);
      }),
    );
  });

  test('after deal is the same for the same seed', () => {
    const rules = compileRules(playedGame('gelber-zwerg', 5).game.ruleset, 5);
    const first = playRandomDeals(rules, 200, seededRandom('same'));
    expect(playRandomDeals(rules, 200, seededRandom('same'))).toEqual(first);
    expect(playRandomDeals(rules, 200, seededRandom('other')).cards).not.toBe(first.cards);
    expect(first.deals).toBe(200);
    expect(first.cards).toBeGreaterThan(200 * 9);
  });
});
