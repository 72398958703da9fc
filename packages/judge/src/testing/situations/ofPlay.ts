import {
  dealCards,
  makeCardText,
  nextDealer,
  PACK,
  type Ruleset,
  seatAt,
  startGame,
} from '@nain-jaune/engine';
import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
import type { PLAY_TOPICS } from '../../playTopics.ts';
import { nextDealAfter } from './gameEnds.ts';
import {
  different,
  hocs,
  honoursOf,
  kings,
  laid,
  type Observe,
  PLAYERS,
  played,
  seated,
  stateOf,
  swept,
} from './situation.ts';

/** A first deal of the sorted pack by seat 0, to a number of players. */
function dealt(rules: Ruleset, players = PLAYERS) {
  const begun = startGame({ ...rules, players: [players] }, players, seatAt(0));
  const boxes = [7, 0, 3, 0, 1];
  const { game, events } = dealCards({ ...begun, boxes }, PACK);
  const { hands = [], talon = [] } = game.deal?.setup ?? {};
  const antes = events
    .filter((event) => event.type === 'anted')
    .map(({ seat, stakes }) => ({ seat, stakes }));
  return {
    game,
    hands: hands.map((hand) => hand.map(makeCardText).join(' ')),
    talon,
    antes,
    boxes: game.boxes,
  };
}

function sizes(rules: Ruleset): unknown {
  return rules.players.map((players) => {
    const { hands, talon } = dealt(rules, players);
    return [...hands.map((hand) => hand.split(' ').length), talon.length].join(' ');
  });
}

function canPlay(rules: Ruleset, players: number): boolean {
  try {
    return startGame(rules, players, seatAt(0)).players === players;
  } catch {
    return false;
  }
}

/** Place 0 has led a four and passed. Place 1 holds these cards. */
const asked = (rules: Ruleset, hand: string) => played(rules, ['4c 9d', hand], '4c -');

const FIVES = ['5c', '5d', '5h', '5s'];

function following(rules: Ruleset): string[] {
  const deal = asked(rules, FIVES.join(' '));
  return FIVES.filter((card) => deal.answerTo(card) === 'accepted');
}

/** The answer to a pass, and if it is refused, whether only a dwarf that fits may be kept. */
const passing =
  (passed: (rules: Ruleset) => string): Observe =>
  (rules) => {
    const answer = passed(rules);
    const deal = asked(rules, '7d 9h');
    const dwarf = [deal.answerTo('7d'), deal.answerTo('-')];
    return answer === 'accepted' ? answer : [answer, dwarf[0] === 'accepted' ? dwarf : []];
  };

const passingWhenAsked = passing((rules) => asked(rules, '5c 9h').answerTo('-'));

/** What happens if no player holds the wanted card. */
function stalled(rules: Ruleset): string[] {
  const deal = played(rules, ['4c 4d'], '4c');
  const states: string[] = [];
  while (deal.state.includes('wants')) {
    states.push(stateOf(deal));
    deal.play('-');
  }
  return [...states, stateOf(deal)];
}

const players: Observe = (rules) => [2, 3, 4, 5, 6, 7, 8, 9].filter((some) => canPlay(rules, some));

/** The situations before and during the play of a deal. */
export const OF_PLAY: Readonly<Record<keyof typeof PLAY_TOPICS, Observe>> = {
  'how-many-play': players,
  'counters-each': (rules) => startGame(rules, PLAYERS, seatAt(0)).counters,
  'box-cards': (rules) => ({
    stakes: dealt(rules).antes[0]?.stakes,
    swept: honoursOf(rules).flatMap((honour) => swept(laid(rules, honour, 'aloud'))),
  }),
  'first-dealer': (rules) =>
    drawDealer(rules, PLAYERS, seededRandom('first'))
      .drawn?.flat()
      .map((card) => card && makeCardText(card)) ?? 'no cards drawn',
  'next-dealer': (rules) => nextDealer(dealt(rules).game),
  'how-dealt': (rules) => dealt(rules).hands.map((hand) => hand.slice(0, 11)),
  'how-many-cards': sizes,
  'cards-left-over': sizes,
  'who-antes': (rules) => dealt(rules).antes.map(({ seat }) => seat),
  'box-not-empty': (rules) => [dealt(rules).antes.map(({ seat }) => seat), dealt(rules).boxes],
  'cannot-ante': nextDealAfter,

  'who-begins': (rules) => {
    const { game } = dealt(rules);
    return [game.deal?.phase, asked(rules, '9h').turn];
  },
  'first-card': (rules) => {
    const first = seated(rules, ['3c 3d 5h 7d Kc']).legal;
    return [first.replaceAll(/\S+!/g, ''), played(rules, ['Qc Qd', 'Kc 3c 9h'], 'Qc - Kc').legal];
  },
  'same-suit': (rules) => [
    following(rules),
    stateOf(played(rules, ['Ac Ad'], 'Ac')),
    stateOf(laid(rules, 'Kc', 'silent')),
  ],
  'two-of-a-rank': (rules) => [following(rules), played(rules, ['4c 5c 5d'], '4c 5c').answerTo('5d')],
  'keep-back': passingWhenAsked,
  'stop-midway': passing((rules) => played(rules, ['4c 5c 9d'], '4c').answerTo('-')),
  'passed-with-it': passingWhenAsked,
  'nobody-follows': stalled,
  'card-in-talon': (rules) => [dealt(rules).talon.length, stalled(rules)],
  'two-can-follow': (rules) => {
    const deal = asked(rules, '5c 5d 7d');
    const fit = ['5c', '5d', '7d'].filter((card) => deal.answerTo(card) === 'accepted');
    return fit.length > 1 ? [fit, deal.turn, deal.answerTo('5d', 0)] : fit;
  },
  'king-laid': (rules) => {
    const deals = [laid(rules, 'Kd', 'silent'), laid(rules, 'Kd', 'aloud')];
    return deals.map((deal) => [stateOf(deal), hocs(deal)]);
  },
  'last-card-king': (rules) =>
    different(
      [...kings(rules, false), ...kings(rules, true)].map((king) => {
        const [silent, aloud] = [laid(rules, king, 'silent', true), laid(rules, king, 'aloud', true)];
        return [silent, aloud].map((deal) => [
          deal.turn,
          hocs(deal),
          swept(deal).length,
          deal.eventsOf('missed').length,
        ]);
      }),
    ),
};
