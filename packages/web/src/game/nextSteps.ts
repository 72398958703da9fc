import { DAILY_ADDRESS, PUZZLES_ADDRESS, playAddress } from '../app/routing/route.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';

const HOLDING_BACK = 'lindor-1789';

/** What follows the first game: holding cards back, today's deal, one's own mistakes. */
const STEPS = [
  { name: 'holdingBack', href: playAddress(HOLDING_BACK) },
  { name: 'daily', href: DAILY_ADDRESS },
  { name: 'mistakes', href: PUZZLES_ADDRESS },
] as const;

/** A step to offer. `finish` notes that it was taken or put off. */
export type NextStep = (typeof STEPS)[number] & { readonly finish: () => void };

/** The next step of a player of some rules; undefined after the last one. Players of the rules of 1789 hold cards back already. */
export function nextStepAfter(rulesId: string): NextStep | undefined {
  const taken = Math.max(rulesId === HOLDING_BACK ? 1 : 0, preferences.steps);
  const step = STEPS[taken];
  if (step === undefined) return undefined;
  const finish = () => {
    preferences.steps = taken + 1;
    preferences.save();
  };
  return { ...step, finish };
}
