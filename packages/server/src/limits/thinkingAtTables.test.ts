import { BOTS } from '@nain-jaune/bots';
import type { Move } from '@nain-jaune/engine';
import { afterEach, expect, it, vi } from 'vitest';
import { settingsOf, TestServer } from '../testing/testServer.ts';
import type { TestSocket } from '../testing/testSocket.ts';

let server: TestServer;
/** The number of bots that think now, and the maximum so far. */
let thinking = { now: 0, most: 0 };
let gate = Promise.withResolvers<void>();

afterEach(async () => {
  gate.resolve();
  vi.restoreAllMocks();
  await server.remove();
});

/** A thought that lasts until the gate opens. */
function* thought(_view: unknown, legal: readonly Move[]): Generator<void, Move, void> {
  thinking = { now: thinking.now + 1, most: Math.max(thinking.most, thinking.now + 1) };
  try {
    yield gate.promise as unknown as undefined;
    return legal[0]!;
  } finally {
    thinking.now -= 1;
  }
}

/** Opens a table of one person and two thinking bots, and plays until a bot is to move. */
async function openWithThinkers(name: string): Promise<TestSocket> {
  const person = await server.enter(await server.open(name, settingsOf()));
  for (const seat of [1, 2]) await person.command({ type: 'seat-bot', seat, bot: 'leonie' });
  await person.command({ type: 'start' });
  person.play();
  await person.until(() => (seatToMove(person) ?? 0) !== 0);
  return person;
}

function seatToMove(person: TestSocket): number | undefined {
  return person.last('events')?.events.findLast((event) => event.type === 'turned')?.seat;
}

it('bots of all tables of a server think one at a time', async () => {
  [thinking, gate] = [{ now: 0, most: 0 }, Promise.withResolvers()];
  vi.spyOn(BOTS.leonie, 'consider').mockImplementation(thought);
  server = await TestServer.start();
  const people = [await openWithThinkers('Anne'), await openWithThinkers('Basile')];
  // The answer shows that both tables have asked their bots.
  for (const person of people) await person.command({ type: 'say', phrase: 'hello' });
  expect(thinking.now).toBe(1);
  gate.resolve();
  for (const person of people) await person.untilRoom(({ phase }) => phase === 'between');
  expect(thinking.most).toBe(1);
});
