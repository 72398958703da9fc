import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Long enough for any machine: only a test that hangs is stopped.
const testTimeout = 120_000;

const shared = {
  environment: 'node',
  // Tests leave no global state, so files share loaded modules.
  isolate: false,
  // Many tests wait for a server or a thread.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
  testTimeout,
  hookTimeout: testTimeout,
  expect: { poll: { timeout: testTimeout / 4 } },
} as const;

// Servers that tests start run from their sources, unless `npm test` has built them.
process.env['SERVER_PROGRAM'] ??= join(import.meta.dirname, 'packages/server/src/main.ts');
// Programs and threads that tests start share a compile cache.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    tags: [
      {
        name: 'deep',
        description: 'Many cases, or a search: not part of `npm test`, but of `npm run test:all`.',
      },
    ],
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          // Node loads the sources itself, a third faster than Vite.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'examples/**/*.test.ts'],
          exclude: ['packages/web/**'],
        },
      },
      {
        // Modules with runes (*.svelte.ts) need the compiler of the page.
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { ...shared, name: 'web', unstubGlobals: true, include: ['src/**/*.test.ts'] },
      },
    ],
  },
});
