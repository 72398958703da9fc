import { failure, type Outcome, success } from '@nain-jaune/engine';
import { drawDealer } from '@nain-jaune/engine/random';
import {
  type AskCompany,
  type CompanyRefusal,
  type LobbyTable,
  ONLINE_VERSION,
  type OnlineClientMessage,
  type OnlineRefused,
  type OnlineTableMessage,
  type Person,
  type TablePhase,
  type TableSettings,
  type TableSummary,
} from '@nain-jaune/protocol';
import { Answers } from '../answers.ts';
import type { TableRecord } from '../options.ts';
import { Turnstile } from '../turnstile.ts';
import { carriedOut, whyNot } from './asks.ts';
import {
  begun,
  join,
  leave,
  type Newcomer,
  openCompany,
  personIn,
  presentPeople,
  withNextHost,
  withPerson,
} from './company.ts';
import type { Entry, GameEntry, GameSeat, KeptCompany, SaidEntry } from './entries.ts';
import { GameReplay } from './gameReplay.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Known, type LineHost, type OnlineConnection, OnlineLine } from './line.ts';
import { Lines } from './lines.ts';
import { Minder, type MinderHost } from './minder.ts';
import { Playing, type PlayingHost } from './playing.ts';
import { Presence } from './presence.ts';
import { type Kept, keptIn } from './resume.ts';
import { companyOf, lobbyTableOf, summaryOf } from './snapshot.ts';
import type { OnlineSurroundings } from './surroundings.ts';
import { Talk, type Words } from './talk.ts';

/** Why something was refused, or null where it was granted. */
type Refusal = OnlineRefused['refusal'] | null;

/**
 * A table that people come to over a network: who has come, who sits where, what was agreed and said, and one game after the
 * other. Everything that is to outlive the server is kept before anyone is told of it, one change at a time. It has no
 * sockets, no storage and no clock of its own.
 */
export class OnlineTable {
  readonly #surroundings: OnlineSurroundings;
  readonly #limits: Limits;
  readonly #turnstile = new Turnstile();
  readonly #presence: Presence;
  readonly #talk: Talk;
  readonly #minder: Minder;
  readonly #lines = new Lines();
  readonly #answers = new Map<Person['id'], Answers<Refusal>>();
  readonly #lineHost: LineHost;
  readonly #playingHost: PlayingHost;
  #isOpen = true;
  #kept: KeptCompany;
  /** The game in progress, or the last one. */
  #playing: Playing | null = null;

  private constructor({ company, said, game }: Kept, surroundings: OnlineSurroundings) {
    const { clock, limits } = surroundings;
    this.#surroundings = surroundings;
    this.#limits = { ...LIMITS, ...limits };
    this.#presence = new Presence(clock, this.#limits.graceMs, () => this.#presenceChanged());
    this.#talk = new Talk(clock);
    this.#minder = new Minder(clock, this.#limits, this.#presence, this.#makeMinderHost());
    this.#kept = company;
    this.#lineHost = this.#makeLineHost();
    this.#playingHost = this.#makePlayingHost();
    for (const entry of said) this.#takeUpSaid(entry);
    for (const { id, name } of company.people) if (name === '') this.#talk.forgetName(id);
    if (company.phase === 'closed') return;
    for (const { id } of presentPeople(company)) this.#presence.go(id);
    if (game !== null) this.#playing = new Playing(game, this.#playingHost);
    this.#keepOrder();
  }

  /**
   * Opens a table; whoever opens it is its host and sits on seat 0. Rejects with a `RangeError` where the rules do not allow
   * so many players or the host has no name, and with what went wrong where the table could not be kept.
   */
  static async open(
    code: string,
    host: Newcomer,
    settings: TableSettings,
    surroundings: OnlineSurroundings,
    { fillsUp = false }: { readonly fillsUp?: boolean } = {},
  ): Promise<OnlineTable> {
    const company = openCompany(code, host, settings, fillsUp);
    await surroundings.append([{ type: 'company', company }]);
    return new OnlineTable({ company, said: [], game: null }, surroundings);
  }

  /** Goes on with a table from all its entries. Throws an `Error` where they are not those of a table. */
  static resume(code: string, entries: readonly Entry[], surroundings: OnlineSurroundings): OnlineTable {
    const kept = keptIn(entries);
    if (kept.company.code !== code) throw new Error(`these are the entries of ${kept.company.code}`);
    return new OnlineTable(kept, surroundings);
  }

  get code(): string {
    return this.#kept.code;
  }

  get phase(): TablePhase {
    return this.#kept.phase;
  }

