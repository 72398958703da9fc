import { type Card, DWARF, PACK_SIZE } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import { IS_HOC, IS_HONOUR, LEAD, LEAD_LOWEST } from '../rules/compiledRules.ts';
import { isNonZero, lowestBit, lowestOfBoth } from './bits.ts';
import { DealState, emitLaid, emitPassed, emitStalled } from './dealState.ts';
import { LAYOUT } from './layout.ts';
import { HANDS, settle } from './settlement.ts';

const {
  BOXES,
  HANDS_HIGH,
  HANDS_LOW,
  INTERRUPTED,
  LAST,
  LED,
  MISSED_BY,
  OPERA,
  PASSED,
  PASSES,
  TO_MOVE,
  WANTED,
  WINNER,
} = LAYOUT;

/** The bit of each card in the low word, 0 for cards of the high word. */
export const LOW_BIT: Int32Array = Int32Array.from({ length: PACK_SIZE }, (_, card) =>
  card < 32 ? 1 << card : 0,
);
/** The bit of each card in the high word, 0 for cards of the low word. */
export const HIGH_BIT: Int32Array = Int32Array.from({ length: PACK_SIZE }, (_, card) =>
  card < 32 ? 0 : 1 << (card - 32),
);

/**
 * A mutable position of a deal: the only implementation of the rules of play.
 *
 * It does not validate: moves must be legal ({@link legalLow}, {@link mayPass}), and a card is announced only if it may
 * be. `deal/` is the checked, immutable interface. Without a listener it allocates nothing.
 */
export class Kernel extends DealState {
  /**
   * Begins the play of a deal whose hands, counters and boxes are set. Eldest hand, the dealer's neighbour, is to lead.
   */
  begin(dealer: number): void {
    const { words, rules } = this;
    const eldest = rules.nextSeat[dealer] ?? 0;
    words.fill(0, MISSED_BY, MISSED_BY + BOXES);
    words[WANTED] = rules.firstLeadIsLowest ? LEAD_LOWEST + this.#lowestRank(eldest) : LEAD;
    words[TO_MOVE] = eldest;
    words[LAST] = eldest;
    words[PASSES] = 0;
    words[INTERRUPTED] = 0;
    words[PASSED] = 0;
    words[LED] = rules.opera?.fromLead ? 0 : -1;
    words[WINNER] = -1;
    words[OPERA] = 0;
  }

