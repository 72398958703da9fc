import type { Card, KeepProblemCode, OperaRule } from '@nain-jaune/engine';

/** Whose and which card a problem is about, already in words, and the numbers of it. */
export interface ToldProblem {
  /** The player's name; empty where it is about nobody. */
  readonly name: string;
  /** The card, or null where it is about none. */
  readonly card: Card | null;
  /** What is possible: a number, or a span such as `3–12`. */
  readonly expected: string;
  readonly found: string;
}

/** Some pieces of each kind: a contrat is 10, a fiche 5, a jeton 1. */
export interface Pieces {
  readonly contrats: number;
  readonly fiches: number;
  readonly jetons: number;
}

/** The words of the keeper of the counters, for a game with real cards. */
export interface KeeperWords {
  readonly title: string;
  readonly intro: string;

  // Beginning an evening
  readonly begin: string;
  readonly rules: string;
  readonly ownRules: string;
  /** Around the table, in which order. */
  readonly seats: string;
  seatsStory(clockwise: boolean): string;
  nameAt(place: number): string;
  playerAt(place: number): string;
  moveUp(name: string): string;
  readonly firstDealer: string;
  readonly draw: string;
  readonly drawStory: string;
  drew(name: string, card: string): string;
  drawn(name: string): string;
  readonly whereCounters: string;
  readonly kept: string;
  readonly keptStory: string;
  readonly physical: string;
  readonly physicalStory: string;
  readonly timer: string;
  readonly noTimer: string;
  readonly timerEvening: string;
  readonly timerDeal: string;
  readonly minutes: string;
  readonly start: string;

  // The evenings that are kept
  readonly evenings: string;
  readonly goOn: string;
  readonly look: string;
  eveningLine(rules: string, names: string, deals: number): string;
  readonly remove: string;
  readonly removeQuestion: string;
  readonly save: string;
  readonly load: string;
  readonly loadStory: string;
  readonly notJson: string;
  /** An entry, by its number from 1, that does not fit those before it. */
  entryWrong(number: number): string;
  readonly noneHere: string;
  readonly notKept: string;
  readonly changedElsewhere: string;

  // A deal
  deals(name: string): string;
  antes(name: string, counters: number): string;
  readonly allAnte: string;
  dealerAntes(name: string): string;
  cardsEach(cards: string): string;
  readonly honours: string;
  readonly honoursStory: string;
  readonly kings: string;
  whoLaid(card: Card): string;
  readonly announced: string;
  readonly forgotten: string;
  laidBy(name: string): string;
  forgottenBy(name: string): string;
  readonly endDeal: string;
  timeLeft(time: string): string;
  readonly timeIsUp: string;
  readonly lastDeal: string;

  // The end of a deal
  readonly whoWentOut: string;
  readonly opera: string;
  readonly operaWhen: Readonly<Record<OperaRule['when'], string>>;
  readonly yes: string;
  readonly no: string;
  readonly stillHeld: string;
  stillHeldBy(name: string): string;
  readonly points: string;
  readonly numberOfCards: string;
  pointsOf(name: string): string;
  cardsOf(name: string): string;
  fewer(name: string): string;
  more(name: string): string;
  readonly amongThem: string;
  readonly byCards: string;
  readonly byPoints: string;
  readonly byNumber: string;
  chooseCards(name: string): string;
  worth(points: number): string;
  heldBy(card: Card, name: string): string;
  alreadyLaid(card: Card): string;
  noneLeft(name: string, most: number): string;
  readonly done: string;
  readonly settle: string;
  readonly back: string;
  readonly wrong: string;
  readonly problems: Readonly<Record<KeepProblemCode, (told: ToldProblem) => string>>;

  // The settlement in pieces
  readonly inPieces: string;
  pieces(some: Pieces): string;
  pays(from: string, to: string, pieces: string): string;
  paysBox(from: string, card: Card, pieces: string): string;
  takesBox(who: string, card: Card, pieces: string): string;
  /** A piece too large is given and some come back. */
  orWithChange(given: string, back: string): string;
  readonly nothingMoves: string;
  readonly now: string;
  readonly inBoxes: string;

  // What was told
  readonly undo: string;
  undoOf(what: string): string;
  undone(what: string): string;
  readonly history: string;
  readonly change: string;
  changeOf(what: string): string;
  takeBack(what: string): string;
  readonly takeBackQuestion: string;
  readonly takeItBack: string;
  /** How many later entries no longer fit and are lost with it. */
  loses(entries: number): string;
  entryAnted(deal: number, dealer: string): string;
  entryLaid(name: string, card: Card): string;
  entryForgot(name: string, card: Card): string;
  entryEnded(name: string, opera: boolean): string;
  readonly chart: string;
  readonly newEvening: string;
}
