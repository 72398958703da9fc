import { makeRecord } from '@nain-jaune/engine';
import type { SeededTable } from '@nain-jaune/same-cards';
import { type BestResult, bestResult, checkAttempt, resultOfExpert } from '@nain-jaune/same-cards/play';
import type { DailyAnswer, DailyCalls, DailyQuestion } from '../daily/dailyMessages.ts';

/** Working time before pending messages are read. */
const SLICE_MS = 20;
/** Time after which a search for the best result stops. Nearly all days are examined completely in it. */
const SEARCH_MS = 30_000;

type Given<Name extends keyof DailyCalls> = DailyCalls[Name]['given'];
type Reply<Name extends keyof DailyCalls> = Promise<DailyCalls[Name]['answer']>;

/** Loads the calendar, which challenges do not need. */
async function tableOf({ date }: Given<'seats'>): Promise<SeededTable> {
  const { dailyTable } = await import('@nain-jaune/same-cards/daily');
  return dailyTable(date);
}

async function resultOf({ record, date }: Given<'result'>): Reply<'result'> {
  const table = await tableOf({ date });
  const checked = checkAttempt(table, JSON.parse(record));
  return checked.ok ? { result: checked.value, expert: resultOfExpert(table) } : 'other';
}

async function bestOf(day: Given<'best'>): Reply<'best'> {
  const { result, exact } = await searched(bestResult(await tableOf(day)));
  return { best: result, exact };
}

/** Searches in slices, so that questions that arrive meanwhile are answered. */
async function searched(search: ReturnType<typeof bestResult>): Promise<BestResult> {
  const end = performance.now() + SEARCH_MS;
  let until = performance.now() + SLICE_MS;
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) return step.value;
    if (performance.now() >= end) return { result: step.value, exact: false };
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  }
}

async function isAsPlayed({ text }: Given<'challenge'>): Reply<'challenge'> {
  const { parseChallenge } = await import('@nain-jaune/same-cards/challenge');
  const parsed = parseChallenge(text);
  if (!parsed.ok) throw new RangeError('the text is no challenge');
  const { table, results } = parsed.value;
  const players = table.bots.map((bot) => (bot === null ? { name: '' } : { name: '', bot }));
  return results.map(({ game }) => checkAttempt(table, makeRecord(game, players)).ok);
}

/** Answers a question about the table of a day or of a challenge. */
export async function answerTo(question: DailyQuestion): Promise<DailyAnswer['answer']> {
  switch (question.type) {
    case 'seats':
      return (await tableOf(question.given)).bots;
    case 'result':
      return resultOf(question.given);
    case 'best':
      return bestOf(question.given);
    case 'challenge':
      return isAsPlayed(question.given);
  }
}
