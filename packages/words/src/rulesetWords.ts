import { type EndRule, type Ruleset, shownRulesId } from '@nain-jaune/engine';

export interface RulesetWords {
  /**
   * The name of a ruleset, or of one with a known id. House rules are named after their ruleset. Any other has its id.
   * Another number of players or length of the game is no house rule.
   */
  rulesetName(rules: Ruleset | string): string;
  /** The name in 16 characters at most, for the heading of a table on a phone. */
  rulesetShort(id: string): string;
}

export interface RulesetPhrases {
  readonly names: Readonly<Record<string, string>>;
  readonly short: Readonly<Record<string, string>>;
  /** The name of house rules, from the name of the ruleset that they change. */
  changed(name: string): string;
}

/** The suffix that house rules add to the id of their ruleset. */
const HOUSE = '-house';

export function makeRulesetWords(phrases: RulesetPhrases): RulesetWords {
  return {
    rulesetName: (rules) => nameOf(phrases, typeof rules === 'string' ? rules : shownRulesId(rules)),
    rulesetShort: (id) => entry(phrases.short, id) ?? entry(phrases.short, parentOf(id)) ?? id,
  };
}

function nameOf({ names, changed }: RulesetPhrases, id: string): string {
  const parent = entry(names, parentOf(id));
  return entry(names, id) ?? (parent === undefined ? id : changed(parent));
}

/** Reads own properties only: an id may be `constructor`. */
function entry(texts: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(texts, id) ? texts[id] : undefined;
}

/** The id of the ruleset that house rules change, or an empty text. */
function parentOf(id: string): string {
  return id.endsWith(HOUSE) ? id.slice(0, -HOUSE.length) : '';
}

/** The causes of the end of a game, each as the end of a sentence. */
export interface EndPhrases {
  deals(deals: number): string;
  dealsFor(players: string, deals: number): string;
  target(counters: number): string;
  minutes(minutes: number): string;
  readonly ruin: string;
}

export function endCauses({ deals, target, minutes }: EndRule, phrases: EndPhrases): string[] {
  return [
    ...dealCauses(deals, phrases),
    ...(target === null ? [] : [phrases.target(target)]),
    ...(minutes === null ? [] : [phrases.minutes(minutes)]),
    phrases.ruin,
  ];
}

function dealCauses(deals: EndRule['deals'], phrases: EndPhrases): string[] {
  if (deals === null) return [];
  if (typeof deals === 'number') return [phrases.deals(deals)];
  return Object.entries(deals).map(([players, count]) => phrases.dealsFor(players, count));
}
