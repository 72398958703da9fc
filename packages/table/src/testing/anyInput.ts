import { arbitraryCommand } from '@nain-jaune/protocol/arbitrary';
import fc from 'fast-check';
import type { Input } from '../room/input.ts';
import { settingsOf } from './testRoom.ts';

const small = fc.integer({ min: 1, max: 6 });
const seat = fc.integer({ min: 0, max: 7 });

const anyCommand = arbitraryCommand({
  member: small,
  name: fc.constantFrom('Anne', 'Bob', 'expert'),
  bot: fc.constantFrom('lowest', 'nobody'),
  settings: fc.constantFrom(
    settingsOf({ players: 3, open: false }),
    settingsOf({ players: 8, freeText: true }),
  ),
});

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
