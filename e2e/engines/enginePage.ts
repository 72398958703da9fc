import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../scripts/workspace.ts';
import { type Deed, deedOf, doInPage, type Target } from './inPage.ts';

/** Only for tests that hang. */
export const TIMEOUT_MS = 300_000;
const POLL_MS = 50;
const MOST_TEXT = 2000;
const PICTURES = join(root, 'test-results/engines');

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one of the engines. */
export interface Engine {
  readonly name: string;
  /** Opens a window with a storage of its own. */
  newPage(size: Size): Promise<EnginePage>;
  close(): Promise<void>;
}

/** A page in one of the engines. It is used by script, because native clicks are unsteady in WebKit. */
export abstract class EnginePage {
  readonly engine: string;

  constructor(engine: string) {
    this.engine = engine;
  }

  /** Goes to an address, and waits until its document is loaded. */
  abstract open(address: string): Promise<void>;
  abstract reload(): Promise<void>;
  /** Runs a function in the page, so it uses nothing from outside. */
  abstract evaluate<Argument, Result>(
    work: (argument: Argument) => Promise<Result> | Result,
    argument: Argument,
  ): Promise<Result>;
  abstract resize(size: Size): Promise<void>;
  /** Returns the window as a PNG file. */
  abstract picture(): Promise<Buffer>;
  abstract close(): Promise<void>;

  /**
   * Waits until a function that runs in the page returns something other than false, null and undefined.
   *
   * @param meanwhile what to do before each try
   */
  async waitUntil<Argument, Result>(
    what: string,
    work: (argument: Argument) => Promise<Result> | Result,
    argument: Argument,
    meanwhile = async (): Promise<void> => {},
  ): Promise<NonNullable<Result>> {
    const end = performance.now() + TIMEOUT_MS;
    let cause: unknown;
    do {
      try {
        await meanwhile();
        const result = await this.evaluate(work, argument);
        if (result !== false && result !== null && result !== undefined) return result;
        cause = undefined;
      } catch (error) {
        // A document may be just replaced by the next.
        cause = error;
      }
      await setTimeout(POLL_MS);
    } while (performance.now() < end);
    throw new Error(`${this.engine} waited in vain for ${what}`, { cause });
  }

  see(role: Target['role'], name: Target['name']): Promise<boolean> {
    return this.#do(role, name, 'see');
  }

  click(role: Target['role'], name: Target['name']): Promise<boolean> {
    return this.#do(role, name, 'click');
  }

  /** Chooses an option of a list by its text. */
  choose(list: Target['name'], option: string): Promise<boolean> {
    return this.#do('combobox', list, 'choose', option);
  }

  fill(field: Target['name'], text: string): Promise<boolean> {
    return this.#do('textbox', field, 'fill', text);
  }

  #do(role: Deed['role'], name: Target['name'], act: Deed['act'], value = ''): Promise<boolean> {
    return this.waitUntil(`${role} “${name}”`, doInPage, deedOf(role, name, act, value));
  }

  /** Returns what the page shows, for the message of a failed test. */
  async state(title: string): Promise<string> {
    try {
      const text = await this.evaluate(() => `${location.href}\n${document.body.innerText}`, null);
      mkdirSync(PICTURES, { recursive: true });
      const file = join(PICTURES, `${title} in ${this.engine}.png`.replaceAll(/[^\w.]+/g, '-'));
      writeFileSync(file, await this.picture());
      return `${this.engine} shows ${text.replaceAll(/\s*\n\s*/g, ' · ').slice(0, MOST_TEXT)}\nPicture: ${file}`;
    } catch (error) {
      return `${this.engine} shows nothing: ${error}`;
    }
  }
}
