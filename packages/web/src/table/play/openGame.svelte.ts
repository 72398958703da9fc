import type { MovePlace, Seat } from '@nain-jaune/engine';
import { recordFileName, saveFrom } from '../../app/browser/saveFile.ts';
import { type GameService, portConnection } from '../../app/gameService/gameService.ts';
import { problemIn } from '../../app/gameService/gameServiceError.ts';
import { onlyPerson } from '../../app/gameService/practice.ts';
import type {
  Contest,
  Pace,
  PracticeOptions,
  SavedPlayer,
  Seating,
  ServiceNotice,
  ServiceProblem,
} from '../../app/gameService/serviceMessages.ts';
import { mayTakeBack } from './lastChoice.ts';
import { TableClient } from './tableClient.svelte.ts';

/** A game that is opened at its table at home, and the hand-over of the device between people. */
export class OpenGame {
  readonly client = new TableClient();
  /** Empty until the table is open. */
  players: readonly SavedPlayer[] = $state.raw([]);
  /** What the game counts for. */
  contest: Contest | null = $state.raw(null);
  isPractice = $state(false);
  /** The address to which a practice game leads back. */
  from: string | null = $state(null);
  /** The seat that is to take the device. While it is set, the page has no hand. */
  handOver: Seat | null = $state(null);
  /** Why the game could not be opened. */
  problem: ServiceProblem | null = $state.raw(null);
  /** Whether another tab has opened the game since. */
  takenOver = $state(false);
  /** Whether the game is lost when the page closes. */
  notKept = $state(false);
  /** Whether the game was missing from the browser's store and has been stored again. */
  restored = $state(false);

  readonly gameService: GameService;
  readonly id: string;
  #pace: Pace = { botMove: 0, botPass: 0 };
  /** The seat that has the device. */
  #seat: Seat | null = null;

  constructor(gameService: GameService, id: string) {
    this.gameService = gameService;
    this.id = id;
    this.notKept = !gameService.keeps;
  }

  /** Opens the game, also after another tab has taken it over. */
  async open(pace: Pace): Promise<void> {
    this.#pace = pace;
    await this.#sit(null);
  }

  /** Shows the hand of the person who has taken the device. */
  async sitDown(): Promise<void> {
    await this.#sit(this.handOver);
  }

  /** Requests the next deal. Several people see it only when they have the device. */
  async deal(): Promise<void> {
    if (!this.isShared) {
      this.client.deal();
      return;
    }
    if (!this.client.mayDeal || this.client.waiting) return;
    this.client.forget();
    try {
      const seating = await this.gameService.deal(this.id);
      if (seating.next === null) await this.#sit(null);
      else this.#take(seating);
    } catch (error) {
      this.#fail(error);
    }
  }

  get onlyPerson(): Seat | null {
    return onlyPerson(this.players);
  }

  /** Whether the only person may take the last choice back. */
  get mayTakeBack(): boolean {
    const { view, lastChoice } = this.client;
    return (
      view !== null && this.onlyPerson !== null && this.contest === null && mayTakeBack(view, lastChoice)
    );
  }

  /** Takes the last choice back, with the forced moves after it. */
  async takeBack(): Promise<void> {
    const { lastChoice } = this.client;
    if (!this.mayTakeBack || lastChoice === null) return;
    this.client.detach();
    this.client.lastChoice = null;
    await this.#sit(this.#seat, lastChoice);
  }

  /** Follows the notices about this game. Returns a function that closes the table. */
  listen(): () => void {
    const stop = this.gameService.onNotice((notice) => this.#receive(notice));
    const cover = (event: PageTransitionEvent) => {
      // A page from the back/forward cache still shows the hand.
      if (event.persisted && this.#seat !== null) this.#handOverTo(this.#seat);
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (this.notKept && this.client.view?.ended === null) event.preventDefault();
    };
    addEventListener('pageshow', cover);
    addEventListener('beforeunload', warn);
    $effect(() => this.#handOverFor(this.client.toMove));
    return () => {
      stop();
      removeEventListener('pageshow', cover);
      removeEventListener('beforeunload', warn);
      this.client.detach();
      this.gameService.leave(this.id).catch(() => undefined);
    };
  }

  /** The record of the game without a deal in progress, as text. */
  record(): Promise<string> {
    return this.gameService.record(this.id);
  }

  /** Saves the whole record as a file. */
  async saveRecord(): Promise<void> {
    try {
      saveFrom(recordFileName(this.id), await this.gameService.file(this.id));
    } catch {
      this.notKept = true;
    }
  }

  /** Starts a practice game from before a move. Resolves with its id; null if that failed. */
  async practise(place: MovePlace & PracticeOptions): Promise<string | null> {
    try {
      return await this.gameService.practise({ id: this.id, ...place });
    } catch {
      this.notKept = true;
      return null;
    }
  }

  /** Starts a game with the same players and rules. Resolves with its id; null if that failed. */
  async beginAnother(): Promise<string | null> {
    const { view } = this.client;
    if (view === null) return null;
    try {
      return await this.gameService.create({ rules: view.rules, seats: this.players });
    } catch {
      this.notKept = true;
      return null;
    }
  }

  /** Whether several people share this device. */
  get isShared(): boolean {
    return this.players.filter(({ bot }) => bot === null).length > 1;
  }

  async #sit(seat: Seat | null, takeBack?: MovePlace): Promise<void> {
    this.problem = null;
    this.takenOver = false;
    this.client.closed = null;
    try {
      const { client } = this;
      const known = this.isShared || takeBack !== undefined ? null : client.known;
      const request = { id: this.id, seat, pace: this.#pace, known, takeBack };
      const { port1, port2 } = new MessageChannel();
      this.#take(await this.gameService.open(request, port2));
      if (this.handOver === null) client.attach(portConnection(port1, (message) => client.receive(message)));
    } catch (error) {
      this.#fail(error);
    }
  }

  #take({ players, seat, next, contest, practice, from }: Seating): void {
    this.players = players;
    this.contest = contest;
    this.isPractice = practice;
    this.from = from;
    this.#seat = seat;
    this.handOver = next;
  }

  /** Hides the hand as soon as another person is to move. */
  #handOverFor(toMove: Seat | null): void {
    if (toMove === null || toMove === this.#seat || !this.isShared) return;
    if (this.players[toMove]?.bot === null) this.#handOverTo(toMove);
  }

  #handOverTo(seat: Seat): void {
    if (!this.isShared) return;
    this.client.forget();
    this.#seat = null;
    this.handOver = seat;
  }

  #fail(error: unknown): void {
    this.problem = problemIn(error);
  }

  #receive(notice: ServiceNotice): void {
    if (notice.type === 'stopped') {
      if (!this.takenOver) void this.#sit(this.#seat);
    } else if (notice.id !== null && notice.id !== this.id) return;
    else if (notice.type === 'taken-over') this.takenOver = true;
    else if (notice.type === 'restored') this.restored = true;
    else this.notKept = notice.type === 'not-kept';
  }
}
