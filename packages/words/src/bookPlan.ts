import { type Origin, SOURCE_IDS } from '@nain-jaune/judge';

/** The kind of a passage. `terms` is a list of words and their meanings. */
export type BlockKind = 'text' | 'list' | 'steps' | 'example' | 'terms';

interface PassagePlan {
  readonly kind: BlockKind;
  readonly from: readonly Origin[];
  /** Cards drawn next to the passage. */
  readonly cards?: readonly string[];
}

const ALL = SOURCE_IDS;
const OLD_PRINTS = ['S0', 'S2'] as const;

/** The sections and passages of the rule book with their origins. Each language has a text for every passage. */
export const BOOK_PLAN = {
  history: {
    tale: { kind: 'text', from: OLD_PRINTS },
    nancy: { kind: 'text', from: OLD_PRINTS },
    print: { kind: 'text', from: OLD_PRINTS },
    lindor: { kind: 'text', from: OLD_PRINTS },
    kin: { kind: 'text', from: ['S1'] },
    fashion: { kind: 'text', from: ['S0', 'S1', 'S2'] },
    chance: { kind: 'text', from: OLD_PRINTS },
  },
  game: {
    aim: { kind: 'text', from: ALL },
    boxes: { kind: 'text', from: ALL },
    course: { kind: 'steps', from: ALL },
    two: { kind: 'text', from: OLD_PRINTS },
  },
  board: {
    pack: { kind: 'text', from: [...ALL, 'R1'] },
    places: { kind: 'text', from: ['S0', 'S1', 'S2', 'S3'], cards: ['Kh', 'Qs', '7d', 'Jc', 'Td'] },
    other: { kind: 'text', from: ['S4'], cards: ['Qh', 'Ks'] },
    bare: { kind: 'text', from: OLD_PRINTS },
    pieces: { kind: 'text', from: ['S0', 'S2', 'S3'] },
    bank: { kind: 'list', from: [...ALL, 'R3'] },
  },
  ante: {
    stakes: { kind: 'text', from: [...ALL, 'R1'] },
    who: { kind: 'text', from: [...ALL, 'R1'] },
    example: { kind: 'example', from: [] },
    whole: { kind: 'text', from: ['S0', 'S4', 'R1', 'R10'] },
  },
  deal: {
    first: { kind: 'text', from: ['S0', 'S1', 'S2', 'R1', 'R23'] },
    sizes: { kind: 'list', from: ['S0', 'S1', 'S2', 'S3', 'R23'] },
    way: { kind: 'text', from: [...ALL, 'R1', 'R19'] },
    talon: { kind: 'text', from: ['S0', 'S1', 'S2', 'R1'] },
    everything: { kind: 'text', from: ['R2'] },
    next: { kind: 'text', from: ['S0', 'S2', 'S4', 'R1'] },
  },
  play: {
    turn: { kind: 'text', from: [...ALL, 'R1', 'R20'] },
    lead: { kind: 'text', from: ['S0', 'S2', 'S3', 'S4', 'R1'] },
    run: { kind: 'text', from: ALL },
    example: { kind: 'example', from: [], cards: ['4s', '5d', '6c'] },
    suit: { kind: 'text', from: ALL, cards: ['4s', '5s', '6s'] },
    duty: { kind: 'list', from: [...ALL, 'R12', 'R16'] },
    king: { kind: 'text', from: ['S0', 'S2', 'S3', 'R1'] },
    stall: { kind: 'text', from: [...ALL, 'R17'] },
    skip: { kind: 'text', from: ['S2', 'R4'] },
    hidden: { kind: 'text', from: ['S0', 'S1', 'S2', 'R13'] },
    out: { kind: 'text', from: ALL },
  },
  honours: {
    sweep: { kind: 'text', from: [...ALL, 'R1'], cards: ['Qs'] },
    forgotten: { kind: 'list', from: ['S0', 'S2', 'S3', 'S4', 'R18'] },
    last: { kind: 'text', from: ['R14'] },
    held: { kind: 'text', from: ['S0', 'S1', 'S2', 'S3', 'R1'] },
  },
  hocs: {
    what: { kind: 'text', from: OLD_PRINTS },
    kinds: { kind: 'list', from: OLD_PRINTS, cards: ['Qs', 'Jc', 'Td', '7d', 'Ks', 'Kh', 'Kd', 'Kc'] },
    pay: { kind: 'text', from: ['S0', 'S2', 'R21'] },
    once: { kind: 'text', from: ['R9'] },
  },
  dwarf: {
    plain: { kind: 'text', from: [...ALL, 'R1'], cards: ['7d'] },
    wild: { kind: 'text', from: ['S0', 'S2', 'R5'] },
    example: { kind: 'example', from: [], cards: ['9s', '7d'] },
    place: { kind: 'text', from: ['R5'] },
  },
  settlement: {
    order: { kind: 'steps', from: ['R7', 'R8'] },
    pay: { kind: 'list', from: [...ALL, 'R1', 'R15'] },
    example: { kind: 'example', from: [], cards: ['As', '3h', '7c', 'Jd'] },
    bete: { kind: 'text', from: ['S0', 'S1', 'S2', 'S3', 'R8'] },
    beteExample: { kind: 'example', from: [], cards: ['Qs'] },
    short: { kind: 'text', from: ['R7'] },
  },
  opera: {
    what: { kind: 'text', from: ['S0', 'S1', 'S2', 'S3', 'R6', 'R22'] },
    reward: { kind: 'list', from: ['S0', 'S1', 'S2', 'S3', 'R1'] },
    example: { kind: 'example', from: ['R6', 'R22'] },
  },
  end: {
    ruin: { kind: 'text', from: ['S0', 'S4', 'R1', 'R10'] },
    limits: { kind: 'list', from: ['S0', 'S2', 'S3', 'R1', 'R11'] },
    win: { kind: 'text', from: ['S0', 'S4', 'R10'] },
  },
  calls: {
    why: { kind: 'text', from: ['S0', 'S1', 'S2', 'S3'] },
    said: { kind: 'terms', from: ['S0', 'S1', 'S2', 'S3', 'R21'] },
  },
  terms: {
    list: { kind: 'terms', from: [] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PassagePlan>>>>;

/** The name of a section, which is part of its address. */
export type SectionId = keyof typeof BOOK_PLAN;

type Content<Kind extends BlockKind> = Kind extends 'list' | 'steps'
  ? readonly string[]
  : Kind extends 'terms'
    ? readonly (readonly [term: string, meaning: string])[]
    : string;

type BlocksOf<Section> = {
  readonly [Name in keyof Section]: Section[Name] extends { readonly kind: infer Kind extends BlockKind }
    ? Content<Kind>
    : never;
};

export type SectionTexts<Id extends SectionId> = { readonly title: string } & {
  readonly blocks: BlocksOf<(typeof BOOK_PLAN)[Id]>;
};

export type BookTexts = { readonly [Id in SectionId]: SectionTexts<Id> };
