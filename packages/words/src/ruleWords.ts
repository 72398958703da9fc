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

/** The rules in words. */
export interface RuleWords {
  /** A ruleset in full sentences, topic by topic, all of them unless some are named; those that do not arise in it are left out. */
  rulesInWords(ruleset: Ruleset, topics?: readonly RuleTopic[]): RuleInWords[];
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

/** The words for the rules. */
export interface RulePhrases {
  readonly topics: Readonly<Record<RuleTopic, string>>;
  /** What a ruleset says about a topic; the empty text where the topic does not arise in it. */
  readonly texts: Readonly<Record<RuleTopic, (ruleset: Ruleset) => string>>;
}

/** The words of a language for the rules, made of its phrases. */
export function makeRuleWords(phrases: RulePhrases): RuleWords {
  return {
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

/** The sizes of the hands with so many players: one, or two where the pack does not divide. */
export function handSizes(ruleset: Ruleset, players: number): number[] {
  return distinct(compileRules(ruleset, players).handSizes);
}

/** What one ante costs. */
export function anteOf({ honours }: Pick<Ruleset, 'honours'>): number {
  return sumOf(honours.map(({ stake }) => stake));
}

/** The card of an honour. */
export function cardOf(text: string): Card {
  return parseCardText(text) ?? DWARF;
}

/** Whether the dwarf has a box on the board, as it does in all six rulesets. */
export function hasDwarfBox({ honours }: Ruleset): boolean {
  return honours.some(({ card }) => card === makeCardText(DWARF));
}
