import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, replayRecord, seatsOf } from '@nain-jaune/engine';
import { type DealReview, REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import type { Language } from '@nain-jaune/words';
import { drawReview } from '../analyse/drawReview.ts';
import { quietShell } from './quietShell.ts';

const COLUMNS = 100;
const CHECKED = ['fr', 'en', 'de'] as const;

/** The record of a prepared deal: after the eight of clubs everyone knows that no nine is in play. */
const PREPARED = fileURLToPath(new URL('../../golden/review.json', import.meta.url));
/** Its review in these languages, checked by hand to be true. */
export const GOLDEN_REVIEW: string = fileURLToPath(new URL('../../golden/review.txt', import.meta.url));

/** The review of the prepared deal in the languages that were checked, as `nain analyse` draws it. */
export async function goldenReview(): Promise<string> {
  const record = JSON.parse(readFileSync(PREPARED, 'utf8')) as GameRecord;
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const work = reviewDeal(replayed.value, 1, REVIEW_OPTIONS);
  let step = work.next();
  while (!step.done) step = work.next();
  if (step.value === null) throw new Error('the prepared deal is not settled');
  const review = step.value;
  const drawn = await Promise.all(CHECKED.map((language) => drawIn(language, record, review)));
  return drawn.join('\n');
}

async function drawIn(language: Language, record: GameRecord, review: DealReview): Promise<string> {
  const seats = seatsOf(record.players.length);
  return drawReview(await quietShell(language), { file: '', line: 1, record, review, seats }, COLUMNS);
}
