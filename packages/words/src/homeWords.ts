/** The words of the home page: profiles, who plays, passing the device round. */
export interface HomeWords {
  // How one plays
  readonly playAtOnce: string;
  /** What the game is about, in one line. */
  readonly aim: string;
  readonly customise: string;
  readonly newHere: string;
  readonly invite: string;
  /** Several people who play on one device. */
  readonly passDevice: string;
  /** What serves players with real cards. */
  readonly realCards: string;
  /** The counters of the player and the place among all players, from 1. */
  standing(counters: number, place: number, players: number): string;
  readonly whoPlays: string;
  seat(number: number): string;
  nameAt(number: number): string;
  readonly people: string;
  /** A person who is not in the family yet. */
  readonly somebody: string;
  /** The name of a person who gave none. */
  personAt(number: number): string;
  readonly oneDevice: string;
  /** What stands in a field that may stay empty. */
  readonly optional: string;

  // The opponents, and how hard they are to beat
  readonly opponents: string;
  readonly easy: string;
  readonly medium: string;
  readonly hard: string;
  /** Opponents of different difficulties. */
  readonly mixed: string;
  /** The button that adds a person. */
  readonly plusPerson: string;
  readonly fewerPlayers: string;
  readonly morePlayers: string;
  /** Shows the rulesets that are not shown at first. */
  readonly moreRules: string;

  // The family
  readonly family: string;
  readonly familyHint: string;
  readonly newPerson: string;
  readonly addPerson: string;
  nameOf(name: string): string;
  faceOf(name: string): string;
  /** The first letter of the name in place of a face. */
  readonly initial: string;
  removePerson(name: string): string;
  removePersonQuestion(name: string): string;
  /** What becomes of the games of whoever is removed. */
  readonly personRemoved: string;

  // The kept games
  readonly games: string;
  readonly show: string;
  readonly all: string;
  readonly search: string;
  readonly noneFound: string;
  showMore(games: number): string;
  readonly stepThrough: string;
  /** The mark of a game that tries a move of another game again. */
  readonly practice: string;

  // Rules, and those of the house
  readonly readInFull: string;
  readonly compareRulesets: string;
  readonly houseRules: string;
  readonly byTheBook: string;
  readonly editHouse: string;
  readonly makeHouse: string;
  /** Unfolds the field for a code of rules. */
  readonly haveCode: string;

  // With real cards
  readonly realTable: string;
  readonly keepCounters: string;
  readonly printBoard: string;
  readonly ourRules: string;

  // Several people on one device
  /** The heading of the page that covers the table. */
  handOverTo(name: string): string;
  readonly handOverHint: string;
  /** The button of whoever has taken the device. */
  iAm(name: string): string;

  // When something is lost or has no room
  readonly saveNow: string;
  readonly restored: string;
  readonly notARecord: string;
  readonly setupRefused: string;
}
