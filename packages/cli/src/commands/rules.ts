import {
  makeRulesCode,
  type Problem,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  type RulesetDifference,
  rulesetDifferences,
} from '@nain-jaune/engine';
import type { HouseWords } from '@nain-jaune/words';
import type { Command } from 'commander';
import type { Shell } from '../shell.ts';
import { drawColumns } from '../terminal/drawColumns.ts';
import { terminalColumns, wrap } from '../terminal/width.ts';
import { explainCommand } from './explain.ts';
import { makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';
import { namedRuleset, readRuleset, rulesetOf, rulesetProblem } from './rulesetOptions.ts';

interface Options {
  readonly json?: boolean;
  readonly set?: readonly string[];
}

const INDENT = '  ';

/** `nain rules`: shows, compares and checks rulesets. */
export function rulesCommand(shell: Shell): Command {
  return makeCommand(shell, 'rules', 'rules', [
    ['nain rules list', 'rulesList'],
    ['nain rules show lindor-1789', 'rulesShow'],
    ['nain rules explain famille nobody-follows', 'rulesExplain'],
    ['nain rules diff lindor-1789 famille', 'rulesDiff'],
    ['nain rules show lindor-1789 --set end.deals=10 --json > rules.json', 'rulesFile'],
    ['nain rules check rules.json', 'rulesCheck'],
  ])
    .addCommand(listCommand(shell))
    .addCommand(showCommand(shell))
    .addCommand(explainCommand(shell))
    .addCommand(diffCommand(shell))
    .addCommand(checkCommand(shell));
}

function listCommand(shell: Shell): Command {
  return makeCommand(shell, 'list', 'rulesList', [['nain rules list', 'rulesList']])
    .addOption(optionFor(shell, '--json', 'json'))
    .action(async ({ json }: Options) =>
      print(shell, json ? drawJson(RULESET_IDS.map((id) => RULESETS[id])) : await drawList(shell)),
    );
}

function showCommand(shell: Shell): Command {
  return makeCommand(shell, 'show', 'rulesShow', [
    ['nain rules show lindor-1789', 'rulesShow'],
    ['nain rules show lindor-1789 --set end.deals=10 --json > rules.json', 'rulesFile'],
  ])
    .argument('<rules>', shell.cli.options.rulesName)
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(optionFor(shell, '--json', 'json'))
    .action((rules: string, { json, set = [] }: Options) => {
      const ruleset = rulesetOf(shell, { rules, set });
      return print(shell, json ? drawJson(ruleset) : drawRuleset(shell, ruleset));
    });
}

function diffCommand(shell: Shell): Command {
  return makeCommand(shell, 'diff', 'rulesDiff', [['nain rules diff lindor-1789 famille', 'rulesDiff']])
    .argument('<rules>', shell.cli.options.rulesName)
    .argument('<others>', shell.cli.options.rulesName)
    .addOption(optionFor(shell, '--json', 'json'))
    .action(async (first: string, second: string, { json }: Options) => {
      const [a, b] = [namedRuleset(shell, first), namedRuleset(shell, second)];
      const differences = rulesetDifferences(a, b);
      const text = json
        ? drawJson(differences.map(differenceAsJson))
        : drawDifferences(shell, await shell.words.chapters.house(), a, b, differences);
      return print(shell, text);
    });
}

function checkCommand(shell: Shell): Command {
  return makeCommand(shell, 'check', 'rulesCheck', [['nain rules check rules.json', 'rulesCheck']])
    .argument('<file>', shell.cli.options.rulesFile)
    .addOption(optionFor(shell, '--json', 'json'))
    .action((file: string, { json }: Options) => {
      const outcome = readRuleset(shell, file);
      const problems = outcome.ok ? [] : outcome.error;
      process.exitCode = problems.length === 0 ? 0 : 1;
      return print(shell, json ? drawJson({ file, problems }) : drawProblems(shell, problems));
    });
}

/** Returns a difference as JSON. A value that only the other ruleset has is null. */
function differenceAsJson({ path, a, b }: RulesetDifference): unknown {
  return { path, a: jsonIn(a), b: jsonIn(b) };
}

function jsonIn(text: string): unknown {
  return text === '' ? null : JSON.parse(text);
}

function print(shell: Shell, text: string): Promise<void> {
  return shell.output.out(`${text}\n`);
}

function drawJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

async function drawList({ words, paint }: Shell): Promise<string> {
  const { stories } = await words.chapters.setup();
  return RULESET_IDS.map((id) => {
    const description = wrap(`${INDENT}${stories[id]}`, terminalColumns(), INDENT);
    const title = wrap(`${paint('bold', id)}  ${words.rulesetName(id)}`, terminalColumns(), INDENT);
    return `${title}\n${description}`;
  }).join('\n');
}

function drawRuleset({ cli, words, rules, paint }: Shell, ruleset: Ruleset): string {
  const name = words.rulesetName(ruleset);
  const title = name === ruleset.id ? name : `${name} (${ruleset.id})`;
  const topics = rules
    .rulesInWords(ruleset)
    .map(({ topic, text }) => `${paint('bold', topic)}\n${wrap(INDENT + text, terminalColumns(), INDENT)}`);
  const heading = wrap(paint('bold', title), terminalColumns(), INDENT);
  return [heading, ...topics, paint('dim', cli.rulesCode(makeRulesCode(ruleset)))].join('\n');
}

function drawDifferences(
  { cli, paint }: Shell,
  house: HouseWords,
  a: Ruleset,
  b: Ruleset,
  differences: readonly RulesetDifference[],
): string {
  if (differences.length === 0) return cli.noDifferences;
  const rows = differences.map(({ path, a, b }) => [
    house.keyInWords(path),
    paint('dim', path),
    spaced(a),
    spaced(b),
  ]);
  return drawColumns([['', '', a.id, b.id].map((cell) => paint('bold', cell)), ...rows], { others: 'left' });
}

/** Adds spaces to JSON so that it can be wrapped. */
function spaced(json: string): string {
  return json.replace(/[,:]/g, '$& ');
}

function drawProblems(shell: Shell, problems: readonly Problem[]): string {
  if (problems.length === 0) return shell.cli.rulesetValid;
  return problems.map((problem) => rulesetProblem(shell, problem)).join('\n');
}
