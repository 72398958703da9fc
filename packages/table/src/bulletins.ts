import type { Seat } from '@nain-jaune/engine';
import type { Choices, Events } from '@nain-jaune/protocol';
import type { History } from './history.ts';

/**
 * The messages of events. What several clients are told alike is one and the same object, so that whoever sends it can
 * make it text once.
 */
export class Bulletins {
  readonly #history: History;
  #number = 0;
  /** Those of the present moment: few, for they differ only in where they begin and whether one may deal. */
  #shared: Events[] = [];

  constructor(history: History) {
    this.#history = history;
  }

  /** The events from a number on, for a seat or a spectator, with what he may do now. */
  eventsFor(seat: Seat | null, from: number, choices: Choices): Events {
    if (choices.legal.length > 0 || !this.#history.isPublicFrom(from)) return this.#make(seat, from, choices);
    return this.#sharedEvents(from, choices);
  }

  #sharedEvents(from: number, choices: Choices): Events {
    this.#forgetEarlier();
    for (const made of this.#shared) if (made.from === from && made.mayDeal === choices.mayDeal) return made;
    const made = this.#make(null, from, choices);
    this.#shared.push(made);
    return made;
  }

  #forgetEarlier(): void {
    if (this.#number === this.#history.number) return;
    this.#number = this.#history.number;
    this.#shared = [];
  }

  #make(seat: Seat | null, from: number, { legal, mayDeal }: Choices): Events {
    return { type: 'events', from, events: this.#history.toldTo(seat, from), legal, mayDeal };
  }
}
