import { seededRandom } from '@nain-jaune/engine/random';
import type { Command } from '@nain-jaune/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInputs } from '../testing/anyInput.ts';
import { openTestRoom, PACE, startTestRoom, type TestRoom } from '../testing/testRoom.ts';
import { BOUNDS } from './bounds.ts';
import type { Entry } from './entries.ts';
import { infoOf } from './info.ts';
import type { Context, Input } from './input.ts';
import { loadRoom } from './load.ts';
import type { Room } from './room.ts';
import { step } from './step.ts';

function contextOf({ options, clock }: TestRoom, now = clock.now()): Context {
  return { config: options.config, now, random: seededRandom('step'), botRandom: seededRandom('bots') };
}

/** Sets the connection of the input: an existing one, or a new one. */
function withSession(input: Input, open: readonly number[], fresh: number): Input {
  if (input.type === 'connect') return { ...input, session: fresh };
  return 'session' in input ? { ...input, session: open[input.session % open.length] ?? 0 } : input;
}

/** Plays inputs at intervals and passes each step to `look`. */
function run(
  online: TestRoom,
  inputs: readonly (readonly [Input, number])[],
  look: (before: Room, input: Input, stepped: ReturnType<typeof step>) => void,
): Room {
  let room = online.driver.room;
  let now = online.clock.now();
  let connections = 1000;
  for (const [any, wait] of inputs) {
    now += wait;
    connections += 1;
    const input = withSession(any, [...room.live.sessions.keys()], connections);
    const stepped = step(room, input, contextOf(online, now));
    look(room, input, stepped);
    room = stepped.room;
  }
  return room;
}

