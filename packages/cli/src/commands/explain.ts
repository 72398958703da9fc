import type { Ruleset } from '@nain-jaune/engine';
import { type Ground, isTopicId, JUDGE_PARTS, type Origin, TOPIC_IDS, type TopicId } from '@nain-jaune/judge';
import type { BookWords, HouseWords, JudgeAnswer, JudgeTopic, JudgeWords } from '@nain-jaune/words';
import type { Command } from 'commander';
import { nearest } from '../nearest.ts';
import type { Shell } from '../shell.ts';
import { printable, terminalColumns, wrap } from '../terminal/width.ts';
import { UsageError } from '../usageError.ts';
import { makeCommand } from './makeCommand.ts';
import { optionFor } from './options.ts';
import { rulesetOf } from './rulesetOptions.ts';

interface Options {
  readonly json?: boolean;
  readonly set?: readonly string[];
}

const INDENT = '  ';
const MOST_SUGGESTIONS = 3;

interface Texts {
  readonly judge: JudgeWords;
  readonly book: BookWords;
  readonly house: HouseWords;
}

interface ShortAnswer extends JudgeTopic {
  readonly sentences: readonly string[];
}

/** `nain rules explain`: answers a question of a real table by a ruleset. */
export function explainCommand(shell: Shell): Command {
  return makeCommand(shell, 'explain', 'rulesExplain', [
    ['nain rules explain famille', 'rulesExplainAll'],
    ['nain rules explain famille nobody-follows', 'rulesExplain'],
  ])
    .argument('<rules>', shell.cli.options.rulesName)
    .argument('[topic...]', shell.cli.options.topic)
    .addOption(optionFor(shell, '--set <changes...>', 'set'))
    .addOption(optionFor(shell, '--json', 'json'))
    .action(async (rules: string, topic: readonly string[], { json = false, set = [] }: Options) => {
      const ruleset = rulesetOf(shell, { rules, set });
      const { chapters } = shell.words;
      const [judge, book, house] = await Promise.all([chapters.judge(), chapters.book(), chapters.house()]);
      const asked = topic.join(' ');
      const found = /\s/.test(asked) ? judge.find(asked) : [];
      const text =
        asked === '' || found.length > 0
          ? explainSeveral(shell, judge, ruleset, found, json)
          : explainOne(
              shell,
              { judge, book, house },
              judge.answer(namedTopic(shell, judge, asked), ruleset),
              json,
            );
      await shell.output.out(`${text}\n`);
    });
}

/** Parses the name of a situation. Throws a `UsageError` with suggestions. */
function namedTopic({ cli }: Shell, judge: JudgeWords, text: string): TopicId {
  if (isTopicId(text)) return text;
  const near = nearest(text, TOPIC_IDS);
  const meant = [...new Set([...(near === undefined ? [] : [near]), ...judge.find(text)])].slice(
    0,
    MOST_SUGGESTIONS,
  );
  const message = printable(cli.unknownTopic(text));
  throw new UsageError(meant.length === 0 ? message : `${message} ${cli.didYouMean(meant.join(', '))}`);
}

/** The situations found, best first, or all of them in their parts if none are given. */
function explainSeveral(
  shell: Shell,
  judge: JudgeWords,
  ruleset: Ruleset,
  found: readonly TopicId[],
  asJson: boolean,
): string {
  const all = judge.topics.map((topic) => ({ ...topic, sentences: judge.sentences(topic.id, ruleset) }));
  const chosen = found.flatMap((id) => all.filter((topic) => topic.id === id));
  if (asJson) return JSON.stringify(found.length > 0 ? chosen : all, null, 2);
  if (found.length > 0) return chosen.map((topic) => topicText(shell, topic)).join('\n');
  return JUDGE_PARTS.map((part) => {
    const topics = all.filter((topic) => topic.part === part);
    return [shell.paint('dim', judge.parts[part]), ...topics.map((topic) => topicText(shell, topic))].join(
      '\n',
    );
  }).join('\n\n');
}

function topicText({ paint }: Shell, { id, question, sentences }: ShortAnswer): string {
  const title = wrap(`${paint('cyan', id)}  ${paint('bold', question)}`, terminalColumns(), INDENT);
  return `${title}\n${indented(sentences.join(' '))}`;
}

function explainOne(shell: Shell, texts: Texts, answer: JudgeAnswer, asJson: boolean): string {
  if (asJson) return JSON.stringify(answer, null, 2);
  const { paint } = shell;
  const { judge } = texts;
  return [
    wrap(paint('bold', answer.question), terminalColumns()),
    indented(answer.sentences.join(' ')),
    paint('bold', judge.restsOn),
    ...(answer.isUnsourced ? [indented(judge.noSource)] : []),
    ...answer.grounds.map((ground) => {
      const label = texts.house.keyInWords(ground.key);
      return indented(judge.labelled(label, basisText(texts, kindOf(shell, judge, ground), ground.from)));
    }),
    ...answer.facts.map(({ fact, kind, from }) =>
      indented(judge.labelled(judge.facts[fact], basisText(texts, judge.grounds[kind], from))),
    ),
    ...(answer.readings.length > 0
      ? [indented(judge.labelled(judge.readingsToo, originNames(texts, answer.readings)))]
      : []),
    ...othersOf(shell, judge, answer),
  ].join('\n');
}

function othersOf(
  { words, paint }: Shell,
  judge: JudgeWords,
  { others, isUnsourced }: JudgeAnswer,
): string[] {
  if (isUnsourced) return [];
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

/** @example basisText(texts, 'original rule', ['S3']) // 'original rule (English rules sheet)' */
function basisText(texts: Texts, kind: string, from: readonly Origin[]): string {
  return from.length === 0 ? kind : `${kind} (${originNames(texts, from)})`;
}

function originNames({ judge, book }: Texts, origins: readonly Origin[]): string {
  const sourceNames = new Map<string, string>(
    Object.entries(book.sources).map(([id, { name }]) => [id, name]),
  );
  return judge.several(
    origins.map((origin) => sourceNames.get(origin) ?? book.readingName(Number(origin.slice(1)))),
  );
}

function indented(text: string): string {
  return wrap(`${INDENT}${text}`, terminalColumns(), INDENT);
}
