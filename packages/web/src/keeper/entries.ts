import { type Evening, type EveningEntry, replayEvening } from '@nain-jaune/engine';

/** A change of the entries of an evening, and how many later ones it costs because they no longer fit. */
export interface Change {
  readonly entries: readonly EveningEntry[];
  readonly lost: number;
}

/** The entries as far as they fit one another. */
function fitting(evening: Evening, entries: readonly EveningEntry[]): Change {
  const { steps } = replayEvening({ ...evening, entries });
  return { entries: entries.slice(0, steps.length), lost: entries.length - steps.length };
}

/** Where the deal that an entry belongs to begins, and where the next one does. */
function dealAround(entries: readonly EveningEntry[], index: number): readonly [number, number] {
  const begins = entries.findLastIndex(({ type }, at) => type === 'anted' && at <= index);
  const next = entries.findIndex(({ type }, at) => type === 'anted' && at > index);
  return [begins, next < 0 ? entries.length : next];
}

/** Without one entry; without an ante there is none of its deal. */
export function without(evening: Evening, index: number): Change {
  const { entries } = evening;
  const [from, to] = entries[index]?.type === 'anted' ? dealAround(entries, index) : [index, index + 1];
  return fitting(evening, entries.toSpliced(from, to - from));
}

/** With another entry in the place of one. */
export function replaced(evening: Evening, index: number, entry: EveningEntry): Change {
  return fitting(evening, evening.entries.with(index, entry));
}
