import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAbout } from '@nain-jaune/protocol/parse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestServer } from '../testing/testServer.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nain-about-'));
});

afterAll(() => rm(folder, { recursive: true }));

async function aboutWith(environment: Record<string, string>) {
  const server = await TestServer.start(environment);
  const about = parseAbout(await (await server.ask('GET', '/api/about')).json());
  await server.remove();
  if (!about.ok) throw new Error(JSON.stringify(about.error));
  return about.value;
}

async function noticeOf(text: string): Promise<string> {
  const file = join(folder, 'privacy.txt');
  await writeFile(file, text);
  return file;
}

test('a server without configuration names no operator, and how long it stores data', async () => {
  expect(await aboutWith({})).toEqual({
    operator: null,
    privacy: null,
    kept: {
      talkDays: 30,
      tablesDays: 30,
      recordsDays: 365,
      reportsDays: 90,
      dailyDays: 61,
      challengesDays: 180,
    },
    publicRecords: true,
  });
});

test('the operator, the privacy notice and the days are those of the configuration', async () => {
  const notice = await noticeOf('\nWe store little.\n\nAsk us.\n');
  const operator = { OPERATOR_NAME: 'Anne Muster', OPERATOR_CONTACT: 'anne@example.org' };
  expect(await aboutWith({ ...operator, PRIVACY_FILE: notice, KEEP_TALK_DAYS: '7' })).toMatchObject({
    operator: { name: 'Anne Muster', contact: 'anne@example.org' },
    privacy: 'We store little.\n\nAsk us.',
    kept: { talkDays: 7 },
  });
});

test('a contact is optional', async () => {
  const { operator } = await aboutWith({ OPERATOR_NAME: 'Anne Muster' });
  expect(operator).toEqual({ name: 'Anne Muster', contact: null });
});

test('a privacy notice that is too long stops the start with an error that names the variable', async () => {
  const notice = await noticeOf('x'.repeat(100_001));
  await expect(aboutWith({ PRIVACY_FILE: notice })).rejects.toThrow(/100001 characters.* set PRIVACY_FILE/);
});
