import { type Replay, readRecord, replayRecord } from '@nain-jaune/engine';
import { REVIEW_OPTIONS, type ReviewOptions, reviewDeal } from '@nain-jaune/review';
import type { Command } from 'commander';
import { reviewAsJson } from '../analyse/asJson.ts';
import { drawReview } from '../analyse/draw.ts';
import { type Reviewed, seatsAsked } from '../analyse/reviewed.ts';
import { storedBytes, unpacked } from '../io/bytes.ts';
import { whyNotRead } from '../io/files.ts';
import { makeBreather } from '../io/interrupt.ts';
import { makeProgress, type Progress } from '../io/progress.ts';
import { type RecordLine, readRecordLines } from '../io/recordLines.ts';
import type { Plot } from '../plot/plot.ts';
import { reviewPlots } from '../plot/reviewPlots.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/terminal.ts';
import { refuseBeside, UsageError } from '../usage.ts';
import { analysePosition } from './analysePosition.ts';
import { makeCommand } from './command.ts';
import { checkLine, FindingWriter } from './findings.ts';
import { numberOption, optionFor } from './options.ts';
import { tellBeside } from './outGames.ts';
import { allowSvg, type PlotOptions, tellPlots, wantsPlots, withPlotOptions } from './plotting.ts';

interface Options extends PlotOptions {
  readonly position?: string;
  readonly deal?: number;
  readonly seat?: number;
  readonly player?: string;
  readonly effort: number;
  readonly milliseconds?: number;
  readonly seed: string;
  readonly json?: boolean;
}

/** Where a file stands that is read line by line. */
interface Place {
  readonly file: string;
  readonly progress: Progress;
  /** To be awaited in long work, which else could not be interrupted. */
  readonly breathe: () => Promise<void>;
  /** The plots of all games so far, if they are wanted. */
  readonly plots: Plot[] | null;
}

const MOST = 1_000_000_000;
const MOST_EFFORT = 100_000;
/** With a limit of time, deals are drawn for so many: more would take their time before the first is looked at. */
const TIMED_EFFORT = 4000;
const MOST_SEATS = 8;

/** `nain analyse`: what every choice of a deal cost, and what was luck. */
export function analyseCommand(shell: Shell): Command {
  const { deals, seed } = REVIEW_OPTIONS;
  const command = makeCommand(shell, 'analyse', 'analyse', [
    ['nain analyse games.jsonl --deal 1', 'analyse'],
    ['nain analyse game.json --player Anne --json', 'analysePlayer'],
    [
      'nain analyse --position "famille 0 2 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 2d-"',
      'analysePosition',
    ],
  ])
    .argument('[files...]', shell.cli.options.files)
    .addOption(optionFor(shell, '--position <text>', 'position'))
    .addOption(numberOption(shell, '--deal <n>', 'dealOnly', 1, MOST))
    .addOption(numberOption(shell, '--seat <n>', 'seatOnly', 1, MOST_SEATS))
    .addOption(optionFor(shell, '--player <name>', 'playerOnly'))
    .addOption(numberOption(shell, '--effort <n>', 'effort', 1, MOST_EFFORT).default(deals, String(deals)))
    .addOption(numberOption(shell, '--milliseconds <n>', 'milliseconds', 1, MOST))
    .addOption(optionFor(shell, '--seed <seed>', 'seedEstimates').default(seed, seed))
    .addOption(optionFor(shell, '--json', 'jsonLines'));
  return withPlotOptions(shell, command)
    .addOption(optionFor(shell, '--force', 'force'))
    .action((files: string[], options: Options) => runAnalyse(shell, files, options));
}

