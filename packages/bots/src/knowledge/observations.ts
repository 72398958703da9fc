import type { DealView, GameView } from '@nain-jaune/engine';
import { compileRules, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import { SeenCards } from './seenCards.ts';

/** A public choice of a seat, with what was public before it. */
export interface Act {
  readonly seat: number;
  /** The card laid, or −1 for a pass. */
  readonly card: number;
  /** The key of the wanted cards: `LEAD` for a lead. */
  readonly wanted: number;
  readonly seenCards: Readonly<SeenCards>;
  readonly boxes: readonly number[];
}

/** The public history of a deal. */
export interface Observations {
  readonly acts: readonly Act[];
  readonly seenCards: Readonly<SeenCards>;
}

/**
 * Returns the observations of the deal in progress.
 *
 * @throws RangeError if there is none.
 */
export function observationsOf(view: GameView): Observations {
  if (view.deal === null) throw new RangeError('no deal has begun');
  const observer = new Observer(compileRules(view.rules, view.players), boxesAtFirst(view, view.deal));
  for (const event of view.deal.events) observer.observe(event);
  return observer;
}

/** The contents of the boxes before the first card. */
function boxesAtFirst({ boxes }: GameView, { events }: DealView): number[] {
  const atFirst = [...boxes];
  for (const event of events)
    if (event.type === 'swept') atFirst[event.box] = (atFirst[event.box] ?? 0) + event.counters;
  return atFirst;
}

class Observer implements Observations {
  readonly acts: Act[] = [];
  readonly seenCards = new SeenCards();
  readonly #rules: Rules;
  #boxes: readonly number[];
  #wanted: number = LEAD;

  constructor(rules: Rules, boxes: readonly number[]) {
    this.#rules = rules;
    this.#boxes = boxes;
  }

  observe(event: DealView['events'][number]): void {
    switch (event.type) {
      case 'turned':
        this.#wanted = event.leads ? LEAD : (event.wanted[0] ?? LEAD);
        return;
      case 'laid':
        this.#add(event.seat, event.card, event.led ? LEAD : this.#wanted);
        this.seenCards.lay(event.card);
        this.#wanted = this.#rules.after[event.standsFor ?? event.card] ?? 0;
        return;
      case 'passed':
        this.#wanted = event.wanted[0] ?? LEAD;
        this.#add(event.seat, -1, this.#wanted);
        return;
      case 'stalled':
        this.seenCards.stall(this.#rules, this.#wanted);
        return;
      case 'swept':
        this.#boxes = this.#boxes.with(event.box, 0);
        return;
    }
  }

  #add(seat: number, card: number, wanted: number): void {
    const seenCards = new SeenCards();
    seenCards.copyFrom(this.seenCards);
    this.acts.push({ seat, card, wanted, seenCards, boxes: this.#boxes });
  }
}
