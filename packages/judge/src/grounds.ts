import { nearestRuleset, RULESET_IDS, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import type { Fact, JudgedKey, Origin, SourceId } from './topicPlan.ts';

/** What a rule of the book is based on: its sources, its sources with our reading, or our reading alone. */
type BookKind = 'book' | 'mixed' | 'reading';

/** What the value of a key is based on. */
export interface Ground {
  readonly key: JudgedKey;
  /**
   * `book`, `mixed` and `reading`: the value of the nearest ruleset of the book. `elsewhere`: the value of another ruleset. `variant`: a
   * value that a source mentions besides its own. `otherReading`: another reading of a source. `house`: in no source.
   */
  readonly kind: BookKind | 'elsewhere' | 'variant' | 'otherReading' | 'house';
  /** The rulesets of the book that have this value. */
  readonly rulesets: readonly RulesetId[];
  readonly from: readonly Origin[];
}

/** What a rule without a key is based on. */
export interface FactGround {
  readonly fact: Fact;
  readonly kind: BookKind;
  /** The origins of the rule in the nearest ruleset of the book. */
  readonly from: readonly Origin[];
}

const SOURCES: Readonly<Record<RulesetId, readonly SourceId[]>> = {
  'avantcoureur-1760': ['S0', 'S2'],
  'lindor-1789': ['S0'],
  famille: ['S1'],
  'gelber-zwerg': ['S2'],
  'yellow-dwarf': ['S3'],
  'nain-jaune-court': ['S4'],
};

type Cells = Readonly<Partial<Record<JudgedKey | Fact, readonly Origin[]>>>;

/** Keys on which the sources of most rulesets are silent. Two factors of a payment occur in the rules of 1760 only. */
const SILENT: Cells = { debts: ['R7'], factors: [], bete: ['R8'], cut: ['R1'] };

/** The keys that are not based on all sources of their ruleset alone. Empty: another key makes the value meaningless. */
const ORIGINS: Readonly<Record<RulesetId, Cells>> = {
  'avantcoureur-1760': {
    ...SILENT,
    factors: ['R15'],
    firstDealer: ['R1'],
    nextDealer: ['R1'],
    counters: ['R3'],
    continuing: ['S0', 'S2', 'R16'],
    stall: ['S0', 'S2', 'R13'],
    dwarf: ['S0', 'S2', 'R5'],
    opera: ['S0', 'S2', 'R6'],
    eldest: ['S0'],
    without: ['S0'],
    leftInBoxes: ['S0', 'S2', 'R1'],
    ruin: ['R1'],
    winner: ['R10'],
  },
  'lindor-1789': { ...SILENT, play: ['S0', 'R20'], opera: ['S0', 'R6'], talon: ['S0', 'R1'], cut: ['S0'] },
  famille: {
    ...SILENT,
    nextDealer: ['R1'],
    packet: ['R1'],
    ante: ['S1', 'R1'],
    counters: ['R3'],
    firstLead: ['R1'],
    stall: ['S1', 'R17'],
    hocs: ['R1'],
    dwarf: ['R1'],
    announcing: ['R1'],
    missedHonour: [],
    acePoints: [],
    opera: ['S1', 'R22'],
    end: ['R1'],
    kings: ['R1'],
    talon: ['S1', 'R1'],
    ruin: ['R1'],
    winner: ['R10'],
  },
  'gelber-zwerg': {
    ...SILENT,
    firstLead: ['R1'],
    continuing: ['S2', 'R16'],
    stall: ['S2', 'R4'],
    missedHonour: ['S2', 'R18'],
    acePoints: ['S2', 'R1'],
    opera: ['S2', 'R6'],
    cut: ['S2'],
    end: ['R1'],
    eldest: ['R1'],
    talon: ['S2', 'R1'],
    ruin: ['R1'],
    winner: ['R10'],
  },
  'yellow-dwarf': {
    ...SILENT,
    dealTo: ['R1'],
    packet: ['R1'],
    firstDealer: ['R1'],
    nextDealer: ['R1'],
    ante: ['S3', 'R1'],
    continuing: ['S3', 'R16'],
    counters: ['S3', 'R3'],
    hocs: ['R1'],
    dwarf: ['R1'],
    opera: ['S3', 'R6'],
    end: ['S3', 'R1'],
    ace: ['S3', 'R1'],
    eldest: ['R1'],
    leftInBoxes: ['S3', 'R1'],
    talon: ['R1'],
    ruin: ['R1'],
    winner: ['R10'],
  },
  'nain-jaune-court': {
    ...SILENT,
    bete: [],
    players: ['R1'],
    firstDealer: ['R1'],
    hand: ['R2'],
    continuing: ['S4', 'R16'],
    stall: ['S4', 'R17'],
    hocs: ['R1'],
    dwarf: ['R1'],
    announcing: ['S4', 'R1'],
    heldHonour: ['R1'],
    acePoints: [],
    opera: ['R1'],
    without: ['R1'],
    kings: ['R1'],
    talon: ['R1'],
  },
};

/** A value that a source or a reading mentions besides its own. */
interface Variant {
  readonly from: readonly Origin[];
  /** The rulesets that the variant belongs to, by default all. */
  readonly of?: readonly RulesetId[];
  has(ruleset: Ruleset): boolean;
}

const VARIANTS: Readonly<Partial<Record<JudgedKey, readonly Variant[]>>> = {
  continuing: [
    {
      from: ['R16'],
      of: ['avantcoureur-1760', 'yellow-dwarf', 'nain-jaune-court'],
      has: ({ continuing }) => continuing === 'optional',
    },
    { from: ['R16'], of: ['gelber-zwerg'], has: ({ continuing }) => continuing === 'compulsory' },
  ],
  stall: [
    { from: ['S2'], has: ({ stall }) => stall === 'lead' },
    { from: ['R17'], of: ['famille'], has: ({ stall }) => stall === 'next-rank' },
  ],
  missedHonour: [
    { from: ['R18'], of: ['gelber-zwerg'], has: ({ missedHonour }) => missedHonour === 'stays' },
  ],
  players: [{ from: ['R23'], has: ({ players }) => players.includes(2) }],
  firstDealer: [{ from: ['R23'], has: ({ firstDealer }) => firstDealer === 'chosen' }],
  opera: [
    { from: ['R6'], of: ['lindor-1789'], has: ({ opera }) => opera?.when === 'first-lead' },
    { from: ['R22'], of: ['famille'], has: ({ opera }) => opera?.when === 'first-chance' },
  ],
  payment: [{ from: ['S2'], has: ({ payment }) => payment === 'cards' }],
  counters: [
    { from: ['S0', 'S2'], has: ({ counters }) => counters >= 50 && counters <= 120 },
    { from: ['S3', 'S4'], has: ({ counters }) => counters >= 50 },
  ],
  end: [
    { from: ['S0'], has: ({ end }) => end.deals !== null || end.minutes !== null },
    { from: ['S3'], has: ({ end }) => end.target !== null },
  ],
  dwarf: [{ from: ['R5'], has: ({ dwarf }) => dwarf === 'stands-for-wanted' }],
  factors: [{ from: ['R15'], has: ({ factors }) => factors === 'highest' }],
  bete: [{ from: ['R8'], has: ({ bete }) => bete === 'stake' }],
  debts: [{ from: ['R7'], has: ({ debts }) => debts }],
};

/** The origins of a key or a fact in a ruleset of the book. */
export function originsOf(id: RulesetId, rule: JudgedKey | Fact): readonly Origin[] {
  return ORIGINS[id][rule] ?? SOURCES[id];
}

/** What the value of a key is based on. */
export function groundOf(ruleset: Ruleset, key: JudgedKey): Ground {
  const base = nearestRuleset(ruleset);
  const having = RULESET_IDS.filter(
    (id) => isSame(RULESETS[id][key], ruleset[key]) && originsOf(id, key).length > 0,
  );
  if (having.includes(base)) {
    const from = originsOf(base, key);
    return { key, kind: bookKind(from), rulesets: [base], from };
  }
  const named = variantOrigins(ruleset, base, key);
  const from = [...new Set([...having.flatMap((id) => originsOf(id, key)), ...named])].sort(inOrder);
  return { key, kind: having.length > 0 ? 'elsewhere' : changedKind(named), rulesets: having, from };
}

/** What a fact is based on. House rules do not change facts. */
export function factGroundOf(ruleset: Ruleset, fact: Fact): FactGround {
  const from = originsOf(nearestRuleset(ruleset), fact);
  return { fact, kind: bookKind(from), from };
}

function variantOrigins(ruleset: Ruleset, base: RulesetId, key: JudgedKey): readonly Origin[] {
  return (VARIANTS[key] ?? [])
    .filter(({ of = RULESET_IDS, has }) => of.includes(base) && has(ruleset))
    .flatMap(({ from }) => from);
}

function bookKind(from: readonly Origin[]): BookKind {
  if (!from.some(isSource)) return 'reading';
  return from.every(isSource) ? 'book' : 'mixed';
}

function changedKind(named: readonly Origin[]): Ground['kind'] {
  if (named.length === 0) return 'house';
  return named.some(isSource) ? 'variant' : 'otherReading';
}

function isSource(origin: Origin): origin is SourceId {
  return origin.startsWith('S');
}

/** Sources before readings, each by its number. */
function inOrder(one: Origin, other: Origin): number {
  return Number(isSource(other)) - Number(isSource(one)) || Number(one.slice(1)) - Number(other.slice(1));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
