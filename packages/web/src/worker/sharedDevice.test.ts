import { RULESETS } from '@nain-jaune/engine';
import { PROTOCOL_VERSION, type TableMessage, type Welcome } from '@nain-jaune/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { LobbyQuestion, LobbySeat, Seating } from '../lobby/messages.ts';
import { GameHost } from './gameHost.ts';
import { openGameStore } from './gameStore.ts';

const AT_ONCE = { botMove: 0, botPass: 0 };
const ANNE: LobbySeat = { name: 'Anne', bot: null };
const MARIE: LobbySeat = { name: 'Marie', bot: null };
const ROSALIE: LobbySeat = { name: 'Rosalie', bot: 'lowest' };

const ports: MessagePort[] = [];
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

async function openedGame(...seats: readonly LobbySeat[]) {
  const host = new GameHost(await openGameStore(), () => undefined);
  const ask = (question: object, ...given: MessagePort[]) =>
    host.answer({ ...question, ask: 1 } as LobbyQuestion, given);
  const id = (await ask({
    type: 'create',
    given: { rules: RULESETS['yellow-dwarf'], seats, seed: 'device' },
  })) as string;
  const sit = async (seat: number | null) => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    const told: TableMessage[] = [];
    port1.onmessage = (event: MessageEvent<TableMessage>) => told.push(event.data);
    port1.postMessage({ type: 'hello', version: PROTOCOL_VERSION, last: null });
    const seating = (await ask({ type: 'open', given: { id, seat, pace: AT_ONCE } }, port2)) as Seating;
    const welcome = () => told.find((message): message is Welcome => message.type === 'welcome');
    return { seating, told, welcome, port: port1 };
  };
  const deal = () => ask({ type: 'deal', given: { id } }) as Promise<Seating>;
  const close = () => ask({ type: 'leave', given: { id } });
  return { sit, deal, close };
}

test('the only person sits down unasked', async () => {
  const { sit, close } = await openedGame(ANNE, ROSALIE, ROSALIE);
  const { seating, welcome } = await sit(null);
  expect(seating).toMatchObject({ seat: 0, next: null });
  await vi.waitFor(() => expect(welcome()?.seat).toBe(0));
  await close();
});

test('of two people nobody is shown anything before one of them has the device', async () => {
  const { sit, close } = await openedGame(ANNE, MARIE, ROSALIE);
  const { seating, told } = await sit(null);
  expect(seating.seat).toBeNull();
  expect([0, 1]).toContain(seating.next);

  const taken = await sit(seating.next);
  expect(taken.seating).toMatchObject({ seat: seating.next, next: null });
  await vi.waitFor(() => expect(taken.welcome()?.view.deal?.hand).not.toHaveLength(0));
  expect(taken.welcome()?.seat).toBe(seating.next);
  expect(told).toEqual([]);
  await close();
});

test('whoever gave the device away is told nothing any more', async () => {
  const { sit, close } = await openedGame(ANNE, MARIE, ROSALIE);
  const first = await sit(0);
  await vi.waitFor(() => expect(first.welcome()).toBeDefined());
  const heard = first.told.filter(({ type }) => type !== 'closed').length;
  const second = await sit(1);
  await vi.waitFor(() => expect(second.welcome()).toBeDefined());
  first.port.postMessage({ type: 'hello', version: PROTOCOL_VERSION, last: null });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(first.told.filter(({ type }) => type !== 'closed')).toHaveLength(heard);
  await close();
});

test('a seat that a bot plays is nobody’s to take', async () => {
  const { sit, close } = await openedGame(ANNE, MARIE, ROSALIE);
  expect((await sit(2)).seating.seat).toBeNull();
  await close();
});

test('where only bots play one watches', async () => {
  const { sit, close } = await openedGame(ROSALIE, ROSALIE, ROSALIE);
  const { seating, welcome } = await sit(null);
  expect(seating).toMatchObject({ seat: null, next: null });
  await vi.waitFor(() => expect(welcome()?.seat).toBeNull());
  await close();
});