async function runAnalyse(shell: Shell, files: readonly string[], options: Options): Promise<void> {
  if (options.position !== undefined) {
    refuseMeaningless(shell, files, options);
    return analysePosition(shell, options.position, options);
  }
  if (files.length === 0)
    throw new UsageError(shell.cli.missingArgument('files'), shell.cli.seeHelp('nain analyse'));
  const plots: Plot[] | null = wantsPlots(options) ? [] : null;
  await allowSvg(shell, options);
  let status = 0;
  for (const file of files) {
    try {
      status = Math.max(status, await analyseFile(shell, file, options, plots));
    } catch (error) {
      if (error instanceof UsageError) throw error;
      status = 2;
      shell.output.note(`${whyNotRead(shell, file, error)}\n`);
    }
  }
  if (plots !== null) await tellPlots(shell, options, plots, (text) => tellBeside(shell, options, text));
  process.exitCode = status;
}

/** A position is one moment, and not a file of games. */
function refuseMeaningless({ cli }: Shell, files: readonly string[], options: Options): void {
  if (files.length > 0) throw new UsageError(cli.notTogether('--position', files.join(', ')));
  const { deal, seat, player, milliseconds, plot, svg } = options;
  refuseBeside(cli.notTogether, 'position', { deal, seat, player, milliseconds, plot, svg });
}

/** Reviews the records of a file, and returns the status: 0, 1 if some are wrong, 2 if there are none. */
async function analyseFile(
  shell: Shell,
  file: string,
  options: Options,
  plots: Plot[] | null,
): Promise<number> {
  const progress = makeProgress(process.stderr, shell.notePaint);
  const place: Place = { file, progress, breathe: makeBreather(), plots };
  const writer = new FindingWriter(shell, file, options.json === true);
  let records = 0;
  let wrong = 0;
  try {
    for await (const line of readRecordLines(unpacked(storedBytes(file)))) {
      const { findings } = checkLine(shell, file, line);
      records += 1;
      wrong += Math.min(1, findings.length);
      await writer.write(findings);
      if (findings.length === 0) await analyseLine(shell, line, options, place);
    }
  } finally {
    progress.clear();
    await writer.end();
  }
  if (records === 0) shell.output.note(`${shell.cli.emptyFile(file)}\n`);
  return records === 0 ? 2 : Math.min(1, wrong);
}

async function analyseLine(shell: Shell, line: RecordLine, options: Options, place: Place): Promise<void> {
  if (line.type !== 'json') return;
  const read = readRecord(line.value);
  const replayed = read.ok ? replayRecord(read.value) : read;
  if (!read.ok || !replayed.ok) return;
  const record = read.value;
  const seats = seatsAsked(shell, record, options);
  const deals = record.deals.length;
  if ((options.deal ?? 1) > deals) throw new UsageError(shell.cli.noSuchDeal(options.deal ?? 1, deals));
  const reviews: Reviewed[] = [];
  for (let deal = options.deal ?? 1; deal <= (options.deal ?? deals); deal++) {
    const review = await runReview(shell, replayed.value, deal, options, place);
    if (review === null) continue;
    const reviewed: Reviewed = { file: place.file, line: line.number, record, review, seats };
    const text = options.json
      ? JSON.stringify(reviewAsJson(shell, reviewed))
      : drawReview(shell, reviewed, terminalColumns());
    await shell.output.out(`${text}\n`);
    reviews.push(reviewed);
  }
  place.plots?.push(...reviewPlots(shell, reviews));
}

/** Reviews a deal with the progress shown; null for a deal that is not settled. */
async function runReview(
  { review }: Shell,
  replay: Replay,
  deal: number,
  options: Options,
  { progress, breathe }: Place,
): Promise<Reviewed['review'] | null> {
  const work = reviewDeal(replay, deal, reviewOptions(options));
  let step = work.next();
  for (; !step.done; step = work.next()) {
    progress.show(step.value, review.reviewOf(deal));
    await breathe();
  }
  progress.clear();
  return step.value;
}

function reviewOptions({ effort, milliseconds, seed }: Options): ReviewOptions {
  const options = { ...REVIEW_OPTIONS, seed };
  if (milliseconds === undefined) return { ...options, deals: effort };
  return { ...options, deals: TIMED_EFFORT, milliseconds, clock: () => performance.now() };
}
