import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteQuestion } from '../browser/remoteMessages.ts';
import type { ServiceNotice } from './serviceMessages.ts';
import { startGameService } from './workerGameService.ts';

const ASK_EVERY = 5000;

/** A worker whose answers the test controls. */
class FakeWorker {
  static readonly begun: FakeWorker[] = [];
  readonly told: RemoteQuestion[] = [];
  isEnded = false;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    FakeWorker.begun.push(this);
  }

  postMessage(message: RemoteQuestion): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers the last question with an empty list. */
  answerList(): void {
    const question = this.told.findLast((message) => message.type === 'call' && message.name === 'list');
    this.onmessage({ data: { ...question, type: 'answer', value: [] } });
  }
}

const [first, second] = [() => FakeWorker.begun[0]!, () => FakeWorker.begun[1]!];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  FakeWorker.begun.length = 0;
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

function openLobby() {
  const gameService = startGameService();
  const notices: ServiceNotice[] = [];
  gameService.onNotice((notice) => notices.push(notice));
  return { gameService, notices };
}

test('a worker may take long to load over a slow network', async () => {
  const { gameService, notices } = openLobby();
  const list = gameService.list();
  vi.advanceTimersByTime(12 * ASK_EVERY);
  first().answerList();
  expect(await list).toEqual([]);
  expect(FakeWorker.begun).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('a worker that stops answering is replaced, and its requests fail', async () => {
  const { gameService, notices } = openLobby();
  first().onmessage({ data: { type: 'pong' } });
  const failed = expect(gameService.list()).rejects.toMatchObject({ problem: { code: 'store-failed' } });
  vi.advanceTimersByTime(6 * ASK_EVERY);
  await failed;
  expect(first().isEnded).toBe(true);
  expect(notices).toEqual([{ type: 'stopped' }]);
  const list = gameService.list();
  second().answerList();
  expect(await list).toEqual([]);
});

test('a worker that answers every ping is never replaced', () => {
  openLobby();
  for (let ask = 0; ask < 100; ask++) {
    vi.advanceTimersByTime(ASK_EVERY);
    first().onmessage({ data: { type: 'pong' } });
  }
  expect(FakeWorker.begun).toHaveLength(1);
});

test('a worker that cannot be loaded is terminated, and loaded again by the next request', async () => {
  const { gameService } = openLobby();
  const failed = expect(gameService.list()).rejects.toMatchObject({ problem: { code: 'not-loaded' } });
  first().onerror({ message: 'no network' });
  await failed;
  expect(first().isEnded).toBe(true);
  expect(FakeWorker.begun).toHaveLength(1);
  const list = gameService.list();
  second().answerList();
  expect(await list).toEqual([]);
});
