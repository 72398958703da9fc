/** The six rulesets of rules.md, "The rulesets": the table, cell by cell. */
import type { Ruleset } from './ruleset.ts';

/** The column `lindor-1789`. The other columns are given by their differences from it. */
const lindor: Ruleset = {
  id: 'lindor-1789',
  players: [3, 4, 5, 6, 7, 8],
  play: 'clockwise',
  dealTo: 'anticlockwise',
  firstDealer: 'lot',
  nextDealer: 'right',
  hand: 'table',
  packet: 3,
  honours: [
    { card: 'Td', stake: 1 },
    { card: 'Jc', stake: 2 },
    { card: 'Qs', stake: 3 },
    { card: 'Kh', stake: 4 },
    { card: '7d', stake: 5 },
  ],
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
  end: { deals: null, target: null, minutes: null },
};

const avantcoureur: Ruleset = {
  ...lindor,
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
  end: { deals: { 3: 12, 5: 10 }, target: null, minutes: null },
};

const famille: Ruleset = {
  ...lindor,
  id: 'famille',
  players: [4, 5, 6, 7, 8],
  play: 'anticlockwise',
  firstDealer: 'highest-card',
  continuing: 'compulsory',
  announcing: 'automatic',
  payment: 'cards',
  opera: { when: 'unopposed', sweeps: true, factor: 1 },
};

const gelberZwerg: Ruleset = {
  ...lindor,
  id: 'gelber-zwerg',
  stall: 'next-rank',
  missedHonour: 'bete',
  opera: { when: 'first-chance', sweeps: true, factor: 1 },
};

const yellowDwarf: Ruleset = {
  ...lindor,
  id: 'yellow-dwarf',
  nextDealer: 'left',
  continuing: 'compulsory',
  missedHonour: 'bete',
  acePoints: 10,
  opera: { when: 'unopposed', sweeps: true, factor: 1 },
  end: { deals: null, target: 250, minutes: null },
};

const court: Ruleset = {
  ...lindor,
  id: 'nain-jaune-court',
  dealTo: 'clockwise',
  nextDealer: 'left',
  hand: 'all',
  packet: 1,
  honours: [
    { card: 'Td', stake: 1 },
    { card: 'Jc', stake: 2 },
    { card: 'Qh', stake: 3 },
    { card: 'Ks', stake: 4 },
    { card: '7d', stake: 5 },
  ],
  counters: 50,
  firstLead: 'lowest',
  continuing: 'compulsory',
  heldHonour: 'nothing',
  payment: 'cards',
  opera: null,
};

export const SIX_RULESETS: readonly Ruleset[] = [
  avantcoureur,
  lindor,
  famille,
  gelberZwerg,
  yellowDwarf,
  court,
];
