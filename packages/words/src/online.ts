import type {
  CompanyRefusal,
  HttpRefusal,
  OnlineClosed,
  Phrase,
  TablePhase,
  TurnClock,
} from '@nain-jaune/protocol/online';

/** The words of the page where tables are found and opened. */
export interface LobbyWords {
  readonly title: string;
  readonly intro: string;
  readonly yourName: string;
  readonly yourNameStory: string;
  readonly playNow: string;
  readonly playNowStory: string;
  readonly anyRules: string;
  readonly openTable: string;
  readonly openTableStory: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly byCode: string;
  readonly code: string;
  /** How a code looks. */
  readonly codeStory: string;
  readonly noCode: string;
  readonly join: string;
  readonly watch: string;
  /** An open table: `Anne's table`. */
  tableOf(host: string): string;
  readonly phases: Readonly<Record<TablePhase, string>>;
  people(people: number, players: number): string;
  bots(bots: number): string;
  houseRulesOf(ruleset: string): string;
  /** Tables where this browser has a place. */
  readonly yourTables: string;
  readonly goBack: string;
}

/** The words for what is agreed at a table. */
export interface AgreementWords {
  readonly title: string;
  readonly whoFinds: string;
  readonly open: string;
  readonly openStory: string;
  readonly byLink: string;
  readonly byLinkStory: string;
  readonly clock: string;
  readonly clocks: Readonly<Record<TurnClock, string>>;
  readonly clockStory: string;
  readonly talk: string;
  readonly freeText: string;
  readonly phrasesOnly: string;
  readonly talkStory: string;
  readonly openTable: string;
  readonly change: string;
  readonly keep: string;
}

/** The words of bringing others to a table. */
export interface InvitationWords {
  readonly title: string;
  readonly story: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  /** What is passed on with the link. */
  message(host: string): string;
  readonly picture: string;
  readonly pictureStory: string;
  sayCode(code: string): string;
  /** The link to one's own place. */
  readonly ownLink: string;
  readonly ownLinkStory: string;
}

/** The words of the company at a table: seats, readiness, and what its host may do. */
export interface CompanyWords {
  tableOf(host: string): string;
  readonly seats: string;
  seat(number: number): string;
  readonly free: string;
  readonly sit: string;
  sitOn(number: number): string;
  readonly stand: string;
  readonly standing: string;
  readonly ready: string;
  readonly notReady: string;
  readonly iAmReady: string;
  readonly iAmNotReady: string;
  /** Who has not said yet that he is ready; given as a list of the language. */
  waitingFor(names: readonly string[]): string;
  readonly waitingForHost: string;
  readonly start: string;
  startWithBots(bots: number): string;
  startsIn(seconds: number): string;
  readonly again: string;
  readonly againStory: string;
  nextDealIn(seconds: number): string;
  readonly host: string;
  readonly youAreHost: string;
  giveToBot(number: number): string;
  empty(number: number): string;
  readonly whichBot: string;
  remove(name: string): string;
  removeQuestion(name: string): string;
  mute(name: string): string;
  unmute(name: string): string;
  readonly muted: string;
  handOver(name: string): string;
  handOverQuestion(name: string): string;
  /** Takes another name and portrait. */
  readonly rename: string;
  readonly portrait: string;
  /** No portrait is chosen: whichever is free. */
  readonly anyPortrait: string;
  readonly leave: string;
  readonly leaveQuestion: string;
  /** What becomes of the seat in the middle of a game. */
  readonly leaveStory: string;
  watchers(watchers: number): string;
  /** Whoever is not connected. */
  readonly absent: string;
  readonly youWatch: string;
  readonly afterDeal: string;
}

/** A state in a few words, and what to do about it. */
export interface StateWords {
  readonly title: string;
  readonly hint: string;
}

/** The words of the line to the server, and of those who are away. */
export interface LineWords {
  readonly connecting: string;
  readonly reconnecting: string;
  readonly reconnected: string;
  readonly unreachable: StateWords;
  readonly tryAgain: string;
  readonly playAlone: string;
  botPlaysFor(name: string): string;
  readonly botPlaysForYou: string;
  readonly takeBack: string;
  readonly takenBack: string;
  secondsLeft(seconds: number): string;
  readonly closed: Readonly<Record<OnlineClosed['reason'], StateWords>>;
  readonly playHere: string;
}

/** What is announced to everyone, screen readers among them. */
export interface AnnouncementWords {
  came(name: string): string;
  left(name: string): string;
  away(name: string): string;
  back(name: string): string;
  host(name: string): string;
  sat(name: string, seat: number): string;
  stood(name: string): string;
  botSat(bot: string, seat: number): string;
  emptied(seat: number): string;
  ready(name: string): string;
  notReady(name: string): string;
  renamed(before: string, now: string): string;
  readonly agreed: string;
  gameBegins(game: number): string;
  said(name: string, words: string): string;
}

/** The words of talk. */
export interface TalkWords {
  readonly title: string;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly saySomething: string;
  readonly write: string;
  readonly send: string;
  readonly nothingYet: string;
  readonly onlyPhrases: string;
  readonly youAreMuted: string;
  charactersLeft(left: number): string;
}

/** The words of the records of a table's games. */
export interface TableRecordWords {
  readonly title: string;
  readonly none: string;
  game(number: number): string;
  readonly replay: string;
  readonly download: string;
  readonly deleteName: string;
  readonly deleteNameStory: string;
  readonly deleteNameQuestion: string;
  readonly nameDeleted: string;
  /** Who stands in the place of a deleted name. */
  readonly nameless: string;
}

/** The words of how a deal is kept fair. */
export interface FairnessWords {
  readonly title: string;
  /** What it means, as a family understands it. */
  readonly story: string;
  readonly promise: string;
  readonly youCut: string;
  cutBy(name: string): string;
  readonly notCut: string;
  /** In a line, that a deal is proven, or that it is not what was promised; what that means follows. */
  readonly dealProven: string;
  readonly dealBroken: string;
  readonly proven: string;
  readonly broken: string;
  /** Where the page came after the promise. */
  readonly unseen: string;
  readonly checkYourself: string;
}

/** The words about the server: its operator, and how long it stores data. */
export interface AboutServerWords {
  readonly contact: string;
  readonly noOperator: string;
  readonly storage: string;
  /** What was said at a table. */
  talkDays(days: number): string;
  /** A closed table. */
  tablesDays(days: number): string;
  /** The record of a finished game. */
  recordsDays(days: number): string;
  /** A report about a player. */
  reportsDays(days: number): string;
  readonly ownGames: string;
  readonly privacy: string;
  readonly unreachable: string;
}

/** The words of tables online. */
export interface OnlineWords {
  readonly lobby: LobbyWords;
  readonly agreement: AgreementWords;
  readonly invitation: InvitationWords;
  readonly company: CompanyWords;
  readonly line: LineWords;
  readonly announcements: AnnouncementWords;
  readonly talk: TalkWords;
  readonly records: TableRecordWords;
  readonly fairness: FairnessWords;
  readonly about: AboutServerWords;
  /** Why the company or the table refused something. */
  readonly refusals: Readonly<Record<CompanyRefusal | 'not-seated' | 'not-kept', string>>;
  /** Why the server refused something. */
  readonly serverRefusals: Readonly<Record<HttpRefusal['error'], string>>;
}
