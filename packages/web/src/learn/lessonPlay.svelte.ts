import type { Choices, Command, ServerMessage } from '@nain-jaune/protocol';
import * as v from 'valibot';
import { readSaved, saveValue } from '../browser/savedValues.ts';
import type { GameService, TableConnection } from '../gameService/gameService.ts';
import type { LessonMaterial } from '../gameService/serviceMessages.ts';
import { TableClient } from '../play/tableClient.svelte.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import { movesBefore, movesIn, STEPS, type Step } from './lessonSteps.ts';
import { type SlipType, slipOf } from './slip.ts';

/** How long the pupil watches each move of the others, in milliseconds. */
const WATCHING = { slow: 1800, normal: 1100, fast: 600, instant: 0 } as const;

const KEY = 'lesson';
const STEP_NUMBER = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(STEPS.length - 1));
/** The step at which the lesson was left. */
const SAVED = v.object({ step: v.fallback(STEP_NUMBER, 0) });

/**
 * The lesson in progress: which step it is at, and what of the table has been shown. The table plays on by itself; the
 * teacher holds its messages back and shows each when there is something to say about it. Of the pupil's moves he lets
 * through the one that he asked for.
 */
export class LessonPlay {
  readonly client = new TableClient();
  /** The positions to ask about after the deal, and what cards cost. */
  material: LessonMaterial = $state.raw({ positions: [], worth: [] });
  /** Whether the table could not be opened. */
  failed = $state(false);
  /** What the pupil did instead of what was asked, and how many times he did such a thing. */
  slip: SlipType | null = $state(null);
  slips = $state(0);
  /** Whether the question of this step is answered, or an answer was wrong. */
  answer: 'right' | 'wrong' | null = $state(null);
  #reached = $state(0);
  #shown = $state(0);
  #held: ServerMessage[] = $state.raw([]);
  #legal: readonly string[] = [];
  #connection: TableConnection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.#reached = readSaved(KEY, SAVED).step;
    this.#shown = this.#reached;
  }

  /** The number of the step in sight, from 0. */
  get place(): number {
    return this.#shown;
  }

  /** The step in sight. */
  get step(): Step {
    return STEPS[this.#shown]!;
  }

  /** Whether the step in sight is one that the pupil went back to. */
  get isPast(): boolean {
    return this.#shown < this.#reached;
  }

  /** Whether there is a step to go back to. */
  get mayGoBack(): boolean {
    return this.#shown > 0;
  }

  /** Whether the pupil may go on: what he is to do is done, or it is for the others to do. */
  get mayGoOn(): boolean {
    if (this.isPast) return true;
    if (this.step.type === 'ask') return this.answer === 'right';
    return this.step.type !== 'act' && this.#shown < STEPS.length - 1;
  }

  /** Opens the table of the lesson where it was left. */
  async open(gameService: GameService, names: readonly string[]): Promise<void> {
    try {
      const setup = { names, played: movesBefore(this.#reached) };
      const { connection, ...material } = await gameService.lesson(setup, (message) =>
        this.#receive(message),
      );
      this.material = material;
      this.#connection = connection;
      this.client.attach({ ...connection, send: (command) => this.#judge(command) });
    } catch {
      this.failed = true;
    }
  }

  /** Closes the connection to the table. */
  close(): void {
    clearTimeout(this.#timer);
    this.client.detach();
  }

  /** Shows the step before. */
  back(): void {
    if (this.mayGoBack) this.#shown--;
    this.#offer();
  }

  /** Goes on; where the others are still playing, their moves are shown at once. */
  next(): void {
    if (!this.mayGoOn) return;
    if (this.isPast) this.#shown++;
    else if (this.#isToShow()) this.#showAll();
    else this.#advance();
    this.#offer();
  }

  /** Takes the answer to a question. */
  take(right: boolean): void {
    this.answer = right ? 'right' : 'wrong';
    this.slips++;
  }

  /** Forgets where the lesson was left. */
  forget(): void {
    saveValue(KEY, { step: 0 });
  }

  #advance(): void {
    this.#reached = Math.min(this.#reached + 1, STEPS.length - 1);
    this.#shown = this.#reached;
    this.slip = null;
    this.answer = null;
    saveValue(KEY, { step: this.#reached });
    this.#watch();
  }

  /** Lets through what was asked for; what was not is not sent, and the pupil told why. */
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

  /** Shows what the step allows to be seen: a move of the pupil at once, those of the others one after another. */
  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [next, ...others] = this.#held;
    if (next === undefined || !this.#isToShow()) return;
    this.#held = others;
    this.#show(next);
    this.#watch();
  }

  /** Lets the pupil look at what is there before the next move of the others is shown. */
  #watch(): void {
    clearTimeout(this.#timer);
    const isToWatch = STEPS[this.#reached]!.type === 'watch' && this.#isToShow();
    this.#timer = isToWatch ? setTimeout(() => this.#showNext(), WATCHING[preferences.pace]) : undefined;
  }

  #showAll(): void {
    while (this.#isToShow() && this.#held.length > 0) {
      const [next, ...others] = this.#held;
      this.#held = others;
      if (next !== undefined) this.#show(next);
    }
    this.#watch();
  }

  /** Whether moves of this step have not been shown yet. */
  #isToShow(): boolean {
    return this.#movesShown() < movesBefore(this.#reached) + movesIn(STEPS[this.#reached]!);
  }

  #movesShown(): number {
    const events = this.client.view?.deal?.events ?? [];
    return events.filter(({ type }) => type === 'laid' || type === 'passed').length;
  }

  /** The pupil may move where he is asked to, and nowhere else; he is offered to announce where that is what is asked. */
  #offer(): void {
    const { step } = this;
    const asked = step.type === 'act' && !this.isPast ? step.move : null;
    const offered = (move: string) => asked !== null && (asked.endsWith('!') || !move.endsWith('!'));
    this.client.legal = this.#legal.filter(offered);
  }
}

/** What a message says that the pupil may do. */
function choicesIn(message: ServerMessage): Choices | null {
  if (message.type === 'snapshot') return message.game;
  return message.type === 'events' ? message : null;
}
