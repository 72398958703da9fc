import type { GameView, Seat } from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import type { Context } from '@nain-jaune/words';
import { createContext } from 'svelte';
import { keepKnown, lastSaid, type SpokenTurn } from './announcer/tableTalk.ts';

type Lying = Pick<GameView, 'rules' | 'counters' | 'boxes'>;

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

/** What the parts of a table show. They are shown only while there is a view. */
export type TableScope = ReturnType<typeof scopeOf>;

function scopeOf(source: TableSource) {
  const view = () => source.view()!;
  const players = $derived(source.players());
  const faces = $derived(source.faces?.() ?? []);
  const context: Context = $derived({
    names: players.map(({ name }) => name),
    rules: view().rules,
    you: source.you === undefined ? view().seat : source.you(),
  });
  let known: readonly (SpokenTurn | undefined)[] = [];
  const said = $derived.by(() => {
    known = keepKnown(known, lastSaid(view().deal?.events ?? [], view().players, view().rules));
    return known;
  });
  const settledDeal = $derived(view().deal?.settled === true ? view().deal!.number : 0);
  let flying: { readonly view: GameView; readonly lying: Lying } | undefined = $state.raw();
  return {
    get view(): GameView {
      return view();
    },
    /** The counters of the seats and boxes as they are shown, without those that still fly. */
    get lying(): Lying {
      return flying?.view === view() ? flying.lying : view();
    },
    /** Sets `lying` for a view, until the view changes. */
    showLying(view: GameView, lying: Lying): void {
      flying = { view, lying };
    },
    get players() {
      return players;
    },
    get faces() {
      return faces;
    },
    /** Needed for sentences. */
    get context() {
      return context;
    },
    /** The last call of each seat. A call keeps its identity, so that it is shown once. */
    get said() {
      return said;
    },
    /** Number of the deal if it is settled, else 0. */
    get settledDeal() {
      return settledDeal;
    },
  };
}

const [tableScope, setTableScope] = createContext<TableScope>();

export { tableScope };

/** Puts a table into the context of a component. Call it while the component is initialised. */
export function openTable(source: TableSource): TableScope {
  return setTableScope(scopeOf(source));
}
