import type {
  CloseReason,
  HttpRefusal,
  Phrase,
  RoomPhase,
  RoomRefusalCode,
  TurnClock,
} from '@nain-jaune/protocol';

/** The words of the page where tables are found and opened. */
export interface LobbyWords {
  readonly title: string;
  readonly intro: string;
  readonly playNow: string;
  readonly openTable: string;
  readonly openTables: string;
  readonly noOpenTables: string;
  readonly byCode: string;
  readonly code: string;
  readonly join: string;
  readonly watch: string;
  /** An open table: `Anne's table`. */
  tableOf(host: string): string;
  readonly phases: Readonly<Record<RoomPhase, string>>;
  members(members: number, players: number): string;
  bots(bots: number): string;
  /** Tables of which this browser is a member. */
  readonly yourTables: string;
  readonly goBack: string;
}

/** The words of the settings of a table. */
export interface SettingsWords {
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
  players(count: number): string;
  readonly spectators: string;
  readonly mayWatch: string;
  readonly mayNotWatch: string;
  readonly openTable: string;
  /** Opens the settings to change them. */
  readonly change: string;
  readonly save: string;
}

/** The words for inviting others to a table. */
export interface InvitationWords {
  readonly title: string;
  readonly story: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  /** Sent with the link. */
  message(host: string): string;
  readonly picture: string;
  readonly pictureStory: string;
  sayCode(code: string): string;
  /** The link to one's own seat. */
  readonly ownLink: string;
  readonly ownLinkStory: string;
}

/** The words of the people at a table: seats and readiness. */
export interface RoomWords {
  readonly seats: string;
  readonly free: string;
  readonly sit: string;
  /** Begins with {@link sit}, which the button shows. */
  sitOn(number: number): string;
  /** Seats a bot. */
  readonly addBot: string;
  /** Begins with {@link addBot}, which the button shows. */
  addBotOn(number: number): string;
  readonly stand: string;
  readonly withoutSeat: string;
  readonly ready: string;
  readonly notReady: string;
  readonly iAmReady: string;
  readonly iAmNotReady: string;
  /** Names of members who are not ready yet. */
  waitingFor(names: readonly string[]): string;
  readonly waitingForHost: string;
  readonly start: string;
  startWithBots(bots: number): string;
  /** Starts although not everyone is ready. */
  readonly startAnyway: string;
  startsIn(seconds: number): string;
  readonly again: string;
  nextDealIn(seconds: number): string;
  readonly host: string;
  /** Takes another name and portrait. */
  readonly rename: string;
  readonly portrait: string;
  /** No portrait is chosen: any that is free. */
  readonly anyPortrait: string;
  readonly leave: string;
  readonly leaveQuestion: string;
  /** What happens to the seat in the middle of a game. */
  readonly leaveStory: string;
  spectators(count: number): string;
  /** A member who is not connected. */
  readonly absent: string;
  readonly youWatch: string;
}

/** The words of what may be done about a member: by everyone, and by the host alone. */
export interface ModerationWords {
  /** The name of the button that shows them. */
  actionsFor(name: string): string;
  readonly hideMessages: string;
  readonly hideMessagesStory: string;
  readonly showMessages: string;
  readonly messagesHidden: string;
  readonly report: string;
  reportQuestion(name: string): string;
  readonly reportStory: string;
  reported(name: string): string;
  readonly mute: string;
  readonly muteStory: string;
  readonly unmute: string;
  readonly muted: string;
  readonly makeHost: string;
  makeHostQuestion(name: string): string;
  readonly makeHostStory: string;
  readonly remove: string;
  removeQuestion(name: string): string;
  removeStory(name: string): string;
  readonly notDuringGame: string;
  readonly removeSpectators: string;
  readonly removeSpectatorsQuestion: string;
  readonly removeSpectatorsStory: string;
}

/** A state in a few words, and what to do about it. */
export interface StateWords {
  readonly title: string;
  readonly hint: string;
}

/** Why this page gets nothing more from a table. `left`: the member has left. */
export type ConnectionEnd = Exclude<CloseReason, 'moving' | 'flooding'> | 'left';

/** The words of the connection to the server, and of members who are away. */
export interface ConnectionWords {
  readonly reconnecting: string;
  readonly unreachable: StateWords;
  readonly playAlone: string;
  botPlaysFor(name: string): string;
  readonly botPlaysForYou: string;
  readonly takeBack: string;
  secondsLeft(seconds: number): string;
  readonly closed: Readonly<Record<ConnectionEnd, StateWords>>;
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
  readonly settingsChanged: string;
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
  readonly youAreMuted: string;
}

/** The words of the records of a table's games. */
export interface TableRecordWords {
  readonly title: string;
  game(number: number): string;
  readonly download: string;
  /** In the place of a deleted name. */
  readonly nameless: string;
}

/** The words of deleting one's name. */
export interface EraseWords {
  readonly action: string;
  readonly question: string;
  readonly story: string;
  readonly done: string;
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
  /** The page was opened after the promise. */
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
  readonly settings: SettingsWords;
  readonly invitation: InvitationWords;
  readonly room: RoomWords;
  readonly moderation: ModerationWords;
  readonly connection: ConnectionWords;
  readonly announcements: AnnouncementWords;
  readonly talk: TalkWords;
  readonly records: TableRecordWords;
  readonly erase: EraseWords;
  readonly fairness: FairnessWords;
  readonly about: AboutServerWords;
  /** Why the table refused a command. */
  readonly refusals: Readonly<Record<RoomRefusalCode | 'not-seated' | 'not-stored', string>>;
  /** Why the server refused something. */
  readonly serverRefusals: Readonly<Record<HttpRefusal['error'], string>>;
}
