import type { Ruleset } from '@nain-jaune/engine';

/** The names of the rulesets and of their keys. */
export interface RulesetWords {
  /** The name of a ruleset; of one with house rules, that of its parent and that it has them; else its id. */
  rulesetName(id: string): string;
  /** One of the six rulesets in one line; the empty text for any other. */
  rulesetStory(id: string): string;
  /** A short title for a key of the contract: `end.deals`, `honours[2].stake`; the path itself where it is none. */
  keyInWords(path: string): string;
}

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

/** The words for the names of rulesets and keys. */
export interface RulesetPhrases {
  /** The names of the rulesets, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The stories of the rulesets, by id. */
  readonly stories: Readonly<Record<string, string>>;
  /** A ruleset of this name with changes. */
  changed(name: string): string;
  readonly keys: Readonly<Record<RulePath, string>>;
  /** A key of one entry of a list, counted from 1: `Honour: stake (3)`. */
  numbered(title: string, number: number): string;
  /** A key for one number of players: `Number of deals (3 players)`. */
  forPlayers(title: string, players: string): string;
}

/** What the engine's house rules add to the id of the ruleset they change. */
const HOUSE = '-house';

/** The names of the rulesets and of their keys in a language, made of its phrases. */
export function makeRulesetWords(phrases: RulesetPhrases): RulesetWords {
  return {
    rulesetName: (id) => nameOf(phrases, id),
    rulesetStory: (id) => phrases.stories[id] ?? '',
    keyInWords: (path) => keyInWords(phrases, path),
  };
}

function nameOf(phrases: RulesetPhrases, id: string): string {
  if (Object.hasOwn(phrases.names, id)) return phrases.names[id] ?? id;
  const parent = id.endsWith(HOUSE) ? phrases.names[id.slice(0, -HOUSE.length)] : undefined;
  return parent === undefined ? id : phrases.changed(parent);
}

function keyInWords(phrases: RulesetPhrases, path: string): string {
  const [, list = '', index, key = ''] = /^(\w+)(?:\[(\d+)\])?(\.\w+)?$/.exec(path) ?? [];
  const deals = /^end\.deals\.(\d)$/.exec(path)?.[1];
  if (deals !== undefined) return phrases.forPlayers(phrases.keys['end.deals'], deals);
  const title = (phrases.keys as Readonly<Record<string, string>>)[`${list}${key}`] ?? path;
  return index === undefined ? title : phrases.numbered(title, Number(index) + 1);
}
