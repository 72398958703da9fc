import type { AttemptResult, DailyResults, HttpRefusal } from '@nain-jaune/protocol';
import { askServer, posting } from '../../room/online/askServer.ts';

/* Today's deal on a server. Without a server, or if it does not answer in time, every answer is null. */

const TIMEOUT_MS = 4000;
/** The server plays and judges the attempt, after those that came before. */
const CHECK_TIMEOUT_MS = 20_000;

/** The answer to an attempt: how many did better, or the code of a refusal. */
export type Sent = AttemptResult | { readonly refused: HttpRefusal['error'] };

export async function resultsOf(date: string): Promise<DailyResults | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await askServer(({ parseDailyResults }) => parseDailyResults, `daily/${date}`, { signal });
  return answer.ok ? answer.value : null;
}

/** Sends the record of an attempt. An attempt that is sent again is counted once. */
export async function sendAttempt(date: string, id: string, record: object): Promise<Sent | null> {
  const answer = await askServer(({ parseAttemptResult }) => parseAttemptResult, `daily/${date}/attempts`, {
    ...posting({ id, record }),
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  });
  if (answer.ok) return answer.value;
  return answer.error.code === 'no-server' ? null : { refused: answer.error.code };
}
