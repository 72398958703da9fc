import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type GameRecord, readRecord, replayRecord, seatsOf } from '@nain-jaune/engine';
import { type DealReview, REVIEW_OPTIONS, reviewDeal } from '@nain-jaune/review';
import type { Language } from '@nain-jaune/words';
import { drawReview } from '../analyse/drawReview.ts';
import { quietShell } from './quietShell.ts';

const COLUMNS = 100;
const LANGUAGES = ['fr', 'en', 'de'] as const;

/** A record of one deal. After the eight of clubs every player knows that no nine is in play. */
export const SAMPLE: string = fileURLToPath(new URL('../../golden/review.json', import.meta.url));
/** The review of the sample in these languages, checked by hand. */
export const GOLDEN_REVIEW: string = fileURLToPath(new URL('../../golden/review.txt', import.meta.url));

/** Returns the review of the sample as `nain analyse` draws it. */
export async function goldenReview(): Promise<string> {
  const read = readRecord(JSON.parse(readFileSync(SAMPLE, 'utf8')));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const replayed = replayRecord(read.value);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const work = reviewDeal(replayed.value, 1, REVIEW_OPTIONS);
  let step = work.next();
  while (!step.done) step = work.next();
  if (step.value === null) throw new Error('the sample deal is not settled');
  const review = step.value;
  const drawn = await Promise.all(LANGUAGES.map((language) => drawIn(language, read.value, review)));
  return drawn.join('\n');
}

async function drawIn(language: Language, record: GameRecord, review: DealReview): Promise<string> {
  const seats = seatsOf(record.players.length);
  return drawReview(await quietShell(language), { file: '', line: 1, record, review, seats }, COLUMNS);
}
