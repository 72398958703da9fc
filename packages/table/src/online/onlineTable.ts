import { failure, type Outcome, success } from '@nain-jaune/engine';
import { drawDealer } from '@nain-jaune/engine/random';
import {
  type Ask,
  type AskCompany,
  CLOCK_SECONDS,
  type ClockIs,
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
import type { TableChange } from '../change.ts';
import type { Surroundings, TableRecord } from '../options.ts';
import { Timer } from '../timer.ts';
import { Turnstile } from '../turnstile.ts';
import { carriedOut, whyNot } from './asks.ts';
import {
  begun,
  join,
  leave,
  type Newcomer,
  openCompany,
  overIn,
  personIn,
  presentPeople,
  withNextHost,
  withPerson,
} from './company.ts';
import { Dealing } from './dealing.ts';
import type { Entry, GameEntry, GameSeat, KeptCompany } from './entries.ts';
import { GameReplay } from './gameReplay.ts';
import { LIMITS, type Limits } from './limits.ts';
import { type Known, type LineHost, type OnlineConnection, OnlineLine } from './line.ts';
import { entryOf, nextCutter, OnlineGame } from './onlineGame.ts';
import { Presence } from './presence.ts';
import { type Kept, keptIn } from './resume.ts';
import { companyOf, lobbyTableOf, summaryOf } from './snapshot.ts';
import type { OnlineSurroundings } from './surroundings.ts';
import { Talk, type Words } from './talk.ts';
import { TurnClock } from './turnClock.ts';

/** Why something was refused, or null where it was granted. */
type Refusal = OnlineRefused['refusal'] | null;

/** A game and the way to its next deal. */
interface Playing {
  readonly game: OnlineGame;
  readonly dealing: Dealing;
}

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
  readonly #turnClock: TurnClock;
  readonly #lines = new Set<OnlineLine>();
  readonly #answers = new Map<Person['id'], Answers<Refusal>>();
  readonly #lineHost: LineHost;
  readonly #startTimer: Timer;
  readonly #hostTimer: Timer;
  readonly #closeTimer: Timer;
  #isHostLate = false;
  #isOpen = true;
  #kept: KeptCompany;
  /** The company after the move that is being kept, where that ends the game. */
  #afterGame: KeptCompany | null = null;
  #playing: Playing | null = null;

  private constructor({ company, sayings, game }: Kept, surroundings: OnlineSurroundings) {
    const { clock, limits } = surroundings;
    this.#surroundings = surroundings;
    this.#limits = { ...LIMITS, ...limits };
    this.#presence = new Presence(clock, this.#limits.graceMs, () => this.#presenceChanged());
    this.#talk = new Talk(clock);
    this.#turnClock = new TurnClock(clock);
    this.#startTimer = new Timer(clock);
    this.#hostTimer = new Timer(clock);
    this.#closeTimer = new Timer(clock);
    this.#kept = company;
    this.#lineHost = this.#makeLineHost();
    for (const saying of sayings) this.#talk.takeUp(saying);
    for (const { id, name } of company.people) if (name === '') this.#talk.forgetName(id);
    if (company.phase === 'closed') return;
    for (const { id } of presentPeople(company)) this.#presence.go(id);
    if (game !== null) this.#takeUp(game);
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
    return new OnlineTable({ company, sayings: [], game: null }, surroundings);
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
    return this.#lines.size === 0 && this.#turnstile.isFree && this.#playing?.game.isDealInProgress !== true;
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
    this.#tell(this.#companyNow(), line);
    return line;
  }

  /** Stops for this server: everyone is told to connect again, which may lead to another server. */
  stop(reason: 'moving'): void {
    this.#stopWorking();
    for (const line of this.#lines) line.end(reason);
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
    for (const older of this.#lines) {
      if (older.person !== person) continue;
      this.#lines.delete(older);
      older.end('displaced');
    }
  }

  #greet(line: OnlineLine, known: Known | null): void {
    const { sayings } = this.#talk;
    line.say({ type: 'entered', version: ONLINE_VERSION, person: line.person, sayings });
    line.say(this.#companyNow());
    if (this.#playing !== null) line.follow(this.#playing.game, known);
    const clock = this.#turnClock.says;
    if (clock !== null) line.say(clock);
  }

  #lineClosed(line: OnlineLine): void {
    if (!this.#lines.delete(line) || !this.#isOpen) return;
    if (line.person !== null && personIn(this.#kept, line.person) !== undefined)
      this.#presence.go(line.person);
    this.#presenceChanged();
  }

  #tell(message: OnlineTableMessage, except: OnlineLine | null = null): void {
    for (const line of this.#lines) if (line !== except) line.say(message);
  }

  #companyNow(): OnlineTableMessage {
    const company = companyOf(this.#kept, this.#presence, {
      watchers: [...this.#lines].filter(({ person }) => person === null).length,
      promise: this.#playing?.dealing.promise ?? null,
      startsIn: this.#startTimer.left,
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

  #whenCut(deal: () => void): void {
    if (this.#playing === null) deal();
    else this.#playing.dealing.whenCut(deal);
  }

  #hearAsk(line: OnlineLine, person: Person['id'], message: AskCompany): void {
    this.#turnstile.enter(async () => {
      const answers = this.#answersOf(person);
      const before = answers.to(message.id);
      const refusal = before === undefined ? await this.#carryOut(person, message.ask) : before;
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

  async #carryOut(person: Person['id'], ask: Ask): Promise<Refusal> {
    const why = this.#isOpen && personIn(this.#kept, person) ? whyNot(this.#kept, person, ask) : 'not-now';
    if (why !== null) return { code: why };
    switch (ask.do) {
      case 'say':
        return this.#say(person, { phrase: ask.phrase });
      case 'write':
        return this.#say(person, { text: ask.text });
      case 'cut':
        return this.#cut(person, ask.deal, ask.number);
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

  async #say(id: Person['id'], words: Words): Promise<Refusal> {
    const person = personIn(this.#kept, id);
    if (person === undefined) return { code: 'not-now' };
    const saying = this.#talk.prepare(person, words, this.#kept.settings.freeText);
    if (typeof saying === 'string') return { code: saying };
    if (!(await this.#append([{ type: 'said', saying }]))) return { code: 'not-kept' };
    this.#talk.add(saying);
    this.#tell({ type: 'said', saying });
    return null;
  }

  #cut(person: Person['id'], deal: number, number: string): Refusal {
    const seat = this.#playing?.game.seatOf(person) ?? null;
    if (seat === null || this.#playing?.dealing.cut(seat, deal, number) !== true) return { code: 'not-now' };
    this.#tell(this.#companyNow());
    this.#playing.dealing.goOn();
    return null;
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
    for (const line of this.#lines) {
      if (line.person !== null && personIn(this.#kept, line.person) === undefined) line.end('removed');
    }
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
    this.#tell(this.#companyNow());
    this.#surroundings.onChange?.(this.summary());
  }

  #presenceChanged(): void {
    this.#keepOrder();
    this.#tell(this.#companyNow());
  }

  async #close(): Promise<void> {
    const closed: KeptCompany = { ...this.#kept, phase: 'closed' };
    const entries: Entry[] = [{ type: 'company', company: closed }];
    if (this.#kept.phase === 'playing' && this.#playing !== null) {
      const { game } = this.#playing;
      entries.unshift({ type: 'over', game: game.number, record: game.record() });
    }
    if (!(await this.#append(entries))) {
      this.#closeTimer.start(this.#limits.againMs, () => this.#closeInOrder());
      return;
    }
    this.#become(closed);
    this.#stopWorking();
    for (const line of this.#lines) line.end('table-closed');
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
    this.#turnClock.stop();
    for (const timer of [this.#startTimer, this.#hostTimer, this.#closeTimer]) timer.stop();
    this.#playing?.dealing.clear();
    this.#playing?.game.stop();
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
    this.#endLastGame();
    this.#kept = next.value;
    const { game, dealing } = this.#takeUp(new GameReplay(entry));
    this.#become(next.value);
    for (const line of this.#lines) line.follow(game, null);
    dealing.whenCut(() => this.#deal());
    return null;
  }

  #endLastGame(): void {
    this.#playing?.dealing.clear();
    this.#playing?.game.stop();
  }

  #takeUp(replay: GameReplay): Playing {
    const dealing = this.#makeDealing(replay.number);
    for (const proof of replay.proofs) dealing.takeUp(proof);
    const around = this.#gameSurroundings(replay.number, dealing);
    const begun = replay.begun(around, (seat) => this.#nameOn(seat));
    const playing = { game: new OnlineGame(replay.number, replay.seats, begun, around), dealing };
    this.#playing = playing;
    this.#prepareDeal();
    return playing;
  }

  /** The name of whoever plays on a seat, unless he had it deleted. */
  #nameOn({ person, name }: GameSeat): string {
    return person !== null && this.#kept.people[person - 1]?.name === '' ? '' : name;
  }

  #makeDealing(game: number): Dealing {
    const { clock, proof } = this.#surroundings;
    return new Dealing({
      clock,
      proof,
      limits: this.#limits,
      code: this.#kept.code,
      mayCut: (seat) => {
        const person = this.#playing?.game.number === game ? this.#playing.game.personOn(seat) : null;
        return person !== null && this.#presence.isHere(person) && !this.#presence.isAway(person);
      },
      deal: () => this.#deal(),
    });
  }

  #gameSurroundings(game: number, dealing: Dealing): Surroundings {
    const { clock, random, botRandom, bots, standIn, pace, botLimit, fault } = this.#surroundings;
    return {
      clock,
      random,
      botRandom,
      bots: { [standIn.name]: standIn, ...bots },
      standIn,
      pace,
      turnstile: this.#turnstile,
      pack: (deal) => dealing.pack(deal),
      proofOf: (deal) => dealing.proofOf(deal),
      keep: (change, record) => this.#keepChange(game, dealing, change, record),
      told: () => this.#gameChanged(),
      ...(botLimit === undefined ? {} : { botLimit }),
      ...(fault === undefined ? {} : { fault }),
    };
  }

  #keepChange(game: number, dealing: Dealing, change: TableChange, record: () => TableRecord): Promise<void> {
    const isDeal = change.type === 'dealt';
    const proof = isDeal && dealing.promise !== null ? dealing.takeProof(dealing.promise.deal) : null;
    const entries: Entry[] = [entryOf(game, change, proof)];
    this.#afterGame = !isDeal && change.isLast ? overIn(this.#kept) : null;
    if (this.#afterGame !== null)
      entries.push({ type: 'over', game, record: record() }, { type: 'company', company: this.#afterGame });
    return this.#surroundings.append(entries);
  }

  #gameChanged(): void {
    if (!this.#isOpen) return;
    const promised = this.#playing?.dealing.promise ?? null;
    this.#prepareDeal();
    if (this.#afterGame !== null) {
      const next = this.#afterGame;
      this.#afterGame = null;
      this.#become(next);
    } else if (promised !== (this.#playing?.dealing.promise ?? null)) this.#presenceChanged();
    else this.#runClock();
  }

  /** Promises the next deal where one may begin, and has none to come where one may not. */
  #prepareDeal(): void {
    if (this.#playing === null) return;
    const { game, dealing } = this.#playing;
    if (!game.table.mayDeal) dealing.clear();
    else if (dealing.promise === null)
      dealing.prepare(game.number, game.table.game.settled.length + 1, nextCutter(game.table.game));
  }

  #deal(): void {
    if (this.#playing === null || !this.#presence.isAnyoneHere) return;
    this.#playing.game.table.deal();
    // Where it could not be kept it is tried again; where it was dealt nothing is to come any more.
    this.#playing.dealing.dealLater(this.#limits.againMs);
  }

  // ——— Order: what happens by itself

  /** Looks after everything that depends on who is here and what the company is now. */
  #keepOrder(): void {
    if (!this.#isOpen) return;
    this.#playing?.game.setAway((person) => this.#isPlayedByBot(person));
    this.#runClock();
    this.#mindDeal();
    this.#mindStart();
    this.#mindHost();
    this.#mindEnd();
  }

  #isPlayedByBot(person: Person['id']): boolean {
    return personIn(this.#kept, person) === undefined || this.#presence.isAway(person);
  }

  #runClock(): void {
    const { game } = this.#playing ?? {};
    const seat = game?.table.toMove ?? null;
    const person = game?.personOn(seat) ?? null;
    const seconds = CLOCK_SECONDS[this.#kept.settings.clock];
    if (
      game === undefined ||
      seat === null ||
      person === null ||
      seconds === null ||
      this.#isPlayedByBot(person)
    )
      this.#turnClock.stop();
    else if (this.#turnClock.run(seat, game.table.number, 1000 * seconds, () => this.#runOut(person)))
      this.#tellClock();
  }

  #tellClock(): void {
    const says: ClockIs | null = this.#turnClock.says;
    if (says !== null) this.#tell(says);
  }

  #runOut(person: Person['id']): void {
    this.#presence.fallSilent(person);
    this.#presenceChanged();
  }

  #mindDeal(): void {
    if (this.#presence.isAnyoneHere) this.#playing?.dealing.dealLater();
    else this.#playing?.dealing.hold();
  }

  #mindStart(): void {
    const { fillsUp, phase, seats } = this.#kept;
    const isWaiting = fillsUp && phase === 'gathering' && this.#presence.isAnyoneHere;
    const isFull = seats.every(({ type }) => type !== 'free');
    if (!isWaiting) this.#startTimer.stop();
    else if (isFull || !this.#startTimer.isWaiting)
      this.#startTimer.start(isFull ? 0 : this.#limits.startMs, () => this.#startByItself());
  }

  #startByItself(): void {
    this.#turnstile.enter(async () => {
      if (!this.#isOpen || this.#kept.phase !== 'gathering') return;
      const refusal = await this.#begin();
      if (refusal !== null) this.#startTimer.start(this.#limits.againMs, () => this.#startByItself());
    });
  }

  #mindHost(): void {
    const { host } = this.#kept;
    if (host === null || this.#presence.isHere(host)) {
      this.#isHostLate = false;
      this.#hostTimer.stop();
    } else if (this.#isHostLate) this.#replaceHost();
    else if (!this.#hostTimer.isWaiting)
      this.#hostTimer.start(2 * this.#limits.graceMs, () => {
        this.#isHostLate = true;
        this.#replaceHost();
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

  #mindEnd(): void {
    const wait = this.#kept.phase === 'gathering' ? this.#limits.gatheringMs : this.#limits.abandonMs;
    if (this.#presence.isAnyoneHere) this.#closeTimer.stop();
    else if (!this.#closeTimer.isWaiting) this.#closeTimer.start(wait, () => this.#closeInOrder());
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
