import { type Outcome, type Problem, success } from '@nain-jaune/engine';
import type { HouseRules } from './houseText.ts';

/** House rules to play by, with the text that carries them. */
export interface ChosenHouse extends HouseRules {
  readonly text: string;
}

/** Reads the house rules of a text; what reads them is loaded for that, since most games are played by the book. */
export async function readHouse(carried: string): Promise<Outcome<ChosenHouse, readonly Problem[]>> {
  const { makeHouseText, parseHouseText } = await import('./houseText.ts');
  const parsed = parseHouseText(carried);
  if (!parsed.ok) return parsed;
  const { ruleset, base } = parsed.value;
  return success({ ruleset, base, text: makeHouseText(ruleset, base) });
}
