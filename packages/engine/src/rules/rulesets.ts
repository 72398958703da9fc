import type { HonourStake, Ruleset } from './ruleset.ts';

/** The names of the six rulesets, oldest first. Codes of rules store the index, so a new name comes last. */
export const RULESET_IDS = [
  'avantcoureur-1760',
  'lindor-1789',
  'famille',
  'gelber-zwerg',
  'yellow-dwarf',
  'nain-jaune-court',
] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** The default ruleset of page, server and command line. */
export const DEFAULT_RULESET_ID: RulesetId = 'famille';

export function isRulesetId(text: string): text is RulesetId {
  return (RULESET_IDS as readonly string[]).includes(text);
}

function stakes(...cards: readonly string[]): HonourStake[] {
  return cards.map((card, index) => ({ card, stake: index + 1 }));
}

const UNTIL_RUIN = { deals: null, target: null, minutes: null } as const;

/** The modern rules of 1789 (S0), the base of the others. */
const LINDOR: Ruleset = {
  id: 'lindor-1789',
  players: [3, 4, 5, 6, 7, 8],
  play: 'clockwise',
  dealTo: 'anticlockwise',
  firstDealer: 'lot',
  nextDealer: 'right',
  hand: 'table',
  packet: 3,
  honours: stakes('Td', 'Jc', 'Qs', 'Kh', '7d'),
  ante: 'everyone',
  counters: 120,
  run: 'rank',
  firstLead: 'any',
  continuing: 'optional',
  stall: 'lead',
  hocs: false,
  dwarf: 'plain',
  announcing: 'required',
  missedHonour: 'stays',
  heldHonour: 'bete',
  payment: 'points',
  acePoints: 1,
  heldDwarfFactor: 1,
  opera: { when: 'unopposed', sweeps: true, factor: 1 },
  factors: 'multiply',
  bete: 'box',
  debts: false,
  end: UNTIL_RUIN,
};

/** The first rules, of 1760 (S0, S2): runs within a suit, hocs, a wild dwarf. */
const AVANTCOUREUR: Ruleset = {
  ...LINDOR,
  id: 'avantcoureur-1760',
  players: [3, 5],
  play: 'anticlockwise',
  packet: 1,
  ante: 'dealer',
  run: 'suit',
  continuing: 'compulsory',
  hocs: true,
  dwarf: 'stop',
  heldDwarfFactor: 2,
  opera: { when: 'unopposed', sweeps: false, factor: 2 },
  end: { ...UNTIL_RUIN, deals: { '3': 12, '5': 10 } },
};

/** The French family rules (S1). */
const FAMILLE: Ruleset = {
  ...LINDOR,
  id: 'famille',
  players: [4, 5, 6, 7, 8],
  play: 'anticlockwise',
  firstDealer: 'highest-card',
  continuing: 'compulsory',
  announcing: 'automatic',
  payment: 'cards',
};

/** The modern rules in German (S2): after a stall the next rank is wanted. */
const GELBER_ZWERG: Ruleset = {
  ...LINDOR,
  id: 'gelber-zwerg',
  stall: 'next-rank',
  missedHonour: 'bete',
  opera: { when: 'first-chance', sweeps: true, factor: 1 },
};

/** The English rules sheet (S3): a target, and aces of ten points. */
const YELLOW_DWARF: Ruleset = {
  ...LINDOR,
  id: 'yellow-dwarf',
  nextDealer: 'left',
  continuing: 'compulsory',
  missedHonour: 'bete',
  acePoints: 10,
  end: { ...UNTIL_RUIN, target: 250 },
};

/** The short French rules (S4): the whole pack is dealt, the lowest card leads, no bêtes. */
const NAIN_JAUNE_COURT: Ruleset = {
  ...LINDOR,
  id: 'nain-jaune-court',
  dealTo: 'clockwise',
  nextDealer: 'left',
  hand: 'all',
  packet: 1,
  honours: stakes('Td', 'Jc', 'Qh', 'Ks', '7d'),
  counters: 50,
  firstLead: 'lowest',
  continuing: 'compulsory',
  heldHonour: 'nothing',
  payment: 'cards',
  opera: null,
};

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  'avantcoureur-1760': AVANTCOUREUR,
  'lindor-1789': LINDOR,
  famille: FAMILLE,
  'gelber-zwerg': GELBER_ZWERG,
  'yellow-dwarf': YELLOW_DWARF,
  'nain-jaune-court': NAIN_JAUNE_COURT,
};
