import { makeCardText, type Seat, type ViewEvent } from '@nain-jaune/engine';

/** Start or end of a flight. */
export type Anchor =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'box'; readonly box: number };

/** A movement caused by an event. `step`: index of its step in the plan. */
export type Motion =
  /** From a hand to the run. `isHeld`: it empties a box or ends the deal, and is shown large. */
  | {
      readonly type: 'card';
      readonly step: number;
      readonly card: string;
      readonly seat: Seat;
      readonly isHeld: boolean;
    }
  | {
      readonly type: 'counters';
      readonly step: number;
      readonly from: Anchor;
      readonly to: Anchor;
      readonly counters: number;
    }
  /** A box whose honour was not announced. */
  | { readonly type: 'shake'; readonly step: number; readonly box: number }
  /** All hands are dealt, those of other seats seen from behind. `sizes`: by seat. */
  | {
      readonly type: 'deal';
      readonly step: number;
      readonly dealer: Seat;
      readonly sizes: readonly number[];
    };

/** Consecutive events of these types share a step. */
const TOGETHER: ReadonlySet<ViewEvent['type']> = new Set(['anted', 'paid', 'beted']);

/** Plans the movements for events, in their order. */
export function planMotion(events: readonly ViewEvent[]): Motion[] {
  const motions: Motion[] = [];
  let step = -1;
  let last: ViewEvent['type'] | null = null;
  for (const [index, event] of events.entries()) {
    const isNext = event.type !== last || !TOGETHER.has(event.type);
    const made = motionsOf(event, isNext ? step + 1 : step, isHeldBefore(events[index + 1]));
    if (made.length === 0) continue;
    if (isNext) step++;
    last = event.type;
    motions.push(...made);
  }
  return motions;
}

function isHeldBefore(next: ViewEvent | undefined): boolean {
  return next?.type === 'swept' || next?.type === 'ended';
}

function motionsOf(event: ViewEvent, step: number, isHeld: boolean): Motion[] {
  const seat = (at: Seat): Anchor => ({ type: 'seat', seat: at });
  const box = (at: number): Anchor => ({ type: 'box', box: at });
  const fly = (from: Anchor, to: Anchor, counters: number): Motion[] =>
    counters === 0 ? [] : [{ type: 'counters', step, from, to, counters }];
  switch (event.type) {
    case 'laid':
      return [{ type: 'card', step, card: makeCardText(event.card), seat: event.seat, isHeld }];
    case 'dealt':
      return [{ type: 'deal', step, dealer: event.dealer, sizes: event.sizes }];
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
