import { BOTS, type BotName, isBotName } from '@nain-jaune/bots';
import { type Move, pass } from '@nain-jaune/engine';
import type { Decision } from '@nain-jaune/engine/driver';
import type { Random } from '@nain-jaune/engine/random';
import { ExecBot, type ExecOptions } from './exec/execBot.ts';
import { type Fault, faultOf } from './exec/execFault.ts';

/** The command of a program. */
export type ExecName = `exec:${string}`;

export type PlayerName = BotName | ExecName;

/** Whether the text is the command of a program, such as `exec:python3 bot.py`. */
export function isExecName(text: string): text is ExecName {
  return text.startsWith('exec:') && text.slice('exec:'.length).trim() !== '';
}

export function isPlayerName(text: string): text is PlayerName {
  return isBotName(text) || isExecName(text);
}

export interface PlayerFault extends Fault {
  readonly player: string;
  readonly seat: number;
}

/** The bots and programs of a thread. Each program has one process. */
export class Players {
  readonly #options: ExecOptions;
  readonly #programs = new Map<ExecName, ExecBot>();
  #faults: PlayerFault[] = [];

  constructor(options: ExecOptions) {
    this.#options = options;
  }

  /** Asks a player for a move. A program that names no legal move plays the first one, and its fault is stored. */
  ask(name: PlayerName, decision: Decision, random: Random): Move | Promise<Move> {
    return isExecName(name)
      ? this.#askProgram(name, decision, random)
      : BOTS[name].choose(decision.view, decision.legal, random);
  }

  /** Returns and clears the stored faults. */
  takeFaults(): readonly PlayerFault[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  /** Ends every program. Pending questions fail. */
  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
  }

  async #askProgram(name: ExecName, decision: Decision, random: Random): Promise<Move> {
    const { seat, view, legal } = decision;
    const program = this.#programs.get(name) ?? this.#start(name);
    try {
      return await program.ask(view, legal, undefined, random.next() >>> 0);
    } catch (error) {
      this.#faults.push({ player: name, seat, ...faultOf(error) });
      return legal[0] ?? pass;
    } finally {
      for (const fault of program.takeAsides()) this.#faults.push({ player: name, seat, ...fault });
    }
  }

  #start(name: ExecName): ExecBot {
    const program = new ExecBot(name.slice('exec:'.length), this.#options);
    this.#programs.set(name, program);
    return program;
  }
}
