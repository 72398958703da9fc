import { afterEach, expect, test, vi } from 'vitest';
import { RemoteWorker, remote } from './remote.ts';
import type { RemoteAnswer, Running } from './remoteMessages.ts';

interface Service {
  add(one: number, other: number): number;
  refuse(): Promise<void>;
  count(running: Running<number>): Promise<string>;
  echo(port: MessagePort): void;
}

const counting = { steps: 0, isCancelled: false };
const service: Service = {
  add: (one, other) => one + other,
  async refuse() {
    // Each test has modules of its own.
    const { GameServiceError } = await import('../gameService/gameServiceError.ts');
    throw new GameServiceError({ code: 'no-such-game' });
  },
  async count({ signal, progress }) {
    while (!signal.aborted) {
      progress?.(++counting.steps);
      await new Promise((resolve) => setTimeout(resolve));
    }
    counting.isCancelled = true;
    return 'cancelled';
  },
  echo(port) {
    port.onmessage = ({ data }) => port.postMessage(data);
  },
};

const workers: RemoteWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.close();
});

/** A worker in the same thread, which is sent copies. */
async function connected(): Promise<RemoteWorker> {
  const { port1, port2 } = new MessageChannel();
  vi.resetModules();
  vi.stubGlobal('self', port2);
  const { serve } = await import('../../worker/serve.ts');
  serve(service);
  const begun = {
    postMessage: (message: unknown, ports: Transferable[]) => port1.postMessage(message, ports),
    terminate: () => port1.close(),
  } as Worker;
  port1.onmessage = (event: MessageEvent<RemoteAnswer>) => begun.onmessage?.(event);
  const worker = new RemoteWorker(() => begun);
  workers.push(worker);
  return worker;
}

test('a call resolves with its answer, or rejects with the problem', async () => {
  const calls = remote<Service, object>(await connected(), {});
  expect(await Promise.all([calls.add(1, 2), calls.add(3, 4)])).toEqual([3, 7]);
  await expect(calls.refuse()).rejects.toMatchObject({ problem: { code: 'no-such-game' } });
  expect(await calls.add(5, 6)).toBe(11);
});

test('a call with an unknown name rejects', async () => {
  const calls = remote<Service & { subtract(): number }, object>(await connected(), {});
  await expect(calls.subtract()).rejects.toMatchObject({ problem: { code: 'store-failed' } });
});

test('a port among the arguments is transferred', async () => {
  const calls = remote<Service, object>(await connected(), {});
  const { port1, port2 } = new MessageChannel();
  await calls.echo(port2);
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  port1.postMessage('hello');
  expect(await answer).toBe('hello');
  port1.close();
});

test('a long call reports its progress until it is cancelled, and holds back the next call', async () => {
  const calls = remote<Service, object>(await connected(), {});
  const stopping = new AbortController();
  const seen: number[] = [];
  const settled = vi.fn();
  calls.count({ signal: stopping.signal, progress: (step) => seen.push(step) }).then(settled, settled);
  const added = calls.add(1, 1);
  await vi.waitFor(() => expect(seen.slice(0, 3)).toEqual([1, 2, 3]));
  stopping.abort();
  const before = seen.length;
  expect(await added).toBe(2);
  expect(counting.isCancelled).toBe(true);
  expect(seen).toHaveLength(before);
  expect(settled).not.toHaveBeenCalled();
});

test('a call that is cancelled before its turn is not made', async () => {
  const calls = remote<Service, object>(await connected(), {});
  const [first, second] = [new AbortController(), new AbortController()];
  void calls.count({ signal: first.signal });
  void calls.count({ signal: second.signal });
  second.abort();
  const steps = counting.steps;
  first.abort();
  await calls.add(1, 1);
  expect(counting.steps - steps).toBeLessThanOrEqual(1);
});
