import {
  type Card,
  type Draw,
  DWARF,
  parseCardText,
  type Refusal,
  type Ruleset,
  type Seat,
  seatAt,
  type ViewEvent,
} from '@nain-jaune/engine';
import { capital } from './grammar.ts';

/** What a sentence needs to know of the table. */
export interface Context {
  /** By seat. */
  readonly names: readonly string[];
  readonly rules: Ruleset;
  /** The seat addressed in the second person, or null. */
  readonly you: Seat | null;
  /** The seats that cannot pay the next ante, if known. */
  readonly ruined?: readonly Seat[];
}

export interface SentenceWords {
  /** What happened: `Anne sweeps the box of the queen of spades: 12 counters.` */
  eventSentence(event: ViewEvent, context: Context): string;
  /** Why a move was refused: `You lead: you must lay a card.` */
  refusalSentence(refusal: Refusal, context: Context): string;
}

export type EventSentences = {
  readonly [Type in ViewEvent['type']]: (
    event: Extract<ViewEvent, { type: Type }>,
    context: Context,
  ) => string;
};

export type RefusalSentences = {
  readonly [Code in Refusal['code']]: (refusal: Extract<Refusal, { code: Code }>, context: Context) => string;
};

/** Makes the sentences of a language. Each begins with a capital letter. */
export function makeSentences(events: EventSentences, refusals: RefusalSentences): SentenceWords {
  return {
    eventSentence: (event, context) => {
      const sentenceOf = events[event.type] as (event: ViewEvent, context: Context) => string;
      return capital(sentenceOf(event, context));
    },
    refusalSentence: (refusal, context) => {
      const sentenceOf = refusals[refusal.code] as (refusal: Refusal, context: Context) => string;
      return capital(sentenceOf(refusal, context));
    },
  };
}

/** Whether a seat is addressed in the second person. */
export function isYou(seat: Seat, { you }: Context): boolean {
  return seat === you;
}

export function nameOf(seat: Seat, { names }: Context): string {
  return names[seat] ?? '';
}

/** The card of a box, by the index of its honour. */
export function honourOf(box: number, { rules }: Context): Card {
  return parseCardText(rules.honours[box]?.card ?? '') ?? DWARF;
}

/** The seats that drew a card, with their cards. */
export function seatsWithCards(draw: Draw): { readonly seat: Seat; readonly card: Card }[] {
  return draw.flatMap((card, seat) => (card === null ? [] : [{ seat: seatAt(seat), card }]));
}

/** Sorts the seat that is addressed to the front. */
export function youFirst(seats: readonly Seat[], context: Context): Seat[] {
  return seats.toSorted((a, b) => Number(isYou(b, context)) - Number(isYou(a, context)));
}

/** The subject of a sentence, alone and with its verb. `you` is the pronoun of the second person. */
export function makeSubjects(you: string) {
  const who = (seat: Seat, context: Context) => (isYou(seat, context) ? you : nameOf(seat, context));
  return {
    who,
    does: (seat: Seat, context: Context, second: string, third: string) =>
      `${who(seat, context)} ${isYou(seat, context) ? second : third}`,
  };
}
