import type { Seat } from '@nain-jaune/engine';
import type { ClientMessage, Events, NotUnderstood, TableRefusal, Welcome } from '../messages.ts';
import type { Company, Person, TableSettings } from './company.ts';
import type { Phrase } from './phrases.ts';
import type { Portrait } from './portraits.ts';

/** The version of the talk between a client and a table on a server. A message that means something new raises it. */
export const ONLINE_VERSION = 1;

/** The first message over a socket: whose place it is, and what the client has already. Said once more, it catches up. */
export interface Enter {
  readonly type: 'enter';
  readonly version: typeof ONLINE_VERSION;
  readonly code: string;
  /** The secret of a person's place; null to watch. */
  readonly token: string | null;
  /** The game that the client has events of, and the number of its last event; null for none. */
  readonly game: number | null;
  readonly last: number | null;
}

/**
 * What a person asks of the company.
 * - `sit`, `stand`: takes a free seat, or gives one's own up; not during a game.
 * - `ready`: says whether one is ready.
 * - `rename`: takes another name, in the game in progress too, and another portrait where one is named; null for none of one's own.
 * - `leave`: goes for good: a bot plays on where a game is in progress.
 * - `say`: a set phrase, shown in each reader's language. `write`: one's own words, where the host allows them.
 * - `cut`: the cutter's own number, 32 hexadecimal digits, before the cards are shuffled.
 * - the host alone: `start` (bots take the free seats), `bot` and `free` (gives a seat to a bot, or empties it), `agree`
 *   (changes what was agreed, not during a game), `mute`, `remove` (a person, not during a game), `host` (hands the office over).
 */
export type Ask =
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'stand' }
  | { readonly do: 'ready'; readonly ready: boolean }
  | { readonly do: 'rename'; readonly name: string; readonly face?: Portrait | null }
  | { readonly do: 'leave' }
  | { readonly do: 'say'; readonly phrase: Phrase }
  | { readonly do: 'write'; readonly text: string }
  | { readonly do: 'cut'; readonly deal: number; readonly number: string }
  | { readonly do: 'start' }
  | { readonly do: 'bot'; readonly seat: number; readonly bot: string }
  | { readonly do: 'free'; readonly seat: number }
  | { readonly do: 'agree'; readonly settings: TableSettings }
  | { readonly do: 'mute'; readonly person: Person['id']; readonly muted: boolean }
  | { readonly do: 'remove'; readonly person: Person['id'] }
  | { readonly do: 'host'; readonly person: Person['id'] };

/** Asks something of the company. */
export interface AskCompany {
  readonly type: 'ask';
  /** As the id of an an act of the game. */
  readonly id: string;
  readonly ask: Ask;
}

/** What a client says to a table on a server: `act` and `deal` are those of every table. */
export type OnlineClientMessage = Enter | Exclude<ClientMessage, { type: 'hello' }> | AskCompany;

/** One thing said at a table. */
export interface Saying {
  /** From 1, without a gap. */
  readonly number: number;
  readonly person: Person['id'];
  /** His name when he said it. */
  readonly name: string;
  readonly phrase: Phrase | null;
  /** His own words; null for a phrase. */
  readonly text: string | null;
}

/** The answer to {@link Enter}: who one is here. A {@link CompanyIs} follows, then the game where there is one. */
export interface Entered {
  readonly type: 'entered';
  readonly version: typeof ONLINE_VERSION;
  /** One's own number; null for whoever watches. */
  readonly person: Person['id'] | null;
  /** The last things said. */
  readonly sayings: readonly Saying[];
}

/** The company as it is now: whole, whenever anything in it changed. */
export interface CompanyIs {
  readonly type: 'company';
  readonly company: Company;
}

/** Something was said. */
export interface Said {
  readonly type: 'said';
  readonly saying: Saying;
}

/** The messages of the game that follow belong to this game; a {@link Welcome} or {@link Events} comes next. */
export interface GameIs {
  readonly type: 'game';
  readonly game: number;
}

/** The clock of the seat to move; told with each turn where the table has one. */
export interface ClockIs {
  readonly type: 'clock';
  readonly seat: Seat;
  /** Milliseconds left. */
  readonly left: number;
}

/**
 * Why something asked of the company was refused; nothing has changed.
 * - `watching`: whoever only watches asks for nothing. `host-only`: only the host may.
 * - `not-now`: not in this phase of the table.
 * - `seat-taken`, `no-such-seat`, `no-such-person`, `no-such-bot`.
 * - `too-few`: fewer people sit here than bots alone may make up: nobody does.
 * - `rules-refuse`: the rules do not allow so many players.
 * - `no-free-text`, `muted`, `too-fast`, `empty-text`, `empty-name`.
 *
 * `not-seated` and `not-kept` are those of every table.
 */
export type CompanyRefusal =
  | 'watching'
  | 'host-only'
  | 'not-now'
  | 'seat-taken'
  | 'no-such-seat'
  | 'no-such-person'
  | 'no-such-bot'
  | 'too-few'
  | 'rules-refuse'
  | 'no-free-text'
  | 'muted'
  | 'too-fast'
  | 'empty-text'
  | 'empty-name';

/** An act, the wish for a deal or an ask was refused. */
export interface OnlineRefused {
  readonly type: 'refused';
  readonly id: string;
  readonly refusal: TableRefusal | { readonly code: CompanyRefusal };
}

/** An ask was granted; what it changed was told before. */
export interface Granted {
  readonly type: 'granted';
  readonly id: string;
}

/**
 * The last message over a socket.
 * - `displaced`: a newer connection took this place. `removed`: the host sent this person away, or he left himself.
 * - `table-closed`: nobody plays here any more. `no-such-table`, `wrong-token`: there is nothing to enter.
 * - `moving`: this server stops; connect again at once. `flooding`: too much was sent.
 */
export interface OnlineClosed {
  readonly type: 'closed';
  readonly reason:
    | 'displaced'
    | 'removed'
    | 'table-closed'
    | 'no-such-table'
    | 'wrong-token'
    | 'moving'
    | 'flooding';
}

/** What a table on a server says to a client. */
export type OnlineTableMessage =
  | Entered
  | CompanyIs
  | Said
  | GameIs
  | ClockIs
  | Welcome
  | Events
  | OnlineRefused
  | Granted
  | NotUnderstood
  | OnlineClosed;
