import {
  CLOCK_SECONDS,
  type ClockIs,
  type DealPromise,
  type OnlineTableMessage,
  type Person,
} from '@nain-jaune/protocol';
import type { TableChange } from '../change.ts';
import type { Surroundings, TableRecord } from '../options.ts';
import type { Turnstile } from '../turnstile.ts';
import { overIn, personIn } from './company.ts';
import { Dealing } from './dealing.ts';
import type { Entry, GameSeat, KeptCompany } from './entries.ts';
import type { GameReplay } from './gameReplay.ts';
import type { Limits } from './limits.ts';
import { actOf, entryOf, nextCutter, OnlineGame } from './onlineGame.ts';
import type { Presence } from './presence.ts';
import type { OnlineSurroundings } from './surroundings.ts';
import { TurnClock } from './turnClock.ts';

/** What a game asks of the table online that it is played at. */
export interface PlayingHost {
  readonly surroundings: OnlineSurroundings;
  readonly limits: Limits;
  readonly turnstile: Turnstile;
  readonly presence: Presence;
  /** The company as it is now. */
  kept(): KeptCompany;
  tell(message: OnlineTableMessage): void;
  /** The game is over: the company is this from now on, which is kept already. */
  over(company: KeptCompany): void;
  /** Who is away, or the promise of the next deal, is another than before. */
  changed(): void;
}

/** A game that is played at a table online, with all that goes with it there: stand-ins, the clock, the way to each deal. */
export class Playing {
  readonly game: OnlineGame;
  readonly #host: PlayingHost;
  readonly #dealing: Dealing;
  readonly #turnClock: TurnClock;
  /** The company after the move that is being kept, where that ends the game. */
  #afterGame: KeptCompany | null = null;
  #isOpen = true;

