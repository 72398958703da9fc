import type { ArenaReport } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';
import { drawColumns, drawSentence } from './drawColumns.ts';
import { drawFixed, drawMeasure, drawPercent, drawTime } from './drawNumbers.ts';
import { drawFaults } from './drawStatistics.ts';
import { graphemesOf, printable } from './width.ts';

export function drawArena(shell: Shell, report: ArenaReport): string {
  const { cli, paint } = shell;
  const { base, rounds, games, deals, contestants, ended } = report;
  const titles = titlesOf(shell, report);
  const played = deals === games ? cli.arenaPlayed(rounds, games) : cli.arenaGamesPlayed(rounds, games);
  const parts = [
    [
      paint('bold', drawSentence(`${played}. ${cli.arenaEnded[ended]}`)),
      drawSentence(base === null ? cli.arenaTogether : cli.arenaAgainst(shortName(base))),
      drawSentence(cli.arenaErrors),
    ].join('\n'),
    drawResults(shell, report, titles),
    ...(base === null ? [drawDifferences(shell, report)] : []),
    drawTimes(shell, report, titles),
    drawRatings(shell, report, titles),
    ...contestants
      .filter(({ faults }) => faults.length > 0)
      .map(({ name, faults }) => drawFaults(shell, name, faults)),
  ];
  return parts.join('\n\n');
}

function drawResults(shell: Shell, report: ArenaReport, titles: readonly string[]): string {
  const { cli, words } = shell;
  const { contestants, base, rounds, games, deals } = report;
  const counters = deals === games ? cli.countersPerDeal : cli.countersPerGame;
  const better = base === null ? cli.aboveTheMean : cli.betterThanBase;
  const clear = base === null ? [] : [''];
  const rows = contestants.map((contestant, index) => {
    const isBase = base !== null && index === contestants.length - 1;
    const difference = isBase ? '' : drawMeasure(shell, contestant.difference, 2, true);
    const own = drawMeasure(shell, contestant.counters, 2);
    const verdict = base === null ? [] : [isBase ? '' : verdictOf(shell, report, index)];
    return [titles[index] ?? '', difference, ...verdict, own, drawPercent(shell, contestant.wins)];
  });
  return rounds === 0
    ? ''
    : drawColumns([[words.interface.bot, better, ...clear, counters, cli.dealsWon], ...rows]);
}

function verdictOf({ cli }: Shell, { differences }: ArenaReport, index: number): string {
  return differences[index]?.isClear ? cli.isClear : cli.isUnclear;
}

function titlesOf({ cli }: Shell, { contestants, base }: ArenaReport): string[] {
  return contestants.map(({ name }, index) => {
    const isBase = base !== null && index === contestants.length - 1;
    return isBase ? cli.arenaBase(shortName(name)) : shortName(name);
  });
}

function drawDifferences(shell: Shell, { differences }: ArenaReport): string {
  const { cli, paint } = shell;
  const rows = differences.map(({ first, second, counters, isClear }) => [
    `${shortName(first)} – ${shortName(second)}`,
    drawMeasure(shell, counters, 2, true),
    isClear ? cli.isClear : cli.isUnclear,
  ]);
  return [paint('bold', drawSentence(cli.differences)), drawColumns(rows, { hasHead: false })].join('\n');
}

function drawTimes(shell: Shell, report: ArenaReport, titles: readonly string[]): string {
  const { cli } = shell;
  const head = [
    cli.timePerDecision,
    cli.timeMean,
    cli.timeMedian,
    cli.time99,
    cli.timeLongest,
    cli.decisionsPerDeal,
  ];
  const rows = report.contestants.map(({ time, decisionsPerDeal }, index) => [
    titles[index] ?? '',
    ...[time.mean, time.median, time.percentile99, time.most].map((value) => drawTime(shell, value)),
    drawFixed(shell, decisionsPerDeal, 1),
  ]);
  return drawColumns([head, ...rows]);
}

function drawRatings(shell: Shell, report: ArenaReport, titles: readonly string[]): string {
  const { cli } = shell;
  const rows = report.contestants
    .map(({ rating }, index) => ({ rating, title: titles[index] ?? '' }))
    .sort((a, b) => b.rating.ordinal - a.rating.ordinal)
    .map(({ rating: { mu, sigma, ordinal }, title }) => [
      title,
      ...[mu, sigma, ordinal].map((value) => drawFixed(shell, value, 2)),
    ]);
  return drawColumns([[cli.rating, cli.skill, cli.uncertainty, cli.ordinal], ...rows]);
}

const LONGEST_NAME = 40;

/** Shortens a long command to its beginning and its end. */
function shortName(name: string): string {
  const signs = graphemesOf(printable(name));
  const shown =
    signs.length <= LONGEST_NAME ? signs : [...signs.slice(0, 15), '…', ...signs.slice(16 - LONGEST_NAME)];
  return shown.join('');
}
