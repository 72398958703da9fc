import type { Finding, FindingCode, Problem } from '@nain-jaune/engine';
import type { SeededTable } from '@nain-jaune/same-cards';
import { allOwnCosts, totalCost } from '@nain-jaune/same-cards/costs';
import { type AttemptProblem, checkAttempt } from '@nain-jaune/same-cards/play';
import type { Verdict } from './referee.ts';

const MOST_PROBLEMS = 20;
const LONGEST_FOUND = 40;
/** A path has a key of the record. */
const LONGEST_PATH = 100;

/** Codes of findings that are about the form of a record, not about its game. */
const FORMAL: Readonly<Partial<Record<FindingCode, Problem['code']>>> = {
  missing: 'missing',
  'unknown-key': 'unknown-key',
  'wrong-value': 'wrong-value',
  conflict: 'conflict',
  'duplicate-key': 'duplicate-key',
  'newer-version': 'newer-version',
};

/**
 * Checks a record of the table. Its bots must have moved as they do there. What its choices cost is computed here, so that no client can state
 * another score.
 */
export function verdictOn(table: SeededTable, record: unknown): Verdict {
  const checked = checkAttempt(table, record);
  if (!checked.ok) return refused(checked.error);
  return { type: 'played', result: checked.value, cost: totalCost(allOwnCosts(table, record)) };
}

function refused(problem: AttemptProblem): Verdict {
  switch (problem.code) {
    case 'invalid-record':
      return {
        type: problem.findings.some(({ code }) => code in FORMAL) ? 'malformed' : 'forged',
        problems: problem.findings.slice(0, MOST_PROBLEMS).map(problemOf),
      };
    case 'other-table':
      return forged('record', 'the rules, seats and bots of this day');
    case 'unfinished':
      return forged('record.end', 'a finished game');
    case 'other-cards':
      return forged(`record.deals[${problem.deal - 1}].hands`, 'the cards of this day');
    case 'other-move':
      return forged(`record.deals[${problem.deal - 1}].moves`, `the move of the bot at move ${problem.move}`);
  }
}

function forged(path: string, expected: string): Verdict {
  return { type: 'forged', problems: [{ code: 'conflict', path, expected, found: '' }] };
}

/** The code of a broken rule is part of what was expected, because problems have no codes for rules. */
function problemOf({ code, path, expected, found }: Finding): Problem {
  const formal = FORMAL[code];
  const place = shortened(path === '' ? 'record' : `record.${path}`, LONGEST_PATH);
  const excerpt = shortened(found, LONGEST_FOUND);
  if (formal !== undefined) return { code: formal, path: place, expected, found: excerpt };
  return { code: 'conflict', path: place, expected: `${code}: ${expected}`, found: excerpt };
}

function shortened(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}
