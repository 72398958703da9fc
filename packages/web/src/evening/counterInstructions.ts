import type { GameEvent, GameView, Seat } from '@nain-jaune/engine';

/** The counters of a box. */
interface BoxPart {
  readonly box: number;
  readonly counters: number;
}

/** The counters that a player pays. */
interface SeatPart {
  readonly seat: Seat;
  readonly counters: number;
  /** Whether these are all that the player has, although more is owed. */
  readonly isRest: boolean;
}

/** What the players do with real counters. No amount is zero. */
export type CounterInstruction =
  /** Everyone takes counters for a new game. */
  | { readonly type: 'start'; readonly counters: number }
  /** Each of these players puts the stakes into the boxes. */
  | { readonly type: 'ante'; readonly seats: readonly Seat[]; readonly stakes: readonly number[] }
  | {
      readonly type: 'take';
      readonly seat: Seat;
      readonly boxes: readonly BoxPart[];
      readonly opera: boolean;
    }
  | {
      readonly type: 'pay';
      readonly reason: 'hand' | 'hoc';
      readonly to: Seat;
      readonly from: readonly SeatPart[];
    }
  | { readonly type: 'put'; readonly seat: Seat; readonly box: number; readonly counters: number }
  /** An honour was laid unannounced, so its box stays. */
  | { readonly type: 'leave'; readonly seat: Seat; readonly box: number };

/** Instructions that the players follow together: the ante, what a card moves, or the settlement. */
export type CounterStep = readonly CounterInstruction[];

/** Returns the steps of the deal in a view, in order. The last is the present one. */
export function counterSteps({ deal, rules, start }: GameView): CounterStep[] {
  if (deal === null) return [];
  const begin: CounterInstruction[] =
    deal.number === 1 && start === undefined ? [{ type: 'start', counters: rules.counters }] : [];
  const [ante = [], ...others] = splitAtLays(deal.events).map(instructionsOf);
  return [begin, ante, ...others].filter(({ length }) => length > 0);
}

/** A part of its own for each laid card and what comes of it. The settlement follows the last card. */
function splitAtLays(events: readonly GameEvent[]): GameEvent[][] {
  const parts: GameEvent[][] = [[]];
  for (const event of events) {
    if (event.type === 'laid') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

function instructionsOf(events: readonly GameEvent[]): CounterInstruction[] {
  const instructions: CounterInstruction[] = [];
  for (const next of events.flatMap(instructionOf)) {
    const last = instructions.at(-1);
    const joined = last === undefined ? null : joinedOf(last, next);
    if (joined === null) instructions.push(next);
    else instructions[instructions.length - 1] = joined;
  }
  return instructions;
}

function instructionOf(event: GameEvent): CounterInstruction[] {
  switch (event.type) {
    case 'anted':
      return [{ type: 'ante', seats: [event.seat], stakes: event.stakes }];
    case 'missed':
      return [{ type: 'leave', seat: event.seat, box: event.box }];
    case 'swept':
    case 'paid':
    case 'beted':
      return event.counters === 0 ? [] : [movementOf(event)];
    default:
      return [];
  }
}

function movementOf(event: Extract<GameEvent, { type: 'swept' | 'paid' | 'beted' }>): CounterInstruction {
  const { counters } = event;
  switch (event.type) {
    case 'swept':
      return { type: 'take', seat: event.seat, boxes: [{ box: event.box, counters }], opera: event.opera };
    case 'paid':
      return {
        type: 'pay',
        reason: event.reason,
        to: event.to,
        from: [{ seat: event.from, counters, isRest: counters < event.owed }],
      };
    case 'beted':
      return { type: 'put', seat: event.seat, box: event.box, counters };
  }
}

/** Joins two instructions that are said in one sentence, or returns null. */
function joinedOf(last: CounterInstruction, next: CounterInstruction): CounterInstruction | null {
  if (last.type === 'ante' && next.type === 'ante')
    return last.stakes.join() === next.stakes.join()
      ? { ...last, seats: [...last.seats, ...next.seats] }
      : null;
  if (last.type === 'take' && next.type === 'take')
    return last.seat === next.seat && last.opera && next.opera
      ? { ...last, boxes: [...last.boxes, ...next.boxes] }
      : null;
  if (last.type === 'pay' && next.type === 'pay')
    return last.to === next.to && last.reason === next.reason
      ? { ...last, from: [...last.from, ...next.from] }
      : null;
  return null;
}

/** The amount that each player pays if all others pay the same; else null. */
export function sharedAmount(from: readonly SeatPart[], players: number): number | null {
  const [first] = from;
  const isSame = from.every(({ counters, isRest }) => counters === first?.counters && !isRest);
  return from.length === players - 1 && isSame ? (first?.counters ?? null) : null;
}

export function sumOfParts(parts: readonly { readonly counters: number }[]): number {
  return parts.reduce((sum, { counters }) => sum + counters, 0);
}
