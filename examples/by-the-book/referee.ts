/**
 * Judges the records of a file, one on each line. Exit status 0 if all are right, 1 if not, 2 for wrong usage.
 *
 *   node examples/by-the-book/referee.ts FILE
 */
import { readFileSync } from 'node:fs';
import { duplicateKey } from './duplicateKey.ts';
import { type Finding, judge } from './judge.ts';

function judgeLine(line: string): Finding[] {
  let record: unknown;
  try {
    record = JSON.parse(line);
  } catch (error) {
    return [{ deal: null, move: null, code: 'json', message: String(error) }];
  }
  const key = duplicateKey(line);
  return key === null
    ? judge(record)
    : [{ deal: null, move: null, code: 'duplicate-key', message: `${key}: stands twice in one object` }];
}

function print({ deal, move, code, message }: Finding, line: number): void {
  const places = [`line ${line}`, deal && `deal ${deal}`, move && `move ${move}`];
  console.log(`${places.filter(Boolean).join(', ')}: ${code}: ${message}`);
}

/** Returns whether the line is right. */
function report(line: string, index: number): boolean {
  const findings = judgeLine(line);
  for (const finding of findings) {
    print(finding, index + 1);
  }
  return findings.length === 0;
}

function main(file: string | undefined): number {
  if (file === undefined) {
    console.error('usage: node examples/by-the-book/referee.ts FILE');
    return 2;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const verdicts = lines.flatMap((line, i) => (line.trim() === '' ? [] : [report(line, i)]));
  const wrong = verdicts.filter((isRight) => !isRight).length;
  console.log(`${verdicts.length} games, ${wrong} wrong`);
  return wrong > 0 ? 1 : 0;
}

process.exitCode = main(process.argv[2]);
