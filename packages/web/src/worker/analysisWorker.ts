import { parseMoveText, parseRecord, replayRecord } from '@nain-jaune/engine';
import { type DealReview, type Hint, hintFor, REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import { type MistakePuzzle, mistakePuzzles } from '@nain-jaune/review/puzzles';
import { openDealsOf } from '../postgame/openDeal.ts';
import { readRecord } from '../postgame/readRecord.ts';
import { makeSharedTexts, type SharedTexts } from '../postgame/shared/sharedDeal.ts';
import type { AnalysisAnswer, AnalysisQuestion } from '../review/analysisMessages.ts';
import { evaluatePosition } from './evaluatePosition.ts';
import { strongRandom } from './randomSources.ts';
import { workerScope } from './workerScope.ts';

/** Working time before pending messages are read. */
const SLICE_MS = 20;
/** Limits of a hint: time, and number of possible deals. */
const HINT = { milliseconds: 1500, deals: 1000 } as const;
/** Limits of a review for each choice, so that it ends on a slow phone. */
const REVIEW = { milliseconds: 500, positions: 60_000 } as const;

const stopped = new Set<number>();

function send(answer: AnalysisAnswer): void {
  workerScope.postMessage(answer);
}

const clock = () => performance.now();

type HintQuestion = Extract<AnalysisQuestion, { type: 'hint' }>;
type ReviewQuestion = Extract<AnalysisQuestion, { type: 'review' }>;
type EvaluateQuestion = Extract<AnalysisQuestion, { type: 'evaluate' }>;
type ShareQuestion = Extract<AnalysisQuestion, { type: 'share' }>;

function hintWork({ view, legal }: HintQuestion): Generator<void, Hint, void> {
  const moves = legal.flatMap((text) => parseMoveText(text) ?? []);
  return hintFor(view, moves, strongRandom(), { ...HINT, clock });
}

interface ReviewWithPuzzles {
  readonly review: DealReview | null;
  readonly puzzles: readonly MistakePuzzle[];
}

function* reviewWork({ record, deal }: ReviewQuestion): Generator<number, ReviewWithPuzzles, void> {
  const parsed = parseRecord(JSON.parse(record));
  const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
  if (!replayed.ok) return { review: null, puzzles: [] };
  const options = { ...REVIEW_OPTIONS, ...REVIEW, clock };
  const review = yield* reviewDeal(replayed.value, deal, options);
  return { review, puzzles: review === null ? [] : mistakePuzzles(replayed.value, review) };
}

function textsToShare({ record, deal, names }: ShareQuestion): SharedTexts | null {
  const read = readRecord(record);
  const found = read.ok ? openDealsOf(read.value).find(({ number }) => number === deal) : undefined;
  return found === undefined ? null : makeSharedTexts(found, names);
}

/** Sends each evaluation as soon as it is found. */
function* evaluationWork({ ask, position }: EvaluateQuestion): Generator<void, void, void> {
  const from = clock();
  for (const found of evaluatePosition(position)) {
    if (found?.type === 'facts') send({ ask, ...found });
    else if (found !== undefined) send({ ask, ...found, milliseconds: clock() - from });
    yield;
  }
}

/** Lets pending messages arrive, such as a request to stop. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Runs the work in slices. Resolves with null if it was stopped. */
async function runInSlices<Result>(
  ask: number,
  work: Generator<unknown, Result, void>,
): Promise<{ readonly result: Result } | null> {
  let until = clock() + SLICE_MS;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { result: step.value };
    if (clock() < until) continue;
    if (typeof step.value === 'number') send({ type: 'progress', ask, part: step.value });
    await nextTask();
    if (stopped.has(ask)) {
      work.return(undefined as never);
      return null;
    }
    until = clock() + SLICE_MS;
  }
}

async function answer(question: Exclude<AnalysisQuestion, { type: 'stop' }>): Promise<void> {
  const { ask } = question;
  try {
    if (question.type === 'hint') {
      const done = await runInSlices(ask, hintWork(question));
      if (done !== null) send({ type: 'hint', ask, hint: done.result });
    } else if (question.type === 'evaluate') {
      const done = await runInSlices(ask, evaluationWork(question));
      if (done !== null) send({ type: 'evaluated', ask });
    } else if (question.type === 'share') {
      send({ type: 'share', ask, texts: textsToShare(question) });
    } else {
      const done = await runInSlices(ask, reviewWork(question));
      if (done !== null) send({ type: 'review', ask, ...done.result });
    }
  } catch {
    send({ type: 'failed', ask });
  }
  stopped.delete(ask);
}

/** Questions are answered one after another. Stopped ones end at once. */
let last: Promise<void> = Promise.resolve();

workerScope.onmessage = ({ data }: MessageEvent<AnalysisQuestion>) => {
  if (data.type === 'stop') {
    stopped.add(data.ask);
    return;
  }
  last = last.then(() => (stopped.delete(data.ask) ? undefined : answer(data)));
};
