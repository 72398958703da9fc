import {
  type Card,
  type ChoiceKey,
  type OperaRule,
  type Problem,
  parseCardText,
  type Ruleset,
} from '@nain-jaune/engine';
import type { HouseLabels } from './languages/en/house.ts';
import { type EndPhrases, endCauses } from './rulesetWords.ts';

/** The path of a key without the index in a list. */
export type RulePath =
  | Exclude<keyof Ruleset, 'honours' | 'opera' | 'end'>
  | 'honours'
  | 'honours.card'
  | 'honours.stake'
  | 'opera'
  | 'opera.when'
  | 'opera.sweeps'
  | 'opera.factor'
  | 'end'
  | 'end.deals'
  | 'end.target'
  | 'end.minutes';

/** The hints of the editor. A key whose title and values say enough has none. */
export type Hints = Readonly<Partial<Record<RulePath, string>>> &
  Readonly<Record<'id' | 'honours' | 'counters' | 'end.target' | 'end.minutes', string>>;

/** The titles of the keys of a ruleset. */
export interface KeyPhrases {
  readonly keys: Readonly<Record<RulePath, string>>;
  /** The title for an entry of a list, counted from 1: `Honour: stake (3)`. */
  numbered(title: string, number: number): string;
  /** The title for a number of players: `Number of deals (3 players)`. */
  forPlayers(title: string, players: string): string;
}

/** The path of a problem of the ruleset that house rules change. */
const BASE = 'base';

/** The topics of the editor, in order. */
export const HOUSE_TOPICS = ['table', 'deal', 'board', 'play', 'honours', 'settlement', 'end'] as const;
export type HouseTopic = (typeof HOUSE_TOPICS)[number];

type InWords<Value extends string | number | boolean> = Readonly<Record<`${Value}`, string>>;

/** The values of each {@link ChoiceKey} in a few words. */
export type ValueWords = { readonly [Key in ChoiceKey]: InWords<Ruleset[Key]> } & {
  readonly 'opera.when': InWords<OperaRule['when']>;
  readonly 'opera.sweeps': InWords<OperaRule['sweeps']>;
  readonly 'opera.factor': InWords<OperaRule['factor']>;
};

/** The keys whose values can contradict each other. */
export type ConflictKey = 'stall' | 'dwarf' | 'honours' | 'counters' | 'end.target';
/** The fields that are typed. */
export type TypedKey = 'id' | 'players' | 'stake' | 'counters' | 'deals' | 'target' | 'minutes';

/** The editor of house rules. */
export interface HouseWords extends HouseLabels {
  /** The values of keys in a few words. */
  readonly values: ValueWords;
  readonly noOpera: string;
  /** A problem of the edited ruleset, and its solution. */
  problemInWords(problem: Problem): string;
  /** A problem of rules from a link or a file, with its place. */
  ruleProblem(problem: Problem): string;
  /** A short title for the path of a key such as `honours[2].stake`. An unknown path is returned as it is. */
  keyInWords(path: string): string;
  /** The value of a key in a few words. */
  valueInWords(key: keyof Ruleset, ruleset: Ruleset): string;
}

/** The phrases for problems of rules from a link or a file. */
export interface BrokenPhrases {
  at(place: string, problem: string): string;
  readonly missing: string;
  readonly newer: string;
  readonly twice: string;
  readonly draft: string;
  readonly unknownKey: string;
  wrongValue(found: string, allowed: string): string;
  /** A text that is not a change. */
  noChange(found: string): string;
  noRuleset(found: string): string;
  quoted(value: string): string;
  /** The allowed values of the keys that are not in {@link ValueWords}. */
  readonly allowed: Readonly<Record<Exclude<RulePath, keyof ValueWords>, string>>;
}

/** The texts and phrases from which {@link makeHouse} makes {@link HouseWords}. */
export interface HousePhrases extends EndPhrases {
  readonly values: ValueWords;
  readonly noOpera: string;
  readonly conflicts: Readonly<Record<ConflictKey, (expected: string) => string>>;
  readonly wrong: Readonly<Record<TypedKey, string>>;
  readonly broken: BrokenPhrases;
  players(...players: readonly number[]): string;
  number(value: number): string;
  /** When an opera is made, and its reward. */
  opera(when: string, reward: string): string;
  readonly rewards: Readonly<Record<'sweeps' | 'double' | 'both' | 'nothing', string>>;
  or(parts: readonly string[]): string;
}

