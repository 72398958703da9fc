import type { Card } from '@nain-jaune/engine';
import type { TableClient } from '../client/tableClient.svelte.ts';

/** The hand that the card is in, for the focus. */
interface Holding {
  focusCard(card: Card): void;
  focusBeside(card: Card): void;
}

/** The card that waits for its player to choose whether to announce it. */
export class WaitingCard {
  readonly #client: () => TableClient;
  readonly #hand: () => Holding | undefined;
  #card: Card | null = $state(null);

  /** Call it while a component is being made: a choice that is no longer open closes for as long as that lives. */
  constructor(client: () => TableClient, hand: () => Holding | undefined) {
    this.#client = client;
    this.#hand = hand;
    // The turn may have passed.
    $effect(() => {
      if (this.#card !== null && !client().waysOf(this.#card).announced) this.#card = null;
    });
  }

  /** The card, or null where none waits. */
  get card(): Card | null {
    return this.#card;
  }

  /** Lays a card, or lets it wait where it may be laid in both ways. */
  choose(card: Card): void {
    const ways = this.#client().waysOf(card);
    if (ways.silently && ways.announced) this.#card = card;
    else this.#client().lay(card, ways.announced);
  }

  /** Lays the card that waits; the focus goes on to the one beside it. */
  lay(announced: boolean): void {
    const card = this.#card;
    if (card === null) return;
    // Before the choice goes: nothing need be laid out for the focus to move.
    this.#hand()?.focusBeside(card);
    this.#card = null;
    this.#client().lay(card, announced);
  }

  /** Lets the card stay in the hand, with the focus. */
  cancel(): void {
    if (this.#card !== null) this.#hand()?.focusCard(this.#card);
    this.#card = null;
  }
}
