import type { Seat } from '@nain-jaune/engine';
import type { Act, AskDeal, ClientMessage, Events, TableRefusal, Welcome } from '@nain-jaune/protocol';
import {
  type Ask,
  type AskCompany,
  type ClockIs,
  type Company,
  type CompanyRefusal,
  ONLINE_VERSION,
  type OnlineClosed,
  type OnlineRefused,
  type OnlineTableMessage,
  type Person,
  type Saying,
} from '@nain-jaune/protocol/online';
import { TableClient, type When } from '../client/tableClient.svelte.ts';
import { Line, type LineParts, type LineStatus } from './line.ts';
import type { Promised } from './promised.ts';
import { Promises } from './promises.ts';
import { personNames } from './seatsOfCompany.ts';

/** Why nothing more is heard of a table; `strange`: the server speaks a newer language than this page. */
export type Farewell = Exclude<OnlineClosed['reason'], 'moving' | 'flooding'> | 'strange';

/** Whose turn the clock of the table counts, and when it has run out, as `performance.now` counts. */
export interface TurnClockNow {
  readonly seat: Seat;
  readonly until: number;
}

/** How many of the last sayings are kept. */
const MOST_SAYINGS = 50;
/** How long one waits where the server says that it was told too much, in milliseconds. */
const CALM = 5000;

/**
 * One person's side of a table on a server: the company, the talk and the game, over a line that comes back when it was
 * lost. What was asked and not answered is asked again then, under the same name, so that nothing is lost or done twice.
 */
export class OnlineClient {
  /** Everybody at the table; null until the server has answered. */
  company: Company | null = $state.raw(null);
  /** One's own number; null for whoever watches. */
  person: Person['id'] | null = $state(null);
  /** The last things said, the latest last. */
  sayings: readonly Saying[] = $state.raw([]);
  /** The talk of the game; a new one for each game. */
  play: TableClient | null = $state.raw(null);
  /** The number of the game that {@link play} follows. */
  game: number | null = $state(null);
  clock: TurnClockNow | null = $state.raw(null);
  status: LineStatus = $state('connecting');
  farewell: Farewell | null = $state(null);
  /** Why the last ask was refused, until another one is granted. */
  refusal: CompanyRefusal | TableRefusal['code'] | null = $state(null);
  /** When the game begins by itself, as `performance.now` counts; null where it does not. */
  startsAt: number | null = $state(null);
  /** When the next deal is dealt though nobody asks for it, as `performance.now` counts; null where it is not. */
  dealsAt: number | null = $state(null);

  readonly #code: string;
  readonly #token: string | null;
  readonly #line: Line;
  /** The number of the last event of the game. */
  #last: number | null = null;
  readonly #asked = new Map<string, AskCompany>();
  /** The act that waits for its answer, and the last event when it was sent. */
  #act: { readonly message: Act | AskDeal; readonly last: number | null } | null = null;
  #isCatchingUp = false;
  readonly #when: When | undefined;
  readonly #promises: Promises;
  /** The id of the ask by which one cut last. */
  #cutId = '';
  #asks = 0;
  readonly #name = Math.random().toString(36).slice(2);

