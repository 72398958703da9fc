import { keptObject } from '../client/browserStore.ts';

/** The rules of the last new game in this browser, as their text; those of 1789 where there was none. */
export function lastPlayed(): string {
  const { house, ruleset } = keptObject('new-game');
  return [house, ruleset].find((text) => typeof text === 'string') ?? 'lindor-1789';
}
