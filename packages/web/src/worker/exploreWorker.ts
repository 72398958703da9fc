import type { ExploreFilter } from '@nain-jaune/review/explore';
import {
  type ExploreAnswer,
  type ExploreFailure,
  type ExploreQuestion,
  MOST_MEGABYTES,
} from '../explore/exploreMessages.ts';
import { RecordExploration } from './exploreRecords.ts';
import { recordTexts } from './recordTexts.ts';
import { workerScope } from './workerScope.ts';

/* Answers one question. The page terminates the worker afterwards, or earlier to cancel. */

const PROGRESS_MS = 100;
const MOST_BYTES = MOST_MEGABYTES * 1_000_000;

let lastProgress = 0;

function send(answer: ExploreAnswer): void {
  workerScope.postMessage(answer);
}

function fail(why: ExploreFailure): void {
  send({ type: 'failed', why });
}

function showProgress(games: number, part: number | null): void {
  const now = performance.now();
  if (now - lastProgress < PROGRESS_MS) return;
  lastProgress = now;
  send({ type: 'progress', games, part });
}

/** Reads a stream up to the limit. Calls `onRead` with the bytes so far. */
async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  onRead: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let bytes = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    bytes += next.value.length;
    if (bytes > MOST_BYTES) throw new RangeError('the stream is too long');
    yield next.value;
    onRead(bytes);
  }
}

/** Explores a stream of records. `size`: its bytes, if known. */
async function exploreStream(
  filter: ExploreFilter,
  stream: ReadableStream<Uint8Array>,
  size: number | null,
): Promise<void> {
  const records = new RecordExploration(filter);
  let part: number | null = null;
  const chunks = chunksOf(stream, (bytes) => {
    part = size === null ? null : bytes / size;
  });
  for await (const text of recordTexts(chunks)) {
    records.add(text);
    showProgress(records.games, part);
  }
  send({ type: 'done', ...records.result() });
}

async function exploreServer(filter: ExploreFilter, address: string): Promise<void> {
  const response = await fetch(address, { cache: 'no-store' }).catch(() => null);
  const type = response?.headers.get('content-type') ?? '';
  // The host of a page without a server answers with a page of its own.
  if (!response?.ok || response.body === null || !type.startsWith('application/x-ndjson'))
    return fail('no-server');
  await exploreStream(filter, response.body, null);
}

let given: RecordExploration | null = null;

workerScope.onmessage = ({ data }: MessageEvent<ExploreQuestion>) => {
  switch (data.type) {
    case 'file':
      exploreStream(data.filter, data.file.stream(), data.file.size).catch(() => fail('unreadable'));
      break;
    case 'server':
      exploreServer(data.filter, data.address).catch(() => fail('failed'));
      break;
    case 'games':
      given = new RecordExploration(data.filter);
      break;
    case 'game':
      given?.add({ type: 'record', line: null, text: data.text });
      break;
    case 'end':
      if (given !== null) send({ type: 'done', ...given.result() });
  }
};
