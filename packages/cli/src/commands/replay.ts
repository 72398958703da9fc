import { type Finding, readRecord, replayRecord } from '@nain-jaune/engine';
import type { Command } from 'commander';
import { drawStep } from '../replay/drawReplay.ts';
import { firstStepOfDeal, type GameReplay, makeGameReplay, stepAsJson } from '../replay/gameReplay.ts';
import { showReplay } from '../replay/showReplay.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { UsageError } from '../usage.ts';
import { makeCommand } from './command.ts';
import { numberOption, optionFor } from './options.ts';
import { drawFindings, readGame } from './readGame.ts';

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
  const outcome = await readReplay(shell, file, options.game);
  if ('findings' in outcome) {
    shell.output.note(`${drawFindings(shell, file, outcome.findings)}\n`);
    process.exitCode = 1;
    return;
  }
  const { film } = outcome;
  const deals = film.record.deals.length;
  if ((options.deal ?? 1) > deals) throw new UsageError(shell.cli.noSuchDeal(options.deal ?? 1, deals));
  const isWatched = process.stdin.isTTY && process.stdout.isTTY && !options.json && file !== '-';
  if (isWatched) await showReplay(shell, film, firstStepOfDeal(film, options.deal ?? 1));
  else await printReplay(shell, film, options);
}

async function printReplay(shell: Shell, film: GameReplay, { deal, json }: Options): Promise<void> {
  for (const [index, step] of film.steps.entries()) {
    if (deal !== undefined && step.deal !== deal) continue;
    const text = json ? JSON.stringify(stepAsJson(step)) : drawStep(shell, film, index, terminalColumns());
    await shell.output.out(`${text}\n`);
  }
}

async function readReplay(
  shell: Shell,
  file: string,
  game: number,
): Promise<{ film: GameReplay } | { findings: readonly Finding[] }> {
  const read = readRecord(await readGame(shell, file, game));
  const replayed = read.ok ? replayRecord(read.value) : read;
  if (!read.ok || !replayed.ok) return { findings: replayed.ok ? [] : replayed.error };
  return { film: makeGameReplay(shell, read.value, replayed.value.steps) };
}
