import {
  compileRules,
  type Deal,
  type DealEvent,
  handOf,
  legalMoves,
  type Move,
  makeDeal,
  moveText,
  neighbour,
  parseMoveText,
  playDeal,
  type Refusal,
  type Ruleset,
  type Seat,
  seatAt,
} from '../index.ts';
import { ascending, cards, restOfThePack, words } from './cards.ts';
import { rulesOf } from './rules.ts';

/** The setup of a deal. */
export interface FixedDealOptions {
  /** A ruleset, or its name and house rules: `'lindor-1789 opera=null'`. */
  readonly rules: string | Ruleset;
  /** Each seat's hand, from seat 0: `['5h 6c', '7d', 'Kc']`. All other cards are in the talon. */
  readonly hands: readonly string[];
  /** The dealer. By default the one after whom seat 0 leads. */
  readonly dealer?: number;
  /** Counters of each seat after the ante. Default 100. */
  readonly counters?: readonly number[];
  /** Counters of each box after the ante. Default 10, 20, 30, 40, 50. */
  readonly boxes?: readonly number[];
}

/** A deal with known hands, played card by card in the notation of records. */
export class FixedDeal {
  readonly ruleset: Ruleset;
  readonly events: DealEvent[] = [];
  /** Counters of each seat now, computed from the events alone. */
  readonly counters: number[];
  /** Counters of each box now, computed from the events alone. */
  readonly boxes: number[];
  deal: Deal;

  constructor(options: FixedDealOptions) {
    this.ruleset = typeof options.rules === 'string' ? rulesOf(options.rules) : options.rules;
    const players = options.hands.length;
    const hands = options.hands.map(cards);
    this.counters = [...(options.counters ?? hands.map(() => 100))];
    this.boxes = [...(options.boxes ?? [10, 20, 30, 40, 50])];
    const made = makeDeal(compileRules(this.ruleset, players), {
      dealer: seatAt(options.dealer ?? dealerBefore(this.ruleset, players)),
      hands,
      talon: restOfThePack(hands),
      counters: [...this.counters],
      boxes: [...this.boxes],
    });
    if (!made.ok) throw new Error(JSON.stringify(made.error));
    this.deal = made.value;
  }

  /**
   * Plays moves, each by the seat to move: `play('5h 6c
   * - 7s')`. Throws if one is refused.
   */
  play(moves: string): this {
    for (const text of words(moves)) {
      const played = playDeal(this.deal, this.#toMove(), moveOf(text));
      if (!played.ok) throw new Error(`${text} in ${moves}: ${JSON.stringify(played.error)}`);
      this.deal = played.value.deal;
      for (const event of played.value.events) this.#tell(event);
    }
    return this;
  }

  /** The legal moves as one text: cards ascending, announced first, the pass last. */
  get legal(): string {
    return legalTexts(legalMoves(this.deal)).join(' ');
  }

  /** The seat to move, or null if the deal is over. */
  get turn(): number | null {
    const { phase } = this.deal;
    return phase.type === 'over' ? null : phase.seat;
  }

  /** The turn as a text: `'0 leads'`, `'2 wants 6c 6d 6h 6s'`, `'over: 1 won'`. */
  get state(): string {
    const { phase } = this.deal;
    if (phase.type === 'lead') return `${phase.seat} leads`;
    if (phase.type === 'follow') return `${phase.seat} wants ${ascending(phase.wanted)}`;
    return `over: ${phase.winner} won${phase.opera ? ' an opera' : ''}`;
  }

  hand(seat: number): string {
    return ascending(handOf(this.deal, seatAt(seat)));
  }

  /** The code of a refused move, or `'accepted'`. By default for the seat to move. */
  answerTo(move: string, seat?: number): Refusal['code'] | 'accepted' {
    const played = playDeal(this.deal, seat === undefined ? this.#toMove() : seatAt(seat), moveOf(move));
    return played.ok ? 'accepted' : played.error.code;
  }

  told<Type extends DealEvent['type']>(type: Type): Extract<DealEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<DealEvent, { type: Type }> => event.type === type);
  }

  #toMove(): Seat {
    const { phase } = this.deal;
    if (phase.type === 'over') throw new Error('the deal is over');
    return phase.seat;
  }

  #tell(event: DealEvent): void {
    this.events.push(event);
    applyToCounters(event, this.counters, this.boxes);
  }
}

export function fixedDeal(options: FixedDealOptions): FixedDeal {
  return new FixedDeal(options);
}

/** Applies an event to the counters. */
export function applyToCounters(event: { readonly type: string }, counters: number[], boxes: number[]): void {
  const told = event as DealEvent;
  if (told.type === 'anted') {
    told.stakes.forEach((stake, box) => {
      counters[told.seat]! -= stake;
      boxes[box]! += stake;
    });
  } else if (told.type === 'swept') {
    counters[told.seat]! += told.counters;
    boxes[told.box]! -= told.counters;
  } else if (told.type === 'paid') {
    counters[told.from]! -= told.counters;
    counters[told.to]! += told.counters;
  } else if (told.type === 'beted') {
    counters[told.seat]! -= told.counters;
    boxes[told.box]! += told.counters;
  }
}

/** Moves as texts: cards ascending, announced first, the pass last. */
export function legalTexts(moves: readonly Move[]): string[] {
  const place = (move: Move): number =>
    move.type === 'pass' ? 1000 : 2 * move.card + (move.announced ? 0 : 1);
  return moves.toSorted((a, b) => place(a) - place(b)).map(moveText);
}

/** Parses a move. Throws for another text. */
export function moveOf(text: string): Move {
  const move = parseMoveText(text);
  if (move === undefined) throw new RangeError(`invalid move: ${text}`);
  return move;
}

function dealerBefore(ruleset: Ruleset, players: number): number {
  return neighbour(seatAt(0), ruleset.play === 'clockwise' ? 'anticlockwise' : 'clockwise', players);
}
