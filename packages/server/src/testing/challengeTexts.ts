import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeChallengeText, parseChallenge } from '@nain-jaune/same-cards/challenge';

/** A challenge of one deal, with one result. */
const first = readFileSync(
  join(import.meta.dirname, '../../../../fixtures/1.0/challenge.txt'),
  'utf8',
).trim();

/** Returns the text of a challenge with the result of a player. With another seed it is at another table. */
export function challengeText(name = 'Anne', seed?: string): string {
  const parsed = parseChallenge(first);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const { table, results } = parsed.value;
  const named = results.map((result) => ({ ...result, name }));
  const text = makeChallengeText({ table: { ...table, ...(seed && { seed }) }, results: named });
  if (text === null) throw new Error('the challenge is too long');
  return text;
}
