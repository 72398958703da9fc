import { type Area, JETON, printable, type Size } from './geometry.ts';

/** Most valuable first. */
export const COUNTER_KINDS = ['contrat', 'fiche', 'jeton'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];
/** The number of counters of each kind. */
export type CounterSet = Readonly<Record<CounterKind, number>>;

export const WORTH = { contrat: 10, fiche: 5, jeton: 1 } as const satisfies CounterSet;
/** Printed sizes in millimetres. */
export const COUNTER_SIZES = {
  contrat: { width: 36, height: 27.36 },
  fiche: { width: 42, height: 12 },
  jeton: { width: JETON, height: JETON },
} as const satisfies Readonly<Record<CounterKind, Size>>;

/** Maximum number for a player. Larger sums are noted on paper. */
const MOST = { contrat: 40, fiche: 20, jeton: 30 } as const satisfies CounterSet;
/** Space for cutting, in millimetres. */
const GAP = 2;

/**
 * Returns a player's counters in the proportion of old sets: 120 are five contrats, ten fiches and twenty jetons. Very large
 * sums are capped at a handy number.
 */
export function setOf(counters: number): CounterSet {
  const fiche = Math.min(Math.floor(counters / 12), MOST.fiche);
  const small = Math.min(Math.ceil(counters / 6), MOST.jeton);
  const contrat = Math.min(
    Math.floor((counters - fiche * WORTH.fiche - small) / WORTH.contrat),
    MOST.contrat,
  );
  const rest = counters - contrat * WORTH.contrat - fiche * WORTH.fiche;
  return { contrat, fiche, jeton: Math.min(rest, MOST.jeton + WORTH.contrat - 1) };
}

export function worthOf(set: CounterSet): number {
  return COUNTER_KINDS.reduce((sum, kind) => sum + set[kind] * WORTH[kind], 0);
}

export interface PlacedCounter extends Area {
  readonly kind: CounterKind;
}

/** A row of counters of one kind. */
interface Row {
  readonly kind: CounterKind;
  readonly count: number;
}

function perRowOf(kind: CounterKind, width: number): number {
  return Math.floor((width + GAP) / (COUNTER_SIZES[kind].width + GAP));
}

function rowsOf(kind: CounterKind, count: number, width: number): Row[] {
  const perRow = perRowOf(kind, width);
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) => ({
    kind,
    count: Math.min(perRow, count - row * perRow),
  }));
}

/** Places a row. Partial rows start at the left edge of the centred full rows. */
function placeRow({ kind, count }: Row, area: Area, y: number): PlacedCounter[] {
  const { width, height } = COUNTER_SIZES[kind];
  const full = perRowOf(kind, area.width) * (width + GAP) - GAP;
  const left = area.x + (area.width - full) / 2;
  return Array.from({ length: count }, (_, index) => ({
    kind,
    x: left + index * (width + GAP),
    y,
    width,
    height,
  }));
}

/** Returns the sheets for a number of players, in rows to cut along. */
export function counterSheets(set: CounterSet, players: number, paper: Size): PlacedCounter[][] {
  const area = printable(paper);
  const rows = COUNTER_KINDS.flatMap((kind) => rowsOf(kind, set[kind] * players, area.width));
  const sheets: PlacedCounter[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rows) {
    const { height } = COUNTER_SIZES[row.kind];
    if (y + height > area.y + area.height) {
      sheets.push([]);
      y = area.y;
    }
    sheets.at(-1)?.push(...placeRow(row, area, y));
    y += height + GAP;
  }
  return sheets;
}
