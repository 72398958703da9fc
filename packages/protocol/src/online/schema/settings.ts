import * as v from 'valibot';
import { ruleset } from '../../schema/basics.ts';
import { exactly } from '../../schema/same.ts';
import type { TableSettings } from '../company.ts';

const playerCount = v.pipe(v.number(), v.integer(), v.minValue(3), v.maxValue(8));

/** A clock by its name. */
export const turnClock = v.picklist(['none', 'gentle', 'quick']);

const KEYS = {
  rules: ruleset,
  players: playerCount,
  clock: turnClock,
  open: v.boolean(),
  freeText: v.boolean(),
};

/** Schema of settings that a table tells. */
export const settings = exactly<TableSettings>()(v.object(KEYS));

/** Schema of settings that somebody wishes for: nothing besides, and the rules allow so many players. */
export const wishedSettings = exactly<TableSettings>()(
  v.pipe(
    v.strictObject(KEYS),
    v.forward(
      v.partialCheck(
        [['rules'], ['players']],
        ({ rules, players }) => rules.players.includes(players),
        ({ input }) => `${input.rules.players.join(' | ')} (rules.players)`,
      ),
      ['players'],
    ),
  ),
);
