import type { GameView, Seat } from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import type { Context } from '@nain-jaune/words';
import { createContext } from 'svelte';
import { keepKnown, lastSaid, type SpokenTurn } from '../announcer/tableTalk.ts';

/** Where a stance takes its table from. */
interface TableSource {
  /** Null until there is something to show. */
  view(): GameView | null;
  players(): readonly PlayerInfo[];
  /** Portraits of people by seat. */
  faces?(): readonly (string | null)[];
  /** The seat addressed as "you". Default: that of the view. */
  you?(): Seat | null;
}

/** What the parts of a table show. Every page or component that opens a table puts one into the context of its parts. */
export class TableScope {
  readonly #source: TableSource;
  #known: readonly (SpokenTurn | undefined)[] = [];
  readonly players: readonly PlayerInfo[] = $derived.by(() => this.#source.players());
  readonly faces: readonly (string | null)[] = $derived.by(() => this.#source.faces?.() ?? []);
  /** Needed for sentences. */
  readonly context: Context = $derived.by(() => ({
    names: this.players.map(({ name }) => name),
    rules: this.view.rules,
    you: this.#source.you === undefined ? this.view.seat : this.#source.you(),
  }));
  /** The last call of each seat. A call keeps its identity, so that it is shown once. */
  readonly said: readonly (SpokenTurn | undefined)[] = $derived.by(() => {
    const { deal, players, rules } = this.view;
    this.#known = keepKnown(this.#known, lastSaid(deal?.events ?? [], players, rules));
    return this.#known;
  });
  /** Number of the deal if it is settled, else 0. */
  readonly settledDeal: number = $derived(this.view.deal?.settled === true ? this.view.deal.number : 0);

  constructor(source: TableSource) {
    this.#source = source;
  }

  /** The parts of a table are shown only while there is a view. */
  get view(): GameView {
    return this.#source.view()!;
  }
}

export const [tableScope, setTableScope] = createContext<TableScope>();
