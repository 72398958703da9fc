import { parentPort } from 'node:worker_threads';
import { type ChosenDay, chooseCandidate } from '@nain-jaune/same-cards/choose';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { meanOfExpert } from '@nain-jaune/same-cards/play';

/** A day whose deal is chosen. If it has one already, only the Expert's mean is computed. */
export interface DayJob {
  readonly date: string;
  readonly candidate: number | null;
}

function dayOf({ date, candidate }: DayJob): ChosenDay {
  if (candidate === null) return chooseCandidate(date);
  return { candidate, expert: meanOfExpert(dailyTable(date)) };
}

parentPort?.on('message', (job: DayJob) => parentPort?.postMessage(dayOf(job)));
