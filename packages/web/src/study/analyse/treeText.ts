import { failure, type Move, moveText, type Outcome, parseMoveText, success } from '@nain-jaune/engine';
import { MoveTree, type TreeLimit } from './moveTree.ts';

/** Why a text is no tree. `token`: what cannot be read. */
export type TreeProblem =
  | {
      readonly code: 'no-move' | 'no-move-before' | 'open-variation' | 'no-open-variation';
      readonly token: string;
    }
  | { readonly code: TreeLimit };

/** The longest text that is read. A tree of the most moves is shorter. */
const MAX_TREE_TEXT = 10_000;
const TOKEN = /[()]|[^\s()]+/g;

/**
 * Writes the moves with variations in parentheses after the move that they replace, as PGN does for chess:
 * `5h 6c (6d 7s) 7d! -`.
 */
export function makeTreeText(tree: MoveTree): string {
  return tokensFrom(tree, 0).join(' ').replaceAll('( ', '(').replaceAll(' )', ')');
}

function tokensFrom(tree: MoveTree, id: number): string[] {
  const tokens: string[] = [];
  for (let at: number | undefined = id; at !== undefined; ) {
    const [first, ...others]: readonly number[] = tree.node(at).children;
    if (first !== undefined) tokens.push(textOf(tree, first));
    for (const other of others) tokens.push('(', textOf(tree, other), ...tokensFrom(tree, other), ')');
    at = first;
  }
  return tokens;
}

function textOf(tree: MoveTree, id: number): string {
  const { move } = tree.node(id);
  return move === null ? '' : moveText(move);
}

/** Parses a text of {@link makeTreeText}, or returns the first problem. Does not check that the moves are legal. */
export function parseTreeText(text: string): Outcome<MoveTree, TreeProblem> {
  const reader = new TreeReader();
  for (const token of text.slice(0, MAX_TREE_TEXT).match(TOKEN) ?? []) {
    const problem = reader.take(token);
    if (problem !== null) return failure(problem);
  }
  const open = reader.open;
  return open > 0 ? failure({ code: 'open-variation', token: '(' }) : success(reader.tree);
}

class TreeReader {
  tree = MoveTree.empty;
  /** The node of the last move, by depth of variations. */
  readonly #lasts: number[] = [0];

  /** The number of variations that are not closed. */
  get open(): number {
    return this.#lasts.length - 1;
  }

  /** Takes a token, or returns what is wrong. */
  take(token: string): TreeProblem | null {
    if (token === '(') return this.#begin();
    if (token === ')') return this.#end();
    const move = parseMoveText(token);
    return move === undefined ? { code: 'no-move', token } : this.#add(move);
  }

  #begin(): TreeProblem | null {
    const { parent } = this.tree.node(this.#lasts.at(-1) ?? 0);
    if (parent === null) return { code: 'no-move-before', token: '(' };
    this.#lasts.push(parent);
    return null;
  }

  #end(): TreeProblem | null {
    if (this.open === 0) return { code: 'no-open-variation', token: ')' };
    this.#lasts.pop();
    return null;
  }

  #add(move: Move): TreeProblem | null {
    const added = this.tree.add(this.#lasts.at(-1) ?? 0, move);
    if (typeof added === 'string') return { code: added };
    this.tree = added.tree;
    this.#lasts[this.#lasts.length - 1] = added.id;
    return null;
  }
}