export function makeHouse(
  labels: HouseLabels,
  phrases: HousePhrases,
  cardSign: (card: Card) => string,
  keys: KeyPhrases,
): HouseWords {
  const titleOf = (path: string) => keyInWords(keys, path);
  const ruleProblem = (problem: Problem) => ruleProblemInWords(phrases, titleOf, problem);
  return {
    ...labels,
    values: phrases.values,
    noOpera: phrases.noOpera,
    ruleProblem,
    problemInWords: (problem) => problemInWords(phrases, problem) ?? ruleProblem(problem),
    keyInWords: titleOf,
    valueInWords: (key, ruleset) => valueInWords(phrases, cardSign, key, ruleset),
  };
}

function problemInWords({ conflicts, wrong, number }: HousePhrases, problem: Problem): string | undefined {
  const { code, path, expected } = problem;
  if (code === 'conflict' && isKeyOf(conflicts, path))
    return conflicts[path](number(Number(/\d+/.exec(expected)?.[0] ?? 0)));
  const field = path.split(/[.[\]]+/).find((part) => isKeyOf(wrong, part));
  return field === undefined ? undefined : wrong[field];
}

function ruleProblemInWords(
  phrases: HousePhrases,
  titleOf: (path: string) => string,
  problem: Problem,
): string {
  const { broken } = phrases;
  const { path } = problem;
  const found = problem.found.replace(/^"(.*)"$/s, '$1');
  if (path === '') return broken.noChange(found);
  if (path === BASE) return broken.noRuleset(found);
  return broken.at(titleOf(path), withoutPlace(phrases, problem, found));
}

function withoutPlace(phrases: HousePhrases, problem: Problem, found: string): string {
  const { broken } = phrases;
  switch (problem.code) {
    case 'conflict':
      return problemInWords(phrases, problem) ?? '';
    case 'newer-version':
      return broken.newer;
    case 'duplicate-key':
      return broken.twice;
    case 'draft-version':
      return broken.draft;
    case 'missing':
      return broken.missing;
    case 'unknown-key':
      return broken.unknownKey;
    case 'wrong-value':
      return broken.wrongValue(found, allowedInWords(phrases, problem.path));
  }
}

function allowedInWords({ broken, values, or }: HousePhrases, path: string): string {
  const key = path.replace(/\[\d+\]/, '').replace(/^(end\.deals)\..*/, '$1');
  if (isKeyOf(values, key)) return or(Object.values(values[key]).map((value) => broken.quoted(value)));
  return isKeyOf(broken.allowed, key) ? broken.allowed[key] : '';
}

function isKeyOf<Texts extends object>(texts: Texts, key: string): key is keyof Texts & string {
  return Object.hasOwn(texts, key);
}

function valueInWords(
  phrases: HousePhrases,
  cardSign: (card: Card) => string,
  key: keyof Ruleset,
  ruleset: Ruleset,
): string {
  switch (key) {
    case 'id':
      return ruleset.id;
    case 'players':
      return phrases.players(...ruleset.players);
    case 'counters':
      return phrases.number(ruleset.counters);
    case 'honours':
      return ruleset.honours
        .map(({ card, stake }) => `${signOf(card, cardSign)}\u00a0${phrases.number(stake)}`)
        .join(', ');
    case 'opera':
      return operaInWords(phrases, ruleset.opera);
    case 'end':
      return phrases.or(endCauses(ruleset.end, phrases));
    default:
      return choiceInWords(phrases.values[key], ruleset[key]);
  }
}

function choiceInWords(words: Readonly<Record<string, string>>, value: string | number | boolean): string {
  return words[String(value)] ?? String(value);
}

function signOf(text: string, cardSign: (card: Card) => string): string {
  const card = parseCardText(text);
  return card === undefined ? text : cardSign(card);
}

function operaInWords({ values, opera, noOpera, rewards }: HousePhrases, rule: OperaRule | null): string {
  if (rule === null) return noOpera;
  const double = rule.factor === 2;
  const reward = rule.sweeps ? (double ? 'both' : 'sweeps') : double ? 'double' : 'nothing';
  return opera(values['opera.when'][rule.when], rewards[reward]);
}

function keyInWords(phrases: KeyPhrases, path: string): string {
  const [, list = '', index, key = ''] = /^(\w+)(?:\[(\d+)\])?(\.\w+)?$/.exec(path) ?? [];
  const deals = /^end\.deals\.(\d)$/.exec(path)?.[1];
  if (deals !== undefined) return phrases.forPlayers(phrases.keys['end.deals'], deals);
  const name = `${list}${key}`;
  const title = isKeyOf(phrases.keys, name) ? phrases.keys[name] : path;
  return index === undefined ? title : phrases.numbered(title, Number(index) + 1);
}
