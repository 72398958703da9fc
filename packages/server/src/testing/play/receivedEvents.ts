import type { TableEvent } from '@nain-jaune/protocol';

interface GameEvents {
  /** The number of the event before `texts`. */
  before: number;
  /** The number of the last event. */
  last: number;
  dealBefore: number;
  readonly texts: string[];
}

/**
 * The events that one client received. It complains about a missing number, a number that comes again with another event, and a
 * game or an event that has disappeared.
 */
export class ReceivedEvents {
  readonly #remembers: boolean;
  readonly #complain: (complaint: string) => void;
  readonly #games = new Map<number, GameEvents>();
  #game: number | null = null;
  settled = 0;
  repeated = 0;

  constructor(remembers: boolean, complain: (complaint: string) => void) {
    this.#remembers = remembers;
    this.#complain = complain;
  }

  get game(): number | null {
    return this.#game;
  }

  get last(): number {
    return this.#current?.last ?? 0;
  }

  /** The number of the event before the deal in progress. A client that enters with it receives the deal again. */
  get dealBefore(): number | null {
    return this.#current?.dealBefore ?? null;
  }

  get games(): readonly {
    readonly game: number;
    readonly before: number;
    readonly texts: readonly string[];
  }[] {
    return [...this.#games].map(([game, { before, texts }]) => ({ game, before, texts }));
  }

  begin(game: number): void {
    if (this.#game !== null && game < this.#game)
      this.#complain(`game ${this.#game} was in progress, and now it is game ${game}`);
    this.#game = game;
  }

  /** Takes a snapshot of the current game after the event with a number. */
  takeSnapshot(number: number): void {
    const before = this.#current;
    if (before !== undefined && number < before.last)
      this.#complain(
        `event ${before.last} of game ${this.#game} was received, and now ${number} is the last`,
      );
    const events = { before: number, last: number, dealBefore: number, texts: [] };
    if (this.#game !== null) this.#games.set(this.#game, events);
  }

  take(from: number, events: readonly TableEvent[]): readonly TableEvent[] {
    const game = this.#current;
    if (game === undefined) {
      this.#complain('events of no game');
      return [];
    }
    if (from > game.last + 1) this.#complain(`event ${from} of game ${this.#game} came after ${game.last}`);
    const known = Math.max(0, game.last + 1 - from);
    if (this.#remembers) this.#remember(game, from, events);
    const fresh = events.slice(known);
    const deal = fresh.findLastIndex(({ type }) => type === 'dealt');
    if (deal >= 0) game.dealBefore = from + known + deal - 1;
    game.last += fresh.length;
    this.settled += fresh.filter(({ type }) => type === 'settled').length;
    return fresh;
  }

  get #current(): GameEvents | undefined {
    return this.#game === null ? undefined : this.#games.get(this.#game);
  }

  #remember(game: GameEvents, from: number, events: readonly TableEvent[]): void {
    for (const [index, event] of events.entries()) {
      const number = from + index;
      const text = JSON.stringify(event);
      const before = game.texts[number - game.before - 1];
      if (number > game.last) game.texts.push(text);
      else if (before === text) this.repeated += 1;
      else if (before !== undefined)
        this.#complain(`event ${number} of game ${this.#game} was ${before} and is now ${text}`);
    }
  }
}
