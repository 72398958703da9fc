import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  beginView,
  type Card,
  type GameView,
  handOf,
  legalMovesOf,
  nextDealer,
  type Seat,
  seatAt,
  seatsOf,
  see,
  seeStep,
} from '../index.ts';
import { below, type Random, seededRandom, shuffledPack } from '../random/index.ts';
import { arbitraryRuleset, arbitrarySeed } from '../testing/arbitraryRuleset.ts';
import { ascending, words } from '../testing/cards.ts';
import { OPERA_HANDS, OPERA_MOVES } from '../testing/knownDeals.ts';
import { oneOf, type PlayedGame, playedGame, viewOf } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';

/** A game with the views of every seat and of a spectator, updated step by step. */
class Watched {
  readonly played: PlayedGame;
  views: readonly GameView[];

  constructor(played: PlayedGame) {
    this.played = played;
    const { ruleset, players } = played.game;
    this.views = [...seatsOf(players), null].map((seat) => beginView(ruleset, players, seat));
  }

  /** Plays a step and updates every view. */
  step(act: (played: PlayedGame) => void): void {
    const seen = this.played.events.length;
    act(this.played);
    const { game, events } = this.played;
    this.views = this.views.map((view) => seeStep(view, { game, events: events.slice(seen) }));
  }

  viewOf(seat: number): GameView {
    return this.views[seat]!;
  }

  get spectator(): GameView {
    return this.views.at(-1)!;
  }
}

describe('a view of a game of three', () => {
  const watched = new Watched(playedGame('lindor-1789 counters=1000', 3, 2));

  test('before the first ante shows the counters and no deal', () => {
    expect(watched.viewOf(1)).toEqual({
      rules: rulesOf('lindor-1789 counters=1000'),
      players: 3,
      seat: 1,
      counters: [1000, 1000, 1000],
      boxes: [0, 0, 0, 0, 0],
      deal: null,
      summaries: [],
      ended: null,
    });
  });

  test('between the ante and the deal shows no cards', () => {
    const played = playedGame('lindor-1789 counters=1000', 3, 2).dealHands(...OPERA_HANDS);
    const [anted] = played.events;
    if (anted?.type !== 'anted') throw new Error('the first event is no ante');
    const { deal } = see(watched.viewOf(1), anted);
    expect(deal).toMatchObject({ number: 1, hand: [], sizes: [0, 0, 0], talon: 0, turn: null });
  });

  test('after the deal shows the seat’s own hand, and of the others and the talon the sizes', () => {
    watched.step((played) => played.dealHands(...OPERA_HANDS));
    const { deal, counters, boxes } = watched.viewOf(1);
    expect(deal?.number).toBe(1);
    expect(deal?.dealer).toBe(2);
    expect(ascending(deal?.hand ?? [])).toBe('Ad Ah As 2d 2h 2s 3d 3h 3s 8d 8h 8s 9d 9h 9s');
    expect(deal?.sizes).toEqual([15, 15, 15]);
    expect(deal?.talon).toBe(7);
    expect(deal?.turn).toEqual({ type: 'turned', seat: 0, leads: true, wanted: [] });
    expect(deal?.shown).toEqual([null, null, null]);
    expect(counters).toEqual([985, 985, 985]);
    expect(boxes).toEqual([3, 6, 9, 12, 15]);
  });

  test('a spectator sees no hand', () => {
    expect(watched.spectator.deal?.hand).toEqual([]);
    expect(watched.spectator.deal?.sizes).toEqual([15, 15, 15]);
    expect(legalMovesOf(watched.spectator)).toEqual([]);
  });

  test('only the seat to move has legal moves', () => {
    expect(legalMovesOf(watched.viewOf(0))).toHaveLength(16);
    expect(legalMovesOf(watched.viewOf(1))).toEqual([]);
  });

  test('shows the run that is on the table, after a king until the next lead', () => {
    const start = OPERA_MOVES.indexOf(' Qd');
    watched.step((played) => played.play(OPERA_MOVES.slice(0, start)));
    const { deal, counters } = watched.viewOf(2);
    expect(deal?.run).toHaveLength(13);
    expect(deal?.laid).toHaveLength(13);
    expect(deal?.sizes).toEqual([2, 15, 15]);
    expect(counters).toEqual([991, 985, 985]);
    watched.step((played) => played.play('Qd'));
    expect(watched.viewOf(2).deal?.run).toHaveLength(1);
    expect(watched.viewOf(2).deal?.laid).toHaveLength(14);
  });

  test('after the deal shows what the losers hold, who won, and remembers the settlement', () => {
    watched.step((played) => played.play('Kd'));
    const { deal, summaries } = watched.viewOf(0);
    expect(deal?.turn).toBeNull();
    expect(deal?.winner).toBe(0);
    expect(deal?.opera).toBe(true);
    expect(deal?.settled).toBe(true);
    expect(deal?.shown.map((cards) => cards && ascending(cards))).toEqual([
      null,
      'Ad Ah As 2d 2h 2s 3d 3h 3s 8d 8h 8s 9d 9h 9s',
      '4d 4h 4s 5d 5h 5s 6d 6h 6s 7d 7h 7s Th Ts Jd',
    ]);
    expect(summaries).toEqual([
      { dealer: 2, winner: 0, opera: true, counters: [1195, 916, 889], boxes: [0, 0, 0, 0, 0] },
    ]);
  });

  test('the next ante begins a new deal', () => {
    watched.step((played) => played.dealAtRandom(seededRandom(1)));
    const { deal, summaries } = watched.viewOf(0);
    expect(deal?.number).toBe(2);
    expect(deal?.laid).toEqual([]);
    expect(deal?.settled).toBe(false);
    expect(summaries).toHaveLength(1);
  });
});

