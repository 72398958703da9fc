import { parseMoveText } from '@nain-jaune/engine';
import * as v from 'valibot';
import { type Act, type ClientMessage, PROTOCOL_VERSION } from '../messages.ts';
import { count, moveText } from './basics.ts';
import { exactly } from './same.ts';

const LONGEST_ID = 64;
const KEYS_OF_ACT = 3;

/** The name that a client gives to an act of its own. */
export const messageId = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_ID));

/** Schema of an act. */
export const act = v.strictObject({ type: v.literal('act'), id: messageId, move: moveText });

/** Whether a value parsed from JSON is an act: what its schema says too, for the one message that comes with every move. */
export function isAct(input: unknown): input is Act {
  if (typeof input !== 'object' || input === null) return false;
  const { type, id, move } = input as Partial<Record<keyof Act, unknown>>;
  return (
    type === 'act' &&
    typeof id === 'string' &&
    id.length > 0 &&
    id.length <= LONGEST_ID &&
    typeof move === 'string' &&
    parseMoveText(move) !== undefined &&
    Object.keys(input).length === KEYS_OF_ACT
  );
}

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
