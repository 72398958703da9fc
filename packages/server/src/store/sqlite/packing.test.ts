import type { SQLInputValue } from 'node:sqlite';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Packer, unpack } from './packing.ts';
import type { Request } from './talk.ts';

const value: fc.Arbitrary<SQLInputValue> = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.constant(null),
  fc.bigInt(),
);
const row = fc.array(value, { maxLength: 3 });
const step = fc.record({
  sql: fc.integer({ min: 0, max: 400 }).map(String),
  rows: fc.array(row, { maxLength: 3 }),
});
const requests = fc.array(fc.array(step, { maxLength: 3 }), { maxLength: 20 });

/** Unpacks what one packer packs, as the thread does: it knows the statements that it was sent. */
class Thread {
  readonly #packer = new Packer();
  #statements: string[] = [];

  hear(said: readonly Request[]): readonly Request[] {
    const packed = structuredClone(this.#packer.pack(said));
    this.#statements = [...this.#statements.slice(0, packed.first), ...packed.statements];
    return unpack(packed).map((steps) =>
      steps.map(({ statement, rows }) => ({ sql: this.#statements[statement] ?? 'unknown', rows })),
    );
  }
}

it('gives the thread every request as it was, however many statements there have been', () => {
  fc.assert(
    fc.property(fc.array(requests, { maxLength: 30 }), (all) => {
      const thread = new Thread();
      for (const some of all) expect(thread.hear(some)).toEqual(some);
    }),
  );
});

it('sends a statement once', () => {
  const packer = new Packer();
  const [first, second] = [1, 2].map((number) => packer.pack([[{ sql: 'insert', rows: [[number]] }]]));
  expect(first?.statements).toEqual(['insert']);
  expect(second?.statements).toEqual([]);
});
