import * as v from 'valibot';
import { count, seatNumber } from '../../schema/basics.ts';
import { act, askDeal, messageId } from '../../schema/client.ts';
import { exactly } from '../../schema/same.ts';
import { type Ask, ONLINE_VERSION, type OnlineClientMessage } from '../messages.ts';
import { PHRASES } from '../phrases.ts';
import { wishedSettings } from './settings.ts';
import { chosenFace, cutNumber, givenName, ownWords, tableCode, token } from './texts.ts';

const LONGEST_BOT = 64;

const fromOne = v.pipe(count, v.minValue(1));

const ask = exactly<Ask>()(
  v.variant('do', [
    v.strictObject({ do: v.literal('sit'), seat: seatNumber }),
    v.strictObject({ do: v.literal('stand') }),
    v.strictObject({ do: v.literal('ready'), ready: v.boolean() }),
    v.strictObject({ do: v.literal('rename'), name: givenName, face: v.exactOptional(chosenFace) }),
    v.strictObject({ do: v.literal('leave') }),
    v.strictObject({ do: v.literal('say'), phrase: v.picklist(PHRASES) }),
    v.strictObject({ do: v.literal('write'), text: ownWords }),
    v.strictObject({ do: v.literal('cut'), deal: fromOne, number: cutNumber }),
    v.strictObject({ do: v.literal('start') }),
    v.strictObject({
      do: v.literal('bot'),
      seat: seatNumber,
      bot: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_BOT)),
    }),
    v.strictObject({ do: v.literal('free'), seat: seatNumber }),
    v.strictObject({ do: v.literal('agree'), settings: wishedSettings }),
    v.strictObject({ do: v.literal('mute'), person: fromOne, muted: v.boolean() }),
    v.strictObject({ do: v.literal('remove'), person: fromOne }),
    v.strictObject({ do: v.literal('host'), person: fromOne }),
  ]),
);

/** Schema of what a client says to a table on a server. Strict: the server believes nothing that it does not know. */
export const onlineClientMessage = exactly<OnlineClientMessage>()(
  v.variant('type', [
    v.strictObject({
      type: v.literal('enter'),
      version: v.literal(ONLINE_VERSION),
      code: tableCode,
      token: v.nullable(token),
      game: v.nullable(fromOne),
      last: v.nullable(count),
    }),
    act,
    askDeal,
    v.strictObject({ type: v.literal('ask'), id: messageId, ask }),
  ]),
);
