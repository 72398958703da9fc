import { type Finding, type Outcome, readRecord, replayRecord, success } from '@nain-jaune/engine';
import type { Command } from 'commander';
import { requestedDeals } from '../analyse/reviewed.ts';
import { drawStep } from '../replay/drawReplay.ts';
import { firstStepOfDeal, type GameReplay, makeGameReplay, stepAsJson } from '../replay/gameReplay.ts';
import { showReplay } from '../replay/showReplay.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';
import { makeCommand } from './makeCommand.ts';
import { numberOption, optionFor } from './options.ts';
import { drawFindings, readGame } from './readGame.ts';

interface Options {
  readonly game: number;
  readonly deal?: number;
  readonly json?: boolean;
}

const MOST = 1_000_000_000;

/** `nain replay`: shows a record step by step. */
export function replayCommand(shell: Shell): Command {
  return makeCommand(shell, 'replay', 'replay', [['nain replay games.jsonl --game 3 --deal 2', 'replay']])
    .argument('<file>', shell.cli.options.file)
    .addOption(numberOption(shell, '--game <n>', 'game', [1, MOST]).default(1, '1'))
    .addOption(numberOption(shell, '--deal <n>', 'deal', [1, MOST]))
    .addOption(optionFor(shell, '--json', 'jsonLines'))
    .action((file: string, options: Options) => runReplay(shell, file, options));
}

async function runReplay(shell: Shell, file: string, options: Options): Promise<void> {
  const outcome = await readReplay(shell, file, options.game);
  if (!outcome.ok) {
    shell.output.note(`${drawFindings(shell, file, outcome.error)}\n`);
    process.exitCode = 1;
    return;
  }
  const replay = outcome.value;
  const [first = 1] = requestedDeals(shell, replay.record, options.deal);
  const isInteractive = process.stdin.isTTY && process.stdout.isTTY && !options.json && file !== '-';
  if (isInteractive) await showReplay(shell, replay, firstStepOfDeal(replay, first));
  else await printReplay(shell, replay, options);
}

async function printReplay(shell: Shell, replay: GameReplay, { deal, json }: Options): Promise<void> {
  for (const [index, step] of replay.steps.entries()) {
    if (deal !== undefined && step.deal !== deal) continue;
    const text = json ? JSON.stringify(stepAsJson(step)) : drawStep(shell, replay, index, terminalColumns());
    await shell.output.out(`${text}\n`);
  }
}

async function readReplay(
  shell: Shell,
  file: string,
  game: number,
): Promise<Outcome<GameReplay, readonly Finding[]>> {
  const { value } = await readGame(shell, file, game, false);
  const read = readRecord(value);
  if (!read.ok) return read;
  const replayed = replayRecord(read.value);
  return replayed.ok ? success(makeGameReplay(shell, read.value, replayed.value.steps)) : replayed;
}
