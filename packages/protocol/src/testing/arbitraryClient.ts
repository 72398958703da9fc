/** Arbitrary client messages. A missing one is a compile error. */
import fc from 'fast-check';
import {
  type ClientMessage,
  type Command,
  type Enter,
  LONGEST_TEXT,
  PHRASES,
  PROTOCOL_VERSION,
} from '../index.ts';
import {
  code,
  count,
  face,
  fromOne,
  type KeysOfEach,
  letters,
  line,
  name,
  object,
  oneOf,
  seatNumber,
  settings,
  token,
} from './arbitrary.ts';

const commands: KeysOfEach<Command, 'type', 'id'> = {
  act: { move: fc.constantFrom('7d', '7d!', '-') },
  deal: {},
  return: {},
  cut: { deal: fromOne, number: letters('0123456789abcdef', 32) },
  sit: { seat: seatNumber },
  stand: {},
  ready: { ready: fc.boolean() },
  rename: { name, face },
  leave: {},
  say: { phrase: fc.constantFrom(...PHRASES) },
  write: { text: line(LONGEST_TEXT) },
  report: { member: fromOne },
  start: {},
  'seat-bot': { seat: seatNumber, bot: name },
  'empty-seat': { seat: seatNumber },
  'change-settings': { settings },
  mute: { member: fromOne, muted: fc.boolean() },
  remove: { member: fromOne },
  'remove-spectators': {},
  'renew-link': {},
  'make-host': { member: fromOne },
  pause: { paused: fc.boolean() },
  'reset-scores': {},
  'allow-replacement': { member: fromOne },
};

const enter: fc.Arbitrary<Enter> = object<Enter>({
  type: fc.constant('enter'),
  version: fc.constant(PROTOCOL_VERSION),
  code,
  token: fc.option(token),
  game: fc.option(fromOne),
  last: fc.option(count),
});

const command: fc.Arbitrary<Command> = oneOf('type', commands, { id: name });

export const clientMessage: fc.Arbitrary<ClientMessage> = fc.oneof(enter, command);
