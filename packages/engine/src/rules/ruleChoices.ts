/**
 * The values of each key of a ruleset that offers a choice: the parser, the codes of rules, the form of house rules and the types
 * read them here. A code of rules stores the place of a value, so a new one comes last and needs a new version of the codes.
 */
export const RULE_CHOICES = {
  play: ['clockwise', 'anticlockwise'],
  dealTo: ['clockwise', 'anticlockwise'],
  firstDealer: ['lot', 'highest-card', 'chosen'],
  nextDealer: ['left', 'right'],
  hand: ['table', 'all'],
  packet: [1, 3],
  ante: ['everyone', 'dealer'],
  run: ['rank', 'suit'],
  firstLead: ['any', 'lowest'],
  continuing: ['optional', 'compulsory'],
  stall: ['lead', 'next-rank'],
  hocs: [false, true],
  dwarf: ['plain', 'stop', 'stands-for-wanted'],
  announcing: ['required', 'automatic'],
  missedHonour: ['stays', 'bete'],
  heldHonour: ['bete', 'nothing'],
  payment: ['points', 'cards'],
  acePoints: [1, 10],
  heldDwarfFactor: [1, 2],
  factors: ['multiply', 'highest'],
  bete: ['box', 'stake'],
  debts: [false, true],
} as const;

/** The same of the keys of an opera. */
export const OPERA_CHOICES = {
  when: ['unopposed', 'first-chance', 'first-lead'],
  sweeps: [false, true],
  factor: [1, 2],
} as const;

/** A key of a ruleset that offers a choice. */
export type ChoiceKey = keyof typeof RULE_CHOICES;

/** A value of such a key. */
export type RuleChoice<Key extends ChoiceKey> = (typeof RULE_CHOICES)[Key][number];

/** A value of a key of an opera. */
export type OperaChoice<Key extends keyof typeof OPERA_CHOICES> = (typeof OPERA_CHOICES)[Key][number];
