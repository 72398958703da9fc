import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginView,
  type Card,
  type Deal,
  DealSamples,
  type GameEvent,
  type GameView,
  handOf,
  makeDeal,
  PACK,
  playDeal,
  type SampledDeal,
  sampleDeal,
  seatAt,
  seatsOf,
  see,
} from '../index.ts';
import { below, seededRandom } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending, card, cards } from '../testing/cards.ts';
import { fixedDeal } from '../testing/fixedDeal.ts';
import { playedGame, randomGame, viewOf } from '../testing/playedGame.ts';

/** A random game in the middle of a deal, or at its end, with the view of one of its seats or of a spectator. */
function someView() {
  return fc
    .tuple(arbitraryRuleset(), arbitrarySeed(), fc.nat({ max: 80 }), fc.nat({ max: 8 }))
    .map(([{ ruleset, players }, seed, moves, seat]) => {
      const played = randomGame(ruleset, players, seed, { deals: 1, movesOfLastDeal: moves });
      const view = viewOf(played, seat < players ? seatAt(seat) : null);
      return { played, view, seed, moves };
    });
}

/** Each seat's cards at the beginning of a deal: those of the sample and those laid since. */
function handsAtFirst(sample: SampledDeal, view: GameView): Card[][] {
  return sample.hands.map((hand, seat) => [
    ...hand,
    ...view.deal!.laid.filter((laid) => laid.seat === seat).map((laid) => laid.card),
  ]);
}

/** Replays the moves of a deal with other hands. Throws if one is refused. */
function replay(deal: Deal, hands: Card[][], talon: readonly Card[]): Deal {
  const made = makeDeal(deal.rules, { ...deal.setup, hands, talon });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  let now = made.value;
  for (const move of deal.moves) {
    const { phase } = now;
    if (phase.type === 'over') throw new Error('over too early');
    const played = playDeal(now, phase.seat, move);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    now = played.value.deal;
  }
  return now;
}

