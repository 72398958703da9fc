import type { Ruleset } from '@nain-jaune/engine';
import { type Ground, isTopicId, JUDGE_PARTS, type Origin, TOPIC_IDS, type TopicId } from '@nain-jaune/judge';
import type { BookWords, JudgeAnswer, JudgeWords } from '@nain-jaune/words';
import type { Command } from 'commander';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { printable, wrap } from '../terminal/width.ts';
import { nearest, UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { optionFor } from './options.ts';
import { rulesetOf } from './ruleset.ts';

interface Options {
  readonly json?: boolean;
  readonly set?: readonly string[];
}

const INDENT = '  ';
/** So many situations are offered in place of one that there is not. */
const OFFERED = 3;

/** `nain rules explain`: what to do at a real table, by the rules that were agreed. */
export function explainCommand(shell: Shell): Command {
  return makeCommand(shell, 'explain', 'rulesExplain', [
    ['nain rules explain famille', 'rulesExplainAll'],
    ['nain rules explain famille nobody-follows', 'rulesExplain'],
  ])
    .argument('<rules>', shell.cli.options.rulesName)
    .argument('[topic]', shell.cli.options.topic)
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(optionFor(shell, '--json', 'json'))
    .action(async (rules: string, topic: string | undefined, { json = false, set = [] }: Options) => {
      const ruleset = rulesetOf(shell, { rules, set });
      const { chapters } = shell.words;
      const [judge, book] = await Promise.all([chapters.judge(), chapters.book()]);
      const told =
        topic === undefined
          ? explainAll(shell, judge, ruleset, json)
          : explainOne(shell, judge, book, judge.answer(namedTopic(shell, judge, topic), ruleset), json);
      await shell.output.out(`${told}\n`);
    });
}

/** The situation of that name, or a refusal that names those that may have been meant. */
function namedTopic({ cli }: Shell, judge: JudgeWords, text: string): TopicId {
  if (isTopicId(text)) return text;
  const near = nearest(text, TOPIC_IDS);
  const meant = [...new Set([...(near === undefined ? [] : [near]), ...judge.find(text)])].slice(0, OFFERED);
  const sentence = printable(cli.unknownTopic(text));
  throw new UsageError(meant.length === 0 ? sentence : `${sentence} ${cli.didYouMean(meant.join(', '))}`);
}

/** Every situation with what the rules say of it. */
function explainAll({ paint }: Shell, judge: JudgeWords, ruleset: Ruleset, asJson: boolean): string {
  const all = judge.topics.map((topic) => ({ ...topic, sentences: judge.sentences(topic.id, ruleset) }));
  if (asJson) return JSON.stringify(all, null, 2);
  return JUDGE_PARTS.map((part) => {
    const topics = all.filter((topic) => topic.part === part);
    const lines = topics.map(
      ({ id, question, sentences }) =>
        `${wrap(`${paint('cyan', id)}  ${paint('bold', question)}`, terminalColumns(), INDENT)}\n${indented(sentences.join(' '))}`,
    );
    return [paint('dim', judge.parts[part]), ...lines].join('\n');
  }).join('\n\n');
}

function explainOne(
  shell: Shell,
  judge: JudgeWords,
  book: BookWords,
  answer: JudgeAnswer,
  asJson: boolean,
): string {
  if (asJson) return JSON.stringify(answer, null, 2);
  const { paint } = shell;
  return [
    wrap(paint('bold', answer.question), terminalColumns()),
    indented(answer.sentences.join(' ')),
    paint('bold', judge.restsOn),
    ...answer.grounds.map((ground) => {
      const label = shell.words.keyInWords(ground.key);
      return indented(judge.labelled(label, restsOn(judge, book, kindOf(shell, judge, ground), ground.from)));
    }),
    ...answer.facts.map(({ fact, kind, from }) =>
      indented(judge.labelled(judge.facts[fact], restsOn(judge, book, judge.grounds[kind], from))),
    ),
    ...(answer.readings.length > 0
      ? [indented(judge.labelled(judge.readingsToo, originNames(judge, book, answer.readings)))]
      : []),
    ...othersOf(shell, judge, answer),
  ].join('\n');
}

function othersOf({ words, paint }: Shell, judge: JudgeWords, { others }: JudgeAnswer): string[] {
  if (others.length === 0) return [paint('dim', judge.noOthers)];
  return [
    paint('bold', judge.others),
    ...others.map(({ rulesets, sentences }) =>
      indented(
        judge.labelled(judge.several(rulesets.map((id) => words.rulesetName(id))), sentences.join(' ')),
      ),
    ),
  ];
}

function kindOf({ words }: Shell, judge: JudgeWords, { kind, rulesets }: Ground): string {
  if (kind !== 'elsewhere') return judge.grounds[kind];
  return judge.grounds.elsewhere(rulesets.map((id) => words.rulesetName(id)));
}

/** @example restsOn(judge, book, 'original rule', ['S3']) // 'original rule (English rules sheet)' */
function restsOn(judge: JudgeWords, book: BookWords, kind: string, from: readonly Origin[]): string {
  return from.length === 0 ? kind : `${kind} (${originNames(judge, book, from)})`;
}

function originNames(
  judge: JudgeWords,
  { sources, readingName }: BookWords,
  origins: readonly Origin[],
): string {
  const names = origins.map((origin) =>
    Object.hasOwn(sources, origin)
      ? sources[origin as keyof typeof sources].name
      : readingName(Number(origin.slice(1))),
  );
  return judge.several(names);
}

function indented(text: string): string {
  return wrap(`${INDENT}${text}`, terminalColumns(), INDENT);
}
