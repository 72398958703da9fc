import type { OperaChoice, RuleChoice } from './ruleChoices.ts';

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
  readonly when: OperaChoice<'when'>;
  /** Whether the winner sweeps the whole board. */
  readonly sweeps: OperaChoice<'sweeps'>;
  /** The factor of the losers' payments. */
  readonly factor: OperaChoice<'factor'>;
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
  readonly play: RuleChoice<'play'>;
  /** The direction of the deal. Dealing "to the right" is anticlockwise. */
  readonly dealTo: RuleChoice<'dealTo'>;
  /** Who deals first: by lot, the player who draws the highest card, or as the players say (R23). */
  readonly firstDealer: RuleChoice<'firstDealer'>;
  /** The neighbour of the dealer who deals next. */
  readonly nextDealer: RuleChoice<'nextDealer'>;
  /** `table`: 22, 15, 12, 9, 8, 7, 6 cards each for 2 to 8 players. `all`: the whole pack (R2). */
  readonly hand: RuleChoice<'hand'>;
  /** The number of cards dealt at a time. The last packet may be smaller. */
  readonly packet: RuleChoice<'packet'>;
  /** The five honours, in the order of the boxes. */
  readonly honours: readonly HonourStake[];
  /** The players who lay the stakes before a deal. */
  readonly ante: RuleChoice<'ante'>;
  /** Each player's counters at the start. */
  readonly counters: number;
  /** Whether a run continues by rank in any suit, or within its suit. */
  readonly run: RuleChoice<'run'>;
  /** The cards that eldest hand may lead to the first run. */
  readonly firstLead: RuleChoice<'firstLead'>;
  /** Whether a player who holds the wanted card may pass (R12). */
  readonly continuing: RuleChoice<'continuing'>;
  /** After a stall the last to lay leads any card, or the next rank is wanted (R4). */
  readonly stall: RuleChoice<'stall'>;
  /** Whether honours stop the run and hocs are paid. */
  readonly hocs: RuleChoice<'hocs'>;
  /** The effect of the seven of diamonds besides sweeping its box (R5). */
  readonly dwarf: RuleChoice<'dwarf'>;
  /** Whether an honour must be announced to sweep. */
  readonly announcing: RuleChoice<'announcing'>;
  /** The box of an honour laid unannounced. */
  readonly missedHonour: RuleChoice<'missedHonour'>;
  /** The box of an honour still held at the end. */
  readonly heldHonour: RuleChoice<'heldHonour'>;
  /** Whether losers pay the points of their cards or one counter a card. */
  readonly payment: RuleChoice<'payment'>;
  /** The points of an ace if points are paid. */
  readonly acePoints: RuleChoice<'acePoints'>;
  /** The factor of the payment of a player who still holds the dwarf. */
  readonly heldDwarfFactor: RuleChoice<'heldDwarfFactor'>;
  /** The opera, or null if there is none. */
  readonly opera: OperaRule | null;
  /** Whether the factors of a held dwarf and of an opera are multiplied, or only the larger applies (R15). */
  readonly factors: RuleChoice<'factors'>;
  /** Whether a bête matches the contents of the box, or adds the stake of one ante (R8). */
  readonly bete: RuleChoice<'bete'>;
  /** Whether players pay in full and go below zero (R7). */
  readonly debts: RuleChoice<'debts'>;
  readonly end: EndRule;
}
