import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** A slow machine is no fault: only what hangs is stopped. */
const testTimeout = 120_000;

const shared = {
  environment: 'node',
  // Nothing is left behind in a file that another could find: each need not load the engine anew.
  isolate: false,
  // Nothing else runs meanwhile, and many tests wait for a server or a thread: half as many again keep all cores busy.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: testTimeout / 4 } },
} as const;

// Programs and threads that tests start find here what an earlier one has compiled of the same files.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Unit tests lie beside the code they test and run in Node; what needs a browser is tested in e2e/. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          globalSetup: 'scripts/vitestSetup.ts',
          // Node itself reads them, as it does in the server and the terminal: Vite's reader costs a third more.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['packages/web/**'],
        },
      },
      {
        // Modules with runes (*.svelte.ts) must pass through the page's own compiler first.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { ...shared, name: 'web', unstubGlobals: true, include: ['src/**/*.test.ts'] },
      },
    ],
  },
});
