import * as v from 'valibot';
import { count, seat } from '../../schema/basics.ts';
import { exactly } from '../../schema/same.ts';
import type { Company } from '../company.ts';
import { settings } from './settings.ts';
import { toldFace } from './texts.ts';

/** Where a table is in its life, by name. */
export const tablePhase = v.picklist(['gathering', 'playing', 'between', 'closed']);

const person = v.object({
  id: count,
  name: v.string(),
  face: v.exactOptional(toldFace),
  here: v.boolean(),
  away: v.boolean(),
  ready: v.boolean(),
  muted: v.boolean(),
});

const sitter = v.variant('type', [
  v.object({ type: v.literal('free') }),
  v.object({ type: v.literal('bot'), bot: v.string() }),
  v.object({ type: v.literal('person'), person: count }),
]);

const promise = v.object({ deal: count, commitment: v.string(), cutter: seat, cut: v.boolean() });

/** Schema of {@link Company}. */
export const company = exactly<Company>()(
  v.object({
    code: v.string(),
    phase: tablePhase,
    settings,
    host: v.nullable(count),
    people: v.array(person),
    seats: v.array(sitter),
    watchers: count,
    games: count,
    promise: v.nullable(promise),
    startsIn: v.nullable(v.number()),
    dealsIn: v.nullable(v.number()),
  }),
);
