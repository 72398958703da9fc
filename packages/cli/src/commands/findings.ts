import { type Finding, readRecord } from '@nain-jaune/engine';
import { checkProofs } from '@nain-jaune/table/proof';
import { excerptOf, findJsonFault } from '../io/jsonFault.ts';
import { LONGEST_LINE } from '../io/lines.ts';
import type { RecordLine } from '../io/recordLines.ts';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';

/** What is wrong with one line of a file: a finding of the rules, or that the line cannot be read. */
export interface LineFinding {
  readonly type: 'finding';
  readonly file: string;
  readonly line: number;
  /** The character of the line at which it can no longer be read, from 1; null for a line that can. */
  readonly column: number | null;
  readonly deal: number | null;
  readonly move: number | null;
  readonly code: string;
  readonly message: string;
}

/** What one line of a file is found to be. */
export interface CheckedLine {
  readonly findings: readonly LineFinding[];
  /** How many of its deals follow from a promise and a player's cut, and how many from a promise alone. */
  readonly fair: number;
  readonly uncut: number;
}

type Unreadable = Exclude<RecordLine, { type: 'json' }>;

/** Checks one line of a file: that it is the record of a game that keeps the rules, and whose proofs prove its deals. */
export function checkLine(shell: Shell, file: string, line: RecordLine): CheckedLine {
  if (line.type !== 'json') return { findings: [unreadable(shell, file, line)], fair: 0, uncut: 0 };
  const { findings, fair, uncut } = checkedRecord(line.value);
  return { findings: findings.map((finding) => findingOf(shell, file, line.number, finding)), fair, uncut };
}

/** The proofs of a record are looked at if its game keeps the rules: without them nothing follows from anything. */
function checkedRecord(value: unknown): ReturnType<typeof checkProofs> {
  const read = readRecord(value);
  return read.ok ? checkProofs(read.value) : { findings: read.error, fair: 0, uncut: 0 };
}

function findingOf({ errors }: Shell, file: string, line: number, finding: Finding): LineFinding {
  const { deal, move, code } = finding;
  const message = printable(errors.findingSentence(finding));
  return { type: 'finding', file, line, column: null, deal, move, code, message };
}

/** Why a line cannot be read. */
export function unreadable(shell: Shell, file: string, line: Unreadable): LineFinding {
  const what = whyUnreadable(shell, line);
  return { type: 'finding', file, line: line.number, deal: null, move: null, ...what };
}

function whyUnreadable({ cli }: Shell, line: Unreadable): Pick<LineFinding, 'code' | 'column' | 'message'> {
  if (line.type === 'not-utf8') return { code: 'not-utf8', column: null, message: cli.notUtf8 };
  if (line.type === 'line-too-long')
    return { code: 'line-too-long', column: null, message: cli.lineTooLong(line.length, LONGEST_LINE) };
  const { text } = line;
  const { kind, column } = findJsonFault(text) ?? { kind: 'syntax', column: 1 };
  switch (kind) {
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

/** A finding as it is written: a sentence with its place, or JSON. */
function drawFinding({ errors, paint }: Shell, finding: LineFinding, asJson: boolean): string {
  if (asJson) return `${JSON.stringify(finding)}\n`;
  const place = errors.findingPlace(finding);
  const line = paint('bold', `${printable(finding.file)}:${finding.line}:`);
  return `${line} ${place === '' ? '' : `${place}: `}${finding.message}\n`;
}

/** What is found in files that are not text at all. */
const NO_TEXT: readonly string[] = ['not-utf8', 'nul-bytes'];

/**
 * Writes the findings of one file. After a line that is not text, further lines that cannot be read are counted only: the
 * file is most likely not a file of records. Programs get them all.
 */
export class FindingWriter {
  readonly #shell: Shell;
  readonly #file: string;
  readonly #asJson: boolean;
  #isNoText = false;
  #more = 0;

  constructor(shell: Shell, file: string, asJson: boolean) {
    this.#shell = shell;
    this.#file = file;
    this.#asJson = asJson;
  }

  /** Writes what is wrong with one line. */
  async write(findings: readonly LineFinding[]): Promise<void> {
    for (const finding of findings) {
      const isUnreadable = finding.column !== null || finding.code === 'not-utf8';
      if (this.#isNoText && isUnreadable) this.#more += 1;
      else await this.#shell.output.out(drawFinding(this.#shell, finding, this.#asJson));
      this.#isNoText ||= !this.#asJson && NO_TEXT.includes(finding.code);
    }
  }

  /** Writes how many lines were only counted. */
  async end(): Promise<void> {
    if (this.#more === 0) return;
    const { output, cli } = this.#shell;
    await output.out(`${printable(this.#file)}: ${cli.moreUnreadable(this.#more)}\n`);
  }
}
