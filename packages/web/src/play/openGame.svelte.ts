import type { MovePlace, Seat } from '@nain-jaune/engine';
import { recordFileName, saveFrom } from '../browser/saveFile.ts';
import type { GameService } from '../gameService/gameService.ts';
import { problemIn } from '../gameService/gameServiceError.ts';
import { onlyPerson } from '../gameService/practice.ts';
import type {
  Pace,
  SavedPlayer,
  Seating,
  ServiceNotice,
  ServiceProblem,
} from '../gameService/serviceMessages.ts';
import { mayTakeBack } from './lastChoice.ts';
import { TableClient } from './tableClient.svelte.ts';

/** A game that is opened at its table: the talk with it, who has the device, and what keeps it from being played or kept. */
export class OpenGame {
  readonly client = new TableClient();
  /** Who plays; nobody until the table is open. */
  players: readonly SavedPlayer[] = $state.raw([]);
  /** Who is to take the device; while somebody is, nothing of anybody's hand is here. */
  handOver: Seat | null = $state(null);
  /** Why the game could not be opened. */
  problem: ServiceProblem | null = $state.raw(null);
  /** Whether it was opened in another tab since. */
  takenOver = $state(false);
  /** Whether it is lost when the page closes. */
  notKept = $state(false);
  /** Whether it was gone from the browser's store and was stored anew. */
  restored = $state(false);

  readonly #gameService: GameService;
  readonly #id: string;
  #pace: Pace = { botMove: 0, botPass: 0 };
  /** The seat that has the device. */
  #seat: Seat | null = null;

  constructor(gameService: GameService, id: string) {
    this.#gameService = gameService;
    this.#id = id;
    this.notKept = !gameService.keeps;
  }

  /** Opens the game, or takes it back from another tab. */
  async open(pace: Pace): Promise<void> {
    this.#pace = pace;
    await this.#sit(null);
  }

  /** Whoever is to take the device has it: shows that seat's hand. */
  async sitDown(): Promise<void> {
    await this.#sit(this.handOver);
  }

  /** Asks for the next deal, or the first. At a table of several people nobody sees it before he has the device. */
  async deal(): Promise<void> {
    if (!this.#isShared) {
      this.client.deal();
      return;
    }
    if (!this.client.mayDeal || this.client.waiting) return;
    this.client.forget();
    try {
      const seating = await this.#gameService.deal(this.#id);
      if (seating.next === null) await this.#sit(null);
      else this.#take(seating);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** The seat of the only person; null at a table of several people, or of none. */
  get onlyPerson(): Seat | null {
    return onlyPerson(this.players);
  }

  /** Whether the only person may take the last choice back: no bot has moved since. */
  get mayTakeBack(): boolean {
    const { view, lastChoice } = this.client;
    return view !== null && this.onlyPerson !== null && mayTakeBack(view, lastChoice);
  }

  /** Takes the last choice back, with the moves that the page has made after it. */
  async takeBack(): Promise<void> {
    const { lastChoice } = this.client;
    if (!this.mayTakeBack || lastChoice === null) return;
    this.client.detach();
    this.client.lastChoice = null;
    await this.#sit(this.#seat, lastChoice);
  }

  /** Hears what the game service tells of this game. Gives what ends it, the talk with the table, and play there. */
  listen(): () => void {
    const stop = this.#gameService.onNotice((notice) => this.#hear(notice));
    const cover = (event: PageTransitionEvent) => {
      // The browser shows a page again as it was left.
      if (event.persisted && this.#seat !== null) this.#passOn(this.#seat);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (this.notKept && this.client.view?.ended === null) event.preventDefault();
    };
    addEventListener('pageshow', cover);
    addEventListener('beforeunload', warn);
    $effect(() => this.#passOnTo(this.client.toMove));
    return () => {
      stop();
      removeEventListener('pageshow', cover);
      removeEventListener('beforeunload', warn);
      this.client.detach();
      this.#gameService.leave(this.#id).catch(() => undefined);
    };
  }

  /** The record of the game without a deal in progress, as text. */
  record(): Promise<string> {
    return this.#gameService.record(this.#id);
  }

  /** Saves the record of the game as a file, a deal in progress included. */
  async saveRecord(): Promise<void> {
    try {
      saveFrom(recordFileName(this.#id), await this.#gameService.file(this.#id));
    } catch {
      this.notKept = true;
    }
  }

  /** Begins a game that goes on from before a move of this one; its id, or null if it could not be begun. */
  async practise(place: MovePlace): Promise<string | null> {
    try {
      return await this.#gameService.practise({ id: this.#id, ...place });
    } catch {
      this.notKept = true;
      return null;
    }
  }

  /** Begins another game of the same players by the same rules; its id, or null where it could not be begun. */
  async beginAnother(): Promise<string | null> {
    const { view } = this.client;
    if (view === null) return null;
    try {
      return await this.#gameService.create({ rules: view.rules, seats: this.players });
    } catch {
      this.notKept = true;
      return null;
    }
  }

  /** Whether several people share the device. */
  get #isShared(): boolean {
    return this.players.filter(({ bot }) => bot === null).length > 1;
  }

  async #sit(seat: Seat | null, takeBack?: MovePlace): Promise<void> {
    this.problem = null;
    this.takenOver = false;
    this.client.closed = null;
    try {
      const { client } = this;
      const known = this.#isShared || takeBack !== undefined ? null : client.known;
      const request = { id: this.#id, seat, pace: this.#pace, known, takeBack };
      const opened = await this.#gameService.open(request, (message) => client.receive(message));
      this.#take(opened);
      if (opened.connection !== null) client.attach(opened.connection);
    } catch (error) {
      this.#fail(error);
    }
  }

  #take({ players, seat, next }: Seating): void {
    this.players = players;
    this.#seat = seat;
    this.handOver = next;
  }

  /** Covers the table as soon as another person is to move. While a bot is, the device stays where it is. */
  #passOnTo(toMove: Seat | null): void {
    if (toMove === null || toMove === this.#seat || !this.#isShared) return;
    if (this.players[toMove]?.bot === null) this.#passOn(toMove);
  }

  #passOn(seat: Seat): void {
    if (!this.#isShared) return;
    this.client.forget();
    this.#seat = null;
    this.handOver = seat;
  }

  #fail(error: unknown): void {
    this.problem = problemIn(error);
  }

  #hear(notice: ServiceNotice): void {
    if (notice.type === 'stopped') {
      if (!this.takenOver) void this.#sit(this.#seat);
    } else if (notice.id !== null && notice.id !== this.#id) return;
    else if (notice.type === 'taken-over') this.takenOver = true;
    else if (notice.type === 'restored') this.restored = true;
    else this.notKept = notice.type === 'not-kept';
  }
}
