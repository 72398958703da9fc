import { type Card, DWARF, PACK_SIZE } from '../cards/card.ts';
import type { Seat } from '../cards/seat.ts';
import type { DealEvent, PaymentReason } from '../deal/events.ts';
import { IS_HOC, IS_HONOUR, LEAD, LEAD_LOWEST, type Rules } from '../rules/compile.ts';
import { isNonZero, lowestBit, lowestOfBoth } from './bits.ts';
import { LAYOUT } from './layout.ts';
import { HANDS, settle } from './settlement.ts';
import { tellLaid, tellPassed, tellStalled } from './telling.ts';

const {
  BOX,
  BOXES,
  COUNTERS,
  HANDS_HIGH,
  HANDS_LOW,
  INTERRUPTED,
  LAST,
  MISSED_BY,
  OPERA,
  PASSED,
  PASSES,
  TO_MOVE,
  WANTED,
  WINNER,
  WORDS,
} = LAYOUT;

/** The bit of each card in the low word, 0 for the cards of the high word. */
export const LOW_BIT: Int32Array = Int32Array.from({ length: PACK_SIZE }, (_, card) =>
  card < 32 ? 1 << card : 0,
);
/** The bit of each card in the high word, 0 for the cards of the low word. */
export const HIGH_BIT: Int32Array = Int32Array.from({ length: PACK_SIZE }, (_, card) =>
  card < 32 ? 0 : 1 << (card - 32),
);

/** Who is told what happens. The kernel of a search has none. */
export type Listener = (event: DealEvent) => void;

/**
 * One position of a deal, played in place: the rules of play, written once.
 *
 * It trusts its caller: moves are legal ({@link legalLow}, {@link mayPass}), and a card is announced only where it may
 * be. The immutable face (`deal/`) checks; search and simulation play on this directly.
 * Without a listener it makes no object.
 */
export class Kernel {
  readonly rules: Rules;
  /** The position; the places of its parts are in `layout.ts`. */
  readonly words: Int32Array;
  /** Who is told what happens, or null. */
  listener: Listener | null = null;

  /** Plays in a position of its own, all zeros, or in one that is given. */
  constructor(rules: Rules, words: Int32Array = new Int32Array(WORDS)) {
    this.rules = rules;
    this.words = words;
  }

  /** Takes over a position of the same rules. */
  copyFrom(words: Int32Array): void {
    this.words.set(words);
  }

  /** Begins the play of a deal: hands, counters and boxes stand; eldest hand, the dealer's neighbour, is to lead. */
  begin(dealer: number): void {
    const { words, rules } = this;
    const eldest = rules.nextSeat[dealer] as number;
    words.fill(0, MISSED_BY, MISSED_BY + BOXES);
    words[WANTED] = rules.firstLeadIsLowest ? LEAD_LOWEST + this.#lowestRank(eldest) : LEAD;
    words[TO_MOVE] = eldest;
    words[LAST] = eldest;
    words[PASSES] = 0;
    words[INTERRUPTED] = 0;
    words[PASSED] = 0;
    words[WINNER] = -1;
    words[OPERA] = 0;
  }

