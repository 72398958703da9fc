import { nearestRuleset, RULESET_IDS, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import type { Origin, SourceId } from '../book/structure.ts';
import type { JudgedKey } from './structure.ts';

/** What the value of one key rests on. */
export interface Ground {
  readonly key: JudgedKey;
  /**
   * `book`: it is so in the ruleset that these rules were made from. `elsewhere`: it was changed to what other rulesets
   * have. `variant`: to what a source or a reading names beside its own rules. `house`: to what no source has.
   */
  readonly kind: 'book' | 'elsewhere' | 'variant' | 'house';
  /** The rulesets that have this value and are meant. */
  readonly rulesets: readonly RulesetId[];
  /** The sources and readings that say so. */
  readonly from: readonly Origin[];
}

/** The sources of each ruleset. */
const SOURCES: Readonly<Record<RulesetId, readonly SourceId[]>> = {
  'avantcoureur-1760': ['S0', 'S2'],
  'lindor-1789': ['S0'],
  famille: ['S1'],
  'gelber-zwerg': ['S2'],
  'yellow-dwarf': ['S3'],
  'nain-jaune-court': ['S4'],
};

type Cells = Readonly<Partial<Record<JudgedKey, readonly Origin[]>>>;

/** What no source says: debts, the two factors together, and what a bête adds. */
const UNSAID: Cells = { debts: ['R7'], factors: ['R15'], bete: ['R8'] };

/** The cells of the table of rulesets that rest on a reading, alone or besides their source. */
const READ: Readonly<Record<RulesetId, Cells>> = {
  'avantcoureur-1760': {
    ...UNSAID,
    counters: ['R3'],
    continuing: ['S0', 'S2', 'R16'],
    dwarf: ['S0', 'S2', 'R5'],
    opera: ['S0', 'S2', 'R6'],
  },
  'lindor-1789': { ...UNSAID, play: ['S0', 'R20'], opera: ['S0', 'R6'] },
  famille: {
    ...UNSAID,
    nextDealer: ['R1'],
    packet: ['R1'],
    counters: ['R3'],
    stall: ['S1', 'R17'],
    opera: ['S1', 'R6'],
    end: ['R1'],
  },
  'gelber-zwerg': {
    ...UNSAID,
    continuing: ['S2', 'R16'],
    stall: ['S2', 'R4'],
    missedHonour: ['S2', 'R18'],
    opera: ['S2', 'R6'],
    end: ['R1'],
  },
  'yellow-dwarf': {
    ...UNSAID,
    dealTo: ['R1'],
    packet: ['R1'],
    firstDealer: ['R1'],
    nextDealer: ['R1'],
    opera: ['S3', 'R6'],
    end: ['S3', 'R1'],
  },
  'nain-jaune-court': {
    ...UNSAID,
    players: ['R1'],
    firstDealer: ['R1'],
    hand: ['S4', 'R2'],
    stall: ['S4', 'R17'],
  },
};

/** A value that a source or a reading names beside what it plays. */
interface Variant {
  readonly from: readonly Origin[];
  has(ruleset: Ruleset): boolean;
}

/** The variants that are named, by key. */
const VARIANTS: Readonly<Partial<Record<JudgedKey, readonly Variant[]>>> = {
  continuing: [{ from: ['R16'], has: ({ continuing }) => continuing === 'compulsory' }],
  stall: [
    { from: ['S2'], has: ({ stall }) => stall === 'lead' },
    { from: ['R17'], has: ({ stall }) => stall === 'next-rank' },
  ],
  missedHonour: [{ from: ['R18'], has: ({ missedHonour }) => missedHonour === 'stays' }],
  payment: [{ from: ['S2'], has: ({ payment }) => payment === 'cards' }],
  counters: [
    { from: ['S0'], has: ({ counters }) => counters >= 50 && counters <= 120 },
    { from: ['S3'], has: ({ counters }) => counters >= 50 },
  ],
  players: [
    { from: ['S0'], has: ({ players }) => Math.min(...players) === 3 },
    { from: ['S1'], has: ({ players }) => Math.min(...players) === 4 },
  ],
  end: [
    { from: ['S0'], has: ({ end }) => end.target === null && (end.deals !== null || end.minutes !== null) },
    { from: ['S3'], has: ({ end }) => end.target !== null },
  ],
  dwarf: [{ from: ['R5'], has: ({ dwarf }) => dwarf === 'stands-for-wanted' }],
  factors: [{ from: ['R15'], has: ({ factors }) => factors === 'highest' }],
  bete: [{ from: ['R8'], has: ({ bete }) => bete === 'stake' }],
  debts: [{ from: ['R7'], has: ({ debts }) => debts }],
};

/** What says so of a key in one of the six rulesets. */
export function originsOf(id: RulesetId, key: JudgedKey): readonly Origin[] {
  return READ[id][key] ?? SOURCES[id];
}

/** What the value of a key rests on in some rules. */
export function groundOf(ruleset: Ruleset, key: JudgedKey): Ground {
  const base = nearestRuleset(ruleset);
  const having = RULESET_IDS.filter((id) => isSame(RULESETS[id][key], ruleset[key]));
  if (having.includes(base)) return { key, kind: 'book', rulesets: [base], from: originsOf(base, key) };
  const variants = (VARIANTS[key] ?? []).filter((variant) => variant.has(ruleset));
  const named = variants.flatMap(({ from }) => from);
  if (having.length > 0) {
    const from = [...new Set([...having.flatMap((id) => originsOf(id, key)), ...named])].sort();
    return { key, kind: 'elsewhere', rulesets: having, from };
  }
  return { key, kind: named.length > 0 ? 'variant' : 'house', rulesets: [], from: named };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
