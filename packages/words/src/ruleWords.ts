import {
  type Card,
  compileRules,
  DWARF,
  makeCardText,
  parseCardText,
  RULESETS,
  type Ruleset,
} from '@nain-jaune/engine';
import { distinct, sumOf } from './grammar.ts';

export interface RuleInWords {
  /** The title of the topic: `Continuing a run`. */
  readonly topic: string;
  /** The rule in full sentences. */
  readonly text: string;
}

/** A rule in a short sentence, and what belongs to it. */
export interface RuleInBrief {
  readonly line: string;
  readonly more: string;
}

export interface RuleWords {
  /** The rule of a topic in brief. */
  ruleInBrief(ruleset: Ruleset, topic: BriefTopic): RuleInBrief;
  /** A ruleset in full sentences, by topic. Topics that do not apply to it are left out. */
  rulesInWords(ruleset: Ruleset, topics?: readonly RuleTopic[]): RuleInWords[];
}

/** The topics of a ruleset, in order. */
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
export type RuleTopic = (typeof RULE_TOPICS)[number];

/** The topics that are enough to play, in order. */
export const BRIEF_TOPICS = [
  'run',
  'continuing',
  'announcing',
  'stops',
  'payment',
] as const satisfies RuleTopic[];
export type BriefTopic = (typeof BRIEF_TOPICS)[number];

export interface RulePhrases {
  readonly brief: Readonly<Record<BriefTopic, (ruleset: Ruleset) => RuleInBrief>>;
  readonly topics: Readonly<Record<RuleTopic, string>>;
  /** The rule of a topic, or an empty text if the topic does not apply to the ruleset. */
  readonly texts: Readonly<Record<RuleTopic, (ruleset: Ruleset) => string>>;
}

export function makeRuleWords(phrases: RulePhrases): RuleWords {
  return {
    ruleInBrief: (ruleset, topic) => phrases.brief[topic](ruleset),
    rulesInWords: (ruleset, topics = RULE_TOPICS) =>
      topics
        .map((topic) => ({
          topic: phrases.topics[topic],
          text: phrases.texts[topic](ruleset),
        }))
        .filter(({ text }) => text !== ''),
  };
}

/** Whether a payment can be doubled for a held dwarf and for an opera at once (R15). */
export function mayBothDouble({
  opera,
  heldDwarfFactor,
}: Pick<Ruleset, 'opera' | 'heldDwarfFactor'>): boolean {
  return opera?.factor === 2 && heldDwarfFactor === 2;
}

/** The sizes of the hands: one, or two if the pack does not divide by the number of players. */
export function handSizes({ hand }: Pick<Ruleset, 'hand'>, players: number): number[] {
  const rules = { ...RULESETS['lindor-1789'], hand, players: [players] };
  return distinct(compileRules(rules, players).handSizes).sort((a, b) => a - b);
}

/** The counters of one ante. */
export function anteOf({ honours }: Pick<Ruleset, 'honours'>): number {
  return sumOf(honours.map(({ stake }) => stake));
}

export function cardOf(text: string): Card {
  return parseCardText(text) ?? DWARF;
}

/** The honours but the dwarf as in the corners of their cards: `10♦ J♣ Q♠ K♥`. */
export function otherHonours({ honours }: Ruleset, signOf: (card: Card) => string): string {
  const others = honours.map(({ card }) => cardOf(card)).filter((card) => card !== DWARF);
  return others.map(signOf).join(' ');
}

/** Whether the dwarf has a box on the board, as in all six rulesets. */
export function hasDwarfBox({ honours }: Ruleset): boolean {
  return honours.some(({ card }) => card === makeCardText(DWARF));
}
