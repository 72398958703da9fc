import type { Challenge, ChallengeCode, DailyResults } from '@nain-jaune/protocol';
import { dateOf } from '@nain-jaune/same-cards';
import { MAX_RESULTS_PER_ADDRESS } from '../../store/types.ts';
import { challengeText } from '../challengeTexts.ts';
import { playDay } from '../dailyGame.ts';

/** Submits attempts at today's deal and results of a challenge, and checks that a server has all that were counted. */
export class SameCardsLoad {
  readonly #today = dateOf(Date.now());
  readonly #results: number[] = [];
  #challenge: string | null = null;

  async submit(http: string): Promise<void> {
    const number = this.#results.length + 1;
    const { record, result } = playDay(this.#today, (legal) => number % legal);
    const id = `attempt-number-${number}`;
    await ask(`${http}/api/daily/${this.#today}/attempts`, { id, record });
    this.#results.push(result);
    if (this.#challenge === null)
      this.#challenge = (await ask<ChallengeCode>(`${http}/api/challenges`, { text: challengeText() })).code;
    const text = challengeText(`Player ${number}`);
    await ask(`${http}/api/challenges/${this.#challenge}/results`, { text });
  }

  /** Returns a complaint for each list that differs from what was acknowledged. */
  async complaints(http: string): Promise<readonly string[]> {
    const { results } = await ask<DailyResults>(`${http}/api/daily/${this.#today}`);
    const counted = results.flatMap(([result, count]) => Array<number>(count).fill(result));
    const challenge = await ask<Challenge>(`${http}/api/challenges/${this.#challenge}`);
    const expected = Math.min(this.#results.length, MAX_RESULTS_PER_ADDRESS);
    return [
      ...differences('attempts', counted, this.#results),
      ...differences('results of a challenge', [challenge.results.length], [expected]),
    ];
  }
}

function differences(what: string, stored: readonly number[], acknowledged: readonly number[]): string[] {
  const [now, before] = [stored, acknowledged].map((list) => list.toSorted((a, b) => a - b).join(' '));
  return now === before ? [] : [`${what}: acknowledged ${before}, stored ${now}`];
}

async function ask<Answer>(url: string, body?: object): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, body && { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
