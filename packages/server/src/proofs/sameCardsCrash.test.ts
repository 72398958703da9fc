/** @module-tag deep */
import { inScope } from '@nain-jaune/engine/testing';
import type { Challenge, ChallengeCode, DailyResults } from '@nain-jaune/protocol';
import { dateOf } from '@nain-jaune/same-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_RESULTS_PER_ADDRESS } from '../store/types.ts';
import { challengeText } from '../testing/challengeTexts.ts';
import { playDay } from '../testing/dailyGame.ts';
import { ServerChild } from '../testing/play/serverChild.ts';
import { type ServerDatabase, startDatabase } from '../testing/stores.ts';

const KILLS = inScope({ quick: 2, all: 6 });

async function json<Body>(answer: Response): Promise<Body> {
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return (await answer.json()) as Body;
}

async function get<Body>(server: ServerChild, path: string): Promise<Body> {
  return json(await fetch(`${server.http}/api/${path}`));
}

async function post<Body>(server: ServerChild, path: string, body: object): Promise<Body> {
  const headers = { 'content-type': 'application/json' };
  return json(
    await fetch(`${server.http}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
}

/** Submits an honest attempt at today's deal. */
async function attempt(server: ServerChild, today: string, number: number): Promise<number> {
  const { record, result } = playDay(today, (legal) => number % legal);
  const id = `attempt-number-${number}`;
  const counted = await post<{ result: number }>(server, `daily/${today}/attempts`, { id, record });
  expect(counted.result).toBe(result);
  return result;
}

describe.each(['sqlite', 'postgres'] as const)(
  'a built server on %s that is killed after an answer',
  (kind) => {
    let database: ServerDatabase;

    beforeAll(async () => {
      database = await startDatabase(kind);
    });

    afterAll(() => database.stop());

    it(`has every counted attempt and challenge: ${KILLS} times`, async () => {
      const environment = { ...(await database.makeEnvironment()), ATTEMPTS_PER_DAY: '100' };
      const today = dateOf(Date.now());
      let server = await ServerChild.start(environment);
      const { code } = await post<ChallengeCode>(server, 'challenges', { text: challengeText() });
      const results: number[] = [];
      for (let kill = 1; kill <= KILLS; kill += 1) {
        results.push(await attempt(server, today, kill));
        await post(server, `challenges/${code}/results`, { text: challengeText(`Player ${kill}`) });
        await server.end('SIGKILL');
        server = await ServerChild.start(environment);
        const day = await get<DailyResults>(server, `daily/${today}`);
        expect(day.results.flatMap(([result, count]) => Array(count).fill(result))).toEqual(
          results.toSorted((one, other) => one - other),
        );
        expect((await get<Challenge>(server, `challenges/${code}`)).results).toHaveLength(
          Math.min(kill, MAX_RESULTS_PER_ADDRESS),
        );
      }
      await server.end('SIGTERM');
      expect(server.exitCode).toBe(0);
    });
  },
);
