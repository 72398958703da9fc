import { type Evening, type EveningEntry, replayEvening } from '@nain-jaune/engine';

/** The changed entries of an evening, and the number of later entries that no longer fit. */
export interface Change {
  readonly entries: readonly EveningEntry[];
  readonly lost: number;
}

function fitting(evening: Evening, entries: readonly EveningEntry[]): Change {
  const { steps } = replayEvening({ ...evening, entries });
  return { entries: entries.slice(0, steps.length), lost: entries.length - steps.length };
}

/** Returns the indices at which the deal of an entry and the next deal begin. */
function dealAround(entries: readonly EveningEntry[], index: number): readonly [number, number] {
  const begins = entries.findLastIndex(({ type }, at) => type === 'anted' && at <= index);
  const next = entries.findIndex(({ type }, at) => type === 'anted' && at > index);
  return [begins, next < 0 ? entries.length : next];
}

/** Removes an entry. Removing an ante removes its whole deal. */
export function without(evening: Evening, index: number): Change {
  const { entries } = evening;
  const [from, to] = entries[index]?.type === 'anted' ? dealAround(entries, index) : [index, index + 1];
  return fitting(evening, entries.toSpliced(from, to - from));
}

export function replaced(evening: Evening, index: number, entry: EveningEntry): Change {
  return fitting(evening, evening.entries.with(index, entry));
}
