import { DEFAULT_RULESET_ID } from '@nain-jaune/engine';
import { savedObject } from '../browser/savedValues.ts';

/** The rules of the last new game in this browser, as their text; the default ones if there was none. */
export function lastPlayed(): string {
  const { house, ruleset } = savedObject('new-game');
  return [house, ruleset].find((text) => typeof text === 'string') ?? DEFAULT_RULESET_ID;
}