  /** Whether nobody is connected and there is nothing to do: it may be dropped and resumed from its entries. */
  get isIdle(): boolean {
    return this.#lines.isEmpty && this.#turnstile.isFree && this.#playing?.game.isDealInProgress !== true;
  }

  /** The table as anyone with its code may see it. */
  summary(): TableSummary {
    return summaryOf(this.#kept);
  }

  /** The table as the lobby shows it. */
  lobby(): LobbyTable {
    return lobbyTableOf(this.#kept);
  }

  /** The record of the game in progress, without its deal in progress, or of the last game; null for any other. */
  record(game: number): TableRecord | null {
    return this.#playing?.game.number === game ? this.#playing.game.record() : null;
  }

  /**
   * The person whose place has a secret of this hash, or null. He may have left. `equal` compares two hashes in a time
   * that does not depend on them.
   */
  personOf(tokenHash: string, equal: (one: string, other: string) => boolean): Person['id'] | null {
    return this.#kept.people.filter((person) => equal(person.tokenHash, tokenHash))[0]?.id ?? null;
  }

  /** Somebody comes: to the wished seat where it is free, else to the first free one. Gives his number. */
  join(
    name: string,
    tokenHash: string,
    seat: number | null,
  ): Promise<Outcome<Person['id'], 'table-full' | 'table-closed' | 'empty-name' | 'not-kept'>> {
    return this.#inOrder(async () => {
      const joined = join(this.#kept, { name, tokenHash }, seat);
      if (!joined.ok) return joined;
      const id = joined.value.people.length;
      if ((await this.#change(joined.value)) !== null) return failure('not-kept');
      this.#presence.go(id);
      return success(id);
    });
  }

  /** Blanks the name of a person, here and in the record of the game. Rejects with an `Error` where that is not kept. */
  forgetName(person: Person['id']): Promise<void> {
    return this.#inOrder(async () => {
      const refusal = await this.#change(withPerson(this.#kept, person, { name: '' }));
      if (refusal !== null) throw new Error('the name could not be deleted');
      this.#talk.forgetName(person);
      const seat = this.#playing?.game.seatOf(person) ?? null;
      if (seat !== null) this.#playing?.game.table.rename(seat, '');
    });
  }

  /**
   * Connects a person, or somebody who watches, and tells him everything that he does not have. The newer connection of a
   * person displaces the older.
   */
  connect(
    place: { readonly person: Person['id'] } | null,
    known: Known | null,
    send: (message: OnlineTableMessage) => void,
  ): OnlineConnection {
    const line = new OnlineLine(place?.person ?? null, this.#lineHost, send);
    const refused = this.#mayNotEnter(line.person);
    if (refused !== null) {
      line.end(refused);
      return line;
    }
    if (line.person !== null) this.#arrive(line.person);
    this.#keepOrder();
    this.#lines.add(line);
    this.#greet(line, known);
    this.#lines.tell(this.#companyNow(), line);
    return line;
  }

  /** Stops for this server: everyone is told to connect again, which may lead to another server. */
  stop(reason: 'moving'): void {
    this.#stopWorking();
    this.#lines.end(reason);
  }

  // ——— Lines

  #makeLineHost(): LineHost {
    return {
      hear: (line, message) => this.#hear(line, message),
      greet: (line, known) => {
        if (line.person !== null) this.#takeBack(line.person);
        this.#greet(line, known);
      },
      leave: (line) => this.#lineClosed(line),
      lost: (error) => this.#surroundings.fault?.({ code: 'not-sent', seat: null, error }),
    };
  }

  #mayNotEnter(person: Person['id'] | null): 'moving' | 'table-closed' | 'removed' | null {
    if (this.#kept.phase === 'closed') return 'table-closed';
    if (!this.#isOpen) return 'moving';
    return person !== null && personIn(this.#kept, person) === undefined ? 'removed' : null;
  }

  /** A person is here, with a new connection in place of an older one. */
  #arrive(person: Person['id']): void {
    this.#presence.come(person);
    this.#lines.displace(person);
  }

  #greet(line: OnlineLine, known: Known | null): void {
    const { sayings } = this.#talk;
    line.say({ type: 'entered', version: ONLINE_VERSION, person: line.person, sayings });
    line.say(this.#companyNow());
    if (this.#playing !== null) line.follow(this.#playing.game, known);
    const clock = this.#playing?.clock ?? null;
    if (clock !== null) line.say(clock);
  }

  #lineClosed(line: OnlineLine): void {
    if (!this.#lines.delete(line) || !this.#isOpen) return;
    if (line.person !== null && personIn(this.#kept, line.person) !== undefined)
      this.#presence.go(line.person);
    this.#presenceChanged();
  }

  #companyNow(): OnlineTableMessage {
    const company = companyOf(this.#kept, this.#presence, {
      watchers: this.#lines.watchers,
      promise: this.#playing?.promise ?? null,
      startsIn: this.#minder.startsIn,
      dealsIn: this.#playing?.dealsIn ?? null,
    });
    return { type: 'company', company };
  }

  // ——— What is asked

  #hear(line: OnlineLine, message: Exclude<OnlineClientMessage, { type: 'enter' }>): void {
    if (line.person !== null && !isCut(message)) this.#takeBack(line.person);
    if (message.type === 'act') line.playOn(message);
    else if (message.type === 'deal') this.#whenCut(() => line.playOn(message));
    else if (line.person === null) refuse(line, message, { code: 'watching' });
    else this.#hearAsk(line, line.person, message);
  }

  /** Whoever does something plays for himself from then on. */
  #takeBack(person: Person['id']): void {
    if (this.#presence.act(person)) this.#presenceChanged();
  }

  /** Where the player who cuts is waited for, a deal waits with him. */
  #whenCut(deal: () => void): void {
    if (this.#playing === null) deal();
    else this.#playing.whenCut(deal);
  }

  #hearAsk(line: OnlineLine, person: Person['id'], message: AskCompany): void {
    this.#turnstile.enter(async () => {
      const answers = this.#answersOf(person);
      const before = answers.to(message.id);
      const refusal = before === undefined ? await this.#carryOut(person, message) : before;
      if (refusal?.code !== 'not-kept') answers.remember(message.id, refusal);
      if (refusal === null) line.say({ type: 'granted', id: message.id });
      else refuse(line, message, refusal);
      await this.#sendOff();
    });
  }

  #answersOf(person: Person['id']): Answers<Refusal> {
    const answers = this.#answers.get(person) ?? new Answers<Refusal>();
    this.#answers.set(person, answers);
    return answers;
  }

  async #carryOut(person: Person['id'], { id, ask }: AskCompany): Promise<Refusal> {
    const why = this.#isOpen && personIn(this.#kept, person) ? whyNot(this.#kept, person, ask) : 'not-now';
    if (why !== null) return { code: why };
    switch (ask.do) {
      case 'say':
        return this.#say(person, { phrase: ask.phrase }, id);
      case 'write':
        return this.#say(person, { text: ask.text }, id);
      case 'cut':
        return this.#playing?.cut(person, ask.deal, ask.number) === true ? null : { code: 'not-now' };
      case 'start':
        return this.#begin();
      case 'leave':
        return this.#sendAway(person);
      case 'remove':
        return personIn(this.#kept, ask.person) === undefined
          ? { code: 'no-such-person' }
          : this.#sendAway(ask.person);
      default: {
        const changed = carriedOut(this.#kept, person, ask, (bot) =>
          Object.hasOwn(this.#surroundings.bots, bot),
        );
        return changed.ok ? this.#change(changed.value) : { code: changed.error };
      }
    }
  }

  async #say(speaker: Person['id'], words: Words, id: string): Promise<Refusal> {
    const person = personIn(this.#kept, speaker);
    if (person === undefined) return { code: 'not-now' };
    const saying = this.#talk.prepare(person, words, this.#kept.settings.freeText);
    if (typeof saying === 'string') return { code: saying };
    if (!(await this.#append([{ type: 'said', saying, id }]))) return { code: 'not-kept' };
    this.#talk.add(saying);
    this.#lines.tell({ type: 'said', saying });
    return null;
  }

  /** Takes up what was said before a restart; sent again, it is not said again. */
  #takeUpSaid({ saying, id }: SaidEntry): void {
    this.#talk.takeUp(saying);
    if (id !== undefined) this.#answersOf(saying.person).remember(id, null);
  }

  async #sendAway(person: Person['id']): Promise<Refusal> {
    const left = leave(this.#kept, person, this.#surroundings.standIn.name);
    const next = left.host === person ? withNextHost(left, (id) => this.#presence.isHere(id)) : left;
    const refusal = await this.#change(next);
    if (refusal === null) this.#presence.forget(person);
    return refusal;
  }

  /** Ends the connections of those who have left, and the table where nobody is left. */
  async #sendOff(): Promise<void> {
    this.#lines.end('removed', (person) => person !== null && personIn(this.#kept, person) === undefined);
    if (this.#isOpen && presentPeople(this.#kept).length === 0) await this.#close();
  }

  // ——— Changes

  #inOrder<Result>(act: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#turnstile.enter(() => act().then(resolve, reject));
    });
  }

  async #append(entries: readonly Entry[]): Promise<boolean> {
    try {
      await this.#surroundings.append(entries);
      return true;
    } catch (error) {
      this.#surroundings.fault?.({ code: 'not-kept', error });
      return false;
    }
  }

  async #change(next: KeptCompany): Promise<Refusal> {
    if (!(await this.#append([{ type: 'company', company: next }]))) return { code: 'not-kept' };
    this.#become(next);
    return null;
  }

  #become(next: KeptCompany): void {
    this.#kept = next;
    this.#keepOrder();
    this.#lines.tell(this.#companyNow());
    this.#surroundings.onChange?.(this.summary());
  }

  #presenceChanged(): void {
    this.#keepOrder();
    this.#lines.tell(this.#companyNow());
  }

  async #close(): Promise<void> {
    const closed: KeptCompany = { ...this.#kept, phase: 'closed' };
    const entries: Entry[] = [{ type: 'company', company: closed }];
    if (this.#kept.phase === 'playing' && this.#playing !== null) entries.unshift(this.#playing.game.over());
    if (!(await this.#append(entries))) {
      this.#minder.closeAgain();
      return;
    }
    this.#become(closed);
    this.#stopWorking();
    this.#lines.end('table-closed');
    this.#surroundings.onClosed?.();
  }

  #closeInOrder(): void {
    this.#turnstile.enter(async () => {
      if (this.#isOpen && !this.#presence.isAnyoneHere) await this.#close();
    });
  }

  #stopWorking(): void {
    this.#isOpen = false;
    this.#presence.stop();
    this.#minder.stop();
    this.#playing?.stop();
  }

  // ——— The game

  async #begin(): Promise<Refusal> {
    const { random, fillers, standIn } = this.#surroundings;
    const next = begun(this.#kept, fillers ?? [standIn.name]);
    if (!next.ok) return { code: next.error };
    const { rules, players } = next.value.settings;
    const { dealer } = drawDealer(rules, players, random);
    const seats = gameSeats(next.value);
    const entry: GameEntry = { type: 'game', game: next.value.games, rules, seats, dealer };
    if (!(await this.#append([{ type: 'company', company: next.value }, entry]))) return { code: 'not-kept' };
    this.#playing?.stop();
    this.#kept = next.value;
    const playing = new Playing(new GameReplay(entry), this.#playingHost);
    this.#playing = playing;
    this.#become(next.value);
    this.#lines.each((line) => line.follow(playing.game, null));
    playing.dealUnasked();
    return null;
  }

  #makePlayingHost(): PlayingHost {
    return {
      surroundings: this.#surroundings,
      limits: this.#limits,
      turnstile: this.#turnstile,
      presence: this.#presence,
      kept: () => this.#kept,
      tell: (message) => this.#lines.tell(message),
      over: (company) => this.#become(company),
      changed: () => this.#presenceChanged(),
    };
  }

  // ——— Order: what happens by itself

  /** Looks after everything that depends on who is here and what the company is now. */
  #keepOrder(): void {
    if (!this.#isOpen) return;
    this.#playing?.mind();
    this.#minder.mind(this.#kept);
  }

  #makeMinderHost(): MinderHost {
    return {
      start: () => this.#startByItself(),
      replaceHost: () => this.#replaceHost(),
      close: () => this.#closeInOrder(),
    };
  }

  #startByItself(): void {
    this.#turnstile.enter(async () => {
      if (!this.#isOpen || this.#kept.phase !== 'gathering') return;
      if ((await this.#begin()) !== null) this.#minder.startAgain();
    });
  }

  #replaceHost(): void {
    this.#turnstile.enter(async () => {
      const { host } = this.#kept;
      const isGone = host !== null && !this.#presence.isHere(host);
      if (this.#isOpen && isGone && this.#presence.isAnyoneHere)
        await this.#change(withNextHost(this.#kept, (id) => this.#presence.isHere(id)));
    });
  }
}

/** The seats of a game that begins with a company. */
function gameSeats({ seats, people }: KeptCompany): GameSeat[] {
  return seats.map((sitter) => {
    if (sitter.type === 'person')
      return { name: people[sitter.person - 1]?.name ?? '', bot: null, person: sitter.person };
    const bot = sitter.type === 'bot' ? sitter.bot : '';
    return { name: bot, bot, person: null };
  });
}

/** Whether a message is one that a client says by itself, without the person. */
function isCut(message: OnlineClientMessage): boolean {
  return message.type === 'ask' && message.ask.do === 'cut';
}

function refuse(
  line: OnlineLine,
  { id }: AskCompany,
  refusal: NonNullable<Refusal> | { code: CompanyRefusal },
): void {
  line.say({ type: 'refused', id, refusal });
}
