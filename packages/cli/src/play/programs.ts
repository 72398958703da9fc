import { BOTS } from '@nain-jaune/bots';
import {
  ExecBot,
  ExecFault,
  type ExecOptions,
  isExecName,
  type PlayerName,
  type Fault as ProgramFault,
} from '@nain-jaune/simulator';
import type { Fault, RoomConfig, TableBot } from '@nain-jaune/table';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';

/** Additional time for a bot, in which its program may start. */
const START_LIMIT_MS = 12_000;

/** The external programs at a table. Reports each kind of fault once, and the totals at the end. */
export class Programs {
  readonly #shell: Shell;
  readonly #options: ExecOptions;
  readonly #programs: readonly ExecBot[];
  readonly #counts = new Map<string, number>();
  readonly #reported = new Set<string>();

  /** Programs start at their first move. */
  constructor(shell: Shell, names: readonly PlayerName[], options: ExecOptions) {
    this.#shell = shell;
    this.#options = options;
    this.#programs = [...new Set(names.filter(isExecName))].map(
      (name) => new ExecBot(name.slice('exec:'.length), options),
    );
  }

  /** The bots that may play. Commands from a record are never run, because a record is untrusted: the stand-in plays. */
  get bots(): Pick<RoomConfig, 'bots' | 'standIn'> {
    const programs = this.#programs.map((program): [string, TableBot] => [program.name, program]);
    return { bots: { ...BOTS, ...Object.fromEntries(programs) }, standIn: BOTS.heuristic };
  }

  get botLimitMs(): number {
    return this.#options.milliseconds + START_LIMIT_MS;
  }

  report(fault: Fault): void {
    if (fault.code === 'bot-missing')
      this.#note(this.#shell.cli.standsIn(printable(fault.bot), fault.standIn));
    if (fault.code !== 'bot-threw' || !(fault.error instanceof ExecFault)) return;
    this.#count(fault.bot, fault.error);
    this.#countAsides(fault.bot);
  }

  /** Reports the number of faults of each program, and ends the programs. */
  async close(): Promise<void> {
    for (const { name } of this.#programs) this.#countAsides(name);
    for (const [name, count] of this.#counts) this.#note(this.#shell.cli.faultsOf(printable(name), count));
    await Promise.all(this.#programs.map((program) => program.close()));
  }

  #countAsides(name: string): void {
    const program = this.#programs.find((other) => other.name === name);
    for (const fault of program?.takeAsides() ?? []) this.#count(name, fault);
  }

  #count(name: string, { kind, story, times }: ProgramFault): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
    if (this.#reported.has(`${name} ${kind}`)) return;
    this.#reported.add(`${name} ${kind}`);
    this.#note(`${printable(name)}: ${this.#shell.cli.faultKinds[kind]} (${printable(story)})`);
  }

  #note(sentence: string): void {
    this.#shell.output.note(`${this.#shell.notePaint('red', sentence)}\n`);
  }
}
