import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type Finding, readRecord } from '@nain-jaune/engine';
import { checkProofs } from '@nain-jaune/table/proof';
import type { Command } from 'commander';
import { whyNotRead } from '../io/files.ts';
import { makeProgress, type Progress } from '../io/progress.ts';
import { type RecordLine, readRecordLines } from '../io/recordLines.ts';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';
import { makeCommand } from './command.ts';
import { optionFor } from './options.ts';

/** What is wrong with one line of a file: a finding of the rules, or that the line cannot be read. */
export interface LineFinding {
  readonly file: string;
  readonly line: number;
  readonly deal: number | null;
  readonly move: number | null;
  readonly code: string;
  readonly message: string;
}

/** What one line of a file is found to be. */
interface CheckedLine {
  readonly findings: readonly LineFinding[];
  /** How many of its deals follow from a promise and a player's cut, and how many from a promise alone. */
  readonly fair: number;
  readonly uncut: number;
}

/** How many records were read, how many of them are wrong, and how many of their deals are proven. */
interface Tally {
  records: number;
  wrong: number;
  fair: number;
  uncut: number;
}

/** `nain check`: whether every record of the files keeps the rules. */
export function checkCommand(shell: Shell): Command {
  return makeCommand(shell, 'check', 'check', [
    ['nain check games.jsonl', 'check'],
    ['nain simulate --games 100 --out - | nain check -', 'checkPipe'],
  ])
    .argument('<files...>', shell.cli.options.files)
    .addOption(optionFor(shell, '--json', 'jsonLines'))
    .action((files: string[], options: { json?: boolean }) => runCheck(shell, files, options.json === true));
}

async function runCheck(shell: Shell, files: readonly string[], asJson: boolean): Promise<void> {
  const tally: Tally = { records: 0, wrong: 0, fair: 0, uncut: 0 };
  let isUnread = false;
  for (const file of files) {
    try {
      await checkFile(shell, file, asJson, tally);
    } catch (error) {
      isUnread = true;
      shell.output.note(`${whyNotRead(shell, file, error)}\n`);
    }
  }
  shell.output.note(`${shell.cli.recordsWrong(tally.records, tally.wrong)}\n`);
  if (tally.fair + tally.uncut > 0) shell.output.note(`${shell.cli.dealsFair(tally.fair, tally.uncut)}\n`);
  process.exitCode = isUnread ? 2 : Math.min(1, tally.wrong);
}

async function checkFile(shell: Shell, file: string, asJson: boolean, tally: Tally): Promise<void> {
  const progress = makeProgress(process.stderr, shell.notePaint);
  const size = file === '-' ? null : (await stat(file)).size;
  try {
    for await (const line of readRecordLines(watched(shell, bytesOf(file), size, progress))) {
      const { findings, fair, uncut } = checkLine(shell, file, line);
      tally.records += 1;
      tally.wrong += Math.min(1, findings.length);
      tally.fair += fair;
      tally.uncut += uncut;
      if (findings.length > 0) progress.clear();
      for (const finding of findings) await shell.output.out(drawFinding(shell, finding, asJson));
    }
  } finally {
    progress.clear();
  }
}

/** The bytes of a file, or of standard input for `-`. */
export function bytesOf(file: string): AsyncIterable<Uint8Array> {
  return file === '-' ? process.stdin : createReadStream(file, { highWaterMark: 1 << 18 });
}

/** The bytes of a file as they come, with the progress shown. */
async function* watched(
  { cli }: Shell,
  bytes: AsyncIterable<Uint8Array>,
  size: number | null,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  for await (const chunk of bytes) {
    yield chunk;
    read += chunk.length;
    progress.show(size ? read / size : null, cli.megabytesRead((read / 1_000_000).toFixed(1)));
  }
}

/**
 * Everything that is wrong with one line of a file; nothing for the record of a game that keeps the rules and whose
 * proofs prove its deals.
 */
export function findingsOf(shell: Shell, file: string, line: RecordLine): readonly LineFinding[] {
  return checkLine(shell, file, line).findings;
}

function checkLine(shell: Shell, file: string, line: RecordLine): CheckedLine {
  if (line.type !== 'json') return { findings: unreadable(shell, file, line), fair: 0, uncut: 0 };
  const { findings, fair, uncut } = checkedRecord(line.value);
  return { findings: findings.map((finding) => findingOf(shell, file, line.number, finding)), fair, uncut };
}

/** The proofs of a record are looked at where its game keeps the rules: without them nothing follows from anything. */
function checkedRecord(value: unknown): ReturnType<typeof checkProofs> {
  const read = readRecord(value);
  return read.ok ? checkProofs(read.value) : { findings: read.error, fair: 0, uncut: 0 };
}

function unreadable(
  shell: Shell,
  file: string,
  line: Exclude<RecordLine, { type: 'json' }>,
): readonly LineFinding[] {
  const place = { file, line: line.number, deal: null, move: null };
  switch (line.type) {
    case 'not-utf8':
      return [{ ...place, code: 'not-json', message: shell.cli.notUtf8 }];
    case 'not-json':
      return [
        findingOf(shell, file, line.number, { ...UNREADABLE, code: 'not-json', found: shortened(line.text) }),
      ];
    case 'line-too-long':
      return [findingOf(shell, file, line.number, { ...UNREADABLE, code: 'line-too-long' })];
  }
}

const UNREADABLE = { deal: null, move: null, expected: '', found: '', path: '' } as const;

function findingOf({ errors }: Shell, file: string, line: number, finding: Finding): LineFinding {
  const { deal, move, code } = finding;
  return { file, line, deal, move, code, message: printable(errors.findingSentence(finding)) };
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A finding as it is written: a sentence with its place, or JSON. */
export function drawFinding({ errors, paint }: Shell, finding: LineFinding, asJson: boolean): string {
  if (asJson) return `${JSON.stringify(finding)}\n`;
  const place = errors.findingPlace(finding);
  const line = paint('bold', `${printable(finding.file)}:${finding.line}:`);
  return `${line} ${place === '' ? '' : `${place}: `}${finding.message}\n`;
}
