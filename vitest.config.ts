import { defineConfig } from 'vitest/config';

/** A slow machine is no fault: only what hangs is stopped. */
const testTimeout = 120_000;

/** Unit tests lie beside the code they test and run in Node; what needs a browser is tested in e2e/. */
export default defineConfig({
  test: {
    // Nothing else runs meanwhile: by itself vitest leaves one core idle, half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          testTimeout,
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['packages/web/**'],
        },
      },
      {
        // Modules with runes (*.svelte.ts) must pass through the page's own compiler first.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { name: 'web', environment: 'node', testTimeout, include: ['src/**/*.test.ts'] },
      },
    ],
  },
});
