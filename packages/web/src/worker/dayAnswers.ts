import { makeRecord } from '@nain-jaune/engine';
import type { SeededTable } from '@nain-jaune/same-cards';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { type BestResult, bestResult, checkAttempt, parOf } from '@nain-jaune/same-cards/play';
import { commitmentTo } from '@nain-jaune/table/proof';
import type { DailyAnswer, DailyCalls, DailyQuestion, DayTable } from '../daily/dailyMessages.ts';

/** Working time before pending messages are read. */
const SLICE_MS = 20;
/** Time after which a search for the best result stops. A phone examines all lines of play of most days in it. */
const SEARCH_MS = 5000;

function tableOf({ date, secret }: DayTable): SeededTable {
  return dailyTable(date, secret);
}

function resultOf({ record, ...day }: DailyCalls['result']['given']): DailyCalls['result']['answer'] {
  const table = tableOf(day);
  const checked = checkAttempt(table, JSON.parse(record));
  return checked.ok ? { result: checked.value, par: parOf(table) } : 'other';
}

async function bestOf(day: DayTable): Promise<DailyCalls['best']['answer']> {
  const { result, exact } = await searched(bestResult(tableOf(day)));
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

function proofOf({ secret, promised, stated }: DailyCalls['proof']['given']): DailyCalls['proof']['answer'] {
  const commitment = commitmentTo(secret);
  if (commitment !== (promised ?? stated)) return 'broken';
  return promised === null ? 'unseen' : 'proven';
}

async function isAsPlayed({ text }: DailyCalls['challenge']['given']): Promise<readonly boolean[]> {
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
      return tableOf(question.given).bots;
    case 'result':
      return resultOf(question.given);
    case 'best':
      return bestOf(question.given);
    case 'proof':
      return proofOf(question.given);
    case 'challenge':
      return isAsPlayed(question.given);
  }
}
