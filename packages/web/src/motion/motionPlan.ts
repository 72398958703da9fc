import { makeCardText, type Seat, type ViewEvent } from '@nain-jaune/engine';

/** A place at the table that things fly from and to. */
export type Anchor =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'box'; readonly box: number };

/** One thing that moves because of an event; `step`: how many steps of the plan go before it. */
export type Motion =
  /** A card goes from a hand to the run. */
  | { readonly type: 'card'; readonly step: number; readonly card: string; readonly seat: Seat }
  /** Counters change hands, or go into a box or out of it. */
  | {
      readonly type: 'counters';
      readonly step: number;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly counters: number;
    }
  /** A box is shaken: its honour was laid in silence. */
  | { readonly type: 'shake'; readonly step: number; readonly box: number }
  /** The hand of one's own is dealt. */
  | { readonly type: 'hand'; readonly step: number };

/** The events of which several happen at once, in one step. */
const TOGETHER: ReadonlySet<ViewEvent['type']> = new Set(['anted', 'paid', 'beted']);

/** What moves because of events, in their order: what is of one kind and happens together moves together. */
export function planMotion(events: readonly ViewEvent[]): Motion[] {
  const motions: Motion[] = [];
  let step = -1;
  let last: ViewEvent['type'] | null = null;
  for (const event of events) {
    const isNext = event.type !== last || !TOGETHER.has(event.type);
    const made = motionsOf(event, isNext ? step + 1 : step);
    if (made.length === 0) continue;
    if (isNext) step++;
    last = event.type;
    motions.push(...made);
  }
  return motions;
}

function motionsOf(event: ViewEvent, step: number): Motion[] {
  const seat = (at: Seat): Anchor => ({ type: 'seat', seat: at });
  const box = (at: number): Anchor => ({ type: 'box', box: at });
  const fly = (from: Anchor, to: Anchor, counters: number): Motion[] =>
    counters === 0 ? [] : [{ type: 'counters', step, from, to, counters }];
  switch (event.type) {
    case 'laid':
      return [{ type: 'card', step, card: makeCardText(event.card), seat: event.seat }];
    case 'picked-up':
      return [{ type: 'hand', step }];
    case 'missed':
      return [{ type: 'shake', step, box: event.box }];
    case 'swept':
      return fly(box(event.box), seat(event.seat), event.counters);
    case 'paid':
      return fly(seat(event.from), seat(event.to), event.counters);
    case 'beted':
      return fly(seat(event.seat), box(event.box), event.counters);
    case 'anted':
      return event.stakes.flatMap((stake, at) => fly(seat(event.seat), box(at), stake));
    default:
      return [];
  }
}
