import type { TableEvent } from '@nain-jaune/protocol';

/** What one client was told of one game. */
interface GameTold {
  /** The number of the last event before those that are remembered. */
  before: number;
  /** The number of the last event that was told. */
  last: number;
  /** The number of the event before the deal in progress began. */
  dealBefore: number;
  /** The remembered events as JSON; none where nothing is to be remembered. */
  readonly texts: string[];
}

/**
 * Everything that one client was told of its games. It complains where a number is missing, where a number is told anew with
 * another event, and where a game or an event that was told is gone.
 */
export class Told {
  readonly #remembers: boolean;
  readonly #complain: (complaint: string) => void;
  readonly #games = new Map<number, GameTold>();
  #game: number | null = null;
  /** How many deals were told to their end. */
  settled = 0;
  /** How many events were told again as they had been told before. */
  toldAgain = 0;

  constructor(remembers: boolean, complain: (complaint: string) => void) {
    this.#remembers = remembers;
    this.#complain = complain;
  }

  /** The number of the game that is followed, or null before the first. */
  get game(): number | null {
    return this.#game;
  }

  /** The number of the last event of that game. */
  get last(): number {
    return this.#now?.last ?? 0;
  }

  /** A number to go on from, so that the events of the deal in progress are told again and can be compared. */
  get dealBefore(): number | null {
    return this.#now?.dealBefore ?? null;
  }

  /** The games of which something was told, with the number before the first remembered event and the events as JSON. */
  get games(): readonly {
    readonly game: number;
    readonly before: number;
    readonly texts: readonly string[];
  }[] {
    return [...this.#games].map(([game, { before, texts }]) => ({ game, before, texts }));
  }

  /** What follows belongs to this game. */
  begin(game: number): void {
    if (this.#game !== null && game < this.#game)
      this.#complain(`game ${this.#game} was told, and now game ${game} goes on`);
    this.#game = game;
  }

  /** The whole game was told as it is after the event of this number. */
  welcome(number: number): void {
    const known = this.#now;
    if (known !== undefined && number < known.last)
      this.#complain(`event ${known.last} of game ${this.#game} was told, and now ${number} is the last`);
    const told = { before: number, last: number, dealBefore: number, texts: [] };
    if (this.#game !== null) this.#games.set(this.#game, told);
  }

  /** Takes events, and gives those that are new. */
  take(from: number, events: readonly TableEvent[]): readonly TableEvent[] {
    const told = this.#now;
    if (told === undefined) {
      this.#complain('events of no game');
      return [];
    }
    if (from > told.last + 1) this.#complain(`event ${from} of game ${this.#game} came after ${told.last}`);
    const known = Math.max(0, told.last + 1 - from);
    if (this.#remembers) this.#remember(told, from, events);
    const fresh = events.slice(known);
    const deal = fresh.findLastIndex(({ type }) => type === 'dealt');
    if (deal >= 0) told.dealBefore = from + known + deal - 1;
    told.last += fresh.length;
    this.settled += fresh.filter(({ type }) => type === 'settled').length;
    return fresh;
  }

  get #now(): GameTold | undefined {
    return this.#game === null ? undefined : this.#games.get(this.#game);
  }

  #remember(told: GameTold, from: number, events: readonly TableEvent[]): void {
    for (const [index, event] of events.entries()) {
      const number = from + index;
      const text = JSON.stringify(event);
      const before = told.texts[number - told.before - 1];
      if (number > told.last) told.texts.push(text);
      else if (before === text) this.toldAgain += 1;
      else if (before !== undefined)
        this.#complain(`event ${number} of game ${this.#game} was ${before} and is now ${text}`);
    }
  }
}
