import { join } from 'node:path';

/** The program of the server as `npm run build` has made it: tests and measurements run what users run. */
export const builtServer: string = join(import.meta.dirname, '../../dist/main.js');
