import { describe, expect, test } from 'vitest';
import {
  addScoreEntry,
  type ScoredGame,
  type ScoreEnd,
  type ScoreEntry,
  seatAt,
  startScoring,
} from '../index.ts';
import { rulesOf } from '../testing/rules.ts';

const ANTE: ScoreEntry = { type: 'anted' };

function laid(seat: number, card: string, announced = true): ScoreEntry {
  return { type: 'laid', seat, card, announced };
}

/** Hands of four players, of whom the first has gone out. Default: a pair of small cards. */
function end(hands: ScoreEnd['hands'], more: Partial<ScoreEnd> = {}): ScoreEntry {
  return { type: 'ended', winner: 0, opera: false, hands, ...more };
}

function points(some: number, holds = ''): { points: number; holds: string } {
  return { points: some, holds };
}

/** A game for four after these entries, of which none is refused. */
function after(rules: string, ...entries: ScoreEntry[]): ScoredGame {
  let game = startScoring(rulesOf(rules), 4, seatAt(3));
  for (const entry of entries) {
    const scored = addScoreEntry(game, entry);
    if (!scored.ok) throw new Error(JSON.stringify(scored.error));
    game = scored.value.game;
  }
  return game;
}

/** What is wrong with an entry: each code and place. */
function wrong(game: ScoredGame, entry: ScoreEntry): string[] {
  const scored = addScoreEntry(game, entry);
  return scored.ok ? [] : scored.error.map(({ code, path }) => `${code} ${path}`.trim());
}

const FINE = [null, points(5), points(12), points(20)];

describe('what belongs where', () => {
  test('a deal begins with the ante and ends once', () => {
    const begun = after('lindor-1789', ANTE);
    expect(wrong(begun, ANTE)).toEqual(['deal-in-progress']);
    const over = after('lindor-1789', ANTE, end(FINE));
    expect(wrong(over, end(FINE))).toEqual(['no-deal']);
    expect(wrong(over, laid(1, 'Qs'))).toEqual(['no-deal']);
    expect(wrong(over, ANTE)).toEqual([]);
  });

  test('nothing is taken after the end of the game', () => {
    expect(wrong(after('lindor-1789 end.deals=1', ANTE, end(FINE)), ANTE)).toEqual(['game-is-over']);
  });
});

describe('what was laid', () => {
  test('an honour is laid once, and no other card is scored', () => {
    const game = after('lindor-1789', ANTE, laid(2, 'Qs'));
    expect(wrong(game, laid(1, 'Qs'))).toEqual(['laid-twice card']);
    expect(wrong(game, laid(1, 'Qh'))).toEqual(['nothing-to-keep card']);
    expect(wrong(game, laid(1, 'Kc'))).toEqual(['nothing-to-keep card']);
    expect(wrong(after('avantcoureur-1760 players=3,4,5', ANTE), laid(1, 'Kc'))).toEqual([]);
  });

  test('what sweeps by itself cannot be forgotten', () => {
    expect(wrong(after('famille', ANTE), laid(1, 'Qs', false))).toEqual(['cannot-be-forgotten announced']);
    expect(wrong(after('lindor-1789', ANTE), laid(1, 'Qs', false))).toEqual([]);
  });
});

