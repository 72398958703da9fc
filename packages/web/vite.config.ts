import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { makeIcon, makeSprite } from './src/art/sprite.ts';

/** Writes our own drawings as files: one sprite of the cards, and the icon of the page. */
function drawings(): Plugin {
  const files = new Map([
    ['cards.svg', makeSprite],
    ['icon.svg', makeIcon],
  ]);
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
  plugins: [svelte(), drawings()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
