import { DEFAULT_RULESET_ID } from '@nain-jaune/engine';
import { keptObject } from '../client/browserStore.ts';

/** Returns the rules of the last new game in this browser as text, or the default ones. */
export function lastPlayed(): string {
  const { house, ruleset } = keptObject('new-game');
  return [house, ruleset].find((text) => typeof text === 'string') ?? DEFAULT_RULESET_ID;
}
