/** The play of one deal, from the first lead to the last card. */
import { DWARF, heightOf, isCard, rankAbove, rankOf, suitOf } from './cards.ts';
import { nextSeat } from './dealing.ts';
import type { Ruleset } from './ruleset.ts';
import { at, type Fault } from './values.ts';

/** A card on the table. */
interface LaidCard {
  seat: number;
  card: string;
  isLead: boolean;
  isAnnounced: boolean;
}

/** One deal after the ante. Moves are written as in the record: `5h`, announced `7d!`, a pass `-`. */
export class Deal {
  readonly rules: Ruleset;
  readonly players: number;
  readonly hands: string[][];
  readonly counters: number[];
  readonly boxes: number[];
  /** The seat that moves next. */
  turn: number;
  /** What continues the run: a rank, or a card if runs are within a suit. Null if a card must be led. */
  wanted: string | null = null;
  /** The number of passes in a row since the last card, or since the wanted rank rose. */
  passes = 0;
  /** Every card laid so far, in order. */
  readonly laid: LaidCard[] = [];
  /** The seats that passed before they laid a card. */
  readonly passedFirst = new Set<number>();
  /** The seat whose hand is empty; null during play. */
  winner: number | null = null;

  constructor(rules: Ruleset, dealer: number, hands: string[][], counters: number[], boxes: number[]) {
    this.rules = rules;
    this.players = hands.length;
    this.hands = hands.map((hand) => [...hand]);
    this.counters = [...counters];
    this.boxes = [...boxes];
    this.turn = this.after(dealer); // "Play": the dealer's neighbour in the direction of play leads
  }

  /** All other seats in the direction of play, beginning with the next one. */
  seatsAfter(seat: number): number[] {
    const seats: number[] = [];
    for (let other = this.after(seat); other !== seat; other = this.after(other)) {
      seats.push(other);
    }
    return seats;
  }

  /** Every legal move; none when the deal is over. */
  legalMoves(): string[] {
    const hand = at(this.hands, this.turn);
    const moves = [...hand.flatMap((card) => [card, `${card}!`]), '-'];
    return moves.filter((move) => this.objection(move) === null);
  }

  /** What is wrong with a move, or null if it is legal. */
  objection(move: string): Fault | null {
    if (this.winner !== null) {
      return { code: 'move-after-end', message: `${move} after the deal is over` };
    }
    if (move === '-') {
      return this.objectionToPass();
    }
    const isAnnounced = move.endsWith('!');
    const card = isAnnounced ? move.slice(0, -1) : move;
    if (!isCard(card)) {
      return { code: 'token', message: `"${move}" is neither a card nor a pass` };
    }
    return this.objectionToCard(card) ?? (isAnnounced ? this.objectionToAnnouncing(card) : null);
  }

  /** Plays a move. Throws if it is not legal. */
  play(move: string): void {
    const objection = this.objection(move);
    if (objection !== null) {
      throw new Error(objection.message);
    }
    if (move === '-') {
      this.pass();
    } else {
      this.lay(move.slice(0, 2), move.endsWith('!') || this.rules.announcing === 'automatic');
    }
  }

  /** The index of the box that the card sweeps, or null if the card is not an honour. */
  boxOf(card: string): number | null {
    const box = this.rules.honours.findIndex((honour) => honour.card === card);
    return box < 0 ? null : box;
  }

  /** Takes from a seat what it owes, or what it has if that is less (R7). With `debts` it pays in full. */
  take(seat: number, owed: number): number {
    const has = at(this.counters, seat);
    const paid = this.rules.debts ? owed : Math.min(owed, Math.max(0, has));
    this.counters[seat] = has - paid;
    return paid;
  }

  /** Adds counters to a seat. */
  give(seat: number, counters: number): void {
    this.counters[seat] = at(this.counters, seat) + counters;
  }

  private after(seat: number): number {
    return nextSeat(seat, this.rules.play, this.players);
  }

  private objectionToPass(): Fault | null {
    if (this.wanted === null) {
      return { code: 'pass-leading', message: 'a leader must lay a card' }; // R12
    }
    if (this.rules.continuing === 'optional') {
      return null; // R12: a player may pass with the wanted card in hand
    }
    // R5: a wild dwarf need not be laid even when it is wanted.
    const due = at(this.hands, this.turn).find((card) => this.continues(card) && !this.isWild(card));
    return due === undefined ? null : { code: 'pass-holding', message: `passed with ${due} in hand` };
  }

