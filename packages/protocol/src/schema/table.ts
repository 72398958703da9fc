import * as v from 'valibot';
import { PROTOCOL_VERSION, type TableMessage } from '../messages.ts';
import { count, moveText, seat } from './basics.ts';
import { tableEvent } from './events.ts';
import { tableRefusal } from './refusal.ts';
import { exactly } from './same.ts';
import { gameView } from './view.ts';

const choices = { legal: v.array(moveText), mayDeal: v.boolean() };

const problem = v.object({
  code: v.picklist(['missing', 'unknown-key', 'wrong-value', 'conflict']),
  path: v.string(),
  expected: v.string(),
  found: v.string(),
});

/** Schema of what the table says. A key that a client does not know is left out, not refused. */
export const tableMessage = exactly<TableMessage>()(
  v.variant('type', [
    v.object({
      type: v.literal('welcome'),
      version: v.literal(PROTOCOL_VERSION),
      seat: v.nullable(seat),
      players: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
      number: count,
      view: gameView,
      ...choices,
    }),
    v.object({
      type: v.literal('events'),
      from: v.pipe(count, v.minValue(1)),
      events: v.array(tableEvent),
      ...choices,
    }),
    v.object({ type: v.literal('refused'), id: v.string(), refusal: tableRefusal }),
    v.object({
      type: v.literal('problem'),
      code: v.picklist(['malformed', 'wrong-version']),
      problems: v.array(problem),
    }),
    v.object({ type: v.literal('closed'), reason: v.picklist(['displaced', 'table-closed']) }),
  ]),
);
