import { existsSync } from 'node:fs';
import {
  applyHouseRules,
  DEFAULT_RULESET_ID,
  failure,
  isRulesCodeLike,
  isRulesetId,
  type JsonFault,
  jsonProblem,
  type Outcome,
  type Problem,
  parseJson,
  parseRulesCode,
  parseRuleset,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import type { Option } from 'commander';
import { readText } from '../io/files.ts';
import { withNearest } from '../nearest.ts';
import type { Shell } from '../shell.ts';
import { excerptOf, printable } from '../terminal/width.ts';
import { UsageError, valueOrRefuse } from '../usageError.ts';
import { numberOption, optionFor } from './options.ts';

export interface RulesOptions {
  readonly rules?: string;
  readonly set?: readonly string[];
  readonly players?: number;
}

export function rulesOptions(shell: Shell): Option[] {
  return [
    optionFor(shell, '--rules <rules>', 'rules'),
    optionFor(shell, '--set <changes...>', 'set'),
    numberOption(shell, '--players <n>', 'players', [2, 8]),
  ];
}

/**
 * Returns the ruleset of the options, with house rules.
 *
 * @throws {UsageError} if the ruleset or the house rules are invalid.
 */
export function rulesetOf(shell: Shell, options: RulesOptions): Ruleset {
  const ruleset = namedRuleset(shell, options.rules ?? DEFAULT_RULESET_ID);
  const changes = options.set ?? [];
  if (changes.length === 0) return ruleset;
  return rulesetOrRefuse(shell, applyHouseRules(ruleset, changes), shell.cli.invalidHouseRules);
}

/** Returns the number of players of the options, or the allowed number nearest to four. */
export function playersOf({ cli, language }: Shell, ruleset: Ruleset, players: number | undefined): number {
  if (players === undefined)
    return [...ruleset.players].sort((a, b) => Math.abs(a - 4) - Math.abs(b - 4))[0] ?? 4;
  if (ruleset.players.includes(players)) return players;
  const allowed = new Intl.ListFormat(language, { type: 'disjunction' }).format(ruleset.players.map(String));
  throw new UsageError(cli.playersNotAllowed(players, ruleset.id, allowed));
}

/** Returns the ruleset of a name, a rules code or a file. */
export function namedRuleset(shell: Shell, source: string): Ruleset {
  if (isRulesetId(source)) return RULESETS[source];
  if (isRulesCodeLike(source) && !existsSync(source)) return ofCode(shell, source);
  if (source !== '-' && !existsSync(source)) throw unknownRuleset(shell, source);
  return rulesetOrRefuse(shell, readRuleset(shell, source), shell.cli.invalidRuleset(source));
}

function ofCode({ cli, errors }: Shell, code: string): Ruleset {
  const parsed = parseRulesCode(code);
  if (parsed.ok) return parsed.value;
  const sentence = printable(errors.codeSentence(parsed.error));
  throw new UsageError(withNearest(sentence, code, RULESET_IDS, cli.didYouMean));
}

export function readRuleset(shell: Shell, file: string): Outcome<Ruleset, Problem[]> {
  const text = readText(shell, file);
  const read = parseJson(text);
  return read.ok ? parseRuleset(read.value) : failure([problemOf(text, read.error)]);
}

/** Returns the problem of a faulty text. If it is not JSON, the path is the line and the column, such as `3:14`. */
function problemOf(text: string, fault: JsonFault): Problem {
  if (fault.kind === 'duplicate-key') return jsonProblem(fault);
  const { column } = fault;
  const before = text.slice(0, column - 1).split('\n');
  const path = `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
  return { code: 'wrong-value', path, expected: EXPECTED_JSON, found: excerptOf(text.slice(column - 1)) };
}

const EXPECTED_JSON = 'JSON';

export function rulesetProblem({ cli, errors }: Shell, problem: Problem): string {
  const [line = 1, column = 1] = problem.path.split(':').map(Number);
  return printable(
    problem.expected === EXPECTED_JSON
      ? cli.rulesNotJson(line, column, problem.found)
      : errors.problemSentence(problem),
  );
}

function rulesetOrRefuse(shell: Shell, outcome: Outcome<Ruleset, Problem[]>, title: string): Ruleset {
  return valueOrRefuse(outcome, title, (problem) => rulesetProblem(shell, problem));
}

function unknownRuleset({ cli }: Shell, source: string): UsageError {
  return new UsageError(withNearest(cli.unknownRules(source), source, RULESET_IDS, cli.didYouMean));
}
