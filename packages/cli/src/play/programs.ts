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

/** How much longer than a program may take a table waits, in milliseconds: the program may have to be started first. */
const PATIENCE = 12_000;

/** The programs that play at a table, and their faults. Each kind of fault is written when it is first seen. */
export class Programs {
  readonly #shell: Shell;
  readonly #options: ExecOptions;
  readonly #programs: readonly ExecBot[];
  readonly #counts = new Map<string, number>();
  readonly #reported = new Set<string>();

  /** The programs among some bots; none is started before it is asked. */
  constructor(shell: Shell, names: readonly PlayerName[], options: ExecOptions) {
    this.#shell = shell;
    this.#options = options;
    this.#programs = [...new Set(names.filter(isExecName))].map(
      (name) => new ExecBot(name.slice('exec:'.length), options),
    );
  }

  /**
   * The bots that may sit at a table. Commands that are merely written in a record are not run: anything might be written
   * there. The stand-in plays for them.
   */
  get bots(): Pick<RoomConfig, 'bots' | 'standIn'> {
    const programs = this.#programs.map((program): [string, TableBot] => [program.name, program]);
    return { bots: { ...BOTS, ...Object.fromEntries(programs) }, standIn: BOTS.heuristic };
  }

  /** How long a table waits for a bot, in milliseconds. */
  get botLimitMs(): number {
    return this.#options.milliseconds + PATIENCE;
  }

  /** Writes what a bot did wrong. */
  report(fault: Fault): void {
    if (fault.code === 'bot-missing')
      this.#note(this.#shell.cli.standsIn(printable(fault.bot), fault.standIn));
    if (fault.code !== 'bot-threw' || !(fault.error instanceof ExecFault)) return;
    this.#count(fault.bot, fault.error);
    this.#countAsides(fault.bot);
  }

  /** Says how often each program did something wrong, and ends them. */
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
