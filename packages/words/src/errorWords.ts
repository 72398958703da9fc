import type { Finding, FindingCode, Problem, RulesCodeProblem } from '@nain-jaune/engine';
import { type PositionPhrases, positionSentence } from './positionErrors.ts';

/** Problems of inputs and records in full sentences. */
export interface ErrorWords {
  /** A problem with its path: `“counters” cannot be 3; expected: integer 15–100000.` */
  problemSentence(problem: Problem): string;
  /** A finding in a record, without its place. */
  findingSentence(finding: Finding): string;
  /** A problem of a rules code that was typed. */
  codeSentence(problem: RulesCodeProblem): string;
  /** A problem of a position, with its field: `Counters: …`. */
  positionSentence(problem: Problem): string;
  /** The place of a finding: `deal 2, move 17`. Empty if it concerns the whole record. */
  findingPlace(finding: Pick<Finding, 'deal' | 'move'>): string;
  /** Why a game cannot be opened, and what can be done. */
  readonly game: {
    readonly unreadable: string;
    readonly unreadableHint: string;
    readonly saveData: string;
    readonly unknown: string;
    readonly unknownHint: string;
    readonly notARecord: string;
    readonly setupRefused: string;
  };
}

export interface ErrorPhrases {
  /** A problem without a path. */
  whole(expected: string, found: string): string;
  readonly problems: Readonly<
    Record<Problem['code'], (path: string, expected: string, found: string) => string>
  >;
  /** Without a full stop: the values found and expected follow. */
  readonly findings: Readonly<Record<FindingCode, string>>;
  readonly codes: {
    readonly tooShort: string;
    foreignSign(sign: string): string;
    /** `group`: the group with the probable mistake, counted from 1. */
    mistyped(group: number | null): string;
    readonly draftVersion: string;
    readonly laterVersion: string;
    readonly wrongRules: string;
  };
  readonly positions: PositionPhrases;
  found(found: string): string;
  expected(expected: string): string;
  /** Separates the values found and expected. */
  readonly separator: string;
  deal(deal: number): string;
  move(move: number): string;
}

export function makeErrors(phrases: ErrorPhrases): Omit<ErrorWords, 'game'> {
  return {
    problemSentence: ({ code, path, expected, found }) =>
      path === '' ? phrases.whole(expected, found) : phrases.problems[code](path, expected, found),
    findingSentence: (finding) => `${phrases.findings[finding.code]}${detailsOf(phrases, finding)}.`,
    codeSentence: (problem) => codeSentence(phrases, problem),
    positionSentence: (problem) => positionSentence(phrases, problem),
    findingPlace: ({ deal, move }) =>
      [deal === null ? '' : phrases.deal(deal), move === null ? '' : phrases.move(move)]
        .filter((part) => part !== '')
        .join(', '),
  };
}

function codeSentence({ codes, problems }: ErrorPhrases, problem: RulesCodeProblem): string {
  switch (problem.code) {
    case 'too-short':
      return codes.tooShort;
    case 'foreign-sign':
      return codes.foreignSign(problem.sign);
    case 'mistyped':
      return codes.mistyped(problem.group);
    case 'draft-version':
      return codes.draftVersion;
    case 'later-version':
      return codes.laterVersion;
    case 'wrong-rules':
      return [
        codes.wrongRules,
        ...problem.problems.map(({ code, path, expected, found }) => problems[code](path, expected, found)),
      ].join(' ');
  }
}

function detailsOf(phrases: ErrorPhrases, { found, expected, path }: Finding): string {
  const details = [
    found === '' ? '' : phrases.found(found),
    expected === '' ? '' : phrases.expected(expected),
    path,
  ].filter((detail) => detail !== '');
  return details.length === 0 ? '' : ` (${details.join(phrases.separator)})`;
}
