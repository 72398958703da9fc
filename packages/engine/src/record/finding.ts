import type { Finding, FindingCode } from './record.ts';

export type At = (
  code: FindingCode,
  expected: string,
  found: string,
  path: string,
  move?: number | null,
) => Finding;

/** Returns a function that makes findings about the deal at an index from 0. */
export function findingsOf(index: number): At {
  return (code, expected, found, path, move = null) => ({
    deal: index + 1,
    move,
    code,
    expected,
    found,
    path: `deals[${index}]${path}`,
  });
}
