import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerDatabase, startDatabase } from '../testing/play/databases.ts';
import { ServerChild, ServerEnded } from '../testing/play/serverChild.ts';

let database: ServerDatabase;

beforeAll(async () => {
  database = await startDatabase('sqlite');
});

afterAll(() => database.stop());

it('a second server on the same embedded database is refused in words, and the first goes on', async () => {
  const environment = await database.makeEnvironment();
  const first = await ServerChild.start(environment);
  const second = await ServerChild.start(environment).catch((error: unknown) => error);
  expect(second).toBeInstanceOf(ServerEnded);
  expect(second).toMatchObject({ code: 1, words: expect.stringMatching(/in use by another server/) });
  expect((await fetch(`${first.http}/readyz`)).status).toBe(200);
  await first.end('SIGTERM');
  expect(first.exitCode).toBe(0);
  const third = await ServerChild.start(environment);
  await third.end('SIGTERM');
});