describe('a view', () => {
  test('without a deal sees no event of one', () => {
    const view = beginView(rulesOf('lindor-1789'), 3, seatAt(0));
    expect(() => see(view, { type: 'stalled', seat: seatAt(0) })).toThrow(RangeError);
  });
});

describe('non-interference: what a seat cannot see', () => {
  test('does not change its view when the cards are dealt', () => {
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const pack = shuffledPack(random);
        const seat = seatAt(below(random, players));
        const first = seen(playedGame(ruleset, players), seat, pack);
        const own = handOf(first.played.game.deal!, seat);
        const second = seen(playedGame(ruleset, players), seat, hiddenShuffled(pack, own, random));
        expect(handOf(second.played.game.deal!, seat)).toEqual(own);
        expect(second.view).toEqual(first.view);
      }),
    );
  });

  test('does not change its view in the play, as long as the same moves are made', () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryRuleset(), arbitrarySeed(), ({ ruleset, players }, seed) => {
        const random = seededRandom(seed);
        const pack = shuffledPack(random);
        const seat = seatAt(below(random, players));
        const first = seen(playedGame(ruleset, players), seat, pack);
        playPartOf(first.played, random);
        const own = first.played.game.deal!.setup.hands[seat]!;
        for (let attempt = 0; attempt < 12; attempt++) {
          const second = seen(playedGame(ruleset, players), seat, hiddenSwapped(pack, own, random));
          if (!playTheSame(second.played, first.played)) continue;
          compared++;
          expect(viewOf(second.played, seat)).toEqual(viewOf(first.played, seat));
        }
      }),
    );
    expect(compared).toBeGreaterThan(200);
  });
});

function seen(played: PlayedGame, seat: Seat, pack: readonly Card[]): { played: PlayedGame; view: GameView } {
  played.deal(pack);
  return { played, view: viewOf(played, seat) };
}

/** The pack with all cards but a seat's own shuffled among their places. */
function hiddenShuffled(pack: readonly Card[], own: readonly Card[], random: Random): Card[] {
  const hidden = shuffledPack(random).filter((card) => !own.includes(card));
  return pack.map((card) => (own.includes(card) ? card : (hidden.pop() as Card)));
}

/** The pack with two cards exchanged, neither of them a seat's own. */
function hiddenSwapped(pack: readonly Card[], own: readonly Card[], random: Random): Card[] {
  const hidden = pack.filter((card) => !own.includes(card));
  const [a, b] = [oneOf(hidden, random), oneOf(hidden, random)];
  return pack.map((card) => (card === a ? b : card === b ? a : card));
}

function playPartOf(played: PlayedGame, random: Random): void {
  for (let moves = below(random, 30); moves > 0; moves--) {
    const before = played.game;
    const seen = played.events.length;
    played.move(oneOf(played.legal, random));
    if (played.isPlaying) continue;
    // the losers' cards are shown at the end: stop before it
    played.game = before;
    played.events.splice(seen);
    return;
  }
}

function playTheSame(played: PlayedGame, other: PlayedGame): boolean {
  expect(nextDealer(played.game)).toBe(nextDealer(other.game));
  const moves = words(other.record.deals[0]!.moves);
  try {
    played.play(moves.join(' '));
  } catch {
    return false;
  }
  return true;
}
