import { RULESETS, type Seat, seatAt } from '@nain-jaune/engine';
import type { ServerMessage, Snapshot } from '@nain-jaune/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { SeatSetup } from '../app/gameService/serviceMessages.ts';
import { GameHost } from './gameHost.ts';
import { openGameStore } from './gameStore.ts';

const AT_ONCE = { botMove: 0, botPass: 0 };
const ANNE: SeatSetup = { name: 'Anne', bot: null };
const MARIE: SeatSetup = { name: 'Marie', bot: null };
const ROSALIE: SeatSetup = { name: 'Rosalie', bot: 'lowest' };

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

async function openedGame(...seats: readonly SeatSetup[]) {
  const host = new GameHost(await openGameStore(), () => undefined);
  const id = await host.create({ rules: RULESETS['yellow-dwarf'], seats, seed: 'device' });
  const open = async (seat: Seat | null) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    const received: ServerMessage[] = [];
    port1.onmessage = (event: MessageEvent<ServerMessage>) => received.push(event.data);
    const seating = await host.open({ id, seat, pace: AT_ONCE, known: null }, port2);
    const snapshot = () => received.find((message): message is Snapshot => message.type === 'snapshot');
    return { seating, received, snapshot, port: port1 };
  };
  const deal = () => host.deal(id);
  const close = () => host.leave(id);
  return { open, deal, close };
}

test('the only person is connected automatically', async () => {
  const { open, close } = await openedGame(ANNE, ROSALIE, ROSALIE);
  const { seating, snapshot } = await open(null);
  expect(seating).toMatchObject({ seat: 0, next: null });
  await vi.waitFor(() => expect(snapshot()?.game?.view.seat).toBe(0));
  await close();
});

test('of two people none is sent anything before one has the device', async () => {
  const { open, close } = await openedGame(ANNE, MARIE, ROSALIE);
  const { seating, received } = await open(null);
  expect(seating.seat).toBeNull();
  expect([0, 1]).toContain(seating.next);

  const taken = await open(seating.next);
  expect(taken.seating).toMatchObject({ seat: seating.next, next: null });
  await vi.waitFor(() => expect(taken.snapshot()?.game?.view.deal?.hand).not.toHaveLength(0));
  expect(taken.snapshot()?.game?.view.seat).toBe(seating.next);
  expect(received).toEqual([]);
  await close();
});

test('a person who has handed the device over is sent nothing more', async () => {
  const { open, close } = await openedGame(ANNE, MARIE, ROSALIE);
  const first = await open(seatAt(0));
  await vi.waitFor(() => expect(first.snapshot()).toBeDefined());
  const second = await open(seatAt(1));
  await vi.waitFor(() => expect(second.snapshot()).toBeDefined());
  const before = first.received.length;
  first.port.postMessage({ type: 'catch-up', known: null });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.received).toHaveLength(before);
  await close();
});

test('a deal that is in progress is not dealt again while the device is handed over', async () => {
  const { open, deal, close } = await openedGame(ANNE, MARIE, ROSALIE);
  const { seating } = await open(null);
  expect((await deal()).next).toBe(seating.next);
  await close();
});

test('a person is sent the events that their page does not have', async () => {
  const { open, close } = await openedGame(ANNE, ROSALIE, ROSALIE);
  const { port, received, snapshot } = await open(null);
  await vi.waitFor(() => expect(snapshot()).toBeDefined());
  port.postMessage({ type: 'catch-up', known: { game: 1, last: 0 } });
  await vi.waitFor(() =>
    expect(received.map(({ type }) => type)).toEqual(['snapshot', 'snapshot', 'events']),
  );
  await close();
});

test('the seat of a bot cannot be taken', async () => {
  const { open, close } = await openedGame(ANNE, MARIE, ROSALIE);
  expect((await open(seatAt(2))).seating.seat).toBeNull();
  await close();
});

test('a table of bots has a spectator', async () => {
  const { open, close } = await openedGame(ROSALIE, ROSALIE, ROSALIE);
  const { seating, snapshot } = await open(null);
  expect(seating).toMatchObject({ seat: null, next: null });
  await vi.waitFor(() => expect(snapshot()?.member).toBeNull());
  await close();
});
