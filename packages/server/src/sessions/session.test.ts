import { EventEmitter } from 'node:events';
import { PROTOCOL_VERSION } from '@nain-jaune/protocol';
import type { NewConnection } from '@nain-jaune/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../config/config.ts';
import { RateLimits } from '../limits/rateLimits.ts';
import type { Log } from '../observe/log.ts';
import { Metrics } from '../observe/metrics.ts';
import { type Entered, Session } from './session.ts';
import { SESSION_TIMING } from './sessionTiming.ts';

/** A socket that stores all sent messages. */
class FakeSocket extends EventEmitter {
  readonly sent: unknown[] = [];
  readonly bufferedAmount = 0;
  readonly close = vi.fn();
  readonly terminate = vi.fn();
  readonly readyState = WebSocket.OPEN;

  /** Receives a frame, whose header has two bytes for a short text and otherwise four. */
  write(frame: Buffer): boolean {
    this.sent.push(JSON.parse(frame.subarray(frame[1] === 126 ? 4 : 2).toString()));
    return true;
  }

  receive(message: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }
}

const token = 'x'.repeat(43);
const enter = {
  type: 'enter',
  version: PROTOCOL_VERSION,
  code: 'bado-miku-ze',
  token,
  game: null,
  last: null,
};
const sayHello = { type: 'say', id: '1', phrase: 'hello' };

let socket: FakeSocket;
let metrics: Metrics;
let arrive: (entered: Entered) => void;
const find = vi.fn<() => Promise<Entered>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  startSession();
});

function startSession(): Session {
  socket = new FakeSocket();
  metrics = new Metrics();
  find.mockReset();
  find.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const config = readConfig({});
  if (!config.ok) throw new Error(config.error.join());
  return new Session(
    socket as unknown as WebSocket,
    { address: '192.0.2.1', isOfNode: false, stream: socket },
    {
      limits: new RateLimits(config.value, () => 0),
      metrics,
      log: { error: vi.fn() } as unknown as Log,
      timing: SESSION_TIMING,
      now: () => 0,
    },
    find,
  );
}

afterEach(() => {
  vi.useRealTimers();
});

/** Resolves the search for the table. */
async function arrived(entered: Entered): Promise<void> {
  arrive(entered);
  await new Promise((resolve) => setImmediate(resolve));
}

/** A table that sends nothing. */
function tableHere(receive: (message: unknown) => void) {
  const connection = { receive, catchUp: vi.fn(), close: vi.fn() };
  const connect = vi.fn((_from: NewConnection) => connection);
  const as = { member: 1, tokenHash: null, address: null, key: '' };
  const entered: Entered = { type: 'here', driver: { connect }, as };
  return { connection, connect, entered };
}

describe('messages that wait while a table is being found', () => {
  it('are handled in order', async () => {
    const receive = vi.fn();
    const other = { ...sayHello, id: '2' };
    for (const message of [enter, sayHello, other]) socket.receive(message);
    await arrived(tableHere(receive).entered);
    expect(receive.mock.calls).toEqual([[sayHello], [other]]);
  });

  it('are dropped if the table is refused', async () => {
    for (const message of [enter, enter, sayHello]) socket.receive(message);
    await arrived({ type: 'refused', reason: 'no-such-table' });
    expect(find).toHaveBeenCalledTimes(1);
    expect(socket.sent).toEqual([{ type: 'closed', reason: 'no-such-table' }]);
  });

  it('are dropped after the one that ends the session', async () => {
    const { connect, entered } = tableHere(() => {
      connect.mock.calls[0]?.[0].send({ type: 'closed', reason: 'removed' });
    });
    for (const message of [enter, sayHello, enter, sayHello]) socket.receive(message);
    await arrived(entered);
    expect(find).toHaveBeenCalledTimes(1);
    expect(socket.sent).toEqual([{ type: 'closed', reason: 'removed' }]);
  });
});

it('messages are counted by whether they are understood', () => {
  for (const message of [enter, sayHello, 'nonsense']) socket.receive(message);
  expect(metrics.received).toEqual({ understood: 2, malformed: 1 });
});

describe('a session is closed for its silence', () => {
  it.each([
    ['until it has entered a table', () => {}, 1],
    ['but not while its table is being found', () => socket.receive(enter), 0],
    ['but not again after it has ended', () => socket.emit('close', 1006), 0],
  ])('%s', (_, before, times) => {
    before();
    vi.advanceTimersByTime(SESSION_TIMING.silentMs - 1);
    expect(socket.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.close).toHaveBeenCalledTimes(times);
  });
});

it('a session that fails is closed as an internal error, and terminated if its client does not close', async () => {
  find.mockRejectedValueOnce(new Error('no store'));
  socket.receive(enter);
  await new Promise((resolve) => setImmediate(resolve));
  expect(socket.close.mock.calls).toEqual([[1011]]);
  vi.advanceTimersByTime(SESSION_TIMING.closeMs - 1);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});

it('a session at a table of another node ends as its connection there, or asks its client to connect again', async () => {
  const proxy = { send: vi.fn(), ping: vi.fn(), close: vi.fn() };
  const endings = [
    { wasExplained: true, sent: [] },
    { wasExplained: false, sent: [{ type: 'closed', reason: 'moving' }] },
  ];
  for (const { wasExplained, sent } of endings) {
    const session = startSession();
    socket.receive(enter);
    await arrived({ type: 'node', proxy });
    session.proxyEnded(wasExplained);
    expect(socket.sent).toEqual(sent);
    expect(socket.close.mock.calls).toEqual([[1000]]);
  }
});

describe('a session that has ended', () => {
  it('ignores what it receives', async () => {
    socket.receive(enter);
    await arrived({ type: 'refused', reason: 'no-such-table' });
    for (const message of [enter, sayHello, 'nonsense']) socket.receive(message);
    expect(find).toHaveBeenCalledTimes(1);
    expect(socket.sent).toHaveLength(1);
  });

  it('does not enter a table that is found later', async () => {
    const receive = vi.fn();
    const { connect, entered } = tableHere(receive);
    for (const message of [enter, sayHello]) socket.receive(message);
    socket.emit('close', 1000);
    await arrived(entered);
    expect(connect).not.toHaveBeenCalled();
  });

  it('leaves its table, on this node or another', async () => {
    const { connection, entered } = tableHere(vi.fn());
    const proxy = { send: vi.fn(), ping: vi.fn(), close: vi.fn() };
    for (const table of [entered, { type: 'node', proxy } as const]) {
      startSession();
      socket.receive(enter);
      await arrived(table);
      socket.emit('close', 1000);
    }
    expect(connection.close).toHaveBeenCalledTimes(1);
    expect(proxy.close).toHaveBeenCalledTimes(1);
  });

  it('closes the connection to a node that is found later', async () => {
    const proxy = { send: vi.fn(), ping: vi.fn(), close: vi.fn() };
    for (const message of [enter, sayHello]) socket.receive(message);
    socket.emit('close', 1000);
    await arrived({ type: 'node', proxy });
    expect(proxy.close).toHaveBeenCalledTimes(1);
    expect(proxy.send).not.toHaveBeenCalled();
  });
});
