import { drawDealer, seededRandom } from '@nain-jaune/engine/random';
import { expect } from 'vitest';
import type { TABLE_TOPICS } from '../../tableTopics.ts';
import {
  above,
  asked,
  type Check,
  type Claims,
  plainRun,
  seated,
  seatOf,
  type Table,
  twinOf,
} from './claim.ts';
import { END } from './end.ts';
import { START } from './start.ts';

/** The program neither cuts, shows nor lends: there is nothing to play. */
const unplayed: Check = () => {};

/** The engine refuses a mistake, so no rule of it says what happens after one. */
const refused = (answer: (table: Table) => string) => ({
  agree: ((table) => expect(answer(table)).not.toBe('accepted')) satisfies Check,
  fair: unplayed,
});

const unruled = { agree: unplayed, fair: unplayed };

/** The situations of a real table. */
export const TABLE: Claims<keyof typeof TABLE_TOPICS> = {
  'who-cuts': { left: unplayed },
  'several-counters-a-box': {
    stakes: START['box-cards'].boxes,
    stays: START['box-not-empty'].stays,
  },
  'two-players': { players: START['how-many-play'].players, variant: unplayed },
  'youngest-deals': { variant: unplayed },
  'say-without': {
    say: unplayed,
    pass: ({ ruleset }) => expect(ruleset.hocs).toBe(true),
    forgotten: unplayed,
  },
  'wrong-card-laid': refused((table) => {
    const [card = ''] = plainRun(table, 3);
    const tooHigh = above(card, 2) ?? '';
    return seated(table, [`${card} ${tooHigh}`], { avoid: `${card} ${tooHigh}` })
      .play(card)
      .answerTo(tooHigh);
  }),
  'out-of-turn': refused((table) => {
    const [card = ''] = plainRun(table, 2);
    return asked(table).answerTo(twinOf(table, card), seatOf(table, 0));
  }),
  'card-shown': unruled,
  misdeal: unruled,
  'wrong-number-of-cards': unruled,
  'look-at-laid-cards': unruled,
  'lending-counters': unruled,
  'equal-at-the-end': {
    share: END['when-over'].most,
    drawAgain: ({ ruleset, players }) => {
      for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
        const { drawn = [] } = drawDealer(ruleset, players, seededRandom(seed));
        expect(drawn[0]).toHaveLength(players);
        const counts = drawn.map((draw) => draw.filter((card) => card !== null).length);
        expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      }
    },
  },
};
