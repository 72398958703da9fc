/**
 * The interface's own words, for the page and the terminal: one flat set of texts and of functions that put names and
 * numbers into a text. To add a key, add it here and in each of `interface/fr.ts`, `interface/en.ts` and
 * `interface/de.ts`; the compiler names every place that lacks it. Keys that only the page uses are fine, since
 * a page loads them with its language; those of the terminal alone are in `cli/src/words/`. In the French texts write plain spaces before ! ? : ; and inside « »: they are typeset.
 */
export interface Interface {
  // The game and its frame
  readonly gameName: string;
  readonly cancel: string;
  readonly close: string;
  readonly settings: string;
  readonly language: string;
  readonly pace: string;
  readonly paceSlow: string;
  readonly paceNormal: string;
  readonly paceFast: string;

  // A new game
  readonly newGame: string;
  readonly startGame: string;
  readonly continueGame: string;
  readonly leaveGame: string;
  readonly ruleset: string;
  readonly readRules: string;
  readonly numberOfPlayers: string;
  /** The numbers of players that rules allow: `3 or 5 players`, `3 to 8 players`. */
  playersAllowed(...players: readonly number[]): string;
  readonly you: string;
  readonly yourName: string;
  readonly bot: string;
  readonly characters: string;
  readonly levels: string;
  /** The heading of all bots and how each of them plays. */
  readonly whoIsWho: string;
  readonly seed: string;
  readonly seedHint: string;

  // The table
  readonly board: string;
  boxOf(card: string, counters: number): string;
  readonly counters: string;
  countersCount(counters: number): string;
  readonly cards: string;
  cardsCount(cards: number): string;
  readonly dealer: string;
  readonly run: string;
  /** A label and what it is of, or a name and what was said: `Run: 5, 6`. */
  pair(label: string, value: string): string;
  readonly noRun: string;
  readonly yourHand: string;
  readonly wanted: string;
  readonly anyCard: string;
  readonly tableTalk: string;
  readonly seats: string;
  dealNumber(deal: number): string;
  dealNumberOf(deal: number, deals: number): string;
  /** A seat told to a screen reader: name, cards in hand, counters. */
  seatLine(name: string, cards: number, counters: number): string;

  // The turn
  readonly yourTurn: string;
  readonly yourLead: string;
  turnOf(name: string): string;
  leadOf(name: string): string;
  readonly pass: string;
  passSaying(call: string): string;

  // The settlement and the end
  readonly nextDeal: string;
  readonly settlement: string;
  settlementOf(deal: number): string;
  readonly gameOver: string;
  readonly standings: string;
  readonly playAgain: string;
  readonly newTable: string;
  readonly downloadRecord: string;

  // Keys
  readonly help: string;
  readonly keys: string;
  readonly keyChoose: string;
  readonly keyLay: string;
  readonly keyPass: string;
  readonly keyDeal: string;
  readonly keyHelp: string;

  // When something goes wrong
  readonly error: string;
  readonly unexpectedError: string;
  readonly notSaved: string;
  readonly connecting: string;
  readonly messageNotUnderstood: string;
  readonly noDealNow: string;

  // Records, checks and simulations in the terminal
  readonly replay: string;
  stepOf(step: number, steps: number): string;
  lineNumber(line: number): string;

  // Of the page alone
  readonly paceInstant: string;
  readonly gameLength: string;
  readonly lengthAsRules: string;
  lengthOfDeals(deals: number): string;
  readonly moreChoices: string;
  readonly savedGames: string;
  readonly finishedGames: string;
  savedGameLine(rules: string, names: string, deals: number): string;
  readonly lookAtGame: string;
  readonly removeGame: string;
  readonly removeGameQuestion: string;
  readonly gameUnreadable: string;
  readonly gameUnreadableHint: string;
  readonly saveText: string;
  readonly noSuchGame: string;
  readonly noSuchGameHint: string;
  readonly takenOver: string;
  readonly takenOverHint: string;
  readonly playHere: string;
  readonly storeFailed: string;
  readonly tryAgain: string;
  readonly singleKeys: string;
  /** The button that lays a card without its announcement, and what that costs. */
  inSilence(doublesBox: boolean): string;
  readonly keyRank: string;
  readonly keyEnds: string;
  readonly keyEscape: string;
  readonly keyHand: string;
  readonly keyTalk: string;
  readonly deal: string;
  readonly onBoard: string;
  everyoneAntes(counters: number): string;
}