describe.each([{ board: false }, { board: true }])('any sequence of inputs ($board)', ({ board }) => {
  test('keeps every limit and every invariant of the room', async () => {
    const online = await openTestRoom({ members: 2, freeText: true, board });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { saved, talk, live, game } = run(online, inputs, () => undefined);
        expect(saved.members.length).toBeLessThanOrEqual(BOUNDS.members);
        expect(saved.former.length).toBeLessThanOrEqual(BOUNDS.formerMembers);
        expect(saved.removals.length).toBeLessThanOrEqual(BOUNDS.removals);
        expect(saved.scores.length).toBeLessThanOrEqual(BOUNDS.scores);
        expect(talk.sayings.length).toBeLessThanOrEqual(BOUNDS.sayings);
        for (const answers of live.answers.values())
          expect(answers.length).toBeLessThanOrEqual(BOUNDS.answers);
        const ids = saved.members.map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
        expect(saved.host === null).toBe(ids.length === 0);
        if (saved.host !== null) expect(ids).toContain(saved.host);
        const seated = saved.seats.flatMap((one) => (one.type === 'member' ? [one.member] : []));
        expect(new Set(seated).size).toBe(seated.length);
        for (const id of seated) expect(ids).toContain(id);
        for (const id of [
          ...live.answers.keys(),
          ...live.absent.keys(),
          ...live.reserved.keys(),
          ...live.away,
          ...live.offers.keys(),
        ])
          expect(ids).toContain(id);
        for (const { member } of live.sessions.values()) if (member !== null) expect(ids).toContain(member);
        if (saved.phase === 'playing') expect(game?.number).toBe(saved.games);
        expect(saved.members.filter((one) => one.board).length).toBeLessThanOrEqual(board ? 1 : 0);
        for (const { id, waits } of saved.members) if (waits) expect(seated).not.toContain(id);
        if (!saved.members.some((one) => one.board) && saved.phase !== 'closed')
          expect(saved.paused).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('stores nothing if the stored state has not changed', async () => {
    const online = await openTestRoom({ members: 2, freeText: true, board });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        run(online, inputs, (before, _input, { room, entries }) => {
          const snapshots = entries.filter(({ type }) => type === 'room' || type === 'talk');
          const isSame =
            JSON.stringify([before.saved, before.talk]) === JSON.stringify([room.saved, room.talk]);
          expect(snapshots.length === 0).toBe(isSame);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('stores entries from which the same state is loaded', async () => {
    const online = await openTestRoom({ members: 2, freeText: true, board });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const entries: Entry[] = [...online.store.entries];
        const { saved, talk, game } = run(online, inputs, (_before, _input, stepped) => {
          entries.push(...stepped.entries);
        });
        const loaded = loadRoom(saved.code, JSON.parse(JSON.stringify(entries)), 0, PACE);
        expect([loaded.saved, loaded.talk]).toEqual([saved, talk]);
        if (saved.phase === 'playing') expect(loaded.game?.game).toEqual(game?.game);
      }),
      { numRuns: 100 },
    );
  });

  test('never changes the room that it is given', async () => {
    const online = await startTestRoom({ members: 2, freeText: true, board });
    const text = (room: Room) =>
      JSON.stringify([room.saved, room.talk, infoOf(room, 0), ...(room.game?.history.events ?? [])]);
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        run(online, inputs, (before, input, _stepped) => {
          const was = text(before);
          step(before, input, contextOf(online));
          expect(text(before)).toBe(was);
        });
      }),
      { numRuns: 30 },
    );
  });

  test('sends each connection the changes: patches of the room add up to the room', async () => {
    const online = await openTestRoom({ members: 2, freeText: true, board });
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { room: first } = online.driver;
        const known = new Map<number, object>(
          [...first.live.sessions.keys()].map((one) => [one, infoOf(first, online.clock.now())]),
        );
        run(online, inputs, (_before, input, { messages, room }) => {
          if (input.type === 'disconnect') known.delete(input.session);
          for (const { to, message } of messages)
            for (const one of to) {
              if (message.type === 'snapshot') known.set(one, message.room);
              if (message.type === 'room') known.set(one, { ...known.get(one), ...message.changes });
              if (message.type === 'closed') known.delete(one);
            }
          for (const [one, info] of known) {
            expect(room.live.sessions.has(one)).toBe(true);
            const { startsIn, waitedFor, dealsIn, turn, ...lasting } = infoOf(room, 0);
            expect(info).toMatchObject(lasting);
            expect('startsIn' in info && info.startsIn === null).toBe(startsIn === null);
            expect('waitedFor' in info && info.waitedFor === null).toBe(waitedFor === null);
            expect('dealsIn' in info && info.dealsIn === null).toBe(dealsIn === null);
            expect('turn' in info && info.turn === null).toBe(turn === null);
          }
        });
      }),
      { numRuns: 100 },
    );
  });
});

test('a step is pure: the same room, input, time and randomness lead to the same step', async () => {
  const online = await openTestRoom({ members: 4 });
  const input: Input = { type: 'command', session: 1, command: { type: 'start', id: 'it' } };
  const [one, other] = [0, 0].map(() => step(online.driver.room, input, contextOf(online)));
  expect(one).toEqual(other);
  expect(one?.entries.map(({ type }) => type)).toEqual(['game', 'room']);
});

test('messages to several connections that may see the same are one object', async () => {
  const online = await openTestRoom({ members: 4 });
  for (let count = 0; count < 3; count++) await online.add(null);
  await online.start();
  const mover = await online.untilToAct();
  const sessions = [...online.driver.room.live.sessions].find(([, { member }]) => member === mover.member);
  const [session = 0] = sessions ?? [];
  const act: Command = { type: 'act', id: 'it', move: mover.choices.legal[0] ?? '' };
  const { messages } = step(
    online.driver.room,
    { type: 'command', session, command: act },
    contextOf(online),
  );
  const receivers = messages.filter(({ message }) => message.type === 'events').map(({ to }) => to.length);
  expect(receivers.reduce((sum, count) => sum + count)).toBe(7);
  expect(receivers.length).toBeLessThanOrEqual(3);
});
