/**
 * Changes a ruleset by house rules, and shows the problems of changes that contradict each other.
 * Run it with `node examples/house-rules.ts`.
 */
import { parseRulesText, RULESETS, rulesetDifferences } from '@nain-jaune/engine';

for (const text of [
  'lindor-1789 continuing=compulsory end.deals=10',
  'lindor-1789 run=suit stall=next-rank packet=2',
]) {
  const outcome = parseRulesText(text);
  console.log(`> ${text}`);
  if (outcome.ok) {
    for (const { path, a, b } of rulesetDifferences(RULESETS['lindor-1789'], outcome.value)) {
      console.log(`  ${path}: ${a} becomes ${b}`);
    }
  } else {
    for (const { path, code, expected, found } of outcome.error) {
      console.log(`  ${path}: ${code}, found ${found}, expected ${expected}`);
    }
  }
}
