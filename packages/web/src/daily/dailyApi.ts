import * as v from 'valibot';

/** Today's deal on a server. Without a server, or if it does not answer in time, every answer is null. */

const TIMEOUT_MS = 4000;
/** The page waits for it before it shows the day. */
const DAYS_TIMEOUT_MS = 2000;

const DATE = v.pipe(v.string(), v.isoDate());
const COUNT = v.pipe(v.number(), v.integer(), v.minValue(0));
const COUNTERS = v.pipe(v.number(), v.integer());
const HASH = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const DAYS = v.object({
  today: DATE,
  days: v.array(v.object({ date: DATE, commitment: HASH, secret: v.nullable(HASH), attempts: COUNT })),
});
const RESULTS = v.object({
  attempts: COUNT,
  results: v.array(v.tuple([COUNTERS, COUNT])),
  par: v.nullable(COUNTERS),
  best: v.nullable(COUNTERS),
});
const RANK = v.object({ result: COUNTERS, attempts: COUNT, better: COUNT });
const REFUSAL = v.object({ error: v.string() });

/** The days of a server: tomorrow without its secret, today and earlier ones. */
export type ServerDays = v.InferOutput<typeof DAYS>;
export type ServerDay = ServerDays['days'][number];
/** The results of everyone on one day: counters, and the number of attempts that made them. */
export type ServerResults = v.InferOutput<typeof RESULTS>;
/** The answer to an attempt: how many did better, or the code of a refusal. */
export type Sent = v.InferOutput<typeof RANK> | { readonly refused: string };

export async function serverDays(): Promise<ServerDays | null> {
  const answer = await fetched('daily', { signal: AbortSignal.timeout(DAYS_TIMEOUT_MS) });
  return answer?.ok === true && v.is(DAYS, answer.body) ? answer.body : null;
}

export async function resultsOf(date: string): Promise<ServerResults | null> {
  const answer = await fetched(`daily/${date}`);
  return answer?.ok === true && v.is(RESULTS, answer.body) ? answer.body : null;
}

/** Sends the record of an attempt. An attempt that is sent again is counted once. */
export async function sendAttempt(date: string, id: string, record: object): Promise<Sent | null> {
  const answer = await fetched(`daily/${date}/attempts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, record }),
  });
  if (answer === null) return null;
  if (answer.ok) return v.is(RANK, answer.body) ? answer.body : null;
  return v.is(REFUSAL, answer.body) ? { refused: answer.body.error } : null;
}

/** The status and JSON of an answer; null if there is none. */
async function fetched(
  path: string,
  request: RequestInit = {},
): Promise<{ ok: boolean; body: unknown } | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`api/${path}`, { cache: 'no-store', signal, ...request });
    return { ok: answer.ok, body: await answer.json() };
  } catch {
    return null;
  }
}
