import { expect, test } from 'vitest';
import { compileRules, entriesOfGame, reportHand } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { cards } from '../testing/cards.ts';
import { OPERA_HANDS, OPERA_MOVES } from '../testing/knownDeals.ts';
import { playedGame, playedOpera } from '../testing/playedGame.ts';
import { rulesOf } from '../testing/rules.ts';

test('a finished deal is reported by its ante, the special cards that were laid, and its end', () => {
  const { game, events } = playedOpera('lindor-1789');
  expect(entriesOfGame(game.rules, events, (seat) => (seat === 1 ? 'cards' : 'number'))).toEqual([
    { type: 'anted' },
    { type: 'laid', seat: 0, card: 'Jc', announced: true },
    {
      type: 'ended',
      winner: 0,
      opera: true,
      hands: [null, { cards: OPERA_HANDS[1] }, { points: 96, holds: '7d' }],
    },
  ]);
});

test('a deal in progress is left out', () => {
  const played = playedGame('lindor-1789 counters=1000', 3, 2).dealHands(...OPERA_HANDS);
  const entries = () => entriesOfGame(played.game.rules, played.events, () => 'number');
  expect(entries()).toEqual([]);
  played.play(OPERA_MOVES);
  const finished = entries();
  expect(finished).toHaveLength(3);
  played.dealAtRandom(seededRandom('next deal'));
  expect(entries()).toEqual(finished);
});

test.each([
  ['lindor-1789', { points: 16, holds: '7d' }],
  ['nain-jaune-court', { count: 2, holds: '' }],
])('by %s the number of a hand is what the rules pay by', (rules, reported) => {
  const compiled = compileRules(rulesOf(rules), 4);
  expect(reportHand(compiled, cards('9s 7d'), 'number')).toEqual(reported);
});
