import * as v from 'valibot';
import { type ClientMessage, PROTOCOL_VERSION } from '../messages.ts';
import { count, moveText } from './basics.ts';
import { exactly } from './same.ts';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** Schema of what a client says. Strict: the table believes nothing that it does not know. */
export const clientMessage = exactly<ClientMessage>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('hello'),
      version: v.literal(PROTOCOL_VERSION),
      last: v.nullable(count),
    }),
    v.strictObject({ type: v.literal('act'), id, move: moveText }),
    v.strictObject({ type: v.literal('deal'), id }),
  ]),
);
