import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { About } from '@nain-jaune/protocol';
import type { Config } from '../config/config.ts';

const longestNotice = 100_000;

/**
 * Returns the answer to `GET /api/about`.
 *
 * @throws an Error that says what to change if the file in `PRIVACY_FILE` cannot be read or is too long
 */
export async function aboutOf(config: Config): Promise<About> {
  const { operatorName, operatorContact, privacyFile } = config;
  return {
    operator: operatorName === null ? null : { name: operatorName, contact: operatorContact },
    privacy: privacyFile === null ? null : await readNotice(resolve(privacyFile)),
    kept: {
      talkDays: config.keepTalkDays,
      tablesDays: config.keepTablesDays,
      recordsDays: config.keepRecordsDays,
      reportsDays: config.keepReportsDays,
      dailyDays: config.keepDailyDays,
      challengesDays: config.keepChallengesDays,
    },
    publicRecords: config.publicRecords === 'on',
  };
}

async function readNotice(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(
      `The privacy notice ${path} cannot be read (${error.message}). Create it or make it readable, or set PRIVACY_FILE to another file.`,
      { cause: error },
    );
  });
  if (text.length <= longestNotice) return text.trim();
  throw new Error(
    `The privacy notice ${path} has ${text.length} characters, and at most ${longestNotice} are shown. Shorten it, or set PRIVACY_FILE to another file.`,
  );
}