  constructor(replay: GameReplay, host: PlayingHost) {
    this.#host = host;
    this.#turnClock = new TurnClock(host.surroundings.clock);
    this.#dealing = this.#makeDealing();
    for (const proof of replay.proofs) this.#dealing.takeUp(proof);
    const around = this.#tableSurroundings(replay.number);
    const begun = replay.begun(around, (seat) => this.#nameOn(seat));
    this.game = new OnlineGame(replay.number, replay.seats, begun, around);
    this.#prepareDeal();
  }

  /** Calls everyone by the name that the company has for him now. */
  takeNames(): void {
    this.game.takeNames((seat) => this.#nameOn(seat));
  }

  /** The promise for the next deal; null where none is to come. */
  get promise(): DealPromise | null {
    return this.#dealing.promise;
  }

  /** Milliseconds until the next deal is dealt though nobody asks for it; null where it is not. */
  get dealsIn(): number | null {
    return this.#dealing.dealsIn;
  }

  /** What the clock of the seat to move says; null where none runs. */
  get clock(): ClockIs | null {
    return this.#turnClock.says;
  }

  /** Looks at who is here and who is away. To be called whenever that changed. */
  mind(): void {
    this.game.setAway((person) => this.#isPlayedByBot(person));
    this.#runClock();
    if (this.#host.presence.isAnyoneHere) this.#dealing.dealLater();
    else this.#dealing.hold();
  }

  /** Does what deals as soon as the number of the player who cuts is there, or no more waited for. */
  whenCut(deal: () => void): void {
    this.#dealing.whenCut(deal);
  }

  /** Deals as soon as it is cut, unasked. */
  dealUnasked(): void {
    this.#dealing.whenCut(() => this.#deal());
  }

  /** A person gives his number as the one who cuts; says whether it is taken. */
  cut(person: Person['id'], deal: number, number: string): boolean {
    const seat = this.game.seatOf(person);
    if (seat === null || !this.#dealing.cut(seat, deal, number)) return false;
    this.#host.changed();
    this.#dealing.goOn();
    return true;
  }

  /** Stops: nobody plays on here. */
  stop(): void {
    this.#isOpen = false;
    this.#turnClock.stop();
    this.#dealing.clear();
    this.game.stop();
  }

  #makeDealing(): Dealing {
    const { surroundings, limits, presence, kept } = this.#host;
    return new Dealing({
      clock: surroundings.clock,
      proof: surroundings.proof,
      limits,
      code: kept().code,
      mayCut: (seat) => {
        const person = this.game.personOn(seat);
        return person !== null && presence.isHere(person) && !presence.isAway(person);
      },
      deal: () => this.#deal(),
    });
  }

  #tableSurroundings(game: number): Surroundings {
    const { clock, random, botRandom, bots, standIn, pace, botLimit, fault } = this.#host.surroundings;
    return {
      clock,
      random,
      botRandom,
      bots: { [standIn.name]: standIn, ...bots },
      standIn,
      pace,
      turnstile: this.#host.turnstile,
      pack: (deal) => this.#dealing.pack(deal),
      proofOf: (deal) => this.#dealing.proofOf(deal),
      keep: (change, record) => this.#keep(game, change, record),
      told: () => this.#tableTold(),
      ...(botLimit === undefined ? {} : { botLimit }),
      ...(fault === undefined ? {} : { fault }),
    };
  }

  /** The name of whoever plays on a seat: the one he has now; of a game that is over the one he had, unless it was deleted. */
  #nameOn({ person, name }: GameSeat): string {
    const { people, phase } = this.#host.kept();
    const now = person === null ? undefined : people[person - 1]?.name;
    return now === '' || phase === 'playing' ? (now ?? name) : name;
  }

  #keep(game: number, change: TableChange, record: () => TableRecord): Promise<void> {
    const { promise } = this.#dealing;
    const proof = change.type === 'dealt' && promise !== null ? this.#dealing.takeProof(promise.deal) : null;
    const entries: Entry[] = [entryOf(game, change, proof)];
    this.#afterGame = change.type === 'moved' && change.isLast ? overIn(this.#host.kept()) : null;
    if (this.#afterGame !== null)
      entries.push(this.game.over(record(), actOf(change)), { type: 'company', company: this.#afterGame });
    return this.#host.surroundings.append(entries);
  }

  #tableTold(): void {
    if (!this.#isOpen) return;
    const promised = this.#dealing.promise;
    this.#prepareDeal();
    if (this.#afterGame !== null) this.#endGame(this.#afterGame);
    else if (promised !== this.#dealing.promise) this.#host.changed();
    else this.#runClock();
  }

  #endGame(company: KeptCompany): void {
    this.#afterGame = null;
    this.#host.over(company);
  }

  /** Promises the next deal where one may begin, and has none to come where none may. */
  #prepareDeal(): void {
    const { number, table } = this.game;
    if (!table.mayDeal) this.#dealing.clear();
    else if (this.#dealing.promise === null)
      this.#dealing.prepare(number, table.game.settled.length + 1, nextCutter(table.game));
  }

  #deal(): void {
    if (!this.#isOpen || !this.#host.presence.isAnyoneHere) return;
    this.game.table.deal();
    // Where it could not be kept it is tried again; where it was dealt nothing is to come any more.
    this.#dealing.dealLater(this.#host.limits.againMs);
  }

  #isPlayedByBot(person: Person['id']): boolean {
    return personIn(this.#host.kept(), person) === undefined || this.#host.presence.isAway(person);
  }

  #runClock(): void {
    const { game } = this;
    const seconds = CLOCK_SECONDS[this.#host.kept().settings.clock];
    const seat = seconds === null ? null : game.table.toMove;
    const person = game.personOn(seat);
    if (seconds === null || seat === null || person === null || this.#isPlayedByBot(person))
      this.#turnClock.stop();
    else if (this.#turnClock.run(seat, game.table.number, 1000 * seconds, () => this.#runOut(person)))
      this.#tellClock();
  }

  #tellClock(): void {
    const says = this.#turnClock.says;
    if (says !== null) this.#host.tell(says);
  }

  #runOut(person: Person['id']): void {
    this.#host.presence.fallSilent(person);
    this.#host.changed();
  }
}
