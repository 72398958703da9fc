import type { Finding, FindingCode, Problem, RulesCodeProblem } from '@nain-jaune/engine';

/** What is wrong with inputs and records, in full sentences. */
export interface ErrorWords {
  /** What is wrong with an input, with its path: `counters: 3 is not allowed; expected: integer 15–100000.` */
  problemSentence(problem: Problem): string;
  /** The rule that a record breaks, with what was found and expected, without its place. */
  findingSentence(finding: Finding): string;
  /** What is wrong with a code of rules that somebody typed. */
  codeSentence(problem: RulesCodeProblem): string;
  /** Where in a game a finding is: `deal 2, move 17`; the empty text where it is about the whole record. */
  findingPlace(finding: Pick<Finding, 'deal' | 'move'>): string;
}

/** The words for what is wrong. */
export interface ErrorPhrases {
  /** A problem of the whole input, which has no path. */
  whole(expected: string, found: string): string;
  readonly problems: Readonly<
    Record<Problem['code'], (path: string, expected: string, found: string) => string>
  >;
  /** What is wrong, without a full stop and without what was found and expected, which follow. */
  readonly findings: Readonly<Record<FindingCode, string>>;
  /** What is wrong with a code of rules. */
  readonly codes: {
    readonly tooShort: string;
    foreignSign(sign: string): string;
    /** A slip; `group`: where it probably is, counted from 1. */
    mistyped(group: number | null): string;
    readonly laterVersion: string;
    readonly wrongRules: string;
  };
  found(found: string): string;
  expected(expected: string): string;
  /** What stands between what was found and what was expected. */
  readonly separator: string;
  deal(deal: number): string;
  move(move: number): string;
}

/** The words of a language for what is wrong, made of its phrases. */
export function makeErrors(phrases: ErrorPhrases): ErrorWords {
  return {
    problemSentence: ({ code, path, expected, found }) =>
      path === '' ? phrases.whole(expected, found) : phrases.problems[code](path, expected, found),
    findingSentence: (finding) => `${phrases.findings[finding.code]}${detailsOf(phrases, finding)}.`,
    codeSentence: (problem) => codeSentence(phrases, problem),
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
