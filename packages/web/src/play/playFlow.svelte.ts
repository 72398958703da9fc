import type { Card } from '@nain-jaune/engine';
import { untrack } from 'svelte';
import type { Pace } from '../gameService/serviceMessages.ts';
import { PACES, type PaceName, preferences } from '../settings/preferences.svelte.ts';
import { FORCED_WAIT, forcedMove } from './forcedMove.ts';
import type { TableClient } from './tableClient.svelte.ts';
import { nextOfRun, runInHand } from './wholeRun.ts';

/** The time between two cards of a run that is laid as a whole, in milliseconds: each is seen. */
const RUN_STEP: Readonly<Record<PaceName, number>> = { slow: 650, normal: 350, fast: 150, instant: 0 };

/** The pace of bots that wait until they are let go, for a day at most. */
const HELD: Pace = { botMove: 86_400_000, botPass: 86_400_000 };

/** The shortest time in which the player may take a choice back before a bot acts, in milliseconds. */
const TAKE_BACK_WAIT: Readonly<Record<PaceName, number>> = { slow: 1200, normal: 1200, fast: 0, instant: 0 };

/**
 * How play flows on by itself: the pace of the table, a wait that is skipped, a deal that runs to one's next choice, a
 * run laid card after card, and what is played for one because it is forced. It makes only moves that the table offers.
 */
export class Flow {
  /** Whether the run is being laid card after card. */
  layingRun = $state(false);
  /** Whether the deal runs at once to one's next choice. */
  finishing = $state(false);
  /** Whether everybody waits for somebody who reads. */
  held = $state(false);
  /** Whether the present wait is skipped. */
  skipping = $state(false);
  /** Whether the player's last choice may be taken back. */
  readonly mayTakeBack = $derived.by(() => this.#mayTakeBack());
  readonly #leastWait = $derived(this.mayTakeBack ? TAKE_BACK_WAIT[this.pace] : 0);
  readonly #client: () => TableClient;
  readonly #mayTakeBack: () => boolean;

  /** Call it while a component is being made. `setPace` is told the pace of the bots whenever it changes. */
  constructor(
    client: () => TableClient,
    setPace: (pace: Pace) => void,
    mayTakeBack: () => boolean = () => false,
  ) {
    this.#client = client;
    this.#mayTakeBack = mayTakeBack;
    $effect(() => setPace(this.botPace));
    $effect(() => client().onEvents(() => (this.skipping = false)));
    $effect(() => this.#playNext());
    $effect(() => {
      if (this.finishing && !this.#runsOn) this.finishing = false;
    });
  }

  /** The pace now: that of the player, or none at all while a wait is skipped or the deal runs on. */
  get pace(): PaceName {
    return this.skipping || this.finishing ? 'instant' : preferences.pace;
  }

  /** The pace of the bots now. */
  get botPace(): Pace {
    if (this.held) return HELD;
    const { botMove, botPass } = PACES[this.pace];
    return { botMove: Math.max(botMove, this.#leastWait), botPass: Math.max(botPass, this.#leastWait) };
  }

  /** The run that may be laid as a whole; empty where it is no more than one card. */
  get mayLay(): readonly Card[] {
    const { view, legal, myTurn } = this.#client();
    const run = view !== null && myTurn ? runInHand(view, legal) : [];
    return run.length > 1 ? run : [];
  }

  /** Whether there is anything to wait for that could run on at once. */
  get mayFinish(): boolean {
    return preferences.pace !== 'instant' && !this.finishing && this.#runsOn;
  }

  /** Lays the run, card after card, for as long as the wanted card is in the hand; or stops where it is being laid. */
  layRun(): void {
    const client = this.#client();
    const { view, legal } = client;
    this.layingRun = !this.layingRun && view !== null && nextOfRun(view, legal) !== null;
    if (this.layingRun) client.noteChoice();
  }

  /** Stops what flows on: the player takes a choice back. */
  stop(): void {
    this.layingRun = false;
    this.finishing = false;
    this.skipping = false;
  }

  /** Lets the deal run at once to one's next choice. */
  finish(): void {
    this.finishing = this.mayFinish;
  }

  /** Skips the present wait: whatever is about to happen happens now. A choice of one's own is waited for as before. */
  skip(): void {
    this.skipping ||= this.#isWaiting;
  }

  /** How long a forced move is waited for, in milliseconds. */
  protected forcedWait(): number {
    return FORCED_WAIT[this.pace];
  }

  /** Whether something is about to happen by itself: moves of others, the next card of a run, what is forced. */
  get #isWaiting(): boolean {
    const { view, legal, waiting } = this.#client();
    if (view?.deal?.settled !== false) return false;
    return waiting || legal.length === 0 || this.layingRun || forcedMove(legal, preferences.forced) !== null;
  }

  /** Whether the deal goes on without a choice of one's own. */
  get #runsOn(): boolean {
    const { view, legal } = this.#client();
    return view?.deal?.settled === false && (legal.length === 0 || legal.join() === '-');
  }

  /** Plays what the player need not: the next card of his run, or what is forced. */
  #playNext(): (() => void) | undefined {
    const client = this.#client();
    if (this.held || client.waiting || client.view === null || client.legal.length === 0) return;
    const ofRun = this.layingRun ? nextOfRun(client.view, client.legal) : null;
    if (ofRun === null) this.layingRun = false;
    const move = ofRun ?? forcedMove(client.legal, this.finishing ? 'pass' : preferences.forced);
    if (move === null) return;
    const wait = untrack(() => (ofRun === null ? this.forcedWait() : this.#stepOfRun()));
    const timer = setTimeout(() => client.make(move, true), this.skipping ? 0 : wait);
    return () => clearTimeout(timer);
  }

  /** The first card of a run is laid at once, the others in the table's pace. */
  #stepOfRun(): number {
    const { view } = this.#client();
    const goesOn = view?.deal?.laid.at(-1)?.seat === view?.seat;
    return goesOn ? RUN_STEP[this.pace] : 0;
  }
}
