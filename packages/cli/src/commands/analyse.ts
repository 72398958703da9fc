import { replayRecord } from '@nain-jaune/engine';
import { REVIEW_OPTIONS, type ReviewOptions, reviewDeal } from '@nain-jaune/review';
import type { Command } from 'commander';
import { drawReview } from '../analyse/drawReview.ts';
import { reviewAsJson } from '../analyse/reviewAsJson.ts';
import { type Reviewed, requestedDeals, requestedSeats } from '../analyse/reviewed.ts';
import { makeSignalYield } from '../io/interrupt.ts';
import type { Progress } from '../io/progress.ts';
import type { Plot } from '../plot/plot.ts';
import { reviewPlots } from '../plot/reviewPlots.ts';
import type { Shell } from '../shell.ts';
import { terminalColumns } from '../terminal/width.ts';
import { refuseConflicts, UsageError } from '../usageError.ts';
import { analysePosition } from './analysePosition.ts';
import { type CheckedRecord, checkFiles } from './checkFiles.ts';
import { addOptions, makeCommand } from './makeCommand.ts';
import { numberOption, optionFor } from './options.ts';
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
  const plots: Plot[] = [];
  await checkFiles(shell, files, options, async (checked) => {
    plots.push(...(await analyseRecord(shell, checked, options)));
  });
  if (options.plot) await writePlots(shell, options, plots);
}

function refusePositionConflicts({ cli }: Shell, files: readonly string[], options: Options): void {
  if (files.length > 0) throw new UsageError(cli.notCombinable('--position', files.join(', ')));
  const { game, deal, seat, player, milliseconds, plot } = options;
  refuseConflicts(cli.notCombinable, 'position', { game, deal, seat, player, milliseconds, plot });
}

/** Reviews the deals of a record. Returns their plots. */
async function analyseRecord(
  shell: Shell,
  { record, file, line, progress }: CheckedRecord,
  options: Options,
): Promise<Plot[]> {
  const replayed = record === null ? null : replayRecord(record);
  if (record === null || !replayed?.ok) return [];
  const seats = requestedSeats(shell, record, options);
  const reviews: Reviewed[] = [];
  for (const deal of requestedDeals(shell, record, options.deal)) {
    const work = reviewDeal(replayed.value, deal, reviewOptions(options));
    const review = await runReview(shell, work, deal, progress);
    if (review === null) continue;
    const reviewed: Reviewed = { file, line, record, review, seats };
    const text = options.json
      ? JSON.stringify(reviewAsJson(shell, reviewed))
      : drawReview(shell, reviewed, terminalColumns());
    await shell.output.out(`${text}\n`);
    reviews.push(reviewed);
  }
  return reviewPlots(shell, reviews);
}

/** Completes a review and shows its progress. Returns null for a deal that is not settled. */
async function runReview(
  { review }: Shell,
  work: ReturnType<typeof reviewDeal>,
  deal: number,
  progress: Progress,
): Promise<Reviewed['review'] | null> {
  const yieldToSignals = makeSignalYield();
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