  #lowestRank(seat: number): number {
    const { words } = this;
    return lowestOfBoth(words[HANDS_LOW + seat] ?? 0, words[HANDS_HIGH + seat] ?? 0) >> 2;
  }

  /** The cards from ace to eight that the seat to move may lay: `hand ∩ (wanted ∪ wild)`. */
  legalLow(): number {
    const { words, rules } = this;
    const hand = words[HANDS_LOW + (words[TO_MOVE] ?? 0)] ?? 0;
    return hand & ((rules.wantedLow[words[WANTED] ?? 0] ?? 0) | rules.wildLow);
  }

  /** The cards from nine to king that the seat to move may lay. */
  legalHigh(): number {
    const { words, rules } = this;
    const hand = words[HANDS_HIGH + (words[TO_MOVE] ?? 0)] ?? 0;
    return hand & (rules.wantedHigh[words[WANTED] ?? 0] ?? 0);
  }

  /**
   * Whether the seat to move may pass: it does not lead, and `hand ∩ wanted ∩ obliged = ∅`. Callers that have the legal
   * cards pass them.
   */
  mayPass(low: number = this.legalLow(), high: number = this.legalHigh()): boolean {
    return !this.leads && ((low & this.rules.obligedLow) | (high & this.rules.obligedHigh)) === 0;
  }

  /** Lays a card for the seat to move, with its sweep, and with the settlement if it ends the deal. */
  lay(card: number, announced: boolean): void {
    const { words, rules } = this;
    const seat = words[TO_MOVE] ?? 0;
    const wanted = words[WANTED] ?? 0;
    const low = (words[HANDS_LOW + seat] ?? 0) & ~(LOW_BIT[card] ?? 0);
    const high = (words[HANDS_HIGH + seat] ?? 0) & ~(HIGH_BIT[card] ?? 0);
    words[HANDS_LOW + seat] = low;
    words[HANDS_HIGH + seat] = high;
    this.#takeLastFrom(words[LAST] ?? 0, seat);
    if (wanted >= LEAD) words[LED] = (words[LED] ?? 0) | (1 << seat);
    words[PASSES] = 0;
    // R5: the dwarf that stands for the wanted card takes its place in the run.
    const place = rules.dwarfStandsFor && card === DWARF && wanted < LEAD ? wanted : card;
    words[WANTED] = rules.after[place] ?? 0;
    if (this.listener !== null) emitLaid(this, card, announced, wanted);
    if (rules.special[card] !== 0) this.laySpecial(seat, card, announced);
    if ((low | high) === 0) settle(this, seat, this.#isOpera(seat), HANDS);
    else if (this.listener !== null && words[WANTED] === LEAD) {
      this.listener({ type: 'stopped', seat: seat as Seat, card: card as Card });
    }
  }

  #takeLastFrom(last: number, seat: number): void {
    const { words } = this;
    const interrupted = (isNonZero(last ^ seat) << last) & (words[LED] ?? 0);
    words[INTERRUPTED] = (words[INTERRUPTED] ?? 0) | interrupted;
    words[LAST] = seat;
  }

  /** Sweeps or misses the box of a laid honour, and collects a hoc. */
  laySpecial(seat: number, card: number, announced: boolean): void {
    const special = this.rules.special[card] ?? 0;
    const box = this.rules.boxOf[card] ?? 0;
    if (!announced && this.rules.announcingRequired) this.#miss(seat, box);
    else {
      if ((special & IS_HONOUR) !== 0) this.sweep(seat, box, false);
      if ((special & IS_HOC) !== 0) this.#collectHoc(seat);
    }
  }

  #miss(seat: number, box: number): void {
    if (box < 0) return;
    this.words[MISSED_BY + box] = seat + 1;
    if (this.listener !== null) this.listener({ type: 'missed', seat: seat as Seat, box });
  }

  /** R9: one counter from every other player, even for a king that is an honour. */
  #collectHoc(seat: number): void {
    const { nextSeat } = this.rules;
    for (let payer = nextSeat[seat] ?? 0; payer !== seat; payer = nextSeat[payer] ?? 0) {
      this.pay(payer, seat, 1, 'hoc');
    }
  }

  /** R6. `alone`: no seat was interrupted. Otherwise the winner was not, nor lost its chance by a pass. */
  #isOpera(winner: number): boolean {
    const { words, rules } = this;
    if (rules.opera === null) return false;
    if (rules.opera.alone) return words[INTERRUPTED] === 0;
    return (((this.operasLost | ~(words[LED] ?? 0)) >>> winner) & 1) === 0;
  }

  /** Bit mask of the seats that can make no opera any more, if not every card of another player prevents one. */
  get operasLost(): number {
    const { words, rules } = this;
    let lost = words[INTERRUPTED] ?? 0;
    for (let passed = words[PASSED] ?? 0; passed !== 0; passed &= passed - 1)
      lost |= 1 << (rules.seatInTurn[lowestBit(passed)] ?? 0);
    return lost;
  }

  /** The seat to move passes. When every seat in turn has passed, the run stalls. */
  pass(): void {
    const { words, rules } = this;
    const seat = words[TO_MOVE] ?? 0;
    if (this.listener !== null) emitPassed(this);
    this.#loseChances(rules.placeInTurn[seat] ?? 0, 1);
    const passes = (words[PASSES] ?? 0) + 1;
    words[PASSES] = passes;
    words[TO_MOVE] = rules.nextSeat[seat] ?? 0;
    if (passes === rules.players) this.#stall();
  }

  /**
   * Makes all forced {@link pass}es in one step, without events: up to the next seat that holds a legal card, or to a
   * stall. Stops at a seat that may pass by choice.
   */
  skipForcedPasses(): void {
    const { words, rules } = this;
    const here = rules.placeInTurn[words[TO_MOVE] ?? 0] ?? 0;
    const holders = this.#holdersInTurn();
    const ahead = (holders | (holders << rules.players)) >>> here;
    const skipped = holders === 0 ? rules.players : lowestBit(ahead);
    const passes = (words[PASSES] ?? 0) + skipped;
    // If the run stalls first, all have passed, and counting a seat twice changes nothing.
    this.#loseChances(here, skipped);
    if (passes < rules.players) {
      words[PASSES] = passes;
      words[TO_MOVE] = rules.seatInTurn[here + skipped] ?? 0;
    } else {
      words[TO_MOVE] = words[LAST] ?? 0;
      this.#stall();
    }
  }

  /**
   * Records that `count` seats passed, in turn from `place`, if a pass before the first card prevents an opera. The last to
   * lay has its first card behind it. Another seat that has was interrupted.
   */
  #loseChances(place: number, count: number): void {
    const { words, rules } = this;
    if (!rules.opera?.withoutPass) return;
    const passed = ((1 << count) - 1) << place;
    const others = ((1 << rules.players) - 1) & ~(1 << (rules.placeInTurn[words[LAST] ?? 0] ?? 0));
    words[PASSED] = (words[PASSED] ?? 0) | ((passed | (passed >>> rules.players)) & others);
  }

  /**
   * Bit mask, by place in turn, of the seats that hold a legal card. Looks at every seat, to avoid branches.
   */
  #holdersInTurn(): number {
    const { words, rules } = this;
    const { seatInTurn, players } = rules;
    const wanted = words[WANTED] ?? 0;
    const low = (rules.wantedLow[wanted] ?? 0) | rules.wildLow;
    const high = rules.wantedHigh[wanted] ?? 0;
    let holders = 0;
    for (let place = 0; place < players; place++) {
      const seat = seatInTurn[place] ?? 0;
      const cards = ((words[HANDS_LOW + seat] ?? 0) & low) | ((words[HANDS_HIGH + seat] ?? 0) & high);
      holders |= isNonZero(cards) << place;
    }
    return holders;
  }

  /**
   * The last to lay leads any card, or is first asked for the next rank (R4). All have passed, so it is to move again.
   */
  #stall(): void {
    const { words, rules } = this;
    words[PASSES] = 0;
    words[WANTED] = rules.afterStall[words[WANTED] ?? 0] ?? 0;
    if (this.listener !== null) emitStalled(this);
  }
}
