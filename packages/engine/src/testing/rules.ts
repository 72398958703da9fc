import { parseRulesText, type Ruleset } from '../index.ts';

/** Parses a ruleset: `rulesOf('lindor-1789 opera=null')`. Throws for an invalid text. */
export function rulesOf(text: string): Ruleset {
  const parsed = parseRulesText(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}
