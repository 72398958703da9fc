import { type Move, makePositionText, type Position } from '@nain-jaune/engine';
import { type AnalysisStart, makeAnalysisText } from './analysisText.ts';
import { MoveTree, type TreeLimit } from './moveTree.ts';
import { followPath, type PathState } from './pathState.ts';

/** A position with a tree of moves, of which one node is shown. */
export class Analysis {
  readonly base: Position;
  tree: MoveTree = $state.raw(MoveTree.empty);
  /** The shown node. */
  at = $state(0);
  /** Why the last move was not added. */
  limit: TreeLimit | null = $state.raw(null);
  /** The tree before the last deletion, and its shown node, until the tree changes otherwise. */
  #deleted: { readonly tree: MoveTree; readonly at: number } | null = $state.raw(null);
  readonly state: PathState = $derived.by(() => {
    const state = followPath(this.base, this.tree.movesTo(this.at));
    // Each line was checked when its moves were added.
    if (!state.ok) throw new Error(JSON.stringify(state.error));
    return state.value;
  });
  /** The shown position in one line; at the end of a deal, the one before it. */
  readonly text: string = $derived(makePositionText(this.state.position));

  constructor({ base, tree, at }: AnalysisStart) {
    this.base = base;
    this.tree = tree;
    this.at = at;
  }

  /** The position with all variations. */
  get wholeText(): string {
    return makeAnalysisText(this.base, this.tree);
  }

  get isEmpty(): boolean {
    return this.tree.size === 0;
  }

  goTo(id: number): void {
    this.limit = null;
    this.at = id;
  }

  back(): void {
    this.goTo(this.tree.node(this.at).parent ?? 0);
  }

  forward(): void {
    this.goTo(this.tree.node(this.at).children[0] ?? this.at);
  }

  toStart(): void {
    this.goTo(0);
  }

  toEnd(): void {
    this.goTo(this.tree.endOf(this.at));
  }

  /** Plays a move, as a new variation if there is another one. An impossible move changes nothing. */
  play(move: Move): void {
    const seat = this.state.view.deal?.turn?.seat ?? null;
    const added = this.#isPossible(move) ? this.tree.add(this.at, move, seat) : null;
    if (added === null) return;
    if (typeof added === 'string') {
      this.limit = added;
      return;
    }
    if (added.tree !== this.tree) this.#deleted = null;
    this.tree = added.tree;
    this.goTo(added.id);
  }

  #isPossible(move: Move): boolean {
    return this.state.end === null && followPath(this.base, [...this.tree.movesTo(this.at), move]).ok;
  }

  /** Deletes the shown move and what follows, and goes back. */
  remove(): void {
    const { tree, at } = this;
    this.back();
    this.tree = tree.remove(at);
    this.#deleted = { tree, at };
  }

  get mayRestore(): boolean {
    return this.#deleted !== null;
  }

  /** Takes back the last deletion. */
  restore(): void {
    if (this.#deleted === null) return;
    this.tree = this.#deleted.tree;
    this.goTo(this.#deleted.at);
    this.#deleted = null;
  }

  get mayPromote(): boolean {
    return this.tree.mayPromote(this.at);
  }

  promote(): void {
    this.tree = this.tree.promote(this.at);
    this.#deleted = null;
  }

  /** Handles a key. Returns whether it did. `inTree`: whether the focus is in the list of the moves. */
  takeKey(key: string, inTree: boolean): boolean {
    const acts: Readonly<Partial<Record<string, () => void>>> = {
      ArrowLeft: () => this.back(),
      ArrowRight: () => this.forward(),
      Home: () => this.toStart(),
      End: () => this.toEnd(),
      ...(inTree && {
        ArrowUp: () => this.goTo(this.tree.siblingOf(this.at, -1)),
        ArrowDown: () => this.goTo(this.tree.siblingOf(this.at, 1)),
      }),
    };
    const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
    act?.();
    return act !== undefined;
  }
}
