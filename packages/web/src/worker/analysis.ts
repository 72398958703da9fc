import { parseMoveText, parseRecord, replayRecord } from '@nain-jaune/engine';
import { type DealReview, type Hint, hintFor, REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import { openDealsOf } from '../postgame/openDeal.ts';
import { readRecord } from '../postgame/readRecord.ts';
import { makeSharedTexts, type SharedTexts } from '../postgame/shared/sharedDeal.ts';
import type { AnalysisAnswer, AnalysisQuestion } from '../review/analysisMessages.ts';
import { strongRandom } from './chance.ts';

/** How long it works before it listens again, in milliseconds. */
const SLICE = 20;
/** The most that a hint takes, in milliseconds, and the most possible deals it looks at. */
const HINT = { milliseconds: 1500, deals: 1000 } as const;
/** So that a slow phone is done in time: each choice of a review takes no longer, and no further is looked ahead. */
const REVIEW = { milliseconds: 500, positions: 60_000 } as const;

const scope = self as unknown as DedicatedWorkerGlobalScope;
const stopped = new Set<number>();

function say(answer: AnalysisAnswer): void {
  scope.postMessage(answer);
}

const clock = () => performance.now();

type HintQuestion = Extract<AnalysisQuestion, { type: 'hint' }>;
type ReviewQuestion = Extract<AnalysisQuestion, { type: 'review' }>;
type ShareQuestion = Extract<AnalysisQuestion, { type: 'share' }>;

function hintWork({ view, legal }: HintQuestion): Generator<void, Hint, void> {
  const moves = legal.flatMap((text) => parseMoveText(text) ?? []);
  return hintFor(view, moves, strongRandom(), { ...HINT, clock });
}

function* reviewWork({ record, deal }: ReviewQuestion): Generator<number, DealReview | null, void> {
  const parsed = parseRecord(JSON.parse(record));
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  if (!replayed.ok) return null;
  const options = { ...REVIEW_OPTIONS, ...REVIEW, clock };
  return yield* reviewDeal(replayed.value, deal, options);
}

function textsToShare({ record, deal, names }: ShareQuestion): SharedTexts | null {
  const read = readRecord(record);
  const found = read.ok ? openDealsOf(read.value).find(({ number }) => number === deal) : undefined;
  return found === undefined ? null : makeSharedTexts(found, names);
}

/** Lets messages in: the page may want it to stop. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Works in slices until it is done; null when it was stopped. */
async function workOff<Result>(
  ask: number,
  work: Generator<unknown, Result, void>,
): Promise<{ readonly result: Result } | null> {
  let until = clock() + SLICE;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { result: step.value };
    if (clock() < until) continue;
    if (typeof step.value === 'number') say({ type: 'progress', ask, part: step.value });
    await breathe();
    if (stopped.has(ask)) {
      work.return(undefined as never);
      return null;
    }
    until = clock() + SLICE;
  }
}

async function answer(question: HintQuestion | ReviewQuestion | ShareQuestion): Promise<void> {
  const { ask } = question;
  try {
    if (question.type === 'hint') {
      const done = await workOff(ask, hintWork(question));
      if (done !== null) say({ type: 'hint', ask, hint: done.result });
    } else if (question.type === 'share') {
      say({ type: 'share', ask, texts: textsToShare(question) });
    } else {
      const done = await workOff(ask, reviewWork(question));
      if (done !== null) say({ type: 'review', ask, review: done.result });
    }
  } catch {
    say({ type: 'failed', ask });
  }
  stopped.delete(ask);
}

/** One question after another; one that is not waited for any more ends at once. */
let last: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }: MessageEvent<AnalysisQuestion>) => {
  if (data.type === 'stop') {
    stopped.add(data.ask);
    return;
  }
  last = last.then(() => (stopped.delete(data.ask) ? undefined : answer(data)));
};
