import { parseRulesText, type Ruleset } from '../index.ts';

/** A ruleset from a name and house rules: `rulesOf('lindor-1789 opera=null')`. Throws where the text is wrong. */
export function rulesOf(text: string): Ruleset {
  const parsed = parseRulesText(text);
  if (!parsed.ok) throw new Error(`${text}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}
