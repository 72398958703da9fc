import type { Puzzle } from './puzzle.ts';

/**
 * Selects up to `count` puzzles in turns from groups of equal difficulty, rules, question and kind of answer, at most one
 * of a position. The result has their order.
 */
export function selectPuzzles(found: readonly Puzzle[], count: number): Puzzle[] {
  const groups = [...groupsOf(found)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group);
  const longest = Math.max(0, ...groups.map((group) => group.length));
  const inTurns = Array.from({ length: longest }, (_, turn) => groups.flatMap((group) => group[turn] ?? []));
  const selected = new Set(inTurns.flat().slice(0, count));
  return found.filter((puzzle) => selected.delete(puzzle));
}

function groupsOf(found: readonly Puzzle[]): ReadonlyMap<string, Puzzle[]> {
  const groups = new Map<string, Puzzle[]>();
  const ids = new Set<string>();
  for (const puzzle of found) {
    if (ids.has(puzzle.id)) continue;
    ids.add(puzzle.id);
    const name = groupName(puzzle);
    groups.set(name, [...(groups.get(name) ?? []), puzzle]);
  }
  return groups;
}

function groupName({ difficulty, position, themes, answers }: Puzzle): string {
  const [rules] = position.split(' ');
  const keeps = answers[0]?.moves[0] === '-';
  return [difficulty, rules, themes[0], keeps].join(' ');
}
