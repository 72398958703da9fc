import * as v from 'valibot';
import { faultCount, measure, ordinal, setting, whole } from './sharedSchemas.ts';

const standing = { wins: v.number(), winRate: measure, counters: measure };

/** `nain simulate --json`. */
export const simulate = v.strictObject({
  ...setting,
  stopped: v.picklist(['played', 'interrupted']),
  games: whole,
  deals: whole,
  dealsPerGame: measure,
  ended: v.strictObject({ ruin: whole, deals: whole, target: whole, time: whole }),
  seats: v.array(v.strictObject({ seat: whole, bot: v.string(), ...standing })),
  bots: v.array(v.strictObject({ bot: v.string(), seats: ordinal, ...standing })),
  faults: v.array(v.strictObject({ bot: v.string(), faults: v.array(faultCount) })),
});

const milliseconds = v.nullable(v.number());

const contestant = v.strictObject({
  name: v.string(),
  counters: measure,
  wins: measure,
  difference: measure,
  decisionsPerDeal: v.number(),
  time: v.strictObject({
    decisions: whole,
    mean: milliseconds,
    median: milliseconds,
    percentile99: milliseconds,
    most: milliseconds,
  }),
  rating: v.strictObject({ mu: v.number(), sigma: v.number(), ordinal: v.number() }),
  faults: v.array(faultCount),
});

/** `nain arena --json`. */
export const arena = v.strictObject({
  ...setting,
  seats: v.picklist(['all', 'one']),
  ended: v.picklist(['played', 'clear', 'interrupted']),
  rounds: whole,
  games: whole,
  deals: whole,
  base: v.nullable(v.string()),
  contestants: v.array(contestant),
  differences: v.array(
    v.strictObject({
      first: v.string(),
      second: v.string(),
      counters: measure,
      wins: measure,
      isClear: v.boolean(),
    }),
  ),
});
