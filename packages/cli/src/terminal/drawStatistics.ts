import type { EndReason } from '@nain-jaune/engine';
import type { FaultCount, Standing, Statistics } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';
import { drawColumns } from './drawColumns.ts';
import { drawMeasure, drawNumber, drawPercent } from './drawNumbers.ts';
import { printable } from './width.ts';

const END_REASONS: readonly EndReason[] = ['ruin', 'deals', 'target', 'time'];

export function drawStatistics(shell: Shell, statistics: Statistics): string {
  const { cli, words, paint } = shell;
  const { ended } = statistics;
  const endings = END_REASONS.filter((reason) => ended[reason] > 0).map(
    (reason) => `${cli.endReasons[reason]} ${drawNumber(shell, ended[reason])}`,
  );
  const head = ['', cli.wins, cli.winRate, cli.countersAtEnd];
  const bots = statistics.bots.map((bot) => [
    `${bot.bot} (${cli.seatsCount(bot.seats)})`,
    ...cellsOf(shell, bot),
  ]);
  const seats = statistics.seats.map((seat) => [`${seat.seat + 1}  ${seat.bot}`, ...cellsOf(shell, seat)]);
  return [
    paint('bold', cli.gamesPlayed(statistics.games, statistics.deals)),
    `${cli.dealsPerGame} ${drawMeasure(shell, statistics.dealsPerGame, 1)}`,
    `${cli.endedBy} ${endings.join(', ')}`,
    '',
    drawColumns([[words.interface.bot, ...head.slice(1)], ...bots]),
    '',
    drawColumns([[cli.seat, ...head.slice(1)], ...seats]),
    ...statistics.faults.map(({ bot, faults }) => `\n${drawFaults(shell, bot, faults)}`),
  ].join('\n');
}

function cellsOf(shell: Shell, standing: Standing): string[] {
  return [
    drawNumber(shell, standing.wins),
    drawPercent(shell, standing.winRate),
    drawMeasure(shell, standing.counters, 1),
  ];
}

/** Draws the faults of a program by kind, each with the message of the first one. */
export function drawFaults(shell: Shell, name: string, faults: readonly FaultCount[]): string {
  const { cli, paint } = shell;
  const total = faults.reduce((sum, { count }) => sum + count, 0);
  const lines = faults.flatMap(({ kind, count, number, seat, story }) => [
    `  ${cli.faultLine(cli.faultKinds[kind], count, number, seat + 1)}`,
    ...(story === '' ? [] : [paint('dim', `    ${printable(story)}`)]),
  ]);
  return [paint('red', cli.faultsOf(printable(name), total)), ...lines].join('\n');
}
