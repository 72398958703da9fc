import { failure, moveText, type Outcome, parseMoveText, success } from '@nain-jaune/engine';
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
  let tree = MoveTree.empty;
  /** The node of the last move, by depth of variations. */
  const lasts = [0];
  for (const token of text.slice(0, MAX_TREE_TEXT).match(TOKEN) ?? []) {
    const last = lasts.at(-1) ?? 0;
    if (token === '(') {
      const { parent } = tree.node(last);
      if (parent === null) return failure({ code: 'no-move-before', token });
      lasts.push(parent);
    } else if (token === ')') {
      if (lasts.length === 1) return failure({ code: 'no-open-variation', token });
      lasts.pop();
    } else {
      const move = parseMoveText(token);
      if (move === undefined) return failure({ code: 'no-move', token });
      const added = tree.add(last, move);
      if (typeof added === 'string') return failure({ code: added });
      tree = added.tree;
      lasts.splice(-1, 1, added.id);
    }
  }
  return lasts.length > 1 ? failure({ code: 'open-variation', token: '(' }) : success(tree);
}
