import { defineConfig } from 'vite';

/** Bundles the command line and its worker threads without dependencies. */
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    license: { fileName: 'third-party.md' },
    rolldownOptions: {
      input: {
        nain: 'src/main.ts',
        worker: '../simulator/src/worker.ts',
        arenaWorker: '../simulator/src/arena/arenaWorker.ts',
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true },
});
