import type { Command } from 'commander';
import { loadShellWords, type Shell } from '../shell.ts';

type Load = (shell: Shell) => Promise<Command>;

/** The commands in the order of the help text. Each is imported when it is needed. */
const COMMANDS: Readonly<Record<string, Load>> = {
  play: async (shell) => (await import('./play.ts')).playCommand(shell),
  simulate: inEnglish(async (shell) => (await import('./simulate.ts')).simulateCommand(shell)),
  arena: inEnglish(async (shell) => (await import('./arena.ts')).arenaCommand(shell)),
  check: async (shell) => (await import('./check.ts')).checkCommand(shell),
  replay: async (shell) => (await import('./replay.ts')).replayCommand(shell),
  analyse: async (shell) => (await import('./analyse.ts')).analyseCommand(shell),
  explore: inEnglish(async (shell) => (await import('./explore.ts')).exploreCommand(shell)),
  rules: async (shell) => (await import('./rules.ts')).rulesCommand(shell),
  schema: inEnglish(async (shell) => (await import('./schema.ts')).schemaCommand(shell)),
  completion: inEnglish(async (shell) => (await import('./manual.ts')).completionCommand(shell)),
  man: async (shell) => (await import('./manual.ts')).manCommand(shell),
};

/** The commands that print something about all commands. */
const ABOUT_ALL: readonly string[] = ['completion', 'man'];

/** Returns the commands that a command line needs: the one that it calls, or all. */
export async function commandsFor([first = '']: readonly string[], shell: Shell): Promise<Command[]> {
  const called = ABOUT_ALL.includes(first) || !Object.hasOwn(COMMANDS, first) ? undefined : COMMANDS[first];
  const needed = called === undefined ? Object.values(COMMANDS) : [called];
  return Promise.all(needed.map((load) => load(shell)));
}

/** A command for developers: its help and messages are in English in every language. */
function inEnglish(load: Load): Load {
  return async (shell) =>
    load(shell.language === 'en' ? shell : { ...shell, ...(await loadShellWords('en')) });
}
