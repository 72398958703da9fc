import type { Card } from '@nain-jaune/engine';
import { untrack } from 'svelte';
import type { Pace } from '../../app/gameService/serviceMessages.ts';
import { PACES, type PaceName, preferences } from '../../app/settings/preferences.svelte.ts';
import { FORCED_WAIT_MS, forcedMove, patienceAfter } from './forcedMove.ts';
import { isMove } from './lastChoice.ts';
import type { TableClient } from './tableClient.svelte.ts';
import { nextOfRun, runInHand } from './wholeRun.ts';

/** Delay between two cards of a run that is laid as a whole. */
const RUN_STEP_MS: Readonly<Record<PaceName, number>> = { slow: 650, normal: 350, fast: 150, instant: 0 };

/** The pace of bots that wait: one day. */
const HELD: Pace = { botMove: 86_400_000, botPass: 86_400_000 };

/** Shortest delay before a bot moves while the player may take a choice back, or the hands are dealt. */
const LEAST_MS: Readonly<Record<PaceName, number>> = { slow: 1200, normal: 1200, fast: 0, instant: 0 };

/**
 * Play that continues by itself: the pace of the bots, skipped waits, a deal that runs to the player's next choice, a run that is
 * laid card by card, and forced moves. It makes only moves that the table offers.
 */
export class PlayFlow {
  layingRun = $state(false);
  /** Whether the deal runs at once to the player's next choice. */
  finishing = $state(false);
  /** Whether all bots wait while the player reads. */
  held = $state(false);
  skipping = $state(false);
  /** The share of the usual delays that is left after a long wait. */
  #patience = $state(1);
  /** Whether the player has to do something. Not any more once it is sent, so that thinking is no wait. */
  readonly #asks = $derived.by(() => {
    const { view, legal, waiting } = this.#client();
    if (waiting) return false;
    if (view?.deal?.settled !== false) return true;
    return legal.length > 0 && !this.layingRun && forcedMove(legal, preferences.forced) === null;
  });
  /** When the player's wait began, in milliseconds of `performance.now()`. */
  #waitsSince = performance.now();
  /** Whether the player's last choice may be taken back. */
  readonly mayTakeBack = $derived.by(() => this.#mayTakeBack());
  readonly #leastWait = $derived(this.mayTakeBack || this.#isDealt ? LEAST_MS[this.pace] : 0);
  readonly #client: () => TableClient;
  readonly #mayTakeBack: () => boolean;

  /** Call it while a component is initialised. `setPace` is called with the pace of the bots whenever it changes. */
  constructor(
    client: () => TableClient,
    setPace: (pace: Pace) => void,
    mayTakeBack: () => boolean = () => false,
  ) {
    this.#client = client;
    this.#mayTakeBack = mayTakeBack;
    $effect(() => setPace(this.botPace));
    $effect(() => client().onEvents(() => this.#hearEvents()));
    $effect(() => (this.#asks ? () => this.#beginWait() : undefined));
    $effect(() => this.#playNext());
    $effect(() => {
      if (this.finishing && !this.#runsOn) this.finishing = false;
    });
  }

  /** The chosen pace, or `instant` while a wait is skipped or the deal runs on. */
  get pace(): PaceName {
    return this.skipping || this.finishing ? 'instant' : preferences.pace;
  }

  /** Whether another player is to lay the first card. */
  get #isDealt(): boolean {
    const { view, myTurn } = this.#client();
    return !myTurn && view?.deal?.laid[0] === undefined;
  }

  get botPace(): Pace {
    if (this.held) return HELD;
    const { botMove, botPass } = PACES[this.pace];
    const waitOf = (usual: number) => Math.max(this.#patience * usual, this.#leastWait);
    return { botMove: waitOf(botMove), botPass: waitOf(botPass) };
  }

  /** The run that may be laid as a whole; empty if it has only one card. */
  get mayLay(): readonly Card[] {
    const { view, legal, myTurn } = this.#client();
    const run = view !== null && myTurn ? runInHand(view, legal) : [];
    return run.length > 1 ? run : [];
  }

  /** Whether the deal can run to the player's next choice at once. */
  get mayFinish(): boolean {
    return preferences.pace !== 'instant' && !this.held && !this.finishing && this.#runsOn;
  }

  /** Lays the run card by card, or stops laying it. */
  layRun(): void {
    const client = this.#client();
    const { view, legal } = client;
    this.layingRun = !this.layingRun && view !== null && nextOfRun(view, legal) !== null;
    if (this.layingRun) client.noteChoice();
  }

  /** Stops everything that continues by itself. */
  stop(): void {
    this.layingRun = false;
    this.finishing = false;
    this.skipping = false;
  }

  /** Runs the deal at once to the player's next choice. */
  finish(): void {
    this.finishing = this.mayFinish;
  }

  /** Skips the present wait. The player's own choices still wait. */
  skip(): void {
    this.skipping ||= this.#isWaiting;
  }

  /** Delay before a forced move, in milliseconds. A pass among those of bots is heard together with them. */
  protected forcedWait(): number {
    const { view, legal, players } = this.#client();
    const isAmongPasses = legal[0] === '-' && view?.deal?.events.findLast(isMove)?.type === 'passed';
    const isShared = players.filter(({ bot }) => bot === null).length > 1;
    return isAmongPasses && !isShared ? 0 : this.#patience * FORCED_WAIT_MS[this.pace];
  }

  #beginWait(): void {
    this.#waitsSince = performance.now();
    this.#patience = 1;
  }

  #hearEvents(): void {
    this.skipping = false;
    this.#patience = preferences.pace === 'slow' ? 1 : patienceAfter(performance.now() - this.#waitsSince);
  }

  /** Whether something is about to happen without a choice of the player. */
  get #isWaiting(): boolean {
    const { view, legal, waiting } = this.#client();
    if (view?.deal?.settled !== false) return false;
    return waiting || legal.length === 0 || this.layingRun || forcedMove(legal, preferences.forced) !== null;
  }

  get #runsOn(): boolean {
    const { view, legal } = this.#client();
    return view?.deal?.settled === false && (legal.length === 0 || legal.join() === '-');
  }

  /** Plays the next card of the run, or a forced move. */
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

  /** The first card of a run is laid at once, the others at the pace of the table. */
  #stepOfRun(): number {
    const { view } = this.#client();
    const goesOn = view?.deal?.laid.at(-1)?.seat === view?.seat;
    return goesOn ? RUN_STEP_MS[this.pace] : 0;
  }
}
