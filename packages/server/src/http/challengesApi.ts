import { failure } from '@nain-jaune/engine';
import type { ChallengeEntry } from '@nain-jaune/protocol';
import { type Parser, parseChallengeEntry } from '@nain-jaune/protocol/parse';
import { checkChallenge } from '@nain-jaune/same-cards/challenge';
import type { FastifyInstance } from 'fastify';
import type { ChallengeService } from '../challenges/challengeService.ts';
import { BODY_BYTES } from './bodyBytes.ts';
import type { Guard, WithCode } from './guard.ts';

export interface ChallengeRoutes {
  readonly challenges: ChallengeService;
}

const wanted = 'a challenge with a result, as the page writes it';

/** Parses an entry whose text is a challenge. Its games are not played, which would take too long. */
const parseEntry: Parser<ChallengeEntry> = (input) => {
  const entry = parseChallengeEntry(input);
  if (!entry.ok || checkChallenge(entry.value.text).ok) return entry;
  return failure([{ code: 'wrong-value', path: 'text', expected: wanted, found: '' }]);
};

/** Routes of challenges between friends. */
export function addChallengeRoutes(
  server: FastifyInstance,
  guard: Guard,
  { challenges }: ChallengeRoutes,
): void {
  server.post('/challenges', { bodyLimit: BODY_BYTES.challenge }, (request, reply) =>
    guard.withBody(request, reply, 'challenges', parseEntry, ({ text }) =>
      challenges.add(text, guard.callerOf(request).address),
    ),
  );

  server.get<WithCode>('/challenges/:code', (request, reply) =>
    guard.atCode(request, reply, 'no-such-challenge', (code) => challenges.find(code)),
  );

  server.post<WithCode>('/challenges/:code/results', { bodyLimit: BODY_BYTES.challenge }, (request, reply) =>
    guard.withBody(request, reply, 'challenges', parseEntry, ({ text }) =>
      guard.onCode(request, 'no-such-challenge', (code) =>
        challenges.addResult(code, text, guard.callerOf(request).address),
      ),
    ),
  );
}
