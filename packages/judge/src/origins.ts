/** The five sources of the rules, as docs/rules.md numbers them. */
export const SOURCE_IDS = ['S0', 'S1', 'S2', 'S3', 'S4'] as const;
/** A source of the rules. */
export type SourceId = (typeof SOURCE_IDS)[number];

/** The readings, which settle what the sources leave open. */
export const READING_IDS = [
  ...(['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'] as const),
  ...(['R8', 'R9', 'R10', 'R11', 'R12', 'R13', 'R14'] as const),
  ...(['R15', 'R16', 'R17', 'R18', 'R19', 'R20', 'R21'] as const),
] as const;
/** A reading. */
export type ReadingId = (typeof READING_IDS)[number];

/** What a passage of the rule book or an answer of the judge rests on. */
export type Origin = SourceId | ReadingId;
