import type { Ruleset } from '@nain-jaune/engine';

/** The names of the rulesets and of their keys. */
export interface RulesetWords {
  /** The name of a ruleset; of one with house rules, that of its parent and that it has them; else its id. */
  rulesetName(id: string): string;
  /** The name as short as there is room for above a table on a phone; of one with house rules, that of its parent; else its id. */
  rulesetShort(id: string): string;
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
  /** The names in sixteen characters at most. */
  readonly short: Readonly<Record<string, string>>;
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
    rulesetShort: (id) => entry(phrases.short, id) ?? entry(phrases.short, parentOf(id)) ?? id,
    rulesetStory: (id) => phrases.stories[id] ?? '',
    keyInWords: (path) => keyInWords(phrases, path),
  };
}

function nameOf({ names, changed }: RulesetPhrases, id: string): string {
  const parent = entry(names, parentOf(id));
  return entry(names, id) ?? (parent === undefined ? id : changed(parent));
}

/** What is said of a ruleset, and nothing that every object has. */
function entry(texts: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}

/** The ruleset that house rules change; the empty text for any other. */
function parentOf(id: string): string {
  return id.endsWith(HOUSE) ? id.slice(0, -HOUSE.length) : '';
}

function keyInWords(phrases: RulesetPhrases, path: string): string {
  const [, list = '', index, key = ''] = /^(\w+)(?:\[(\d+)\])?(\.\w+)?$/.exec(path) ?? [];
  const deals = /^end\.deals\.(\d)$/.exec(path)?.[1];
  if (deals !== undefined) return phrases.forPlayers(phrases.keys['end.deals'], deals);
  const title = entry(phrases.keys, `${list}${key}`) ?? path;
  return index === undefined ? title : phrases.numbered(title, Number(index) + 1);
}