  /** Without a token one watches. `when`: when what a game says is taken in. */
  constructor(code: string, token: string | null, parts: LineParts, when?: When) {
    this.#when = when;
    this.#code = code;
    this.#token = token;
    this.#promises = new Promises(code);
    this.#line = new Line(parts, {
      opened: () => this.#enter(),
      heard: (message) => this.#hear(message),
      changed: (status) => (this.status = status),
      strange: () => this.#end('strange'),
    });
  }

  /** Goes to the table, or back to it after another window has taken the place. */
  enter(): void {
    this.farewell = null;
    this.status = 'connecting';
    this.#line.start();
  }

  /** Goes away from the page; the place stays one's own. */
  close(): void {
    this.#line.close();
  }

  /** Asks something of the company. */
  ask(ask: Ask): void {
    const message: AskCompany = { type: 'ask', id: this.#newId(), ask };
    this.refusal = null;
    this.#asked.set(message.id, message);
    this.#line.say(message);
  }

  /** Plays oneself again where a bot does: whoever asks for anything is there. To keep one's name may be asked at any time. */
  takeBack(): void {
    if (this.me !== null) this.ask({ do: 'rename', name: this.me.name });
  }

  /** What was promised of a deal before its cards; null where this page came later. */
  promised(game: number, deal: number): Promised | null {
    return this.#promises.of(game, deal);
  }

  /** One's own seat; null for whoever has none. */
  get seat(): Seat | null {
    const { person } = this;
    const seat = this.company?.seats.findIndex((one) => one.type === 'person' && one.person === person) ?? -1;
    return seat < 0 ? null : (seat as Seat);
  }

  /** What the company knows of oneself; null for whoever watches. */
  get me(): Person | null {
    return this.company?.people.find(({ id }) => id === this.person) ?? null;
  }

  /** Whether one is the host of the table. */
  get isHost(): boolean {
    return this.person !== null && this.company?.host === this.person;
  }

  #enter(): void {
    this.#isCatchingUp = true;
    const last = this.#last;
    this.#line.say({
      type: 'enter',
      version: ONLINE_VERSION,
      code: this.#code,
      token: this.#token,
      game: last === null ? null : this.game,
      last,
    });
  }

  #hear(message: OnlineTableMessage): void {
    switch (message.type) {
      case 'entered':
        this.person = message.person;
        this.#keepSayings(message.sayings);
        for (const asked of this.#asked.values()) this.#line.say(asked);
        break;
      case 'company':
        this.#takeCompany(message.company);
        break;
      case 'said':
        this.#keepSayings([message.saying]);
        break;
      case 'game':
        if (message.game !== this.game) this.#follow(message.game);
        break;
      case 'clock':
        this.#takeClock(message);
        break;
      case 'welcome':
      case 'events':
        this.play?.hear(message);
        this.#counted(message);
        break;
      case 'granted':
        this.#takeGrant(message.id);
        break;
      case 'refused':
        this.#takeRefusal(message);
        break;
      case 'problem':
        this.#takeProblem(message.code);
        break;
      case 'closed':
        this.#takeLeave(message.reason);
        break;
    }
  }

  #takeCompany(company: Company): void {
    this.company = company;
    this.startsAt = momentIn(company.startsIn);
    this.dealsAt = momentIn(company.dealsIn);
    if (company.phase !== 'playing') this.clock = null;
    else if (company.games === this.game) this.play?.takeNames(personNames(company));
    this.#cut(company);
  }

  /** The cutter's number is given unasked, from strong chance: so no server can know the pack before. */
  #cut(company: Company): void {
    const ask = this.#promises.take(company, this.seat);
    if (ask === null) return;
    this.#cutId = this.#newId();
    this.#line.say({ type: 'ask', id: this.#cutId, ask });
  }

  #takeGrant(id: string): void {
    this.#asked.delete(id);
    if (id === this.#cutId) this.#promises.taken();
  }

  #keepSayings(fresh: readonly Saying[]): void {
    const last = this.sayings.at(-1)?.number ?? 0;
    const added = fresh.filter(({ number }) => number > last);
    if (added.length > 0) this.sayings = [...this.sayings, ...added].slice(-MOST_SAYINGS);
  }

  /** Begins to follow a game; the server tells it whole. */
  #follow(game: number): void {
    this.game = game;
    this.#last = null;
    this.#act = null;
    this.clock = null;
    const play = new TableClient(this.#when);
    play.attach({ send: (message) => this.#say(message, play), close: () => undefined });
    this.play = play;
  }

  /** What the game's client says; its greeting is said by {@link #enter}, where the server has not greeted first. */
  #say(message: ClientMessage, play: TableClient): void {
    if (message.type === 'hello') {
      if (message.last !== null) this.#enter();
    } else if (play === this.play) {
      this.#act = { message, last: this.#last };
      this.#line.say(message);
    }
  }

  #counted(message: Welcome | Events): void {
    if (message.type === 'welcome') this.#last = message.number;
    // Where events are missing in between, the game's client asks for them.
    else if (message.from <= (this.#last ?? 0) + 1)
      this.#last = Math.max(this.#last ?? 0, message.from + message.events.length - 1);
    const isCatchingUp = this.#isCatchingUp;
    this.#isCatchingUp = false;
    if (this.#act === null) return;
    // Whatever has happened since, it was played, or it is too late for it.
    if (this.#act.last !== this.#last) this.#act = null;
    else if (isCatchingUp) this.#actAgain(this.#act.message);
  }

  #actAgain(message: Act | AskDeal): void {
    this.play?.waitAgain();
    this.#line.say(message);
  }

  #takeClock({ seat, left }: ClockIs): void {
    this.clock = { seat, until: performance.now() + left };
  }

  #takeRefusal({ id, refusal }: OnlineRefused): void {
    if (this.#asked.delete(id)) {
      this.refusal = refusal.code;
    } else if (this.#act?.message.id === id) {
      this.#act = null;
      this.play?.hear({ type: 'refused', id, refusal: refusal as TableRefusal });
    }
  }

  #takeProblem(code: 'malformed' | 'wrong-version'): void {
    if (code === 'wrong-version') this.#end('strange');
    else this.play?.hear({ type: 'problem', code, problems: [] });
  }

  #takeLeave(reason: OnlineClosed['reason']): void {
    if (reason === 'moving') this.#line.again(0);
    else if (reason === 'flooding') this.#line.again(CALM);
    else this.#end(reason);
  }

  #end(farewell: Farewell): void {
    this.farewell = farewell;
    this.#line.close();
  }

  #newId(): string {
    return `${this.#name}-${++this.#asks}`;
  }
}

/** The moment after so many milliseconds, as `performance.now` counts. */
function momentIn(milliseconds: number | null): number | null {
  return milliseconds === null ? null : performance.now() + milliseconds;
}
