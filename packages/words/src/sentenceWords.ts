import {
  type Card,
  DWARF,
  parseCardText,
  type Refusal,
  type Ruleset,
  type Seat,
  type ViewEvent,
} from '@nain-jaune/engine';
import { capital } from './grammar.ts';

/** Who is spoken of and to whom. */
export interface Context {
  /** The players' names, by seat. */
  readonly names: readonly string[];
  readonly rules: Ruleset;
  /** The seat that is spoken to in the second person, or null. */
  readonly you: Seat | null;
  /** Who cannot pay the next ante; absent where that is unknown. */
  readonly ruined?: readonly Seat[];
}

/** What happens and what is refused, in full sentences. */
export interface SentenceWords {
  /** What happened: `Anne sweeps the box of the queen of spades: 12 counters.` */
  eventSentence(event: ViewEvent, context: Context): string;
  /** Why a move was refused: `You lead: you must lay a card.` */
  refusalSentence(refusal: Refusal, context: Context): string;
}

/** The words that tell an event of each kind. */
export type EventSentences = {
  readonly [Type in ViewEvent['type']]: (
    event: Extract<ViewEvent, { type: Type }>,
    context: Context,
  ) => string;
};

/** The words that tell a refusal of each kind. */
export type RefusalSentences = {
  readonly [Code in Refusal['code']]: (refusal: Extract<Refusal, { code: Code }>, context: Context) => string;
};

/** The sentences of a language, each beginning with a capital letter. */
export function makeSentences(events: EventSentences, refusals: RefusalSentences): SentenceWords {
  return {
    eventSentence: (event, context) => capital(sentenceFor(events, event, context)),
    refusalSentence: (refusal, context) => capital(refusalFor(refusals, refusal, context)),
  };
}

function sentenceFor(events: EventSentences, event: ViewEvent, context: Context): string {
  const tell = events[event.type] as (event: ViewEvent, context: Context) => string;
  return tell(event, context);
}

function refusalFor(refusals: RefusalSentences, refusal: Refusal, context: Context): string {
  const tell = refusals[refusal.code] as (refusal: Refusal, context: Context) => string;
  return tell(refusal, context);
}

/** Whether a seat is the one that is spoken to. */
export function isYou(seat: Seat, { you }: Context): boolean {
  return seat === you;
}

/** The name of a seat. */
export function nameOf(seat: Seat, { names }: Context): string {
  return names[seat] ?? '';
}

/** The card of a box, by the box's place in the order of the honours. */
export function honourOf(box: number, { rules }: Context): Card {
  return parseCardText(rules.honours[box]?.card ?? '') ?? DWARF;
}

/** Seats with the one that is spoken to first. */
export function youFirst(seats: readonly Seat[], context: Context): Seat[] {
  return seats.toSorted((a, b) => Number(isYou(b, context)) - Number(isYou(a, context)));
}
