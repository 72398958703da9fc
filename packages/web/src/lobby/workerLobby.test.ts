import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LobbyNotice, LobbyPing, LobbyQuestion } from './messages.ts';
import { WorkerLobby } from './workerLobby.ts';

const ASK_EVERY = 5000;

/** A worker that answers only when the test makes it answer. */
class FakeWorker {
  static readonly begun: FakeWorker[] = [];
  readonly told: (LobbyPing | LobbyQuestion)[] = [];
  isEnded = false;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onerror: (event: { message: string }) => void = () => undefined;

  constructor() {
    FakeWorker.begun.push(this);
  }

  postMessage(message: LobbyPing | LobbyQuestion): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  /** Answers the last question with an empty list. */
  answerList(): void {
    const question = this.told.findLast((message) => message.type === 'list');
    this.onmessage({ data: { type: 'answer', ask: question?.ask, answer: [] } });
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
  const lobby = new WorkerLobby();
  const notices: LobbyNotice[] = [];
  lobby.onNotice((notice) => notices.push(notice));
  return { lobby, notices };
}

test('a worker that is long on its way over a slow network is waited for', async () => {
  const { lobby, notices } = openLobby();
  const list = lobby.list();
  vi.advanceTimersByTime(12 * ASK_EVERY);
  first().answerList();
  expect(await list).toEqual([]);
  expect(FakeWorker.begun).toHaveLength(1);
  expect(notices).toEqual([]);
});

test('a worker that has answered and falls silent is replaced, and what was asked of it fails', async () => {
  const { lobby, notices } = openLobby();
  first().onmessage({ data: { type: 'pong' } });
  const failed = expect(lobby.list()).rejects.toMatchObject({ trouble: { code: 'store-failed' } });
  vi.advanceTimersByTime(6 * ASK_EVERY);
  await failed;
  expect(first().isEnded).toBe(true);
  expect(notices).toEqual([{ type: 'stopped' }]);
  const list = lobby.list();
  second().answerList();
  expect(await list).toEqual([]);
});

test('a worker that answers each time is never replaced', () => {
  openLobby();
  for (let ask = 0; ask < 100; ask++) {
    vi.advanceTimersByTime(ASK_EVERY);
    first().onmessage({ data: { type: 'pong' } });
  }
  expect(FakeWorker.begun).toHaveLength(1);
});

test('a worker that cannot be loaded is ended, and loaded again by the next question', async () => {
  const { lobby } = openLobby();
  const failed = expect(lobby.list()).rejects.toMatchObject({ trouble: { code: 'not-loaded' } });
  first().onerror({ message: 'no network' });
  await failed;
  expect(first().isEnded).toBe(true);
  expect(FakeWorker.begun).toHaveLength(1);
  const list = lobby.list();
  second().answerList();
  expect(await list).toEqual([]);
});
