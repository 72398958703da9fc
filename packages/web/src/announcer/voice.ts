import { hush, speak } from '../browser/browser.ts';

/** Speaks a text, then calls `onEnd`. */
export type Say = (text: string, onEnd: () => void) => void;

/** Speaks the calls of the table one after another. While it speaks only the latest call waits, so that it keeps up with play. */
export class Voice {
  readonly #say: Say;
  #speaking = false;
  #next: string | null = null;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Speaks a call now, or after the present one. */
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

  hush(): void {
    this.#next = null;
    this.#speaking = false;
  }
}

/** Longest time of a call. Some browsers do not report the end. */
const MAX_CALL_MS = 5000;

/** Speaks with the voices of the browser. Silent if it has none for the language. */
export function browserSay(language: () => string, rate: () => number): Say {
  return (text, onEnd) => {
    let open = true;
    const done = () => {
      if (!open) return;
      open = false;
      clearTimeout(timer);
      onEnd();
    };
    const timer = setTimeout(() => {
      hush();
      done();
    }, MAX_CALL_MS);
    speak(text, language(), rate(), done);
  };
}
