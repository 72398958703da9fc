import { failure, success } from '@nain-jaune/engine';
import {
  attemptResult,
  challenge,
  challengeCode as challengeCodeSchema,
  challengeEntry,
  dailyResults,
  newAttempt,
} from '@nain-jaune/protocol/schemas';
import { checkChallenge } from '@nain-jaune/same-cards/challenge';
import { BODY_BYTES } from './bodyBytes.ts';
import { challengeCode, day, endpoint } from './endpoint.ts';

/** A quarter of the attempts that may wait, so that no address keeps out all others. */
const attemptsAtOnce = 5;

/** The text must be a challenge. Its games are not played, which would take too long. */
const challengeBody = {
  body: ['ChallengeEntry', challengeEntry],
  maxBytes: BODY_BYTES.challenge,
  check: (entry: { readonly text: string }) => {
    if (checkChallenge(entry.text).ok) return success(entry);
    const expected = 'a challenge with a result, as the page writes it';
    return failure({
      code: 'malformed',
      problems: [{ code: 'wrong-value', path: 'text', expected, found: '' }],
    } as const);
  },
} as const;

/** Today’s deal, challenges and public games. */
export const sameCardsEndpoints = [
  endpoint({
    method: 'get',
    path: '/daily/{date}',
    id: 'dailyResults',
    summary: 'What everyone made of the deal of today or of one of the sixty days before.',
    parameters: { date: day },
    limit: null,
    answer: { status: 200, description: 'The results.', content: ['DailyResults', dailyResults] },
    refusals: ['malformed', 'no-such-day', 'not-yet'],
    run: ({ daily, values }) => daily.results(values.date),
  }),
  endpoint({
    method: 'post',
    path: '/daily/{date}/attempts',
    id: 'attempt',
    summary: 'Submits a finished game at the deal of today or of one of the seven days before.',
    parameters: { date: day },
    body: ['NewAttempt', newAttempt],
    maxBytes: BODY_BYTES.attempt,
    limit: 'attempts',
    atOnce: attemptsAtOnce,
    answer: {
      status: 201,
      description: 'The attempt is counted.',
      content: ['AttemptResult', attemptResult],
    },
    refusals: ['malformed', 'no-such-day', 'not-yet', 'too-late', 'forged', 'too-large'],
    run: ({ daily, values, body }) => daily.attempt(values.date, body),
  }),
  endpoint({
    method: 'post',
    path: '/challenges',
    id: 'addChallenge',
    summary: 'Stores a challenge under a short code. It is deleted when it is not used for a long time.',
    ...challengeBody,
    limit: 'challenges',
    answer: { status: 201, description: 'The code.', content: ['ChallengeCode', challengeCodeSchema] },
    refusals: ['malformed', 'too-large'],
    run: ({ challenges, body, caller }) => challenges.add(body.text, caller.address),
  }),
  endpoint({
    method: 'get',
    path: '/challenges/{code}',
    id: 'challenge',
    summary: 'A challenge with its results.',
    parameters: { code: challengeCode },
    limit: null,
    answer: { status: 200, description: 'The challenge.', content: ['Challenge', challenge] },
    refusals: ['no-such-challenge'],
    run: ({ challenges, values }) => challenges.find(values.code),
  }),
  endpoint({
    method: 'post',
    path: '/challenges/{code}/results',
    id: 'addChallengeResult',
    summary:
      'Adds a result to a challenge. The same text is stored once. Of one address it has the newest five.',
    parameters: { code: challengeCode },
    ...challengeBody,
    limit: 'challenges',
    answer: { status: 201, description: 'The challenge with the result.', content: ['Challenge', challenge] },
    refusals: ['malformed', 'forged', 'no-such-challenge', 'challenge-full', 'too-large'],
    run: ({ challenges, values, body, caller }) =>
      challenges.addResult(values.code, body.text, caller.address),
  }),
  endpoint({
    method: 'get',
    path: '/records',
    id: 'publicRecords',
    summary:
      'The latest games of tables that were open to everyone, without names, if the operator allows it.',
    limit: 'downloads',
    answer: {
      status: 200,
      description: 'At most 500 records, one a line, as described in docs/record-format.md.',
      content: { type: 'string' },
      type: 'application/x-ndjson',
      file: () => 'nain-jaune-games.ndjson',
    },
    refusals: ['not-found'],
    run: async ({ publicRecords }) =>
      publicRecords === null ? failure('not-found') : success(await publicRecords.lines()),
  }),
];
