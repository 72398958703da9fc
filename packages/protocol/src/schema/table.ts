import * as v from 'valibot';
import { PROTOCOL_VERSION, type TableMessage } from '../messages.ts';
import { count, moveText, problem, seat } from './basics.ts';
import { tableEvent } from './events.ts';
import { tableRefusal } from './refusal.ts';
import { exactly } from './same.ts';
import { gameView } from './view.ts';

const choices = { legal: v.array(moveText), mayDeal: v.boolean() };

/** Schema of the whole game as a client may see it. */
export const welcome = v.object({
  type: v.literal('welcome'),
  version: v.literal(PROTOCOL_VERSION),
  seat: v.nullable(seat),
  players: v.array(v.object({ name: v.string(), bot: v.nullable(v.string()) })),
  number: count,
  view: gameView,
  ...choices,
});

/** Schema of what happened. */
export const events = v.object({
  type: v.literal('events'),
  from: v.pipe(count, v.minValue(1)),
  events: v.array(tableEvent),
  ...choices,
});

/** Schema of the answer to what is no message. */
export const notUnderstood = v.object({
  type: v.literal('problem'),
  code: v.picklist(['malformed', 'wrong-version']),
  problems: v.array(problem),
});

/** Schema of what the table says. A key that a client does not know is left out, not refused. */
export const tableMessage = exactly<TableMessage>()(
  v.variant('type', [
    welcome,
    events,
    v.object({ type: v.literal('refused'), id: v.string(), refusal: tableRefusal }),
    notUnderstood,
    v.object({ type: v.literal('closed'), reason: v.picklist(['displaced', 'table-closed']) }),
  ]),
);
