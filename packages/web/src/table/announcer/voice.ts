import type { GameView, ViewEvent } from '@nain-jaune/engine';
import type { CallWords } from '@nain-jaune/words';
import { hush, speak } from '../../app/browser/speech.ts';

/** A text to speak. `important`: not skipped if play is faster than speech. */
export interface Spoken {
  readonly text: string;
  readonly important: boolean;
}

/** Returns the texts to speak for new events, which are already in the view. */
export type Speech = (events: readonly ViewEvent[], view: GameView) => readonly Spoken[];

/** Speaks what the players call: `5, 6, without 7`. */
export function makeCallSpeech(words: () => CallWords): Speech {
  return (events, view) => {
    const all = view.deal?.events ?? [];
    return events.flatMap((event) => {
      if (event.type !== 'laid' && event.type !== 'passed' && event.type !== 'stalled') return [];
      const text = words().callOf(event, view.rules, all.slice(0, all.indexOf(event)));
      return text === '' ? [] : [{ text, important: false }];
    });
  };
}

/** Speaks a text, then calls `onEnd`. */
export type Say = (text: string, onEnd: () => void) => void;

/**
 * Speaks the calls of the table one after another. While it speaks, at most the latest call and the latest important one wait, so
 * that it keeps up with play.
 */
export class Voice {
  readonly #say: Say;
  #speaking = false;
  #important: string | null = null;
  #next: string | null = null;

  constructor(say: Say) {
    this.#say = say;
  }

  /** Speaks a call now, or after the present one. An important call is spoken before others that wait. */
  speak(call: string, important = false): void {
    if (!this.#speaking) this.#begin(call);
    else if (important) this.#important = call;
    else this.#next = call;
  }

  #begin(call: string): void {
    this.#speaking = true;
    this.#say(call, () => {
      this.#speaking = false;
      const waiting = this.#take();
      if (waiting !== null) this.#begin(waiting);
    });
  }

  #take(): string | null {
    const call = this.#important ?? this.#next;
    if (this.#important !== null) this.#important = null;
    else this.#next = null;
    return call;
  }

  hush(): void {
    this.#important = null;
    this.#next = null;
    this.#speaking = false;
  }
}

/** Longest time of a call, and of each of its letters. Some browsers do not report the end. */
const MAX_CALL_MS = 5000;
const MAX_LETTER_MS = 100;

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
    const timer = setTimeout(
      () => {
        hush();
        done();
      },
      MAX_CALL_MS + text.length * MAX_LETTER_MS,
    );
    speak(text, language(), rate(), done);
  };
}
