import { createReadStream } from 'node:fs';
import { type Finding, readRecord, replayRecord } from '@nain-jaune/engine';
import type { Command } from 'commander';
import { whyNotRead } from '../io/files.ts';
import { readRecordLines } from '../io/recordLines.ts';
import { drawStep } from '../replay/draw.ts';
import { beginningOfDeal, type Film, makeFilm, stepAsJson } from '../replay/film.ts';
import { showFilm } from '../replay/screen.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { printable } from '../terminal/width.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { numberOption, optionFor } from './options.ts';

interface Options {
  readonly game: number;
  readonly deal?: number;
  readonly json?: boolean;
}

const MOST = 1_000_000_000;

/** `nain replay`: a record step by step, forward and back. */
export function replayCommand(shell: Shell): Command {
  return makeCommand(shell, 'replay', 'replay', [['nain replay games.jsonl --game 3 --deal 2', 'replay']])
    .argument('<file>', shell.cli.options.file)
    .addOption(numberOption(shell, '--game <n>', 'game', 1, MOST).default(1, '1'))
    .addOption(numberOption(shell, '--deal <n>', 'deal', 1, MOST))
    .addOption(optionFor(shell, '--json', 'jsonLines'))
    .action((file: string, options: Options) => runReplay(shell, file, options));
}

async function runReplay(shell: Shell, file: string, options: Options): Promise<void> {
  const outcome = await readFilm(shell, file, options.game);
  if ('findings' in outcome) {
    tellFindings(shell, file, outcome.findings);
    return;
  }
  const { film } = outcome;
  const deals = film.record.deals.length;
  if ((options.deal ?? 1) > deals) throw new UsageError(shell.cli.noSuchDeal(options.deal ?? 1, deals));
  const isWatched = process.stdin.isTTY && process.stdout.isTTY && !options.json && file !== '-';
  if (isWatched) await showFilm(shell, film, beginningOfDeal(film, options.deal ?? 1));
  else await printFilm(shell, film, options);
}

async function printFilm(shell: Shell, film: Film, { deal, json }: Options): Promise<void> {
  for (const [index, step] of film.steps.entries()) {
    if (deal !== undefined && step.deal !== deal) continue;
    const text = json ? JSON.stringify(stepAsJson(step)) : drawStep(shell, film, index, terminalColumns());
    await shell.output.out(`${text}\n`);
  }
}

function tellFindings({ errors, cli, output }: Shell, file: string, findings: readonly Finding[]): void {
  const sentences = findings.map((finding) => {
    const place = errors.findingPlace(finding);
    return `  ${place === '' ? '' : `${place}: `}${printable(errors.findingSentence(finding))}`;
  });
  output.note(`${[cli.wrongRecord(file), ...sentences].join('\n')}\n`);
  process.exitCode = 1;
}

async function readFilm(
  shell: Shell,
  file: string,
  game: number,
): Promise<{ film: Film } | { findings: readonly Finding[] }> {
  const read = readRecord(await readJson(shell, file, game));
  const replayed = read.ok ? replayRecord(read.value) : read;
  if (!read.ok || !replayed.ok) return { findings: replayed.ok ? [] : replayed.error };
  return { film: makeFilm(shell, read.value, replayed.value.steps) };
}

/** The JSON of one record of a file, which may not be a record. */
async function readJson(shell: Shell, file: string, game: number): Promise<unknown> {
  let games = 0;
  try {
    for await (const line of readRecordLines(file === '-' ? process.stdin : createReadStream(file))) {
      games += 1;
      if (games < game) continue;
      if (line.type === 'json') return line.value;
      throw new UsageError(shell.cli.noRecord(file, line.number));
    }
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(whyNotRead(shell, file, error));
  }
  throw new UsageError(games === 0 ? shell.cli.emptyFile(file) : shell.cli.noSuchGame(game, games));
}
