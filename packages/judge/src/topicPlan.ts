import { DWARF, makeCardText, type Ruleset } from '@nain-jaune/engine';

/** The sources of the rules, as numbered in docs/rules.md. */
export const SOURCE_IDS = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;
export type SourceId = (typeof SOURCE_IDS)[number];

/** Our readings, which settle what the sources leave open, as numbered in docs/rules.md. */
export const READING_IDS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const),
  ...(['R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14'] as const),
  ...(['R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21', 'R22', 'R23'] as const),
] as const;
export type ReadingId = (typeof READING_IDS)[number];

/** What a passage of the rule book or an answer of the judge is based on. */
export type Origin = SourceId | ReadingId;

/** The keys of a ruleset that can decide an answer: all but its id. */
export type JudgedKey = Exclude<keyof Ruleset, 'id'>;

/** Rules without a key, because they are the same in all rulesets. Not every source states them. */
export const FACTS = [
  ...(['kings', 'ace', 'eldest', 'lastCard', 'leftInBoxes', 'talon', 'ruin', 'winner'] as const),
  ...(['cut', 'without'] as const),
] as const;
export type Fact = (typeof FACTS)[number];

/** The groups of situations, in the order of a game. */
export const JUDGE_PARTS = ['start', 'play', 'honours', 'dwarf', 'paying', 'opera', 'end', 'table'] as const;
export type JudgePart = (typeof JUDGE_PARTS)[number];

/** A situation without its texts: the keys that decide it, and the sentences of the answer. */
export interface TopicPlan<Keys extends readonly JudgedKey[], Sentence extends string> {
  readonly part: JudgePart;
  readonly keys: Keys;
  /** Returns the keys of the sentences of the answer. It reads no other keys of the ruleset than `keys`. */
  readonly sentences: (rules: Pick<Ruleset, Keys[number]>) => readonly Sentence[];
  /** The facts and readings that a sentence is based on, besides the keys. */
  readonly from: { readonly [S in Sentence]?: readonly (Fact | ReadingId)[] };
}

export function topic<const Keys extends readonly JudgedKey[], const Sentence extends string>(
  part: JudgePart,
  keys: Keys,
  sentences: (rules: Pick<Ruleset, Keys[number]>) => readonly Sentence[],
  from: { readonly [S in NoInfer<Sentence>]?: readonly (Fact | ReadingId)[] } = {},
): TopicPlan<Keys, Sentence> {
  return { part, keys, sentences, from };
}

/** The sentences, if the condition holds. */
export function when<const Sentence extends string>(
  holds: boolean,
  ...sentences: readonly Sentence[]
): readonly Sentence[] {
  return holds ? sentences : [];
}

/** The honours that are kings. */
export function kingsAmong({ honours }: Pick<Ruleset, 'honours'>): readonly string[] {
  return honours.map(({ card }) => card).filter((card) => card.startsWith('K'));
}

export function dwarfHasBox({ honours }: Pick<Ruleset, 'honours'>): boolean {
  return honours.some(({ card }) => card === makeCardText(DWARF));
}
