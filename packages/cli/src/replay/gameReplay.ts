import {
  type Card,
  type GameRecord,
  handOf,
  makeCardsText,
  makeCardText,
  type ReplayStep,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';
import { type Context, namelessSeat, shownPlayers } from '@nain-jaune/words';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';

/** A record unrolled into its steps, with the names of those who played. */
export interface GameReplay {
  readonly record: GameRecord;
  readonly steps: readonly ReplayStep[];
  readonly names: readonly string[];
  readonly context: Context;
}

/** The film of a record. */
export function makeGameReplay(
  { words }: Shell,
  record: GameRecord,
  steps: readonly ReplayStep[],
): GameReplay {
  const { players, rules } = record;
  const names = shownPlayers(players, words).map(({ name }) => printable(name));
  return { record, steps, names, context: { names, rules, you: namelessSeat(players) } };
}

/** Everyone's cards after a step, ascending. */
export function handsAfter({ game }: ReplayStep): Card[][] {
  const { deal } = game;
  if (deal === null) return [];
  return seatsOf(game.players).map((seat) => handOf(deal, seat).toSorted((a, b) => a - b));
}

/** The cards of the run on the table after a step. */
export function runAfter({ steps }: GameReplay, index: number): Card[] {
  const run: Card[] = [];
  for (let place = index; place >= 0 && steps[place]?.deal === steps[index]?.deal; place--) {
    const laid = steps[place]?.events.find((event) => event.type === 'laid');
    if (laid === undefined) continue;
    run.unshift(laid.card);
    if (laid.led) break;
  }
  return run;
}

/** The place of the first step of a deal; of the last deal where there are not so many. */
export function firstStepOfDeal({ steps }: GameReplay, deal: number): number {
  const place = steps.findIndex((step) => step.deal >= deal);
  return place < 0 ? Math.max(0, steps.length - 1) : place;
}

/** How many moves a deal of the film has. */
export function moveCount({ steps }: GameReplay, deal: number): number {
  return steps.findLast((step) => step.deal === deal)?.move ?? 0;
}

/** One step as a program reads it, cards in the notation. */
export function stepAsJson(step: ReplayStep): unknown {
  const { counters, boxes } = step.game;
  return {
    deal: step.deal,
    move: step.move,
    seat: step.seat,
    text: step.text,
    events: step.events.map(inNotation),
    hands: handsAfter(step).map(makeCardsText),
    counters,
    boxes,
  };
}

/** An event with its cards in the notation. */
function inNotation(event: ReplayStep['events'][number]): unknown {
  return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, cardsInNotation(key, value)]));
}

const CARD_KEYS: readonly string[] = ['card', 'standsFor', 'wanted', 'cards'];

function cardsInNotation(key: string, value: unknown): unknown {
  if (!CARD_KEYS.includes(key)) return value;
  if (Array.isArray(value)) return (value as Card[]).map(makeCardText);
  return value === null ? null : makeCardText(value as Card);
}

/** Who is to move after a step, or null when the deal is over. */
export function toMoveAfter({ game }: ReplayStep): Seat | null {
  const phase = game.deal?.phase;
  return phase === undefined || phase.type === 'over' ? null : phase.seat;
}
