import { type Move, makePositionText, type Position } from '@nain-jaune/engine';
import { type Steps, Walk } from '../postgame/walk.svelte.ts';
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

  goTo(id: number): void {
    this.limit = null;
    this.at = id;
  }

  /** The shown line: the moves up to the shown one, and the first of those that follow each time. */
  readonly walk: Walk = new Walk(this.#line());

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

  #line(): Steps {
    const analysis = this;
    const path = () => analysis.tree.pathTo(analysis.tree.endOf(analysis.at));
    return {
      get at() {
        return analysis.tree.pathTo(analysis.at).length;
      },
      get end() {
        return path().length;
      },
      show: (step) => analysis.goTo(path()[step - 1]?.id ?? 0),
    };
  }

  /** Shows the alternative before (−1) or after (1) the shown move. */
  goToSibling(step: 1 | -1): void {
    this.goTo(this.tree.siblingOf(this.at, step));
  }

  #isPossible(move: Move): boolean {
    return this.state.end === null && followPath(this.base, [...this.tree.movesTo(this.at), move]).ok;
  }

  /** Deletes the shown move and what follows, and goes back. */
  remove(): void {
    const { tree, at } = this;
    this.goTo(tree.node(at).parent ?? 0);
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
}
