import type { SQLInputValue } from 'node:sqlite';
import type { Answer, Fault, Packed, PackedAnswer, Request, Step } from './talk.ts';

const statementsKnown = 200;
const nothing: Answer['rows'] = [];

/**
 * Packs requests for the thread: copying one list of numbers and texts costs a fraction of copying objects within objects,
 * and a statement's text is sent once.
 */
export class Packer {
  readonly #numbers = new Map<string, number>();

  /** The requests as one list. */
  pack(requests: readonly Request[]): Packed {
    if (this.#numbers.size >= statementsKnown) this.#numbers.clear();
    const first = this.#numbers.size;
    const statements: string[] = [];
    const cells: SQLInputValue[] = [];
    for (const request of requests) {
      cells.push(request.length);
      for (const step of request) this.#add(step, statements, cells);
    }
    return { first, statements, cells };
  }

  #add({ sql, rows }: Step, statements: string[], cells: SQLInputValue[]): void {
    cells.push(this.#numberOf(sql, statements), rows.length);
    for (const row of rows) cells.push(row.length, ...row);
  }

  #numberOf(sql: string, statements: string[]): number {
    const known = this.#numbers.get(sql);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(sql, number);
    statements.push(sql);
    return number;
  }
}

/** A statement by its number, and the rows of values that it is run with. */
export interface NumberedStep {
  readonly statement: number;
  readonly rows: readonly (readonly SQLInputValue[])[];
}

/** The requests that were packed. */
export function unpack({ cells }: Packed): readonly (readonly NumberedStep[])[] {
  const requests: NumberedStep[][] = [];
  let place = 0;
  const next = (): number => Number(cells[place++]);
  const nextRow = (): readonly SQLInputValue[] => {
    const width = next();
    place += width;
    return cells.slice(place - width, place);
  };
  while (place < cells.length)
    requests.push(times(next(), () => ({ statement: next(), rows: times(next(), nextRow) })));
  return requests;
}

function times<Result>(count: number, make: () => Result): Result[] {
  return Array.from({ length: count }, make);
}

/** An answer as it is sent: of most there is only a number to tell. */
export function packAnswer(answer: Answer): PackedAnswer {
  return answer.rows.length === 0 ? answer.changes : answer;
}

/** The answer, or what went wrong, that was sent. */
export function unpackAnswer(packed: PackedAnswer): Answer | Fault {
  return typeof packed === 'number' ? { rows: nothing, changes: packed } : packed;
}
