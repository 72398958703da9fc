import { join } from 'node:path';

/** The program of the clients of a measurement, to be started as a process of its own. */
export const clientProgram = join(import.meta.dirname, 'client.ts');

/** The program of the bare server. */
export const bareProgram = join(import.meta.dirname, 'bare.ts');

/** The program of the server with the real one's frames and store and without its rules. */
export const unruledProgram = join(import.meta.dirname, 'unruled.ts');
