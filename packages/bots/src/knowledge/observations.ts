import type { DealView, GameView } from '@nain-jaune/engine';
import { compileRules, LEAD, type Rules } from '@nain-jaune/engine/kernel';
import { SeenCards } from './seenCards.ts';

/** One choice that a seat made in sight of everyone, with what everyone knew just before. */
export interface Act {
  readonly seat: number;
  /** The card it laid, or −1 where it passed. */
  readonly card: number;
  /** The key of what was wanted: `LEAD` where it led. */
  readonly wanted: number;
  /** The cards that nobody could lay any more. */
  readonly seenCards: Readonly<SeenCards>;
  /** The counters in each box. */
  readonly boxes: readonly number[];
}

/** What happened in a deal in sight of everyone. */
export interface Observations {
  readonly acts: readonly Act[];
  /** The cards that nobody can lay now. */
  readonly seenCards: Readonly<SeenCards>;
}

/** What was observed of the deal in progress. Throws a `RangeError` when there is none. */
export function observationsOf(view: GameView): Observations {
  if (view.deal === null) throw new RangeError('no deal has begun');
  const observer = new Observer(compileRules(view.rules, view.players), boxesAtFirst(view, view.deal));
  for (const event of view.deal.events) observer.observe(event);
  return observer;
}

/** What lay in the boxes before the first card: what was swept is laid back. */
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
