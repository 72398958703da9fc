import type { Direction } from '../cards/seat.ts';

/** One honour and the counters that each ante lays into its box. */
export interface HonourStake {
  /** The card in the notation of the record, such as `Td`. */
  readonly card: string;
  /** Counters laid into its box with each ante, 1 or more. */
  readonly stake: number;
}

/** The reward of an opera, where there is one. */
export interface OperaRule {
  /**
   * What makes an opera (R6).
   * - `first-chance`: the winner laid the whole hand the first time it was asked to play, and so never passed.
   * - `first-lead`: the winner's first card was a lead, and no other player laid a card from there to its last.
   * - `first-turn`: no other player laid a card from the winner's first card to its last.
   * - `unopposed`: no other player laid a card in the whole deal.
   */
  readonly when: 'first-chance' | 'first-lead' | 'first-turn' | 'unopposed';
  /** Whether the winner sweeps the whole board. */
  readonly sweeps: boolean;
  /** What the losers' payments are multiplied by. */
  readonly factor: 1 | 2;
}

/** What ends a game besides ruin, which always does. */
export interface EndRule {
  /** The number of deals, for all or by the number of players. */
  readonly deals: number | Readonly<Record<string, number>> | null;
  /** The counters that someone must have reached at a settlement. */
  readonly target: number | null;
  /** The minutes after which the deal in progress is the last. */
  readonly minutes: number | null;
}

/**
 * The rules of a game as data: the public contract that records, the HTTP API and the command line carry.
 * Every key is required. {@link parseRuleset} makes one of unknown input; only the compiler reads its keys to play.
 */
export interface Ruleset {
  /** A name: lower case, digits, hyphens. */
  readonly id: string;
  /** The allowed numbers of players, ascending, each from 3 to 8. */
  readonly players: readonly number[];
  /** The direction of play. */
  readonly play: Direction;
  /** The direction of the deal; dealing "to the right" is anticlockwise. */
  readonly dealTo: Direction;
  /** How the first dealer is found. */
  readonly firstDealer: 'lot' | 'highest-card';
  /** Which neighbour of the dealer deals next. */
  readonly nextDealer: 'left' | 'right';
  /** `table`: 15, 12, 9, 8, 7, 6 cards each for 3 to 8 players. `all`: the whole pack (R2). */
  readonly hand: 'table' | 'all';
  /** How many cards are dealt at a time; the last packet is what is missing. */
  readonly packet: 1 | 3;
  /** The five honours, whose order is the order of the boxes. */
  readonly honours: readonly HonourStake[];
  /** Who lays the stakes before a deal. */
  readonly ante: 'everyone' | 'dealer';
  /** Each player's counters at the start. */
  readonly counters: number;
  /** Whether a run goes on by rank in any suit, or within its suit. */
  readonly run: 'rank' | 'suit';
  /** What eldest hand may lead to the first run. */
  readonly firstLead: 'any' | 'lowest';
  /** Whether who holds the wanted card may pass all the same (R12). */
  readonly continuing: 'optional' | 'compulsory';
  /** After a stall the last to lay leads anything, or the next rank up is wanted (R4). */
  readonly stall: 'lead' | 'next-rank';
  /** Whether honours stop the run and hocs are paid. */
  readonly hocs: boolean;
  /** What the seven of diamonds does besides sweeping its box (R5). */
  readonly dwarf: 'plain' | 'stop' | 'stands-for-wanted';
  /** Whether an honour must be announced to sweep. */
  readonly announcing: 'required' | 'automatic';
  /** What becomes of the box of an honour laid unannounced. */
  readonly missedHonour: 'stays' | 'bete';
  /** What becomes of the box of an honour still held at the end. */
  readonly heldHonour: 'bete' | 'nothing';
  /** Whether losers pay the points of the cards they hold or one counter a card. */
  readonly payment: 'points' | 'cards';
  /** What an ace counts where points are paid. */
  readonly acePoints: 1 | 10;
  /** What the payment of who still holds the dwarf is multiplied by. */
  readonly heldDwarfFactor: 1 | 2;
  /** When there is an opera and what it brings, or null. */
  readonly opera: OperaRule | null;
  /** Whether the factors of a held dwarf and of an opera are multiplied, or only the larger applies (R15). */
  readonly factors: 'multiply' | 'highest';
  /** Whether a bête matches what the box holds, or adds the stake of one ante (R8). */
  readonly bete: 'box' | 'stake';
  /** Whether players pay in full and go below zero (R7). */
  readonly debts: boolean;
  /** What ends the game besides ruin. */
  readonly end: EndRule;
}
