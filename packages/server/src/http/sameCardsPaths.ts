import { answers, body, codeInPath, inPath, type Json, ref, refusals } from './openApiParts.ts';

const date = inPath(
  'date',
  { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  'A day of UTC, such as 2026-11-27.',
);
const challengeCode = codeInPath('The code of the challenge.');

/** The paths of today’s deal, of challenges and of public games. */
export const sameCardsPaths = {
  '/api/daily/{date}': {
    parameters: [date],
    get: {
      operationId: 'dailyResults',
      summary: 'What everyone made of the deal of today or of one of the sixty days before.',
      responses: answers(200, 'The results.', ref('DailyResults'), ['malformed', 'no-such-day', 'not-yet']),
    },
  },
  '/api/daily/{date}/attempts': {
    parameters: [date],
    post: {
      operationId: 'attempt',
      summary: 'Submits a finished game at the deal of today or of one of the seven days before.',
      requestBody: body('NewAttempt'),
      responses: answers(201, 'The attempt is counted.', ref('AttemptResult'), [
        'malformed',
        'no-such-day',
        'not-yet',
        'too-late',
        'forged',
        'too-large',
      ]),
    },
  },
  '/api/challenges': {
    post: {
      operationId: 'addChallenge',
      summary: 'Stores a challenge under a short code. It is deleted when it is not used for a long time.',
      requestBody: body('ChallengeEntry'),
      responses: answers(201, 'The code.', ref('ChallengeCode'), ['malformed', 'too-large']),
    },
  },
  '/api/challenges/{code}': {
    parameters: [challengeCode],
    get: {
      operationId: 'challenge',
      summary: 'A challenge with its results.',
      responses: answers(200, 'The challenge.', ref('Challenge'), ['no-such-challenge']),
    },
  },
  '/api/challenges/{code}/results': {
    parameters: [challengeCode],
    post: {
      operationId: 'addChallengeResult',
      summary:
        'Adds a result to a challenge. The same text is stored once. Of one address it has the newest five.',
      requestBody: body('ChallengeEntry'),
      responses: answers(201, 'The challenge with the result.', ref('Challenge'), [
        'malformed',
        'forged',
        'no-such-challenge',
        'challenge-full',
        'too-large',
      ]),
    },
  },
  '/api/records': {
    get: {
      operationId: 'publicRecords',
      summary:
        'The latest games of tables that were open to everyone, without names, if the operator allows it.',
      responses: {
        200: {
          description: 'At most 500 records, one a line, as described in docs/record-format.md.',
          content: { 'application/x-ndjson': { schema: { type: 'string' } } },
        },
        ...refusals(['not-found']),
      },
    },
  },
} satisfies Record<string, Json>;
