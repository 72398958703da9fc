/** The command line `nain` as a program can run it. */
export { languageOf } from './language.ts';
export { makeProgram } from './program.ts';
export { run } from './run.ts';
export { processShell, type Shell } from './shell.ts';
