import { below } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';

/** Any legal move with equal probability, passes and silent lays included. */
export const random: Bot = {
  name: 'random',
  choose(_view, legal, random) {
    const move = legal[below(random, legal.length)];
    if (move === undefined) throw new RangeError('there is no legal move');
    return move;
  },
};
