import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offline } from './offline.ts';
import { makeBack } from './src/art/backs.ts';
import { makeParisCourts } from './src/art/parisCourts.ts';
import { makeFaces } from './src/art/portraits.ts';
import { makeIcon, makeMaskableIcon, makeSprite } from './src/art/sprite.ts';
import { makeWood } from './src/art/wood.ts';

/** The courts of Paris, from the package that has them. */
function makeParis(): string {
  return makeParisCourts(readFileSync(new URL(import.meta.resolve('svg-cards/svg-cards.svg')), 'utf8'));
}

/** Writes the drawings as files: a sprite of the cards, one of the faces, the courts of Paris, and the icons. */
function drawings(): Plugin {
  const files = new Map([
    ['cards.svg', makeSprite],
    ['back.svg', () => makeBack('modern')],
    ['back-1760.svg', () => makeBack('1760')],
    ['faces.svg', makeFaces],
    // Loaded by those who chose them; the offline cache knows them by this name.
    ['paris.svg', makeParis],
    ['wood.svg', makeWood],
    ['icon.svg', makeIcon],
    ['icon-maskable.svg', makeMaskableIcon],
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
  plugins: [svelte(), drawings(), VitePWA(offline)],
  build: { target: 'es2023', modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  worker: { format: 'es' },
});
