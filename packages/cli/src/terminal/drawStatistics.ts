import type { EndReason } from '@nain-jaune/engine';
import type { Standing, Statistics } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';
import { drawColumns } from './drawColumns.ts';
import { drawMeasure, drawNumber, drawPercent } from './drawNumbers.ts';
import { drawFaults } from './faults.ts';

/** What came of a simulation, in words and two tables: bot by bot and seat by seat. */
export function drawStatistics(shell: Shell, statistics: Statistics): string {
  const { cli, words, paint } = shell;
  const reasons = Object.entries(statistics.ended).filter(([, games]) => games > 0);
  const endings = reasons.map(
    ([reason, games]) => `${cli.endReasons[reason as EndReason]} ${drawNumber(shell, games)}`,
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
