import { hush, speak } from '../browser/browser.ts';

/** Says a text aloud and tells when it was said. */
export type Say = (text: string, said: () => void) => void;

/**
 * Speaks the calls of the table one after another, and never lags behind play: while one is being spoken only the latest
 * of those that came meanwhile waits.
 */
export class Voice {
  readonly #say: Say;
  #speaking = false;
  #next: string | null = null;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Speaks a call now, or next. */
  speak(call: string): void {
    if (this.#speaking) {
      this.#next = call;
      return;
    }
    this.#speaking = true;
    this.#say(call, () => {
      this.#speaking = false;
      const next = this.#next;
      this.#next = null;
      if (next !== null) this.speak(next);
    });
  }

  /** Falls silent. */
  hush(): void {
    this.#next = null;
    this.#speaking = false;
  }
}

/** How long one call may take at most, in milliseconds: some browsers forget to tell that they are done. */
const LONGEST = 5000;

/** Speaks with the browser's own voices, in a language; where it has none for it, nothing is heard. */
export function browserSay(language: () => string, rate: () => number): Say {
  return (text, said) => {
    let open = true;
    const done = () => {
      if (!open) return;
      open = false;
      clearTimeout(timer);
      said();
    };
    const timer = setTimeout(() => {
      hush();
      done();
    }, LONGEST);
    speak(text, language(), rate(), done);
  };
}
