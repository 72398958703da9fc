/** The ruleset of rules.md, "Contract: the ruleset as JSON". */
import { sum } from './values.ts';

/** A box of the board: the card shown on it and its stake. */
export interface Honour {
  card: string;
  stake: number;
}

/** When going out at once is an opera (R6), and its reward. */
export interface Opera {
  when: 'unopposed' | 'first-chance' | 'first-lead';
  sweeps: boolean;
  factor: 1 | 2;
}

/** What ends a game besides ruin; null for no such limit. */
export interface End {
  deals: null | number | { [players: string]: number };
  target: null | number;
  minutes: null | number;
}

export type Direction = 'clockwise' | 'anticlockwise';

/** A whole ruleset. */
export interface Ruleset {
  id: string;
  players: number[];
  play: Direction;
  dealTo: Direction;
  firstDealer: 'lot' | 'highest-card' | 'chosen';
  nextDealer: 'left' | 'right';
  hand: 'table' | 'all';
  packet: 1 | 3;
  honours: Honour[];
  ante: 'everyone' | 'dealer';
  counters: number;
  run: 'rank' | 'suit';
  firstLead: 'any' | 'lowest';
  continuing: 'optional' | 'compulsory';
  stall: 'lead' | 'next-rank';
  hocs: boolean;
  dwarf: 'plain' | 'stop' | 'stands-for-wanted';
  announcing: 'required' | 'automatic';
  missedHonour: 'stays' | 'bete';
  heldHonour: 'bete' | 'nothing';
  payment: 'points' | 'cards';
  acePoints: 1 | 10;
  heldDwarfFactor: 1 | 2;
  opera: null | Opera;
  factors: 'multiply' | 'highest';
  bete: 'box' | 'stake';
  debts: boolean;
  end: End;
}

/** The sum of the five stakes: the ante of one player. */
export function anteOf(rules: Pick<Ruleset, 'honours'>): number {
  return sum(rules.honours.map(({ stake }) => stake));
}
