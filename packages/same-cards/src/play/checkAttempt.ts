import {
  type Finding,
  failure,
  type GameRecord,
  type Move,
  makeRecord,
  moveText,
  type Outcome,
  readRecord,
  rulesetDifferences,
  success,
  tokensOf,
} from '@nain-jaune/engine';
import type { Decision } from '@nain-jaune/engine/driver';
import type { SeededTable } from '../seededTable.ts';
import { nextOwnDecision, personSeat, resultOf, startDriver } from './tableDriver.ts';

export type AttemptProblem =
  /** It is not a valid record. */
  | { readonly code: 'invalid-record'; readonly findings: readonly Finding[] }
  /** Other rules, seats, bots or counters than those of the table. */
  | { readonly code: 'other-table' }
  /** The game is not over. */
  | { readonly code: 'unfinished' }
  /** Other cards than those of the table. `deal` is numbered from 1. */
  | { readonly code: 'other-cards'; readonly deal: number }
  /** A bot did not move as it does at this table. `move` is numbered from 1. */
  | { readonly code: 'other-move'; readonly deal: number; readonly move: number };

/** Checks that a record is a finished game at a table, with the cards and the bots' moves of that table. Returns its result in counters. */
export function checkAttempt(table: SeededTable, record: unknown): Outcome<number, AttemptProblem> {
  const read = readRecord(record);
  if (!read.ok) return failure({ code: 'invalid-record', findings: read.error });
  const attempt = read.value;
  if (!isAtTable(table, attempt)) return failure({ code: 'other-table' });
  if (attempt.end === undefined) return failure({ code: 'unfinished' });
  const replayed = replayAttempt(table, attempt);
  const problem = firstDifference(replayed.record, attempt);
  return problem === null ? success(replayed.result) : failure(problem);
}

function isAtTable({ rules, bots, start }: SeededTable, record: GameRecord): boolean {
  const seated = record.players.map(({ bot = null }) => bot);
  return (
    rulesetDifferences(rules, record.rules).length === 0 &&
    JSON.stringify(seated) === JSON.stringify(bots) &&
    JSON.stringify(record.start) === JSON.stringify(start)
  );
}

/** Plays the person's moves of a record against the bots of the table, as far as they are legal there. */
function replayAttempt(table: SeededTable, attempt: GameRecord): { record: GameRecord; result: number } {
  const driver = startDriver(table);
  for (let decision = nextOwnDecision(driver, table); decision !== null; ) {
    const move = recordedMove(attempt, decision);
    if (move === null) break;
    driver.makeMove(move);
    decision = nextOwnDecision(driver, table);
  }
  const { game } = driver;
  return { record: makeRecord(game, attempt.players), result: resultOf(game, personSeat(table)) };
}

/** The move of the record at a decision; null if it is not legal there. */
function recordedMove({ deals }: GameRecord, { game, view, legal }: Decision): Move | null {
  const made = view.deal?.events.filter(({ type }) => type === 'laid' || type === 'passed').length ?? 0;
  const text = tokensOf(deals[game.settled.length]?.moves ?? '')[made];
  return legal.find((move) => moveText(move) === text) ?? null;
}

function firstDifference(expected: GameRecord, attempt: GameRecord): AttemptProblem | null {
  for (const [index, deal] of attempt.deals.entries()) {
    const other = expected.deals[index];
    const number = index + 1;
    if (other === undefined || cardsOf(other) !== cardsOf(deal)) return { code: 'other-cards', deal: number };
    const [moves, others] = [tokensOf(deal.moves), tokensOf(other.moves)];
    const place = moves.findIndex((move, at) => move !== others[at]);
    if (place >= 0) return { code: 'other-move', deal: number, move: place + 1 };
  }
  return null;
}

function cardsOf({ dealer, hands, talon }: GameRecord['deals'][number]): string {
  return [dealer, ...hands, talon].join('/');
}
