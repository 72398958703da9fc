import type { OnlineRefused, OnlineTableMessage } from '@nain-jaune/protocol';
import { Turnstile } from '../turnstile.ts';
import { presentPeople, withNextHost } from './company.ts';
import type { Entry, KeptCompany } from './entries.ts';
import type { GameReplay } from './gameReplay.ts';
import { beginGame } from './games.ts';
import { LIMITS, type Limits } from './limits.ts';
import { Lines } from './lines.ts';
import { Minder, type MinderHost } from './minder.ts';
import { Playing, type PlayingHost } from './playing.ts';
import { Presence } from './presence.ts';
import type { Kept } from './resume.ts';
import { companyOf, summaryOf } from './snapshot.ts';
import type { OnlineSurroundings } from './surroundings.ts';
import { Talk } from './talk.ts';

/** Why something was refused, or null where it was granted. */
export type Refusal = OnlineRefused['refusal'] | null;

/**
 * What all parts of a table online have in common: the company, who is here, what was said, the lines and the game. Whatever
 * changes it and is to outlive the server is kept first and told then.
 */
export class Commons {
  readonly surroundings: OnlineSurroundings;
  readonly turnstile = new Turnstile();
  readonly presence: Presence;
  readonly talk: Talk;
  readonly lines = new Lines();
  readonly #limits: Limits;
  readonly #minder: Minder;
  readonly #playingHost: PlayingHost;
  #isOpen = true;
  #kept: KeptCompany;
  #playing: Playing | null = null;

  constructor({ company, said, game }: Kept, surroundings: OnlineSurroundings) {
    const { clock, limits } = surroundings;
    this.surroundings = surroundings;
    this.#limits = { ...LIMITS, ...limits };
    this.presence = new Presence(clock, this.#limits.graceMs, () => this.presenceChanged());
    this.talk = new Talk(clock);
    this.#minder = new Minder(clock, this.#limits, this.presence, this.#makeMinderHost());
    this.#kept = company;
    this.#playingHost = this.#makePlayingHost();
    for (const { saying } of said) this.talk.takeUp(saying);
    for (const { id, name } of company.people) if (name === '') this.talk.forgetName(id);
    if (company.phase === 'closed') return;
    for (const { id } of presentPeople(company)) this.presence.go(id);
    if (game !== null) this.#playing = new Playing(game, this.#playingHost);
    this.keepOrder();
  }

  /** Whether the table goes on here. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** The company as it is kept. */
  get kept(): KeptCompany {
    return this.#kept;
  }

  /** The game in progress, or the last one; null before the first. */
  get playing(): Playing | null {
    return this.#playing;
  }

  /** The company as everyone is told of it now. */
  companyNow(): OnlineTableMessage {
    const company = companyOf(this.#kept, this.presence, {
      watchers: this.lines.watchers,
      promise: this.#playing?.promise ?? null,
      startsIn: this.#minder.startsIn,
      dealsIn: this.#playing?.dealsIn ?? null,
    });
    return { type: 'company', company };
  }

  /** Keeps entries; says whether they are kept. */
  async append(entries: readonly Entry[]): Promise<boolean> {
    try {
      await this.surroundings.append(entries);
      return true;
    } catch (error) {
      this.surroundings.fault?.({ code: 'not-kept', error });
      return false;
    }
  }

  /** Changes the company: kept, and then told. */
  async change(next: KeptCompany): Promise<Refusal> {
    if (!(await this.append([{ type: 'company', company: next }]))) return { code: 'not-kept' };
    this.become(next);
    return null;
  }

  /** Tells of a company that is kept already. */
  become(next: KeptCompany): void {
    this.#kept = next;
    if (next.phase === 'playing') this.#playing?.takeNames();
    this.keepOrder();
    this.lines.tell(this.companyNow());
    this.surroundings.onChange?.(summaryOf(next));
  }

  /** Plays a game that is kept already, with the company that it begins with, in place of the last one. */
  play(replay: GameReplay, company: KeptCompany): Playing {
    this.#playing?.stop();
    this.#kept = company;
    const playing = new Playing(replay, this.#playingHost);
    this.#playing = playing;
    this.become(company);
    return playing;
  }

  /** Who is here, who is away or what is promised is another than before. */
  presenceChanged(): void {
    this.keepOrder();
    this.lines.tell(this.companyNow());
  }

  /** Looks after everything that depends on who is here and what the company is now. */
  keepOrder(): void {
    if (!this.#isOpen) return;
    this.#playing?.mind();
    this.#minder.mind(this.#kept);
  }

  /** Closes the table for good; later where that cannot be kept now. */
  async close(): Promise<void> {
    const closed: KeptCompany = { ...this.#kept, phase: 'closed' };
    const entries: Entry[] = [{ type: 'company', company: closed }];
    if (this.#kept.phase === 'playing' && this.#playing !== null) entries.unshift(this.#playing.game.over());
    if (!(await this.append(entries))) {
      this.#minder.closeAgain();
      return;
    }
    this.become(closed);
    this.stopWorking();
    this.lines.end('table-closed');
    this.surroundings.onClosed?.();
  }

  /** Nothing happens here by itself any more. */
  stopWorking(): void {
    this.#isOpen = false;
    this.presence.stop();
    this.#minder.stop();
    this.#playing?.stop();
  }

  #makePlayingHost(): PlayingHost {
    return {
      surroundings: this.surroundings,
      limits: this.#limits,
      turnstile: this.turnstile,
      presence: this.presence,
      kept: () => this.#kept,
      tell: (message) => this.lines.tell(message),
      over: (company) => this.become(company),
      changed: () => this.presenceChanged(),
    };
  }

  #makeMinderHost(): MinderHost {
    return {
      start: () => this.turnstile.enter(() => this.#startByItself()),
      replaceHost: () => this.turnstile.enter(() => this.#replaceHost()),
      close: () => this.turnstile.enter(() => this.#closeLeft()),
    };
  }

  async #startByItself(): Promise<void> {
    if (!this.#isOpen || this.#kept.phase !== 'gathering') return;
    if ((await beginGame(this)) !== null) this.#minder.startAgain();
  }

  async #replaceHost(): Promise<void> {
    const { host } = this.#kept;
    const isGone = host !== null && !this.presence.isHere(host);
    if (this.#isOpen && isGone && this.presence.isAnyoneHere)
      await this.change(withNextHost(this.#kept, (id) => this.presence.isHere(id)));
  }

  async #closeLeft(): Promise<void> {
    if (this.#isOpen && !this.presence.isAnyoneHere) await this.close();
  }
}
