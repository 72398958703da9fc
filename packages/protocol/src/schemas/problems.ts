import type { Problem } from '@nain-jaune/engine';
import * as v from 'valibot';

const LONGEST_FOUND = 40;
const MOST_PROBLEMS = 20;

/** The path of an issue in the engine's notation, such as `view.deal.laid[3].card`. */
function pathOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) =>
    typeof key === 'number' ? `[${key}]` : `.${String(key)}`,
  );
  return keys.join('').replace(/^\./, '');
}

/** Whether each value is valid and their combination is not. */
function isConflict({ type }: v.BaseIssue<unknown>): boolean {
  return type === 'partial_check';
}

function codeOf(issue: v.BaseIssue<unknown>): Problem['code'] {
  if (isConflict(issue)) return 'conflict';
  const isKey = issue.path?.at(-1)?.origin === 'key';
  if (isKey && issue.expected === 'never') return 'unknown-key';
  return isKey || (issue.type === 'variant' && issue.received === 'undefined') ? 'missing' : 'wrong-value';
}

/** Whether the message is ours. Valibot has no notation for these checks. */
function hasOwnMessage(issue: v.BaseIssue<unknown>): boolean {
  return issue.type === 'check' || issue.type === 'guard' || issue.type === 'regex' || isConflict(issue);
}

function expectedOf(issue: v.BaseIssue<unknown>): string {
  if (hasOwnMessage(issue)) return issue.message;
  return codeOf(issue) === 'unknown-key' ? '' : (issue.expected ?? '');
}

/** Whether the value is a secret, which must not be repeated in an answer. */
function isSecret({ path }: v.BaseIssue<unknown>): boolean {
  return path?.some(({ key }) => key === 'token' || key === 'secret') ?? false;
}

function receivedOf(issue: v.BaseIssue<unknown>): string {
  if (isSecret(issue)) return '';
  if (isConflict(issue)) return v._stringify(issue.path?.at(-1)?.value);
  return codeOf(issue) === 'wrong-value' ? issue.received : '';
}

function foundOf(issue: v.BaseIssue<unknown>): string {
  const text = receivedOf(issue);
  return text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND - 1)}…` : text;
}

export function problemsOf(issues: readonly v.BaseIssue<unknown>[]): Problem[] {
  return issues.slice(0, MOST_PROBLEMS).map((issue) => ({
    code: codeOf(issue),
    path: pathOf(issue).toWellFormed(),
    expected: expectedOf(issue),
    found: foundOf(issue).toWellFormed(),
  }));
}
