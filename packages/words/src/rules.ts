import {
  type Card,
  compileRules,
  DWARF,
  makeCardText,
  parseCardText,
  type Ruleset,
} from '@nain-jaune/engine';
import { distinct, sumOf } from './grammar.ts';

/** What the rules say about one topic. */
export interface RuleInWords {
  /** The topic's title: `Continuing a run`. */
  readonly topic: string;
  /** The rule in full sentences. */
  readonly text: string;
}

/** The rulesets and their keys in words. */
export interface RuleWords {
  /** The name of a ruleset; of one with house rules, that of its parent and that it has them; else its id. */
  rulesetName(id: string): string;
  /** One of the six rulesets in one line; the empty text for any other. */
  rulesetStory(id: string): string;
  /** A ruleset in full sentences, topic by topic, all of them unless some are named; those that do not arise in it are left out. */
  rulesInWords(ruleset: Ruleset, topics?: readonly RuleTopic[]): RuleInWords[];
  /** A short title for a key of the contract: `end.deals`, `honours[2].stake`; the path itself where it is none. */
  keyInWords(path: string): string;
}

/** The topics of a ruleset, in the order in which they are told. */
export const RULE_TOPICS = [
  'players',
  'counters',
  'honours',
  'dealer',
  'deal',
  'ante',
  'direction',
  'firstLead',
  'run',
  'continuing',
  'stall',
  'stops',
  'dwarf',
  'announcing',
  'missedHonour',
  'hocs',
  'payment',
  'heldHonour',
  'opera',
  'debts',
  'end',
] as const;
/** A topic of a ruleset. */
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** The keys of the contract by path, an index in a list left out. */
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

/** The words for the rules. */
export interface RulePhrases {
  /** The names of the rulesets, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The stories of the rulesets, by id. */
  readonly stories: Readonly<Record<string, string>>;
  /** A ruleset of this name with changes. */
  changed(name: string): string;
  readonly topics: Readonly<Record<RuleTopic, string>>;
  /** What a ruleset says about a topic; the empty text where the topic does not arise in it. */
  readonly texts: Readonly<Record<RuleTopic, (ruleset: Ruleset) => string>>;
  readonly keys: Readonly<Record<RulePath, string>>;
  /** A key of one entry of a list, counted from 1: `Honour: stake (3)`. */
  numbered(title: string, number: number): string;
  /** A key for one number of players: `Number of deals (3 players)`. */
  forPlayers(title: string, players: string): string;
}

/** What the engine's house rules add to the id of the ruleset they change. */
const HOUSE = '-house';

/** The words of a language for the rules, made of its phrases. */
export function makeRuleWords(phrases: RulePhrases): RuleWords {
  return {
    rulesetName: (id) => nameOf(phrases, id),
    rulesetStory: (id) => phrases.stories[id] ?? '',
    rulesInWords: (ruleset, topics = RULE_TOPICS) =>
      topics
        .map((topic) => ({
          topic: phrases.topics[topic],
          text: phrases.texts[topic](ruleset),
        }))
        .filter(({ text }) => text !== ''),
    keyInWords: (path) => keyInWords(phrases, path),
  };
}

function nameOf(phrases: RulePhrases, id: string): string {
  if (Object.hasOwn(phrases.names, id)) return phrases.names[id] ?? id;
  const parent = id.endsWith(HOUSE) ? phrases.names[id.slice(0, -HOUSE.length)] : undefined;
  return parent === undefined ? id : phrases.changed(parent);
}

function keyInWords(phrases: RulePhrases, path: string): string {
  const [, list = '', index, key = ''] = /^(\w+)(?:\[(\d+)\])?(\.\w+)?$/.exec(path) ?? [];
  const deals = /^end\.deals\.(\d)$/.exec(path)?.[1];
  if (deals !== undefined) return phrases.forPlayers(phrases.keys['end.deals'], deals);
  const title = (phrases.keys as Readonly<Record<string, string>>)[`${list}${key}`] ?? path;
  return index === undefined ? title : phrases.numbered(title, Number(index) + 1);
}

/** The sizes of the hands with so many players: one, or two where the pack does not divide. */
export function handSizes(ruleset: Ruleset, players: number): number[] {
  return distinct(compileRules(ruleset, players).handSizes);
}

/** What one ante costs. */
export function anteOf(ruleset: Ruleset): number {
  return sumOf(ruleset.honours.map(({ stake }) => stake));
}

/** The first and last of a list of neighbouring numbers, or null where numbers are missing in between. */
export function spanOf(numbers: readonly number[]): readonly [number, number] | null {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return numbers.length > 2 && last - first === numbers.length - 1 ? [first, last] : null;
}

/** The card of an honour. */
export function cardOf(text: string): Card {
  return parseCardText(text) ?? DWARF;
}

/** Whether the dwarf has a box on the board, as it does in all six rulesets. */
export function hasDwarfBox({ honours }: Ruleset): boolean {
  return honours.some(({ card }) => card === makeCardText(DWARF));
}
