import type { GameView, ViewEvent } from '@nain-jaune/engine';
import type { CallWords } from '@nain-jaune/words';

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
