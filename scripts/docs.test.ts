import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRecord } from '@nain-jaune/engine';
import { describe, expect, it } from 'vitest';
import { judge } from '../examples/by-the-book/referee.ts';
import { root } from './workspace.ts';

function firstJsonOf(page: string): unknown {
  const text = readFileSync(join(root, page), 'utf8');
  const [, json] = /```json\n([\s\S]*?)```/.exec(text) ?? [];
  if (json === undefined) throw new Error(`${page} has no JSON`);
  return JSON.parse(json);
}

describe('the record in docs/record-format.md', () => {
  const record = firstJsonOf('docs/record-format.md');

  it('is right by the engine', () => {
    expect(checkRecord(record)).toEqual([]);
  });

  it('is right by the book', () => {
    expect(judge(record)).toEqual([]);
  });
});
