import type { FaultCount } from '@nain-jaune/simulator';
import type { Shell } from '../shell.ts';
import { printable } from './width.ts';

/** What a program did wrong, kind by kind, each with what was seen of it the first time. */
export function drawFaults(shell: Shell, name: string, faults: readonly FaultCount[]): string {
  const { cli, paint } = shell;
  const total = faults.reduce((sum, { count }) => sum + count, 0);
  const lines = faults.flatMap(({ kind, count, number, seat, story }) => [
    `  ${cli.faultLine(cli.faultKinds[kind], count, number, seat + 1)}`,
    ...(story === '' ? [] : [paint('dim', `    ${printable(story)}`)]),
  ]);
  return [paint('red', cli.faultsOf(printable(name), total)), ...lines].join('\n');
}
