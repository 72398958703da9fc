import { type Finding, type GameRecord, jsonProblem, readRecord } from '@nain-jaune/engine';
import { checkProofs } from '@nain-jaune/table/proof';
import type { RecordLine } from '../io/recordLines.ts';
import { LONGEST_LINE } from '../io/splitLines.ts';
import type { Shell } from '../shell.ts';
import { excerptOf, printable } from '../terminal/width.ts';

/** A violation of the rules in a line of a file, or the reason why the line cannot be read. */
export interface LineFinding {
  readonly type: 'finding';
  readonly file: string;
  readonly line: number;
  /** Where the line becomes unreadable, from 1. Null for a readable line. */
  readonly column: number | null;
  readonly deal: number | null;
  readonly move: number | null;
  readonly code: string;
  readonly message: string;
}

export interface CheckedLine {
  /** Null if the line has findings. */
  readonly record: GameRecord | null;
  readonly findings: readonly LineFinding[];
  /** The number of deals proven by a commitment and a player's cut. */
  readonly fair: number;
  /** The number of deals proven by a commitment alone. */
  readonly uncut: number;
}

type Unreadable = Exclude<RecordLine, { type: 'json' }>;

/** Checks one line: the format and rules of the record, then the proofs of its deals. */
export function checkLine(shell: Shell, file: string, line: RecordLine): CheckedLine {
  if (line.type !== 'json')
    return { record: null, findings: [unreadable(shell, file, line)], fair: 0, uncut: 0 };
  const { record, findings, ...proven } = checkedRecord(line.value);
  return {
    record: findings.length === 0 ? record : null,
    findings: findings.map((finding) => findingOf(shell, file, line.number, finding)),
    ...proven,
  };
}

/** Checks the proofs only if the record follows the rules. */
function checkedRecord(
  value: unknown,
): ReturnType<typeof checkProofs> & { readonly record: GameRecord | null } {
  const read = readRecord(value);
  return read.ok
    ? { record: read.value, ...checkProofs(read.value) }
    : { record: null, findings: read.error, fair: 0, uncut: 0 };
}

function findingOf({ errors }: Shell, file: string, line: number, finding: Finding): LineFinding {
  const { deal, move, code } = finding;
  const message = printable(errors.findingSentence(finding));
  return { type: 'finding', file, line, column: null, deal, move, code, message };
}

export function unreadable(shell: Shell, file: string, line: Unreadable): LineFinding {
  const what = whyUnreadable(shell, line);
  return { type: 'finding', file, line: line.number, deal: null, move: null, ...what };
}

function whyUnreadable(
  { cli, errors }: Shell,
  line: Unreadable,
): Pick<LineFinding, 'code' | 'column' | 'message'> {
  if (line.type === 'not-utf8') return { code: 'not-utf8', column: null, message: cli.notUtf8 };
  if (line.type === 'line-too-long')
    return { code: 'line-too-long', column: null, message: cli.lineTooLong(line.length, LONGEST_LINE) };
  const { text, fault } = line;
  const { kind, column } = fault;
  switch (kind) {
    case 'duplicate-key':
      return { code: kind, column, message: printable(errors.problemSentence(jsonProblem(fault))) };
    case 'cut':
      return { code: 'line-cut', column, message: cli.lineCut(text.length) };
    case 'nul':
      return { code: 'nul-bytes', column, message: cli.nulBytes(column) };
    case 'syntax':
      return {
        code: 'not-json',
        column,
        message: cli.notJson(column, printable(excerptOf(text.slice(column - 1)))),
      };
  }
}

function drawFinding({ errors, paint }: Shell, finding: LineFinding, asJson: boolean): string {
  if (asJson) return `${JSON.stringify(finding)}\n`;
  const line = paint('bold', `${printable(finding.file)}:${finding.line}:`);
  return `${line} ${withPlace(errors, finding, finding.message)}\n`;
}

export function withPlace(
  errors: Shell['errors'],
  finding: Pick<Finding, 'deal' | 'move'>,
  message: string,
): string {
  const place = errors.findingPlace(finding);
  return place === '' ? message : `${place}: ${message}`;
}

/** Codes of files that are probably binary. */
const BINARY_CODES: readonly string[] = ['not-utf8', 'nul-bytes'];

/**
 * Writes the findings of one file. After a binary line, further unreadable lines are only counted, except in JSON output.
 */
export class FindingWriter {
  readonly #shell: Shell;
  readonly #file: string;
  readonly #asJson: boolean;
  #isBinary = false;
  #more = 0;

  constructor(shell: Shell, file: string, asJson: boolean) {
    this.#shell = shell;
    this.#file = file;
    this.#asJson = asJson;
  }

  async write(findings: readonly LineFinding[]): Promise<void> {
    for (const finding of findings) {
      const isUnreadable = finding.column !== null || finding.code === 'not-utf8';
      if (this.#isBinary && isUnreadable) this.#more += 1;
      else await this.#shell.output.out(drawFinding(this.#shell, finding, this.#asJson));
      this.#isBinary ||= !this.#asJson && BINARY_CODES.includes(finding.code);
    }
  }

  async end(): Promise<void> {
    if (this.#more === 0) return;
    const { output, cli } = this.#shell;
    await output.out(`${printable(this.#file)}: ${cli.moreUnreadable(this.#more)}\n`);
  }
}
