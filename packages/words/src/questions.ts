import type { Ruleset } from '@nain-jaune/engine';

/** The values of a ruleset that an answer sets. */
type Option = Partial<Ruleset>;

/** A question without its texts. */
export interface QuestionPlan {
  /** Whether some families do not know the answer. */
  readonly rare: 0 | 1;
  readonly options: Readonly<Record<string, Option>>;
}

const board = (queen: string, king: string): Option => ({
  honours: ['Td', 'Jc', queen, king, '7d'].map((card, index) => ({ card, stake: index + 1 })),
});
const end = (deals: Ruleset['end']['deals'], target: number | null): Option => ({
  end: { deals, target, minutes: null },
});

/**
 * The questions that find the rules of a family, the easiest to remember first. Each of the six rulesets has one answer to
 * each. What few families know is only in the editor of house rules.
 */
export const QUESTIONS = {
  forgotten: {
    rare: 0,
    options: {
      silent: { announcing: 'automatic', missedHonour: 'stays' },
      stays: { announcing: 'required', missedHonour: 'stays' },
      bete: { announcing: 'required', missedHonour: 'bete' },
    },
  },
  payment: { rare: 0, options: { cards: { payment: 'cards' }, points: { payment: 'points' } } },
  stall: { rare: 0, options: { lead: { stall: 'lead' }, skip: { stall: 'next-rank' } } },
  continuing: {
    rare: 0,
    options: { must: { continuing: 'compulsory' }, may: { continuing: 'optional' } },
  },
  run: { rare: 0, options: { ranks: { run: 'rank' }, suits: { run: 'suit' } } },
  board: { rare: 0, options: { spades: board('Qs', 'Kh'), hearts: board('Qh', 'Ks') } },
  direction: {
    rare: 0,
    options: { left: { play: 'clockwise' }, right: { play: 'anticlockwise' } },
  },
  hand: { rare: 0, options: { talon: { hand: 'table' }, all: { hand: 'all' } } },
  held: { rare: 0, options: { bete: { heldHonour: 'bete' }, nothing: { heldHonour: 'nothing' } } },
  ace: { rare: 1, options: { one: { acePoints: 1 }, ten: { acePoints: 10 } } },
  ante: { rare: 0, options: { everyone: { ante: 'everyone' }, dealer: { ante: 'dealer' } } },
  end: {
    rare: 1,
    options: { ruin: end(null, null), deals: end({ '3': 12, '5': 10 }, null), target: end(null, 250) },
  },
  lead: { rare: 1, options: { any: { firstLead: 'any' }, lowest: { firstLead: 'lowest' } } },
  hocs: { rare: 1, options: { no: { hocs: false }, yes: { hocs: true } } },
  dwarf: { rare: 1, options: { seven: { dwarf: 'plain' }, wild: { dwarf: 'stop' } } },
} as const satisfies Readonly<Record<string, QuestionPlan>>;

export type QuestionId = keyof typeof QUESTIONS;
export const QUESTION_IDS = Object.keys(QUESTIONS) as readonly QuestionId[];

export interface QuestionTexts<Id extends QuestionId> {
  readonly ask: string;
  readonly options: { readonly [Name in keyof (typeof QUESTIONS)[Id]['options']]: string };
}

export type QuestionnaireTexts = { readonly [Id in QuestionId]: QuestionTexts<Id> };