describe('the hands that are left', () => {
  test('everybody but the winner holds some', () => {
    const game = after('lindor-1789', ANTE);
    expect(wrong(game, end([points(3), null, points(12), points(20)]))).toEqual([
      'winner-holds-cards hands[0]',
      'hand-missing hands[1]',
    ]);
    expect(wrong(game, end([null, points(0), points(12), { cards: '' }]))).toEqual([
      'no-cards-left hands[3]',
      'points-impossible hands[1].points',
    ]);
  });

  test('are reported in the number that the rules pay by', () => {
    const entry = end([null, { count: 2, holds: '' }, { cards: '5h' }, points(9)]);
    expect(wrong(after('lindor-1789', ANTE), entry)).toEqual(['cannot-be-told-so hands[1]']);
    expect(wrong(after('famille', ANTE), entry)).toEqual(['cannot-be-told-so hands[3]']);
  });

  test('are not more cards than were dealt and not laid', () => {
    const game = after('famille', ANTE, laid(1, 'Qs'), laid(1, 'Kh'));
    const count = (some: number) => [null, { count: some, holds: '' }, { cards: '5h' }, { cards: '5c' }];
    expect(wrong(game, end(count(10)))).toEqual([]);
    expect(wrong(game, end(count(11)))).toEqual(['too-many-cards hands[1]']);
  });

  test('hold each card once, and none that was laid', () => {
    const game = after('lindor-1789', ANTE, laid(0, 'Jc'));
    const hands = [null, { cards: '5h Jc' }, { cards: '5h' }, points(20, '7d Jc')];
    expect(wrong(game, end(hands))).toEqual([
      'laid-and-held hands[1].cards',
      'card-twice hands[2].cards',
      'laid-and-held hands[3].holds',
      'card-twice hands[3].holds',
    ]);
  });

  test('are asked about honours and dwarf only if these matter', () => {
    const hands = [null, points(7, '7d'), points(12), points(20)];
    expect(wrong(after('lindor-1789', ANTE), end(hands))).toEqual([]);
    const court = 'nain-jaune-court payment=points';
    expect(wrong(after(court, ANTE), end(hands))).toEqual(['not-asked hands[1].holds']);
    expect(wrong(after(`${court} heldDwarfFactor=2`, ANTE), end(hands))).toEqual([]);
  });

  test('come to no more points than their cards can have, one by one and together', () => {
    const game = after('lindor-1789', ANTE);
    expect(wrong(game, end([null, points(6, '7d'), points(12), points(20)]))).toEqual([
      'points-impossible hands[1].points',
    ]);
    expect(wrong(game, end([null, points(121), points(12), points(20)]))).toEqual([
      'points-impossible hands[1].points',
    ]);
    expect(wrong(game, end([null, points(110), points(110), points(110)]))).toEqual([
      'more-than-the-pack hands',
    ]);
  });

  test('or the cards laid hold every honour if all cards are dealt', () => {
    const rules = 'nain-jaune-court heldHonour=bete missedHonour=bete';
    const hands = [null, { cards: '5h Td' }, { cards: 'Ks' }, { count: 3, holds: '7d' }];
    expect(wrong(after(rules, ANTE, laid(0, 'Qh')), end(hands))).toEqual(['card-nowhere hands']);
    expect(wrong(after(rules, ANTE, laid(0, 'Qh'), laid(1, 'Jc', false)), end(hands))).toEqual([]);
  });
});

describe('an opera', () => {
  /** One card each, or all twelve that were dealt. */
  const one = [null, { cards: '5h' }, { cards: '5c' }, { cards: '5d' }];
  const all = [null, ...['c', 'h', 's'].map((suit) => ({ cards: inSuit(suit) }))];

  function inSuit(suit: string): string {
    return [...'A23456789TQK'].map((rank) => `${rank}${suit}`).join(' ');
  }

  test('needs rules that have one', () => {
    expect(wrong(after('nain-jaune-court', ANTE), end(one, { opera: true }))).toEqual(['no-opera opera']);
  });

  test('that is unopposed leaves all other players all their cards', () => {
    const game = after('yellow-dwarf', ANTE);
    expect(wrong(game, end(one, { opera: true }))).toEqual(Array(3).fill('opera-opposed opera'));
    expect(wrong(game, end(all, { opera: true }))).toEqual([]);
    const opposed = after('yellow-dwarf', ANTE, laid(2, 'Jc'));
    expect(wrong(opposed, end(FINE, { opera: true }))).toEqual(['opera-opposed opera']);
  });

  test('is one if no other player has laid a card', () => {
    expect(wrong(after('lindor-1789', ANTE), end(all))).toEqual(['opera-untold opera']);
  });
});

describe('real counters on the table', () => {
  test('everyone pays in full, and no one is ruined', () => {
    const ruleset = rulesOf('lindor-1789 counters=20');
    const scoredWith = (physical?: boolean) => {
      let game = startScoring(ruleset, 4, seatAt(3), physical);
      for (const entry of [ANTE, end(FINE)]) {
        const scored = addScoreEntry(game, entry);
        if (!scored.ok) throw new Error(JSON.stringify(scored.error));
        game = scored.value.game;
      }
      return game;
    };
    expect(scoredWith().ended?.reason).toBe('ruin');
    expect(scoredWith(true).ended).toBeNull();
    expect(scoredWith(true).counters).toEqual([42, 0, -7, -15]);
  });
});
