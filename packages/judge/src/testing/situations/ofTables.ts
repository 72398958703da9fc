import { winnersOf } from '@nain-jaune/engine';
import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
import type { TABLE_TOPICS } from '../../tableTopics.ts';
import { OF_PLAY } from './ofPlay.ts';
import { type Observe, played } from './situation.ts';

/** The program neither cuts, shows nor lends: there is nothing to play. */
const unplayed: Observe = () => 'nothing to play';

/** The situations of a real table. */
export const OF_TABLES: Readonly<Record<keyof typeof TABLE_TOPICS, Observe>> = {
  'who-cuts': unplayed,
  'several-counters-a-box': (rules) => [OF_PLAY['box-cards'](rules), OF_PLAY['box-not-empty'](rules)],
  'two-players': OF_PLAY['how-many-play'],
  'youngest-deals': unplayed,
  'say-without': ({ hocs }) => hocs,
  'wrong-card-laid': (rules) => played(rules, ['4c 6c'], '4c').answerTo('6c'),
  'out-of-turn': (rules) => played(rules, ['4c 9c', '5c 9h'], '4c -').answerTo('9c', 0),
  'card-shown': unplayed,
  misdeal: unplayed,
  'wrong-number-of-cards': unplayed,
  'look-at-laid-cards': unplayed,
  'lending-counters': unplayed,
  'equal-at-the-end': (rules) => {
    const draws = ['a', 'b', 'c', 'd'].map((seed) => drawDealer(rules, 8, seededRandom(seed)).drawn ?? []);
    return [
      winnersOf([3, 7, 7]),
      draws.map((drawn) => drawn.map((draw) => draw.filter((card) => card !== null).length)),
    ];
  },
};
