import { makeCardText, moveText, PACK, parseMoveText, seatAt } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { MAX_MOVES, type MoveTree } from './moveTree.ts';
import { makeTreeText, parseTreeText } from './treeText.ts';

function treeOf(text: string): MoveTree {
  const parsed = parseTreeText(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

/** The node of the first move with a text. */
function nodeOf(tree: MoveTree, text: string): number {
  const nodes = tree.leaves().flatMap(({ id }) => tree.pathTo(id));
  return nodes.find(({ move }) => move !== null && moveText(move) === text)!.id;
}

const TEXT = '5h 6c (6d 7s (8s) -) 7d! -';

describe('the text of a tree', () => {
  it.each(['', '5h', '5h 6c 7d! - -', TEXT, '5h (6h) (7h)'])('is read as it was written: %s', (text) => {
    expect(makeTreeText(treeOf(text))).toBe(text);
  });

  it('may have other spacing, and repeated moves are one', () => {
    expect(makeTreeText(treeOf(' 5h  6c( 6d ) ( 6d 7s )\n7d'))).toBe('5h 6c (6d 7s) 7d');
  });

  it.each([
    ['5x', 'no-move', '5x'],
    ['(5h)', 'no-move-before', '('],
    ['5h (6c', 'open-variation', '('],
    ['5h 6c) 7c', 'no-open-variation', ')'],
  ])('names its first problem: %s', (text, code, token) => {
    expect(parseTreeText(text)).toEqual({ ok: false, error: { code, token } });
  });

  it('has a limit of moves and of lines', () => {
    const long = '- '.repeat(MAX_MOVES + 1);
    expect(parseTreeText(long)).toEqual({ ok: false, error: { code: 'too-many-moves' } });
    const [first, second, third, ...others] = PACK.map(makeCardText);
    const variations = others.map((card) => `(${card})`).join(' ');
    const wide = `${first} ${second} ${variations} ${third} ${variations}`;
    expect(parseTreeText(wide)).toEqual({ ok: false, error: { code: 'too-many-lines' } });
  });
});

describe('a tree', () => {
  const tree = treeOf(TEXT);

  it('finds ways, ends and alternatives', () => {
    const id = nodeOf(tree, '7s');
    expect(tree.movesTo(id).map(moveText)).toEqual(['5h', '6d', '7s']);
    expect(tree.nodeAt(tree.routeTo(id))).toBe(id);
    expect(tree.nodeAt([0, 1, 9, 0])).toBe(nodeOf(tree, '6d'));
    expect(tree.movesTo(tree.endOf(0)).map(moveText)).toEqual(['5h', '6c', '7d!', '-']);
    expect(tree.siblingOf(nodeOf(tree, '6c'), 1)).toBe(nodeOf(tree, '6d'));
    expect(tree.siblingOf(nodeOf(tree, '6d'), 1)).toBe(nodeOf(tree, '6d'));
    expect(tree.siblingOf(0, 1)).toBe(0);
  });

  it('removes a move with all that follows', () => {
    expect(makeTreeText(tree.remove(nodeOf(tree, '6d')))).toBe('5h 6c 7d! -');
    expect(makeTreeText(tree.remove(nodeOf(tree, '6c')))).toBe('5h 6d 7s (8s) -');
    expect(tree.remove(0)).toBe(tree);
  });

  it('promotes a variation', () => {
    const promoted = tree.promote(nodeOf(tree, '7s'));
    expect(makeTreeText(promoted)).toBe('5h 6d (6c 7d! -) 7s (8s) -');
    expect([tree.mayPromote(nodeOf(tree, '7s')), promoted.mayPromote(nodeOf(promoted, '7s'))]).toEqual([
      true,
      false,
    ]);
    const inner = tree.promote(nodeOf(tree, '8s'));
    expect(makeTreeText(inner)).toBe('5h 6c (6d 8s (7s -)) 7d! -');
  });

  it('adds a move once and keeps its seat', () => {
    const move = parseMoveText('9h')!;
    const added = tree.add(nodeOf(tree, '8s'), move, seatAt(2));
    if (typeof added === 'string') throw new Error(added);
    expect(added.tree.node(added.id).seat).toBe(2);
    expect(added.tree.add(nodeOf(tree, '8s'), move)).toEqual({ tree: added.tree, id: added.id });
    expect(added.tree.size).toBe(tree.size + 1);
    expect(tree.withSeats(nodeOf(tree, '6c'), [seatAt(1), seatAt(3)]).node(nodeOf(tree, '6c')).seat).toBe(3);
  });
});
