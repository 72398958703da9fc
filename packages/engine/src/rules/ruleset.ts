import type { Direction } from '../cards/seat.ts';

/** The version of the contract: of rulesets, records and evenings. Versions 1 and 2 were drafts before release 1.0. */
export const CONTRACT_VERSION = 3;

/** One honour and the counters that each ante lays into its box. */
export interface HonourStake {
  /** The card in the notation of records, such as `Td`. */
  readonly card: string;
  /** Counters laid into its box with each ante, 1 or more. */
  readonly stake: number;
}

/** The reward of an opera. */
export interface OperaRule {
  /**
   * The condition of an opera (R6). Passes after the winner's first card never matter.
   * - `unopposed`: no other player laid a card in the whole deal.
   * - `first-chance`: no other player laid a card from the winner's first card to its last, and the winner did not pass
   *   before its first card.
   * - `first-lead`: no other player laid a card from the winner's first lead to its last card.
   */
  readonly when: 'unopposed' | 'first-chance' | 'first-lead';
  /** Whether the winner sweeps the whole board. */
  readonly sweeps: boolean;
  /** The factor of the losers' payments. */
  readonly factor: 1 | 2;
}

/** The end of a game besides ruin, which always ends it. */
export interface EndRule {
  /** The number of deals, for all or by the number of players. */
  readonly deals: number | Readonly<Record<string, number>> | null;
  /** The counters that end the game if a player has them at a settlement. */
  readonly target: number | null;
  /** The minutes after which the deal in progress is the last. */
  readonly minutes: number | null;
}

/**
 * The rules of a game as data: the public contract of records, the HTTP API and the command line. Every key is
 * required. {@link parseRuleset} parses one; only {@link compileRules} reads its keys to play.
 */
export interface Ruleset {
  /** A name: lower case, digits, hyphens. */
  readonly id: string;
  /** The allowed numbers of players, ascending, each from 2 to 8. */
  readonly players: readonly number[];
  readonly play: Direction;
  /** The direction of the deal. Dealing "to the right" is anticlockwise. */
  readonly dealTo: Direction;
  /** Who deals first: by lot, the player who draws the highest card, or as the players say (R23). */
  readonly firstDealer: 'lot' | 'highest-card' | 'chosen';
  /** The neighbour of the dealer who deals next. */
  readonly nextDealer: 'left' | 'right';
  /** `table`: 22, 15, 12, 9, 8, 7, 6 cards each for 2 to 8 players. `all`: the whole pack (R2). */
  readonly hand: 'table' | 'all';
  /** The number of cards dealt at a time. The last packet may be smaller. */
  readonly packet: 1 | 3;
  /** The five honours, in the order of the boxes. */
  readonly honours: readonly HonourStake[];
  /** The players who lay the stakes before a deal. */
  readonly ante: 'everyone' | 'dealer';
  /** Each player's counters at the start. */
  readonly counters: number;
  /** Whether a run continues by rank in any suit, or within its suit. */
  readonly run: 'rank' | 'suit';
  /** The cards that eldest hand may lead to the first run. */
  readonly firstLead: 'any' | 'lowest';
  /** Whether a player who holds the wanted card may pass (R12). */
  readonly continuing: 'optional' | 'compulsory';
  /** After a stall the last to lay leads any card, or the next rank is wanted (R4). */
  readonly stall: 'lead' | 'next-rank';
  /** Whether honours stop the run and hocs are paid. */
  readonly hocs: boolean;
  /** The effect of the seven of diamonds besides sweeping its box (R5). */
  readonly dwarf: 'plain' | 'stop' | 'stands-for-wanted';
  /** Whether an honour must be announced to sweep. */
  readonly announcing: 'required' | 'automatic';
  /** The box of an honour laid unannounced. */
  readonly missedHonour: 'stays' | 'bete';
  /** The box of an honour still held at the end. */
  readonly heldHonour: 'bete' | 'nothing';
  /** Whether losers pay the points of their cards or one counter a card. */
  readonly payment: 'points' | 'cards';
  /** The points of an ace if points are paid. */
  readonly acePoints: 1 | 10;
  /** The factor of the payment of a player who still holds the dwarf. */
  readonly heldDwarfFactor: 1 | 2;
  /** The opera, or null if there is none. */
  readonly opera: OperaRule | null;
  /** Whether the factors of a held dwarf and of an opera are multiplied, or only the larger applies (R15). */
  readonly factors: 'multiply' | 'highest';
  /** Whether a bête matches the contents of the box, or adds the stake of one ante (R8). */
  readonly bete: 'box' | 'stake';
  /** Whether players pay in full and go below zero (R7). */
  readonly debts: boolean;
  readonly end: EndRule;
}
