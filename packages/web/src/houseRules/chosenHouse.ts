import { type Outcome, type Problem, success } from '@nain-jaune/engine';
import type { HouseRules } from './houseText.ts';

/** House rules with their text. */
export interface ChosenHouse extends HouseRules {
  readonly text: string;
}

/** Parses the text of house rules. The parser is loaded on demand: most games are played by a ruleset of the book. */
export async function readHouse(carried: string): Promise<Outcome<ChosenHouse, readonly Problem[]>> {
  const { makeHouseText, parseHouseText } = await import('./houseText.ts');
  const parsed = parseHouseText(carried);
  if (!parsed.ok) return parsed;
  const { ruleset, base } = parsed.value;
  return success({ ruleset, base, text: makeHouseText(ruleset, base) });
}
