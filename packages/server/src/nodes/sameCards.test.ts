import type { ChallengeCode } from '@nain-jaune/protocol';
import { dateOf } from '@nain-jaune/same-cards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeText } from '../testing/challengeTexts.ts';
import { playDay } from '../testing/dailyGame.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { TestServer } from '../testing/testServer.ts';

let postgres: TestPostgres;
const servers: TestServer[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const environment = { DATABASE_URL: await postgres.makeDatabase() };
  servers.push(...(await Promise.all([TestServer.start(environment), TestServer.start(environment)])));
});

afterAll(async () => {
  for (const server of servers) await server.remove();
  await postgres.stop();
});

/** Asks both servers at the same time. */
async function askBoth<Body>(method: string, path: string, body?: object): Promise<Body[]> {
  const answers = await Promise.all(servers.map((server) => server.ask(method, path, body)));
  return Promise.all(answers.map((answer) => answer.json() as Promise<Body>));
}

it('two servers on one database count an attempt once', { tags: ['deep'] }, async () => {
  const today = dateOf(Date.now());
  const { record, result, cost } = playDay(today);
  const attempt = { id: 'x'.repeat(22), record };
  const counted = await askBoth('POST', `/api/daily/${today}/attempts`, attempt);
  for (const answer of counted) expect(answer).toEqual({ result, cost, attempts: 1, better: 0 });
});

it('two servers on one database have the same challenges', { tags: ['deep'] }, async () => {
  const [opened] = await askBoth<ChallengeCode>('POST', '/api/challenges', { text: challengeText() });
  await askBoth('POST', `/api/challenges/${opened?.code}/results`, { text: challengeText('Basile') });
  for (const found of await askBoth('GET', `/api/challenges/${opened?.code}`))
    expect(found).toEqual({ text: challengeText(), results: [challengeText('Basile')] });
});
