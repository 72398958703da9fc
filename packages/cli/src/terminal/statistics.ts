import type { EndReason } from '@nain-jaune/engine';
import type { Measure, Standing, Statistics } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';
import { drawColumns } from './columns.ts';

/** What came of a simulation, in words and two tables: bot by bot and seat by seat. */
export function drawStatistics(shell: Shell, statistics: Statistics): string {
  const { cli, words, paint } = shell;
  const reasons = Object.entries(statistics.ended).filter(([, games]) => games > 0);
  const endings = reasons.map(
    ([reason, games]) => `${cli.endReasons[reason as EndReason]} ${number(shell, games)}`,
  );
  const head = ['', cli.wins, cli.winRate, cli.countersAtEnd];
  const bots = statistics.bots.map((bot) => [
    `${bot.bot} (${cli.seatsCount(bot.seats)})`,
    ...cellsOf(shell, bot),
  ]);
  const seats = statistics.seats.map((seat) => [`${seat.seat}  ${seat.bot}`, ...cellsOf(shell, seat)]);
  return [
    paint('bold', words.interface.gamesPlayed(statistics.games, statistics.deals)),
    `${cli.dealsPerGame} ${measure(shell, statistics.dealsPerGame, 1)}`,
    `${cli.endedBy} ${endings.join(', ')}`,
    '',
    drawColumns([[words.interface.bot, ...head.slice(1)], ...bots]),
    '',
    drawColumns([[words.interface.seat, ...head.slice(1)], ...seats]),
  ].join('\n');
}

function cellsOf(shell: Shell, standing: Standing): string[] {
  return [
    number(shell, standing.wins),
    percent(shell, standing.winRate),
    measure(shell, standing.counters, 1),
  ];
}

function number({ language }: Shell, value: number, digits = 1): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

function measure(shell: Shell, { mean, standardError }: Measure, digits: number): string {
  const fixed = new Intl.NumberFormat(shell.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return standardError === null
    ? fixed.format(mean)
    : `${fixed.format(mean)} ± ${fixed.format(standardError)}`;
}

function percent(shell: Shell, { mean, standardError }: Measure): string {
  const hundredfold = {
    mean: mean * 100,
    standardError: standardError === null ? null : standardError * 100,
  };
  return `${measure(shell, hundredfold, 1)} %`;
}
