import { type Finding, failure } from '@nain-jaune/engine';
import { type ExploreFilter, Explorer } from '@nain-jaune/review/explore';
import type { Explored, WrongRecords } from '../explore/exploreMessages.ts';
import { readRecord } from '../postgame/readRecord.ts';
import type { RecordText } from './recordTexts.ts';

/** The most records with errors, and findings of one, that are shown. */
const MOST_WRONG = 20;
const MOST_FINDINGS = 5;

const TOO_LONG: Finding = {
  deal: null,
  move: null,
  code: 'line-too-long',
  expected: '',
  found: '',
  path: '',
};

/** Explores records given as texts. Records with errors are listed and left out. */
export class RecordExploration {
  readonly #explorer: Explorer;
  readonly #wrong: WrongRecords['shown'][number][] = [];
  #games = 0;
  #wrongCount = 0;

  constructor(filter: ExploreFilter) {
    this.#explorer = new Explorer(filter);
  }

  /** The records read, with those that have errors. */
  get games(): number {
    return this.#games;
  }

  add(given: RecordText): void {
    this.#games += 1;
    const read = given.type === 'record' ? readRecord(given.text) : failure([TOO_LONG]);
    if (read.ok) this.#explorer.add(read.value);
    else this.#refuse(given.line, read.error);
  }

  result(): Explored {
    return {
      games: this.#games,
      exploration: this.#explorer.result(),
      wrong: { count: this.#wrongCount, shown: this.#wrong },
    };
  }

  #refuse(line: number | null, findings: readonly Finding[]): void {
    this.#wrongCount += 1;
    if (this.#wrong.length === MOST_WRONG) return;
    const moreFindings = Math.max(0, findings.length - MOST_FINDINGS);
    this.#wrong.push({ line, findings: findings.slice(0, MOST_FINDINGS), moreFindings });
  }
}
