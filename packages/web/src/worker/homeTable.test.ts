import { RULESETS } from '@nain-jaune/engine';
import type { ServerMessage } from '@nain-jaune/protocol';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { StoredGame } from './gameStore.ts';
import { HomeTable } from './homeTable.ts';
import { tableIsShown } from './lazyBots.ts';
import { readStored } from './savedRecord.ts';

const PACE = { botMove: 0, botPass: 0 };
const SEED = { text: 'oak', dealing: 0, bots: 0 };
const BOTS_ONLY = ['random', 'random', 'random', 'random'];

const ports: MessagePort[] = [];
beforeAll(tableIsShown);
afterEach(() => {
  for (const port of ports.splice(0)) port.close();
});

/** A new stored game. `null` is a person. */
function newGame(bots: readonly (string | null)[]): StoredGame {
  const players = bots.map((bot, seat) => ({ name: `Seat ${seat}`, ...(bot === null ? {} : { bot }) }));
  const record = {
    format: 'nain-jaune-record',
    version: 3,
    rules: RULESETS['famille'],
    players,
    deals: [],
  };
  return { id: 'g', text: JSON.stringify(record), kept: 1, owner: 'me', seed: SEED };
}

/** A table whose writes go to `write`. */
function openedTable(stored: StoredGame, write: (game: StoredGame) => Promise<void>): HomeTable {
  return new HomeTable('g', readStored(stored), { owner: 'me', pace: PACE, write });
}

/** Takes a seat or watches, and requests deals. */
async function client(table: HomeTable, seat: 0 | null = null) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  const types: ServerMessage['type'][] = [];
  port1.onmessage = ({ data }: MessageEvent<ServerMessage>) => types.push(data.type);
  await table.seat(seat as Parameters<HomeTable['seat']>[0], null, port2);
  return { types, deal: () => port1.postMessage({ type: 'deal', id: 'deal' }) };
}

const firstDeal = (table: HomeTable) => table.record.deals[0];
const isSettled = (table: HomeTable) => firstDeal(table)?.result !== undefined;

/** Plays a deal of bots. Reopens the table after some writes; null for never. */
async function playedDeal(closedAfter: number | null) {
  let stored = newGame(BOTS_ONLY);
  let writes = 0;
  let closed: Promise<void> | null = null;
  const write = async (game: StoredGame) => {
    stored = game;
    writes++;
    if (writes === closedAfter) closed = table.close();
  };
  let table = openedTable(stored, write);
  (await client(table)).deal();
  if (closedAfter !== null) {
    await vi.waitFor(() => expect(closed).not.toBeNull());
    await closed;
    expect(isSettled(table)).toBe(false);
    table = openedTable(stored, write);
  }
  await vi.waitFor(() => expect(isSettled(table)).toBe(true));
  await table.close();
  return { ...table.record, elapsedMs: 0 };
}

test.each([1, 5, 12])(
  'a game with a seed continues the same way if it is reopened after %d moves',
  async (moves) => {
    expect(await playedDeal(moves)).toEqual(await playedDeal(null));
  },
);

describe('a table', () => {
  test('sends only what is stored', async () => {
    let finish = (): void => undefined;
    const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const table = openedTable(newGame([null, 'lowest', 'lowest', 'lowest']), write);
    const { types, deal } = await client(table, 0);
    deal();
    await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(types).toEqual(['snapshot']);
    finish();
    await vi.waitFor(() => expect(types).toEqual(['snapshot', 'events']));
    table.drop();
  });

  test('stores the deal in progress before it is closed', async () => {
    const written: StoredGame[] = [];
    const write = async (game: StoredGame) => void written.push(game);
    const table = openedTable(newGame([null, null, 'lowest', 'lowest']), write);
    await table.deal();
    await table.close();
    expect(JSON.parse(written.at(-1)?.text ?? '')).toMatchObject({ deals: [{ dealer: expect.any(Number) }] });
  });

  test('stores nothing after it is dropped', async () => {
    const write = vi.fn(async () => undefined);
    const table = openedTable(newGame(BOTS_ONLY), write);
    const { deal } = await client(table);
    table.drop();
    deal();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(write).not.toHaveBeenCalled();
  });
});
