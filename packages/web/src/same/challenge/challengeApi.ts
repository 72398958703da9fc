import type { Challenge, ChallengeCode } from '@nain-jaune/protocol';
import { type Answer, askServer, posting } from '../../room/online/askServer.ts';

/** Stores a challenge. Resolves with its short code. */
export function storeChallenge(text: string): Answer<ChallengeCode> {
  return askServer(({ parseChallengeCode }) => parseChallengeCode, 'challenges', posting({ text }));
}

/** A challenge with the results that its players have added. */
export function challengeAt(code: string): Answer<Challenge> {
  return askServer(({ parseChallenge }) => parseChallenge, `challenges/${encodeURIComponent(code)}`);
}

/** Adds a result to a stored challenge: its text with the own result. */
export function addResult(code: string, text: string): Answer<Challenge> {
  const path = `challenges/${encodeURIComponent(code)}/results`;
  return askServer(({ parseChallenge }) => parseChallenge, path, posting({ text }));
}
