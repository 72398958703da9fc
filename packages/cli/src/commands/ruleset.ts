import { existsSync } from 'node:fs';
import {
  applyHouseRules,
  isRulesCodeLike,
  isRulesetId,
  type Outcome,
  type Problem,
  parseRulesCode,
  parseRuleset,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import { readText } from '../io/files.ts';
import { excerptOf, findJsonFault } from '../io/jsonFault.ts';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';
import { UsageError, withNearest } from '../usage.ts';

/** The rules that are played where none are named. */
const DEFAULT_RULES = 'lindor-1789';

/** The options of every command that plays: which rules, with which changes, by how many. */
export interface RulesOptions {
  readonly rules?: string;
  readonly set?: readonly string[];
  readonly players?: number;
}

/**
 * The rules that were asked for, by name or from a file, with the house rules. Whatever is wrong is a wrong
 * use.
 */
export function rulesetOf(shell: Shell, options: RulesOptions): Ruleset {
  const ruleset = namedRuleset(shell, options.rules ?? DEFAULT_RULES);
  const changes = options.set ?? [];
  if (changes.length === 0) return ruleset;
  return orRefuse(shell, applyHouseRules(ruleset, changes), shell.cli.wrongHouseRules);
}

/** The number of players that was asked for, where the rules allow it; else as near to four as they allow. */
export function playersOf({ cli, language }: Shell, ruleset: Ruleset, asked: number | undefined): number {
  if (asked === undefined)
    return [...ruleset.players].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 4;
  if (ruleset.players.includes(asked)) return asked;
  const allowed = new Intl.ListFormat(language, { type: 'disjunction' }).format(ruleset.players.map(String));
  throw new UsageError(cli.playersNotAllowed(asked, ruleset.id, allowed));
}

/** The rules of a name, of a code or of a file. */
export function namedRuleset(shell: Shell, source: string): Ruleset {
  if (isRulesetId(source)) return RULESETS[source];
  if (isRulesCodeLike(source) && !existsSync(source)) return ofCode(shell, source);
  if (source !== '-' && !existsSync(source)) throw new UsageError(unknownRules(shell, source));
  return orRefuse(shell, readRuleset(shell, source), shell.cli.wrongRules(source));
}

function ofCode({ cli, errors }: Shell, code: string): Ruleset {
  const parsed = parseRulesCode(code);
  if (parsed.ok) return parsed.value;
  const sentence = printable(errors.codeSentence(parsed.error));
  throw new UsageError(withNearest(sentence, code, RULESET_IDS, cli.didYouMean));
}

/** The rules that a file holds, or all its problems; that it is no JSON is one. */
export function readRuleset(shell: Shell, file: string): Outcome<Ruleset, Problem[]> {
  const text = readText(shell, file);
  try {
    return parseRuleset(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, error: [notJson(text)] };
  }
}

/** A text that is no JSON: the path is the line and the column of the fault, `3:14`. */
function notJson(text: string): Problem {
  const { column } = findJsonFault(text) ?? { column: 1 };
  const before = text.slice(0, column - 1).split('\n');
  const path = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  return { code: 'wrong-value', path, expected: NOT_JSON, found: excerptOf(text.slice(column - 1)) };
}

const NOT_JSON = 'JSON';

/** What is wrong with rules, in a sentence. */
export function rulesProblem({ cli, errors }: Shell, problem: Problem): string {
  const [line = 1, column = 1] = problem.path.split(':').map(Number);
  return printable(
    problem.expected === NOT_JSON
      ? cli.rulesNotJson(line, column, problem.found)
      : errors.problemSentence(problem),
  );
}

function orRefuse(shell: Shell, outcome: Outcome<Ruleset, Problem[]>, sentence: string): Ruleset {
  if (outcome.ok) return outcome.value;
  const problems = outcome.error.map((problem) => `  ${rulesProblem(shell, problem)}`);
  throw new UsageError([sentence, ...problems].join('\n'));
}

function unknownRules({ cli }: Shell, source: string): string {
  return withNearest(cli.unknownRules(source), source, RULESET_IDS, cli.didYouMean);
}
