import { checkRecord, type GameRecord } from '@nain-jaune/engine';
import { describe, expect, it, vi } from 'vitest';
import { PublicRecords, publishedRecord } from '../tables/publicRecords.ts';
import { refusalIn, settingsOf, TestServer } from '../testing/testServer.ts';

const server = TestServer.forEachTest();

async function play(open: boolean): Promise<{ readonly code: string; readonly token: string }> {
  const place = await server.open('Anne Secret', settingsOf({ open, players: 3 }));
  const anne = await server.enter(place);
  await anne.command({ type: 'start' });
  anne.play();
  await anne.untilRoom(({ phase }) => phase === 'between');
  return place;
}

async function published(): Promise<readonly GameRecord[]> {
  const answer = await server.ask('GET', '/api/records');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
  const text = await answer.text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GameRecord);
}

describe('public games', () => {
  it('are those of open tables, valid, without names, table and proof', async () => {
    const { code, token } = await play(true);
    await play(false);
    const [record, ...others] = await published();
    expect(others).toEqual([]);
    expect(checkRecord(record)).toEqual([]);
    expect(record?.players[0]).toEqual({ name: 'Player 1' });
    expect(record?.players[1]).toEqual({ name: expect.any(String), bot: expect.any(String) });
    const text = JSON.stringify(record);
    for (const secret of ['Anne', code, token, 'proof', 'elapsedMs', 'commitment'])
      expect(text).not.toContain(secret);
  });

  it('are not those in which a player has deleted their name', async () => {
    const { code, token } = await play(true);
    expect((await server.erase(code, token)).status).toBe(204);
    expect(await published()).toEqual([]);
  });

  it('are off if the operator wants it', async () => {
    await server.replace({ PUBLIC_RECORDS: 'off' });
    expect(await refusalIn(await server.ask('GET', '/api/records'))).toEqual([404, 'not-found']);
  });
});

describe('the list of public games', () => {
  const record = (change: object = {}): string =>
    JSON.stringify({
      format: 'nain-jaune-record',
      version: 3,
      rules: { id: 'annes-rules' },
      players: [{ name: 'Anne' }],
      deals: [],
      elapsedMs: 5,
      ...change,
    });

  function listing(...bodies: readonly string[]) {
    const calls: number[] = [];
    const log = { error: vi.fn() };
    let now = 0;
    let fault: Error | null = null;
    const store = {
      async *listedRecords(limit: number) {
        calls.push(limit);
        if (fault !== null) throw fault;
        yield* bodies;
      },
    };
    const records = new PublicRecords({ store, now: () => now, log });
    const fail = () => {
      fault = new Error('no store');
    };
    return { records, calls, log, fail, pass: (ms: number) => (now += ms) };
  }

  it('is read again after five minutes, and at once if reading failed', async () => {
    const { records, calls, pass } = listing(record());
    await Promise.all([records.lines(), records.lines()]);
    pass(5 * 60_000);
    await records.lines();
    expect(calls).toEqual([500]);
    pass(1);
    await records.lines();
    expect(calls).toEqual([500, 500]);
    const failing = listing();
    failing.fail();
    await expect(failing.records.lines()).rejects.toThrow();
    await expect(failing.records.lines()).rejects.toThrow();
    expect(failing.calls).toHaveLength(2);
  });

  it('is without damaged records, which are logged', async () => {
    const { records, log } = listing('{', record(), 'null', '{"players":[]}');
    const lines = (await records.lines()).toString().trim().split('\n');
    expect(lines).toHaveLength(1);
    expect(log.error).toHaveBeenCalledTimes(3);
  });

  it('has at most 8 MiB', async () => {
    const large = record({ deals: [{ moves: 'x'.repeat(3 * 2 ** 20) }] });
    const { records } = listing(large, large, large, record());
    const lines = (await records.lines()).toString().trim().split('\n');
    expect(lines).toHaveLength(2);
  });

  it('says how a game ended, if it did', () => {
    const end = { reason: 'deals', winners: [0] };
    expect(publishedRecord(JSON.parse(record({ end })))?.end).toEqual(end);
    expect(publishedRecord(JSON.parse(record()))).not.toHaveProperty('end');
  });

  it('does not name house rules', () => {
    expect(publishedRecord(JSON.parse(record()))?.rules.id).toBe('house-rules');
  });
});
