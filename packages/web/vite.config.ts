import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offline } from './offline.ts';
import { pictures } from './src/art/pictures.ts';

/** The drawings of the package that has the courts of Paris. */
function svgCards(): string {
  return readFileSync(new URL(import.meta.resolve('svg-cards/svg-cards.svg')), 'utf8');
}

/** Writes the drawings as files. */
function drawings(): Plugin {
  const files = pictures(svgCards);
  return {
    name: 'drawings',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const make = files.get((request.url ?? '').slice(1));
        if (make === undefined) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(make());
      });
    },
    generateBundle() {
      for (const [fileName, make] of files) this.emitFile({ type: 'asset', fileName, source: make() });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), drawings(), VitePWA(offline)],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
