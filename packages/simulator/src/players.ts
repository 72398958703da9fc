import { BOTS, type BotName, isBotName } from '@nain-jaune/bots';
import type { Move } from '@nain-jaune/engine';
import type { Random } from '@nain-jaune/engine/random';
import { ExecBot, type ExecOptions } from './exec/execBot.ts';
import { type Fault, reasonOf } from './exec/execFault.ts';
import type { Decision } from './gameDriver.ts';

/** A program that plays, by the command that starts it. */
export type ExecName = `exec:${string}`;

/** Who may sit at a table: a bot by its name, or a program by its command. */
export type PlayerName = BotName | ExecName;

/** Whether a text is the command of a program that plays: `exec:python3 bot.py`. */
export function isExecName(text: string): text is ExecName {
  return text.startsWith('exec:') && text.slice('exec:'.length).trim() !== '';
}

/** Whether a text names somebody who may sit at a table. */
export function isPlayerName(text: string): text is PlayerName {
  return isBotName(text) || isExecName(text);
}

/** Something that a program did wrong, and on which seat. */
export interface PlayerFault extends Fault {
  readonly player: string;
  readonly seat: number;
}

/** Those who play the seats of one thread: bots in it, programs beside it, one process for each command. */
export class Players {
  readonly #options: ExecOptions;
  readonly #programs = new Map<ExecName, ExecBot>();
  #faults: PlayerFault[] = [];

  constructor(options: ExecOptions) {
    this.#options = options;
  }

  /** The move of a player. Whoever fails to name a legal move plays the first one, and the fault is kept. */
  ask(name: PlayerName, decision: Decision, random: Random): Move | Promise<Move> {
    return isExecName(name)
      ? this.#askProgram(name, decision, random)
      : BOTS[name].choose(decision.view, decision.legal, random);
  }

  /** What went wrong since this was last asked. */
  takeFaults(): readonly PlayerFault[] {
    const faults = this.#faults;
    this.#faults = [];
    return faults;
  }

  /** Ends every program. Whoever waits for an answer gets none. */
  async close(): Promise<void> {
    await Promise.all([...this.#programs.values()].map((program) => program.close()));
  }

  async #askProgram(name: ExecName, decision: Decision, random: Random): Promise<Move> {
    const { seat, view, legal } = decision;
    const program = this.#programs.get(name) ?? this.#start(name);
    try {
      return await program.ask(view, legal, undefined, random.next() >>> 0);
    } catch (error) {
      this.#faults.push({ player: name, seat, ...reasonOf(error) });
      return legal[0] as Move;
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
