import { join } from 'node:path';

/** The program of the clients of a measurement, to be started as a process of its own. */
export const clientProgram = join(import.meta.dirname, 'client.ts');

/** The program of the bare server. */
export const bareProgram = join(import.meta.dirname, 'bare.ts');
