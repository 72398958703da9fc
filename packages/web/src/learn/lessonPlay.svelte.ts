import type { Choices, Command, ServerMessage } from '@nain-jaune/protocol';
import { integer, or, persisted } from '../app/browser/persisted.ts';
import { type GameService, portConnection, type TableConnection } from '../app/gameService/gameService.ts';
import type { LessonMaterial } from '../app/gameService/serviceMessages.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';
import { TableClient } from '../table/play/tableClient.svelte.ts';
import { movesBefore, movesIn, STEPS, type Step } from './lessonSteps.ts';
import { type SlipType, slipOf } from './slip.ts';

/** Time for which each move of the others is shown. */
const WATCHING_MS = { slow: 1800, normal: 1100, fast: 600, instant: 0 } as const;

const STEP_NUMBER = integer(0, STEPS.length - 1);
/** The step at which the lesson was left. */
const SAVED = persisted('lesson', { step: or(STEP_NUMBER, 0) });

/**
 * The lesson in progress. The table plays by itself. Its messages are held back, and each is shown at its step. Of the pupil's
 * moves only the requested one is sent.
 */
export class LessonPlay {
  readonly client = new TableClient();
  material: LessonMaterial = $state.raw({ positions: [], worth: [] });
  /** Whether the table could not be opened. */
  failed = $state(false);
  /** What the pupil did instead of the requested move. */
  slip: SlipType | null = $state(null);
  /** Number of slips and answers. */
  slips = $state(0);
  /** The last answer to the question of this step. */
  answer: 'right' | 'wrong' | null = $state(null);
  #reached = $state(0);
  #shown = $state(0);
  #held: ServerMessage[] = $state.raw([]);
  #legal: readonly string[] = [];
  #connection: TableConnection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#reached = SAVED.read().step;
    this.#shown = this.#reached;
  }

  /** Index of the shown step. */
  get place(): number {
    return this.#shown;
  }

  get step(): Step {
    return STEPS[this.#shown]!;
  }

  /** Whether the pupil has gone back to the shown step. */
  get isPast(): boolean {
    return this.#shown < this.#reached;
  }

  get mayGoBack(): boolean {
    return this.#shown > 0;
  }

  /** Whether the pupil may go on: nothing is left to do in the shown step. */
  get mayGoOn(): boolean {
    if (this.isPast) return true;
    if (this.step.type === 'ask') return this.answer === 'right';
    return this.step.type !== 'act' && this.#shown < STEPS.length - 1;
  }

  /** Opens the table at the step where the lesson was left. */
  async open(gameService: GameService, names: readonly string[]): Promise<void> {
    try {
      const setup = { names, played: movesBefore(this.#reached) };
      const { port1, port2 } = new MessageChannel();
      this.material = await gameService.lesson(setup, port2);
      const connection = portConnection(port1, (message) => this.#receive(message));
      this.#connection = connection;
      this.client.attach({ ...connection, send: (command) => this.#judge(command) });
    } catch {
      this.failed = true;
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.client.detach();
  }

  back(): void {
    if (this.mayGoBack) this.#shown--;
    this.#offer();
  }

  /** Goes on. Pending moves of the others are shown at once. */
  next(): void {
    if (!this.mayGoOn) return;
    if (this.isPast) this.#shown++;
    else if (this.#isToShow()) this.#showAll();
    else this.#advance();
    this.#offer();
  }

  take(right: boolean): void {
    this.answer = right ? 'right' : 'wrong';
    this.slips++;
  }

  /** Starts the next lesson at the first step. */
  forget(): void {
    SAVED.save({ step: 0 });
  }

  #advance(): void {
    this.#reached = Math.min(this.#reached + 1, STEPS.length - 1);
    this.#shown = this.#reached;
    this.slip = null;
    this.answer = null;
    SAVED.save({ step: this.#reached });
    this.#watch();
  }

  /** Sends the requested move. Any other is a slip and is not sent. */
  #judge(command: Command): void {
    const { step } = this;
    if (command.type === 'act' && step.type === 'act') {
      this.slip = slipOf(command.move, step.move, this.#legal);
      if (this.slip !== null) {
        this.slips++;
        this.client.withdraw();
        return;
      }
    }
    this.#connection?.send(command);
  }

  #receive(message: ServerMessage): void {
    if (message.type !== 'events') this.#show(message);
    else {
      this.#held = [...this.#held, message];
      if (this.#timer === undefined) this.#showNext();
    }
  }

  #show(message: ServerMessage): void {
    this.#legal = choicesIn(message)?.legal ?? this.#legal;
    this.client.receive(message);
    const isDone = STEPS[this.#reached]!.type === 'act' && !this.#isToShow();
    if (isDone && this.client.view !== null) this.#advance();
    this.#offer();
  }

  /** Shows the next message if the step allows it. */
  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next, ...others] = this.#held;
    if (next === undefined || !this.#isToShow()) return;
    this.#held = others;
    this.#show(next);
    this.#watch();
  }

  /** Delays the next move of the others. */
  #watch(): void {
    clearTimeout(this.#timer);
    const isToWatch = STEPS[this.#reached]!.type === 'watch' && this.#isToShow();
    this.#timer = isToWatch ? setTimeout(() => this.#showNext(), WATCHING_MS[preferences.pace]) : undefined;
  }

  #showAll(): void {
    while (this.#isToShow() && this.#held.length > 0) {
      const [next, ...others] = this.#held;
      this.#held = others;
      if (next !== undefined) this.#show(next);
    }
    this.#watch();
  }

  /** Whether moves of this step are left to show. */
  #isToShow(): boolean {
    return this.#movesShown() < movesBefore(this.#reached) + movesIn(STEPS[this.#reached]!);
  }

  #movesShown(): number {
    const events = this.client.view?.deal?.events ?? [];
    return events.filter(({ type }) => type === 'laid' || type === 'passed').length;
  }

  /** Offers moves only in a step that requests one. */
  #offer(): void {
    const { step } = this;
    this.client.legal = step.type === 'act' && !this.isPast ? this.#legal : [];
  }
}

function choicesIn(message: ServerMessage): Choices | null {
  if (message.type === 'snapshot') return message.game;
  return message.type === 'events' ? message : null;
}
