import { parseMoveText, parseRecord, replayRecord } from '@nain-jaune/engine';
import { hintFor, REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import { mistakePuzzles } from '@nain-jaune/review/puzzles';
import type { Running } from '../app/browser/remoteMessages.ts';
import { openDealsOf } from '../study/postgame/openDeal.ts';
import { readRecord } from '../study/postgame/readRecord.ts';
import { makeSharedTexts } from '../study/postgame/shared/sharedDeal.ts';
import type { AnalysisService, Found } from '../study/review/analysisService.ts';
import { evaluatePosition } from './evaluatePosition.ts';
import { strongRandom } from './randomSources.ts';
import { runInSlices } from './runInSlices.ts';
import { serve } from './serve.ts';

/** Limits of a hint: time, and number of possible deals. */
const HINT = { milliseconds: 1500, deals: 1000 } as const;
/** Effort of a review, which no time limits: a verdict is the same on every device. */
const REVIEW = { ...REVIEW_OPTIONS, positions: 60_000 } as const;

const clock = () => performance.now();

const service: AnalysisService = {
  hint(view, legal, running) {
    const moves = legal.flatMap((text) => parseMoveText(text) ?? []);
    return runInSlices(hintFor(view, moves, strongRandom(), { ...HINT, clock }), running);
  },
  async review(record, deal, running) {
    const parsed = parseRecord(JSON.parse(record));
    const replayed = parsed.ok ? replayRecord(parsed.value) : parsed;
    if (!replayed.ok) return null;
    const work = reviewDeal(replayed.value, deal, REVIEW);
    const review = await runInSlices(work, running);
    return review && { review, puzzles: mistakePuzzles(replayed.value, review) };
  },
  share(record, deal, names) {
    const read = readRecord(record);
    const found = read.ok ? openDealsOf(read.value).find(({ number }) => number === deal) : undefined;
    return found === undefined ? null : makeSharedTexts(found, names);
  },
  evaluate: (position, running) => runInSlices(evaluation(position, running), { signal: running.signal }),
};

/** Reports each evaluation as soon as it is found. */
function* evaluation(position: string, { progress }: Running<Found>): Generator<void, void, void> {
  for (const found of evaluatePosition(position)) {
    if (found !== undefined) progress?.(found);
    yield;
  }
}

serve(service);
