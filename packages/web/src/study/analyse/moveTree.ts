import { type Move, moveText, type Seat } from '@nain-jaune/engine';

/** A move in a tree of variations. The root, with id 0, is the position before the first move. */
export interface TreeNode {
  readonly id: number;
  /** The node before the move; null for the root. */
  readonly parent: number | null;
  /** Null for the root. */
  readonly move: Move | null;
  /** The seat that makes the move; null for the root, and until it is known. */
  readonly seat: Seat | null;
  /** The moves that follow, the main line first. */
  readonly children: readonly number[];
}

/** The most moves of a tree. */
export const MAX_MOVES = 500;
/** The most lines of a tree. A check of a tree plays each of them. */
const MAX_LINES = 60;

export type TreeLimit = 'too-many-moves' | 'too-many-lines';

const ROOT: TreeNode = { id: 0, parent: null, move: null, seat: null, children: [] };

/** A tree of variations. Immutable: changes return a new tree, in which the other nodes keep their ids. */
export class MoveTree {
  static readonly empty = new MoveTree(new Map([[0, ROOT]]), 1);
  readonly #nodes: ReadonlyMap<number, TreeNode>;
  readonly #nextId: number;

  private constructor(nodes: ReadonlyMap<number, TreeNode>, nextId: number) {
    this.#nodes = nodes;
    this.#nextId = nextId;
  }

  /** @throws {RangeError} if there is no such node. */
  node(id: number): TreeNode {
    const node = this.#nodes.get(id);
    if (node === undefined) throw new RangeError(`no node ${id}`);
    return node;
  }

  /** The number of moves. */
  get size(): number {
    return this.#nodes.size - 1;
  }

  /** The last moves of all lines. */
  leaves(): TreeNode[] {
    return [...this.#nodes.values()].filter(({ children }) => children.length === 0);
  }

  /** The nodes from the first move to a node. */
  pathTo(id: number): TreeNode[] {
    const path: TreeNode[] = [];
    for (let node = this.node(id); node.parent !== null; node = this.node(node.parent)) path.unshift(node);
    return path;
  }

  movesTo(id: number): Move[] {
    return this.pathTo(id).flatMap(({ move }) => move ?? []);
  }

  /** The end of the line that goes on from a node by the first move each time. */
  endOf(id: number): number {
    let node = this.node(id);
    for (let [next] = node.children; next !== undefined; [next] = node.children) node = this.node(next);
    return node.id;
  }

  /** The alternative before (−1) or after (1) a move; the move itself if there is none. */
  siblingOf(id: number, step: 1 | -1): number {
    const { parent } = this.node(id);
    const siblings = parent === null ? [] : this.node(parent).children;
    return siblings[siblings.indexOf(id) + step] ?? id;
  }

  /** Returns the node of a move after another, which is added if it is new, or the limit that the tree has reached. */
  add(parent: number, move: Move, seat: Seat | null = null): { tree: MoveTree; id: number } | TreeLimit {
    const { children } = this.node(parent);
    const found = children.find((id) => isSame(this.node(id).move, move));
    if (found !== undefined) return { tree: this, id: found };
    if (this.size >= MAX_MOVES) return 'too-many-moves';
    if (children.length > 0 && this.leaves().length >= MAX_LINES) return 'too-many-lines';
    const id = this.#nextId;
    const added = this.#with({ id, parent, move, seat, children: [] }, id + 1);
    return { tree: added.#withChildren(parent, [...children, id]), id };
  }

  /** Returns the tree without a move and what follows it. */
  remove(id: number): MoveTree {
    const { parent } = this.node(id);
    if (parent === null) return this;
    const nodes = new Map(this.#nodes);
    for (const inner of this.#withDescendants(id)) nodes.delete(inner);
    const kept = this.node(parent).children.filter((child) => child !== id);
    return new MoveTree(nodes, this.#nextId).#withChildren(parent, kept);
  }

  /** Makes the variation with a move the first of its alternatives: the nearest one on the way back that is not first. */
  promote(id: number): MoveTree {
    const branch = this.pathTo(id).findLast(({ id: inner }) => !this.#isFirst(inner));
    if (branch?.parent == null) return this;
    const others = this.node(branch.parent).children.filter((child) => child !== branch.id);
    return this.#withChildren(branch.parent, [branch.id, ...others]);
  }

  /** Whether a move is not in the main line, so that {@link promote} changes something. */
  mayPromote(id: number): boolean {
    return this.pathTo(id).some(({ id: inner }) => !this.#isFirst(inner));
  }

  /** Returns the tree with the seats of the moves on the way to a node. */
  withSeats(id: number, seats: readonly Seat[]): MoveTree {
    const nodes = new Map(this.#nodes);
    for (const [index, node] of this.pathTo(id).entries())
      nodes.set(node.id, { ...node, seat: seats[index] ?? node.seat });
    return new MoveTree(nodes, this.#nextId);
  }

  /** The way to a node: for each move its place among the alternatives. */
  routeTo(id: number): number[] {
    return this.pathTo(id).map((node) => this.node(node.parent ?? 0).children.indexOf(node.id));
  }

  /** The node at the end of a way, as far as the tree has it. */
  nodeAt(route: readonly number[]): number {
    let id = 0;
    for (const place of route) {
      const next = this.node(id).children[place];
      if (next === undefined) return id;
      id = next;
    }
    return id;
  }

  #isFirst(id: number): boolean {
    const { parent } = this.node(id);
    return parent === null || this.node(parent).children[0] === id;
  }

  #withDescendants(id: number): number[] {
    return [id, ...this.node(id).children.flatMap((child) => this.#withDescendants(child))];
  }

  #with(node: TreeNode, nextId: number): MoveTree {
    return new MoveTree(new Map(this.#nodes).set(node.id, node), nextId);
  }

  #withChildren(id: number, children: readonly number[]): MoveTree {
    return this.#with({ ...this.node(id), children }, this.#nextId);
  }
}

function isSame(one: Move | null, other: Move): boolean {
  return one !== null && moveText(one) === moveText(other);
}
