import { parseChallengeEntry } from '@nain-jaune/protocol/parse';
import type { FastifyInstance } from 'fastify';
import type { ChallengeService } from '../challenges/challengeService.ts';
import { BODY_BYTES } from './bodyBytes.ts';
import type { Guard, WithCode } from './guard.ts';

export interface ChallengeRoutes {
  readonly challenges: ChallengeService;
}

/** Routes of challenges between friends. */
export function addChallengeRoutes(
  server: FastifyInstance,
  guard: Guard,
  { challenges }: ChallengeRoutes,
): void {
  server.post('/challenges', { bodyLimit: BODY_BYTES.challenge }, (request, reply) =>
    guard.withBody(request, reply, 'challenges', parseChallengeEntry, ({ text }) => challenges.add(text)),
  );

  server.get<WithCode>('/challenges/:code', (request, reply) =>
    guard.atCode(request, reply, 'no-such-challenge', (code) => challenges.find(code)),
  );

  server.post<WithCode>('/challenges/:code/results', { bodyLimit: BODY_BYTES.challenge }, (request, reply) =>
    guard.withBody(request, reply, 'challenges', parseChallengeEntry, ({ text }) =>
      guard.onCode(request, 'no-such-challenge', (code) => challenges.addResult(code, text)),
    ),
  );
}