  private objectionToCard(card: string): Fault | null {
    if (!at(this.hands, this.turn).includes(card)) {
      return { code: 'card-not-held', message: `seat ${this.turn} does not hold ${card}` };
    }
    if (this.isWild(card)) {
      return null; // R5: at any turn of its holder, whatever is wanted
    }
    if (this.wanted !== null && !this.continues(card)) {
      return { code: 'card-not-wanted', message: `${card} laid, but ${this.wanted} is wanted` };
    }
    const isFirst = this.laid.length === 0;
    if (isFirst && this.rules.firstLead === 'lowest' && !this.isLowest(card)) {
      return { code: 'lead-not-lowest', message: `${card} is not of the lowest rank in hand` };
    }
    return null;
  }

  /** `!` is only for a card that takes or is paid something, and never if announcing is automatic. */
  private objectionToAnnouncing(card: string): Fault | null {
    if (this.rules.announcing === 'automatic') {
      return { code: 'announced-needlessly', message: `${card}!, but announcing is automatic` };
    }
    const isWorthIt = this.boxOf(card) !== null || this.isHoc(card);
    return isWorthIt ? null : { code: 'announced-nothing', message: `${card}! has nothing to announce` };
  }

  private isLowest(card: string): boolean {
    return at(this.hands, this.turn).every((held) => heightOf(card) <= heightOf(held));
  }

  /** With `hocs` every king and every honour is a hoc. */
  private isHoc(card: string): boolean {
    return this.rules.hocs && (rankOf(card) === 'K' || this.boxOf(card) !== null);
  }

  private isWild(card: string): boolean {
    return card === DWARF && this.rules.dwarf !== 'plain';
  }

  /** Whether the card is the wanted card or of the wanted rank. */
  private continues(card: string): boolean {
    return (this.rules.run === 'suit' ? card : rankOf(card)) === this.wanted;
  }

  private pass(): void {
    if (this.laid.every(({ seat }) => seat !== this.turn)) {
      this.passedFirst.add(this.turn);
    }
    this.passes += 1;
    this.turn = this.after(this.turn);
    if (this.passes === this.players) {
      this.stall();
    }
  }

  /** Everyone has passed, the last to lay first, so it is the turn of the last to lay again. */
  private stall(): void {
    this.passes = 0;
    const { wanted } = this;
    const rises = this.rules.stall === 'next-rank' && wanted !== null;
    this.wanted = rises ? rankAbove(wanted) : null; // R4: past the king the last to lay leads
  }

  private lay(card: string, isAnnounced: boolean): void {
    const seat = this.turn;
    const hand = at(this.hands, seat);
    hand.splice(hand.indexOf(card), 1);
    this.laid.push({ seat, card, isLead: this.wanted === null, isAnnounced });
    this.passes = 0;
    if (isAnnounced) {
      this.collect(seat, card); // R14: with the last card too
    }
    this.winner = hand.length === 0 ? seat : null;
    this.wanted = this.wantedAfter(card); // the turn stays: to go on, to pass or to lead
  }

  /** An honour announced sweeps its box. With `hocs` a king or an honour announced is paid, once (R9). */
  private collect(seat: number, card: string): void {
    const box = this.boxOf(card);
    if (box !== null) {
      this.give(seat, at(this.boxes, box));
      this.boxes[box] = 0;
    }
    if (this.isHoc(card)) {
      for (const other of this.seatsAfter(seat)) {
        this.give(seat, this.take(other, 1));
      }
    }
  }

  /** What continues the run after this card, or null if the card ends the run. */
  private wantedAfter(card: string): string | null {
    if (!this.isWild(card)) {
      return rankOf(card) === 'K' || this.isHoc(card) ? null : this.following(card);
    }
    return this.rules.dwarf === 'stop' ? null : this.wantedAfterSubstitute();
  }

  /** R5, `stands-for-wanted`: the dwarf takes the place of the wanted card. Led or itself wanted, it is a seven. */
  private wantedAfterSubstitute(): string | null {
    const place = this.wanted ?? DWARF;
    return place === DWARF ? this.following(DWARF) : this.wantedAfter(place);
  }

  private following(card: string): string | null {
    const rank = rankAbove(rankOf(card));
    return rank === null || this.rules.run === 'rank' ? rank : rank + suitOf(card);
  }
}
