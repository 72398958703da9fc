import * as v from 'valibot';
import { type ClientMessage, PROTOCOL_VERSION } from '../messages.ts';
import { count, moveText } from './basics.ts';
import { exactly } from './same.ts';

/** The name that a client gives to an act of its own. */
export const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Schema of an act. */
export const act = v.strictObject({ type: v.literal('act'), id: messageId, move: moveText });

/** Schema of the wish for the next deal. */
export const askDeal = v.strictObject({ type: v.literal('deal'), id: messageId });

/** Schema of what a client says. Strict: the table believes nothing that it does not know. */
export const clientMessage = exactly<ClientMessage>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('hello'),
      version: v.literal(PROTOCOL_VERSION),
      last: v.nullable(count),
    }),
    act,
    askDeal,
  ]),
);