  #lowestRank(seat: number): number {
    const { words } = this;
    return lowestOfBoth(words[HANDS_LOW + seat] as number, words[HANDS_HIGH + seat] as number) >> 2;
  }

  /** Whether the deal is over. */
  get isOver(): boolean {
    return (this.words[WINNER] as number) >= 0;
  }

  /** Whether the seat to move leads, and so must lay a card. */
  get leads(): boolean {
    return (this.words[WANTED] as number) >= LEAD;
  }

  /** The cards from ace to eight that the seat to move may lay: `hand ∩ (wanted ∪ wild)`. */
  legalLow(): number {
    const { words, rules } = this;
    const hand = words[HANDS_LOW + (words[TO_MOVE] as number)] as number;
    return hand & ((rules.wantedLow[words[WANTED] as number] as number) | rules.wildLow);
  }

  /** The cards from nine to king that the seat to move may lay. */
  legalHigh(): number {
    const { words, rules } = this;
    const hand = words[HANDS_HIGH + (words[TO_MOVE] as number)] as number;
    return hand & (rules.wantedHigh[words[WANTED] as number] as number);
  }

  /**
   * Whether the seat to move may pass: it does not lead, and `hand ∩ wanted ∩ obliged = ∅`.
   * Who has the legal cards already hands them in.
   */
  mayPass(low: number = this.legalLow(), high: number = this.legalHigh()): boolean {
    return !this.leads && ((low & this.rules.obligedLow) | (high & this.rules.obligedHigh)) === 0;
  }

  /** The seat to move lays a card; what it sweeps, and the end of the deal with its settlement, follow at once. */
  lay(card: number, announced: boolean): void {
    const { words, rules } = this;
    const seat = words[TO_MOVE] as number;
    const wanted = words[WANTED] as number;
    const low = (words[HANDS_LOW + seat] as number) & ~(LOW_BIT[card] as number);
    const high = (words[HANDS_HIGH + seat] as number) & ~(HIGH_BIT[card] as number);
    words[HANDS_LOW + seat] = low;
    words[HANDS_HIGH + seat] = high;
    this.#takeLastFrom(words[LAST] as number, seat);
    words[PASSES] = 0;
    // R5: the dwarf that stands for the wanted card takes its place in the run.
    const place = rules.dwarfStandsFor && card === DWARF && wanted < LEAD ? wanted : card;
    words[WANTED] = rules.after[place] as number;
    if (this.listener !== null) tellLaid(this, card, announced, wanted);
    if (rules.special[card] !== 0) this.laySpecial(seat, card, announced);
    if ((low | high) === 0) settle(this, seat, this.#isOpera(seat), HANDS);
    else if (this.listener !== null && words[WANTED] === LEAD) {
      this.listener({ type: 'stopped', seat: seat as Seat, card: card as Card });
    }
  }

  #takeLastFrom(last: number, seat: number): void {
    this.words[INTERRUPTED] = (this.words[INTERRUPTED] as number) | (isNonZero(last ^ seat) << last);
    this.words[LAST] = seat;
  }

  /** What the laying of an honour or a hoc brings: its box is swept or missed, the hoc is paid. */
  laySpecial(seat: number, card: number, announced: boolean): void {
    const special = this.rules.special[card] as number;
    const box = this.rules.boxOf[card] as number;
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
    for (let payer = nextSeat[seat] as number; payer !== seat; payer = nextSeat[payer] as number) {
      this.pay(payer, seat, 1, 'hoc');
    }
  }

  /** A seat takes the contents of a box. */
  sweep(seat: number, box: number, opera: boolean): void {
    const { words } = this;
    const counters = words[BOX + box] as number;
    words[COUNTERS + seat] = (words[COUNTERS + seat] as number) + counters;
    words[BOX + box] = 0;
    if (this.listener !== null) this.listener({ type: 'swept', seat: seat as Seat, box, counters, opera });
  }

  /** A seat pays another what it owes, or what it has. */
  pay(from: number, to: number, owed: number, reason: PaymentReason): void {
    const { words } = this;
    const counters = this.payable(from, owed);
    words[COUNTERS + from] = (words[COUNTERS + from] as number) - counters;
    words[COUNTERS + to] = (words[COUNTERS + to] as number) + counters;
    if (this.listener !== null) {
      this.listener({ type: 'paid', reason, from: from as Seat, to: to as Seat, owed, counters });
    }
  }

  /** R7: what a seat that owes so much pays: no more than it has, unless debts are allowed. */
  payable(seat: number, owed: number): number {
    const has = this.words[COUNTERS + seat] as number;
    return owed <= has || this.rules.debts ? owed : has;
  }

  /** R6. Alone: nobody was ever interrupted. Otherwise the winner was not, or has not passed if that counts. */
  #isOpera(winner: number): boolean {
    const { words, rules } = this;
    if (rules.opera === null) return false;
    if (rules.opera.alone) return words[INTERRUPTED] === 0;
    return (((words[INTERRUPTED] as number) >>> winner) & 1) === 0 && !this.hasPassed(winner);
  }

  /** Whether a seat has passed in this deal; never where a pass does not prevent an opera. */
  hasPassed(seat: number): boolean {
    const place = this.rules.placeInTurn[seat] as number;
    return (((this.words[PASSED] as number) >>> place) & 1) === 1;
  }

  /** The seat to move says "sans …"; when everyone in turn has, the run stalls. */
  pass(): void {
    const { words, rules } = this;
    const seat = words[TO_MOVE] as number;
    if (this.listener !== null) tellPassed(this);
    this.#loseChances(rules.placeInTurn[seat] as number, 1);
    const passes = (words[PASSES] as number) + 1;
    words[PASSES] = passes;
    words[TO_MOVE] = rules.nextSeat[seat] as number;
    if (passes === rules.players) this.#stall();
  }

  /**
   * Whoever in turn holds no card to lay passes: as many {@link pass}es as it takes to come to a seat that holds one,
   * or to a stall, in one step and without telling. A seat that may pass by choice is not passed over.
   */
  skipForcedPasses(): void {
    const { words, rules } = this;
    const here = rules.placeInTurn[words[TO_MOVE] as number] as number;
    const holders = this.#holdersInTurn();
    const ahead = (holders | (holders << rules.players)) >>> here;
    const skipped = holders === 0 ? rules.players : lowestBit(ahead);
    const passes = (words[PASSES] as number) + skipped;
    // Where the run stalls before the next holder everyone has passed, and who is counted twice has lost nothing more.
    this.#loseChances(here, skipped);
    if (passes < rules.players) {
      words[PASSES] = passes;
      words[TO_MOVE] = rules.seatInTurn[here + skipped] as number;
    } else {
      words[TO_MOVE] = words[LAST] as number;
      this.#stall();
    }
  }

  /** Some seats pass, in turn from a place: where a pass prevents an opera, theirs is gone. */
  #loseChances(place: number, count: number): void {
    const { words, rules } = this;
    if (!rules.opera?.withoutPass) return;
    const passed = ((1 << count) - 1) << place;
    const all = (1 << rules.players) - 1;
    words[PASSED] = ((words[PASSED] as number) | passed | (passed >>> rules.players)) & all;
  }

  /** Bit mask, by place in turn, of the seats that hold a card they may lay. Every seat is looked at, so that nothing branches. */
  #holdersInTurn(): number {
    const { words, rules } = this;
    const { seatInTurn, players } = rules;
    const wanted = words[WANTED] as number;
    const low = (rules.wantedLow[wanted] as number) | rules.wildLow;
    const high = rules.wantedHigh[wanted] as number;
    let holders = 0;
    for (let place = 0; place < players; place++) {
      const seat = seatInTurn[place] as number;
      const cards =
        ((words[HANDS_LOW + seat] as number) & low) | ((words[HANDS_HIGH + seat] as number) & high);
      holders |= isNonZero(cards) << place;
    }
    return holders;
  }

  /** The last to lay leads anything, or is first asked for the next rank up (R4). All have passed, so it is to move again. */
  #stall(): void {
    const { words, rules } = this;
    words[PASSES] = 0;
    words[WANTED] = rules.afterStall[words[WANTED] as number] as number;
    if (this.listener !== null) tellStalled(this);
  }
}
