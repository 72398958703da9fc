import * as v from 'valibot';
import { count, seat } from '../../schema/basics.ts';
import { tableRefusal } from '../../schema/refusal.ts';
import { exactly } from '../../schema/same.ts';
import { events, notUnderstood, welcome } from '../../schema/table.ts';
import { type CompanyRefusal, ONLINE_VERSION, type OnlineTableMessage, type Saying } from '../messages.ts';
import { PHRASES } from '../phrases.ts';
import { company } from './company.ts';

const saying = exactly<Saying>()(
  v.object({
    number: count,
    person: count,
    name: v.string(),
    phrase: v.nullable(v.picklist(PHRASES)),
    text: v.nullable(v.string()),
  }),
);

const companyRefusal = exactly<CompanyRefusal>()(
  v.picklist([
    'watching',
    'host-only',
    'not-now',
    'seat-taken',
    'no-such-seat',
    'no-such-person',
    'no-such-bot',
    'too-few',
    'rules-refuse',
    'no-free-text',
    'muted',
    'too-fast',
    'empty-text',
    'empty-name',
  ]),
);

const closed = v.object({
  type: v.literal('closed'),
  reason: v.picklist([
    'displaced',
    'removed',
    'table-closed',
    'no-such-table',
    'wrong-token',
    'moving',
    'flooding',
  ]),
});

/** Schema of what a table on a server says. A key that a client does not know is left out, not refused. */
export const onlineTableMessage = exactly<OnlineTableMessage>()(
  v.variant('type', [
    v.object({
      type: v.literal('entered'),
      version: v.literal(ONLINE_VERSION),
      person: v.nullable(count),
      sayings: v.array(saying),
    }),
    v.object({ type: v.literal('company'), company }),
    v.object({ type: v.literal('said'), saying }),
    v.object({ type: v.literal('game'), game: count }),
    v.object({ type: v.literal('clock'), seat, left: v.number() }),
    welcome,
    events,
    v.object({
      type: v.literal('refused'),
      id: v.string(),
      refusal: v.variant('code', [tableRefusal, v.object({ code: companyRefusal })]),
    }),
    v.object({ type: v.literal('granted'), id: v.string() }),
    notUnderstood,
    closed,
  ]),
);
