import type { Challenge, ChallengeCode } from '@nain-jaune/protocol';
import { expect, it, vi } from 'vitest';
import { ChallengeService } from '../challenges/challengeService.ts';
import { Metrics } from '../observe/metrics.ts';
import { AddressHash } from '../security/tokens.ts';
import { StoreFull } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { challengeText } from '../testing/challengeTexts.ts';
import { refusalIn, TestServer } from '../testing/testServer.ts';

const text = challengeText();
const server = TestServer.forEachTest();

async function open(): Promise<string> {
  const answer = await server.ask('POST', '/api/challenges', { text });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as ChallengeCode).code;
}

it('a challenge is found by its code, with its results in order and each once', async () => {
  const code = await open();
  expect(code).toMatch(/^[a-z]{4}-[a-z]{4}-[a-z]{2}$/);
  const [b, a] = [challengeText('b'), challengeText('a')];
  for (const result of [b, a, b]) {
    const added = await server.ask('POST', `/api/challenges/${code}/results`, { text: result });
    expect(added.status).toBe(201);
  }
  const found = (await (await server.ask('GET', `/api/challenges/${code}`)).json()) as Challenge;
  expect(found).toEqual({ text, results: [b, a] });
  expect(await server.metrics()).toContain('nain_jaune_challenges_total{what="result"} 3');
});

it('a challenge has at most five results from one address, the newest', async () => {
  const code = await open();
  const results = Array.from({ length: 12 }, (_, index) => challengeText(`Player ${index}`));
  for (const result of results) {
    const added = await server.ask('POST', `/api/challenges/${code}/results`, { text: result });
    expect(added.status).toBe(201);
  }
  const found = (await (await server.ask('GET', `/api/challenges/${code}`)).json()) as Challenge;
  expect(found.results).toEqual(results.slice(-5));
});

it('a text that is no challenge, or has no result, is malformed, and says what is expected', async () => {
  const code = await open();
  const changed = text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const path of ['/api/challenges', `/api/challenges/${code}/results`])
    for (const junk of ['junk', 'Az09-_'.repeat(600), text.slice(0, -10), changed]) {
      const answer = await server.ask('POST', path, { text: junk });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ error: 'malformed', problems: [{ path: 'text' }] });
    }
  const found = (await (await server.ask('GET', `/api/challenges/${code}`)).json()) as Challenge;
  expect(found.results).toEqual([]);
});

it('a result of another table is refused', async () => {
  const code = await open();
  const foreign = { text: challengeText('Anne', 'another seed') };
  const answer = await server.ask('POST', `/api/challenges/${code}/results`, foreign);
  expect(await refusalIn(answer)).toEqual([422, 'forged']);
});

it('an address may store a limited number of challenges and results', async () => {
  await server.replace({ CHALLENGES_PER_HOUR: '2' });
  const code = await open();
  await server.ask('POST', `/api/challenges/${code}/results`, { text: challengeText('a') });
  const third = await server.ask('POST', '/api/challenges', { text });
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(1000);
  expect(await refusalIn(third)).toEqual([429, 'too-many']);
});

it('a server with too many challenges, or no free code in twenty tries, is not ready', async () => {
  const full = { add: () => Promise.reject(new StoreFull('challenges', 1)) };
  const taken = { add: vi.fn(async () => false) };
  for (const challenges of [full, taken]) {
    const store = { challenges } as unknown as Store;
    const service = new ChallengeService({
      store,
      metrics: new Metrics(),
      addresses: new AddressHash('secret'),
    });
    expect(await service.add('text', '127.0.0.1')).toEqual({ ok: false, error: 'not-ready' });
  }
  expect(taken.add).toHaveBeenCalledTimes(20);
});
