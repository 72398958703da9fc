import { readRecord, replayRecord } from '@nain-jaune/engine';
import { REVIEW_OPTIONS, type ReviewOptions, reviewDeal } from '@nain-jaune/review';
import type { Command } from 'commander';
import { drawReview } from '../analyse/drawReview.ts';
import { reviewAsJson } from '../analyse/reviewAsJson.ts';
import { type Reviewed, requestedDeals, requestedSeats } from '../analyse/reviewed.ts';
import { whyNotRead } from '../io/files.ts';
import { makeSignalYield } from '../io/interrupt.ts';
import { type Progress, withProgress } from '../io/progress.ts';
import type { RecordLine } from '../io/recordLines.ts';
import { recordsIn } from '../io/recordsIn.ts';
import type { Plot } from '../plot/plot.ts';
import { reviewPlots } from '../plot/reviewPlots.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';
import { refuseConflicts, UsageError } from '../usageError.ts';
import { analysePosition } from './analysePosition.ts';
import { checkLine, FindingWriter } from './findings.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { numberOption, optionFor } from './options.ts';
import { noGame } from './readGame.ts';
import { type OutputOptions, writePlots } from './runOutput.ts';

interface Options extends Pick<OutputOptions, 'json' | 'plot'> {
  readonly position?: string;
  readonly game?: number;
  readonly deal?: number;
  readonly seat?: number;
  readonly player?: string;
  readonly effort: number;
  readonly milliseconds?: number;
  readonly seed: string;
}

interface FileAnalysis {
  readonly file: string;
  readonly progress: Progress;
  readonly yieldToSignals: () => Promise<void>;
  /** Collects the plots of all games. Null without `--plot`. */
  readonly plots: Plot[] | null;
}

const MOST = 1_000_000_000;
const MOST_EFFORT = 100_000;
/** The number of possible deals if a time limit ends the examination. They are all drawn at the start. */
const TIMED_EFFORT = 4000;
const MOST_SEATS = 8;

/** `nain analyse`: reviews the deals of records. */
export function analyseCommand(shell: Shell): Command {
  const { deals, seed } = REVIEW_OPTIONS;
  const command = makeCommand(shell, 'analyse', 'analyse', [
    ['nain analyse games.jsonl --deal 1', 'analyse'],
    ['nain analyse games.jsonl --game 3 --player Anne --json', 'analysePlayer'],
    [
      'nain analyse --position "famille 0 2 120,120,120,120 0,0,0,0,0 Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12 ?4 2d-"',
      'analysePosition',
    ],
  ]).argument('[files...]', shell.cli.options.files);
  return addOptions(command, [
    optionFor(shell, '--position <text>', 'position'),
    numberOption(shell, '--game <n>', 'gameOnly', [1, MOST]),
    numberOption(shell, '--deal <n>', 'dealOnly', [1, MOST]),
    numberOption(shell, '--seat <n>', 'seatOnly', [1, MOST_SEATS]),
    optionFor(shell, '--player <name>', 'playerOnly'),
    numberOption(shell, '--effort <n>', 'effort', [1, MOST_EFFORT]).default(deals, String(deals)),
    numberOption(shell, '--milliseconds <n>', 'milliseconds', [1, MOST]),
    optionFor(shell, '--seed <seed>', 'seedEstimates').default(seed, seed),
    optionFor(shell, '--json', 'jsonLines'),
    optionFor(shell, '--plot', 'plot'),
  ]).action((files: string[], options: Options) => runAnalyse(shell, files, options));
}

async function runAnalyse(shell: Shell, files: readonly string[], options: Options): Promise<void> {
  if (options.position !== undefined) {
    refusePositionConflicts(shell, files, options);
    return analysePosition(shell, options.position, options);
  }
  if (files.length === 0)
    throw new UsageError(shell.cli.missingArgument('files'), shell.cli.seeHelp('nain analyse'));
  const plots: Plot[] | null = options.plot === true ? [] : null;
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
  if (plots !== null) await writePlots(shell, options, plots);
  process.exitCode = status;
}

function refusePositionConflicts({ cli }: Shell, files: readonly string[], options: Options): void {
  if (files.length > 0) throw new UsageError(cli.notCombinable('--position', files.join(', ')));
  const { game, deal, seat, player, milliseconds, plot } = options;
  refuseConflicts(cli.notCombinable, 'position', { game, deal, seat, player, milliseconds, plot });
}

/** Reviews the records of a file, or the one of `--game`. Returns the exit status: 0, 1 if some are invalid, 2 if there are none. */
async function analyseFile(
  shell: Shell,
  file: string,
  options: Options,
  plots: Plot[] | null,
): Promise<number> {
  const writer = new FindingWriter(shell, file, options.json === true);
  const { game } = options;
  let records = 0;
  let wrong = 0;
  try {
    await withProgress(shell, async (progress) => {
      const analysis: FileAnalysis = { file, progress, yieldToSignals: makeSignalYield(), plots };
      for await (const line of recordsIn(shell, file, progress)) {
        records += 1;
        if (game !== undefined && records < game) continue;
        const { findings } = checkLine(shell, file, line);
        wrong += Math.min(1, findings.length);
        await writer.write(findings);
        if (findings.length === 0) await analyseLine(shell, line, options, analysis);
        if (records === game) return;
      }
      if (game !== undefined) throw noGame(shell, file, game, records);
    });
  } finally {
    await writer.end();
  }
  if (records === 0) shell.output.note(`${shell.cli.emptyFile(file)}\n`);
  return records === 0 ? 2 : Math.min(1, wrong);
}

async function analyseLine(
  shell: Shell,
  line: RecordLine,
  options: Options,
  analysis: FileAnalysis,
): Promise<void> {
  if (line.type !== 'json') return;
  const read = readRecord(line.value);
  const replayed = read.ok ? replayRecord(read.value) : read;
  if (!read.ok || !replayed.ok) return;
  const record = read.value;
  const seats = requestedSeats(shell, record, options);
  const reviews: Reviewed[] = [];
  for (const deal of requestedDeals(shell, record, options.deal)) {
    const work = reviewDeal(replayed.value, deal, reviewOptions(options));
    const review = await runReview(shell, work, deal, analysis);
    if (review === null) continue;
    const reviewed: Reviewed = { file: analysis.file, line: line.number, record, review, seats };
    const text = options.json
      ? JSON.stringify(reviewAsJson(shell, reviewed))
      : drawReview(shell, reviewed, terminalColumns());
    await shell.output.out(`${text}\n`);
    reviews.push(reviewed);
  }
  analysis.plots?.push(...reviewPlots(shell, reviews));
}

/** Completes a review and shows its progress. Returns null for a deal that is not settled. */
async function runReview(
  { review }: Shell,
  work: ReturnType<typeof reviewDeal>,
  deal: number,
  { progress, yieldToSignals }: FileAnalysis,
): Promise<Reviewed['review'] | null> {
  let step = work.next();
  for (; !step.done; step = work.next()) {
    progress.show(step.value, review.reviewOf(deal));
    await yieldToSignals();
  }
  progress.clear();
  return step.value;
}

function reviewOptions({ effort, milliseconds, seed }: Options): ReviewOptions {
  const options = { ...REVIEW_OPTIONS, seed };
  if (milliseconds === undefined) return { ...options, deals: effort };
  return { ...options, deals: TIMED_EFFORT, milliseconds, clock: () => performance.now() };
}
