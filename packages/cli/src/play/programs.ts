import { BOTS } from '@nain-jaune/bots';
import {
  ExecBot,
  ExecFault,
  type ExecOptions,
  isExecName,
  type PlayerName,
  type Fault as ProgramFault,
} from '@nain-jaune/simulator';
import type { Fault, Surroundings, TableBot } from '@nain-jaune/table';
import type { Shell } from '../shell.ts';
import { printable } from '../terminal/width.ts';

/** A table waits so much longer than a program may take, in milliseconds: it may have to be started first. */
const PATIENCE = 12_000;

/** The programs that play at a table, and what they do wrong: each kind is told when it is first seen. */
export class Programs {
  readonly #shell: Shell;
  readonly #options: ExecOptions;
  readonly #programs: readonly ExecBot[];
  readonly #counts = new Map<string, number>();
  readonly #told = new Set<string>();

  /** The programs among some bots; none is started before it is asked. */
  constructor(shell: Shell, names: readonly PlayerName[], options: ExecOptions) {
    this.#shell = shell;
    this.#options = options;
    this.#programs = [...new Set(names.filter(isExecName))].map(
      (name) => new ExecBot(name.slice('exec:'.length), options),
    );
  }

  /**
   * What a table needs to know of its bots. Commands that merely stand in a record are not run: whoever wrote it might
   * have written anything. A bot plays for them.
   */
  get surroundings(): Pick<Surroundings, 'bots' | 'botLimit' | 'standIn' | 'fault'> {
    const programs = this.#programs.map((program): [string, TableBot] => [program.name, program]);
    return {
      bots: { ...BOTS, ...Object.fromEntries(programs) },
      botLimit: this.#options.milliseconds + PATIENCE,
      standIn: BOTS.heuristic,
      fault: (fault) => this.#hear(fault),
    };
  }

  /** Says how often each program did something wrong, and ends them. */
  async close(): Promise<void> {
    for (const { name } of this.#programs) this.#tellAsides(name);
    for (const [name, count] of this.#counts) this.#note(this.#shell.cli.faultsOf(printable(name), count));
    await Promise.all(this.#programs.map((program) => program.close()));
  }

  #hear(fault: Fault): void {
    if (fault.code === 'bot-missing')
      this.#note(this.#shell.cli.standsIn(printable(fault.bot), fault.standIn));
    if (fault.code !== 'bot-threw' || !(fault.error instanceof ExecFault)) return;
    this.#count(fault.bot, fault.error);
    this.#tellAsides(fault.bot);
  }

  #tellAsides(name: string): void {
    const program = this.#programs.find((other) => other.name === name);
    for (const fault of program?.takeAsides() ?? []) this.#count(name, fault);
  }

  #count(name: string, { kind, story, times }: ProgramFault): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + times);
    if (this.#told.has(`${name} ${kind}`)) return;
    this.#told.add(`${name} ${kind}`);
    this.#note(`${printable(name)}: ${this.#shell.cli.faultKinds[kind]} (${printable(story)})`);
  }

  #note(sentence: string): void {
    this.#shell.output.note(`${this.#shell.notePaint('red', sentence)}\n`);
  }
}
