import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { About } from '@nain-jaune/protocol';
import type { FastifyRequest } from 'fastify';
import { isOfThisMachine, reachOf, sharedAddressesOf } from '../addresses.ts';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../limits/address.ts';
import { hostnameIn } from './site.ts';

const longestNotice = 100_000;
const headersOfProxies = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** What `GET /api/about` answers to every client. */
export type FixedAbout = Omit<About, 'localAddresses' | 'reach'>;

/**
 * Returns what `GET /api/about` answers to every client.
 *
 * @throws an Error that says what to change if the file in `PRIVACY_FILE` cannot be read or is too long
 */
export async function aboutOf(config: Config): Promise<FixedAbout> {
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

/**
 * Returns the addresses at which others reach the server: those of the local network, or the public ones if there are such, because
 * pages at others are refused. Only a browser on the same machine gets them, and none behind a proxy, because they say where in its
 * network the server is.
 */
export function reachFor(
  { raw, headers }: FastifyRequest,
  { host, certificate, publicOrigins }: Pick<Config, 'host' | 'certificate' | 'publicOrigins'>,
): Pick<About, 'localAddresses' | 'reach'> {
  const { remoteAddress = '', localPort = 0 } = raw.socket;
  const isForwarded = headersOfProxies.some((name) => headers[name] !== undefined);
  if (!isLoopback(remoteAddress) || isForwarded || !namesThisMachine(headers.host ?? ''))
    return { localAddresses: [], reach: null };
  const listening = { host, port: localPort, certificate };
  const localAddresses = sharedAddressesOf(listening, publicOrigins);
  return { localAddresses: [...localAddresses], reach: reachOf(listening, localAddresses) };
}

function namesThisMachine(host: string): boolean {
  return isOfThisMachine(hostnameIn(host) ?? '');
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
