/**
 * How Node runs a server, wherever one is started: `npm start`, the image, the tests, the measurements.
 *
 * - `--max-semi-space-size=8`: nearly everything that a move makes is garbage a moment later. Looked for every eight
 *   megabytes and not every thirty, a table takes a third less memory. The price is perhaps a tenth more processor time when
 *   a thousand tables play as fast as they can (`npm run bench -- load`; single runs scatter by more).
 */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8'];
