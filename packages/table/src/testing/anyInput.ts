import type { Command } from '@nain-jaune/protocol';
import fc from 'fast-check';
import type { Input } from '../room/input.ts';
import { settingsOf } from './testRoom.ts';

const small = fc.integer({ min: 1, max: 6 });
const seat = fc.integer({ min: 0, max: 7 });

function command(type: Command['type'], entries: Record<string, fc.Arbitrary<unknown>> = {}) {
  return fc.record({ type: fc.constant(type), id: fc.uuid(), ...entries }) as fc.Arbitrary<Command>;
}

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  command('act', { move: fc.constantFrom('7d', '-', 'Ac', 'Kh!', '5s') }),
  command('deal'),
  command('cut', { deal: small, number: fc.constant('ab'.repeat(16)) }),
  command('sit', { seat }),
  command('stand'),
  command('ready', { ready: fc.boolean() }),
  command('rename', { name: fc.constantFrom('Anne', 'Bob', 'expert') }),
  command('leave'),
  command('say', { phrase: fc.constant('bravo') }),
  command('write', { text: fc.string({ maxLength: 200 }) }),
  command('report', { member: small }),
  command('start'),
  command('seat-bot', { seat, bot: fc.constantFrom('lowest', 'nobody') }),
  command('empty-seat', { seat }),
  command('change-settings', {
    settings: fc.constantFrom(
      settingsOf({ players: 3, open: false }),
      settingsOf({ players: 8, freeText: true }),
    ),
  }),
  command('mute', { member: small, muted: fc.boolean() }),
  command('remove', { member: small }),
  command('remove-spectators'),
  command('renew-link'),
  command('make-host', { member: small }),
  command('pause', { paused: fc.boolean() }),
  command('reset-scores'),
  command('allow-replacement', { member: small }),
  command('return', {}),
);

const session = fc.integer({ min: 1, max: 80 });

const anyInput: fc.Arbitrary<Input> = fc.oneof(
  {
    arbitrary: fc.record({ type: fc.constant('command' as const), session, command: anyCommand }),
    weight: 6,
  },
  {
    arbitrary: fc.record({
      type: fc.constant('join' as const),
      guest: fc.record({
        name: fc.constantFrom('Anne', 'Bob', ''),
        tokenHash: fc.uuid(),
        address: fc.option(fc.constantFrom('a', 'b')),
      }),
      seat: fc.option(seat),
      replaces: fc.option(fc.record({ member: small, secret: fc.constant('ab'.repeat(16)) }), { freq: 4 }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      type: fc.constant('connect' as const),
      session,
      member: fc.option(small),
      tokenHash: fc.constant(null),
      address: fc.option(fc.constantFrom('a', 'b', 'c')),
      known: fc.option(fc.record({ game: small, last: fc.nat(50) })),
    }),
    weight: 3,
  },
  fc.record({ type: fc.constant('catch-up' as const), session, known: fc.constant(null) }),
  fc.record({ type: fc.constant('disconnect' as const), session }),
  { arbitrary: fc.constant({ type: 'timer' as const }), weight: 4 },
  fc.record({ type: fc.constant('erase' as const), tokenHash: fc.uuid() }),
);

/** Inputs, with the time between them. */
export const anyInputs = fc.array(fc.tuple(anyInput, fc.constantFrom(0, 10, 700, 15_000)), {
  maxLength: 150,
});