describe('a sampled deal', () => {
  test('has the seat’s own hand, the right sizes, and each unseen card once', () => {
    fc.assert(
      fc.property(someView(), ({ view, seed }) => {
        const { hands, talon } = sampleDeal(view, seededRandom(seed));
        const deal = view.deal!;
        expect(hands.map((hand) => hand.length)).toEqual(deal.sizes);
        expect(talon).toHaveLength(deal.talon);
        if (view.seat !== null) expect(hands[view.seat]).toEqual(deal.hand);
        const laid = deal.laid.map((one) => one.card);
        expect(ascending([...hands.flat(), ...talon, ...laid])).toBe(ascending(PACK));
      }),
      { numRuns: 300 },
    );
  });

  test('takes one random number for each unseen card while each may be anywhere', () => {
    const random = seededRandom(1);
    let drawn = 0;
    const counting = {
      next: () => {
        drawn += 1;
        return random.next();
      },
    };
    sampleDeal(viewOf(playedGame('lindor-1789', 3).dealAtRandom(random), seatAt(0)), counting);
    expect(drawn).toBe(37 - 1);
  });

  test('can be played as the true one was: every move so far is legal in it', () => {
    fc.assert(
      fc.property(someView(), ({ played, view, seed }) => {
        const sample = sampleDeal(view, seededRandom(seed));
        const deal = played.game.deal!;
        const again = replay(deal, handsAtFirst(sample, view), sample.talon);
        expect(again.phase).toEqual(deal.phase);
        expect(seatsOf(view.players).map((seat) => handOf(again, seat))).toEqual(sample.hands);
      }),
      { numRuns: 500 },
    );
  });

  test('after the end has the hands that were shown', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const played = randomGame(ruleset, players, seed, { deals: 1 });
        const { hands } = sampleDeal(viewOf(played, seatAt(0)), seededRandom(seed));
        expect(hands).toEqual(seatsOf(players).map((seat) => handOf(played.game.deal!, seat)));
      }),
      { numRuns: 50 },
    );
  });

  test('is the same for the same chance, and changes no view', () => {
    fc.assert(
      fc.property(someView(), ({ view, seed }) => {
        const before = structuredClone(view.deal);
        expect(sampleDeal(view, seededRandom(seed))).toEqual(sampleDeal(view, seededRandom(seed)));
        expect(view.deal).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });

  test('does not know the hidden hands: it is the true deal only by chance', () => {
    const played = playedGame('lindor-1789', 5).dealAtRandom(seededRandom('truth'));
    const view = viewOf(played, seatAt(0));
    const random = seededRandom('samples');
    const truth = seatsOf(5).map((seat) => ascending(handOf(played.game.deal!, seat)));
    for (let sample = 0; sample < 200; sample++) {
      const { hands } = sampleDeal(view, random);
      // a hand of nine out of 43 unseen cards is the true one once in 5 × 10⁸ times
      for (const seat of [1, 2, 3, 4]) expect(ascending(hands[seat]!)).not.toBe(truth[seat]);
    }
  });

  test('needs a deal', () => {
    const { game } = playedGame('lindor-1789', 3);
    expect(() => sampleDeal(beginView(game.ruleset, 3, seatAt(0)), seededRandom(1))).toThrow(RangeError);
  });
});

describe('many samples of one view', () => {
  test('are those that it returns one by one, with each unseen card once', () => {
    fc.assert(
      fc.property(someView(), ({ view, seed }) => {
        const [random, oneByOne] = [seededRandom(seed), seededRandom(seed)];
        const samples = new DealSamples(view);
        for (let sample = 0; sample < 3; sample++) {
          const drawn = new Map<Card, number>();
          samples.draw(random, (place, one) => drawn.set(one, place));
          const { hands, talon } = sampleDeal(view, oneByOne);
          [...hands, talon].forEach((place, index) => {
            if (index === view.seat || view.deal!.shown[index] != null) return;
            for (const one of place) {
              expect(drawn.get(one)).toBe(index);
              drawn.delete(one);
            }
          });
          expect(drawn.size).toBe(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('are not to be had if the sizes contradict the cards', () => {
    const view = viewOf(playedGame('lindor-1789', 4).dealAtRandom(seededRandom('sizes')), seatAt(0));
    const deal = view.deal!;
    for (const talon of [deal.talon - 1, deal.talon + 1])
      expect(() => new DealSamples({ ...view, deal: { ...deal, talon } })).toThrow(RangeError);
  });
});

describe('where a sample puts a card', () => {
  test('before the first card is equally likely everywhere', () => {
    const played = playedGame('lindor-1789', 4).dealAtRandom(seededRandom('fresh'));
    const view = viewOf(played, seatAt(0));
    const unseen = PACK.filter((one) => !view.deal!.hand.includes(one));
    const random = seededRandom('uniform');
    const counts = new Map(unseen.map((one) => [one, [0, 0, 0, 0]]));
    const samples = 6000;
    for (let sample = 0; sample < samples; sample++) {
      const { hands, talon } = sampleDeal(view, random);
      [hands[1]!, hands[2]!, hands[3]!, talon].forEach((place, index) => {
        for (const one of place) counts.get(one)![index]! += 1;
      });
    }
    let chiSquare = 0;
    for (const places of counts.values()) {
      places.forEach((count, index) => {
        const expected = (samples * (index < 3 ? 12 : 4)) / 40;
        chiSquare += (count - expected) ** 2 / expected;
      });
    }
    // 39 × 3 degrees of freedom: mean 117, standard deviation 15.3
    expect(Math.abs(chiSquare - 117)).toBeLessThan(4 * 15.3);
  });

  test('if continuing is compulsory, who passed has none of the wanted cards', () => {
    const played = playedGame('yellow-dwarf', 3, 2).dealHands(
      'Ac 2c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Qd Kd Kh',
      'Ad Ah As 2d 2h 2s Qs Jh Js 8d 8h 8s 9d 9h 9s',
    );
    played.play('Ac 2c -');
    expect(played.toMove).toBe(1);
    played.play('-');
    const random = seededRandom('threes');
    for (let sample = 0; sample < 300; sample++) {
      const { hands } = sampleDeal(viewOf(played, seatAt(2)), random);
      for (const seat of [0, 1]) {
        for (const three of cards('3c 3d 3h 3s')) expect(hands[seat]).not.toContain(three);
      }
    }
  });

  test('if continuing is optional, who passed may have them', () => {
    const played = playedGame('lindor-1789', 3, 2).dealAtRandom(seededRandom('optional'));
    const [lead] = handOf(played.game.deal!, seatAt(0));
    played.play(`${ascending([lead!])} - -`);
    const wanted = played.game.deal!.phase.type === 'follow' ? played.game.deal!.phase.wanted : [];
    const random = seededRandom('they may');
    let held = 0;
    for (let sample = 0; sample < 100; sample++) {
      const { hands } = sampleDeal(viewOf(played, seatAt(2)), random);
      if (wanted.some((one) => hands[0]!.includes(one) || hands[1]!.includes(one))) held++;
    }
    expect(held).toBeGreaterThan(0);
  });

  test('if the first lead is the lowest, who led has nothing lower', () => {
    const random = seededRandom('lowest');
    const played = playedGame('nain-jaune-court', 4, 3).dealHands('5c 5d 6h 7s 8c 8h 9d Ts Jd Jh Qs Kc Kd');
    played.play('5c');
    for (let sample = 0; sample < 300; sample++) {
      const { hands } = sampleDeal(viewOf(played, seatAt(2)), random);
      expect(Math.min(...hands[0]!)).toBeGreaterThanOrEqual(card('5c'));
    }
  });

  test('if the first lead is the lowest, who led may have another as low', () => {
    const random = seededRandom('as low');
    const played = playedGame('nain-jaune-court', 4, 3).dealHands('5c 5d 6h 7s 8c 8h 9d Ts Jd Jh Qs Kc Kd');
    played.play('5c');
    const fives = Array.from({ length: 100 }, () => {
      const { hands } = sampleDeal(viewOf(played, seatAt(2)), random);
      return hands[0]!.some((one) => cards('5d 5h 5s').includes(one));
    });
    expect(fives).toContain(true);
  });

  test('a player who would not lay the dwarf may hold it', () => {
    const random = seededRandom('dwarf');
    const played = playedGame('avantcoureur-1760', 3, 1).dealHands(
      '6d Ac 3c 5c 7c 9c Jc Kc Ah 3h 5h 7h 9h Jh Kh',
      'As 2c 2h 4c 4h 6c 6h 8c 8h Tc Th Qc Qh 2s 4s',
      '7d Ad 3d 5d 9d Jd Kd 3s 5s 7s 9s Js Ks 6s 8s',
    );
    played.play('6d - -');
    const holders = Array.from({ length: 200 }, () => {
      const { hands } = sampleDeal(viewOf(played, seatAt(1)), random);
      return hands.findIndex((hand) => hand.includes(card('7d')));
    });
    expect(holders).toContain(2);
    expect(holders).toContain(0);
  });

  test('with denials is as likely as it should be', () => {
    // Seat 2 watches; seats 0 and 1 have passed on the fives. Each keeps a hand without fives, so that a card that is no
    // five is in a hand of n with n / 40 of what is left besides the fives, and a five is in the talon for certain.
    const played = playedGame('yellow-dwarf', 3, 2).dealHands(
      '4c 6c 8c Tc Qc Ac 4h 6h 8h Th Qh Ah 2c 2h Kc',
      '4s 6s 8s Ts Qs As 4d 6d 8d Qd Ad 2s 2d Ks Kd',
      '3c 3d 3h 3s 7c 7d 7h 7s 9c 9d 9h 9s Jc Jd Jh',
    );
    played.play('4c - -');
    const view = viewOf(played, seatAt(2));
    const random = seededRandom('denials');
    const samples = 4000;
    const counts = new Map(PACK.map((one) => [one, [0, 0, 0]]));
    for (let sample = 0; sample < samples; sample++) {
      const { hands, talon } = sampleDeal(view, random);
      [hands[0]!, hands[1]!, talon].forEach((place, index) => {
        for (const one of place) counts.get(one)![index]! += 1;
      });
    }
    let chiSquare = 0;
    let cells = 0;
    for (const [one, places] of counts) {
      if (places.every((count) => count === 0)) continue;
      if (ascending([one])[0] === '5') {
        expect(places).toEqual([0, 0, samples]);
        continue;
      }
      cells++;
      [14, 15, 3].forEach((size, index) => {
        const expected = (samples * size) / 32;
        chiSquare += (places[index]! - expected) ** 2 / expected;
      });
    }
    expect(cells).toBe(32);
    // 31 × 2 degrees of freedom: mean 62, standard deviation 11.1
    expect(Math.abs(chiSquare - 62)).toBeLessThan(5 * 11.1);
  });

  test('with a denial for one seat is any deal that agrees, equally often', () => {
    // Seat 2 holds all cards but the fives and nines. It leads a four; seat 0 must pass and so has two nines.
    const hands = ['9c 9d', '5c 9h', ascending(PACK.filter((one) => !'59'.includes(ascending([one])[0]!)))];
    const { deal, events } = fixedDeal({ rules: 'yellow-dwarf', dealer: 1, hands }).play('4c - -');
    const begun: GameEvent[] = [
      { type: 'anted', seat: seatAt(1), stakes: [1, 2, 3, 4, 5] },
      { type: 'dealt', dealer: seatAt(1), sizes: [2, 2, 44], talon: 4 },
    ];
    let view = beginView(deal.rules.ruleset, 3, seatAt(2));
    for (const event of begun) view = see(view, event);
    view = see(view, { type: 'picked-up', cards: cards(hands[2]!) });
    for (const event of events) view = see(view, event);
    // two of four nines for seat 0, two of the six cards left for seat 1: 6 × 15 deals
    const random = seededRandom('ninety deals');
    const counts = new Map<string, number>();
    const samples = 9000;
    for (let sample = 0; sample < samples; sample++) {
      const sampled = sampleDeal(view, random).hands.slice(0, 2).map(ascending).join(' | ');
      counts.set(sampled, (counts.get(sampled) ?? 0) + 1);
    }
    expect(counts.size).toBe(90);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 89 degrees of freedom: mean 89, standard deviation 13.3
    expect(Math.abs(chiSquare - 89)).toBeLessThan(5 * 13.3);
  });

  test('depends on chance alone: every sample of many is another', () => {
    const random = seededRandom('others');
    const view = viewOf(playedGame('lindor-1789', 8).dealAtRandom(random), seatAt(below(random, 8)));
    const samples = Array.from({ length: 100 }, () => JSON.stringify(sampleDeal(view, random).hands));
    expect(new Set(samples).size).toBe(100);
  });
});
