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

/** What nearly every page shows. */
const SHELL = [
  /node_modules\/svelte\//,
  /web\/src\/shell\/(PageFrame|LanguageChoice)\.svelte/,
  /web\/src\/client\/(preferences|route|profiles|houseRules|chapter|save)\b/,
  /engine\/src\/(cards\/|outcome|rules\/(rulesets|houseName))/,
  /words\/src\/(bots|calls|cards|errors|grammar|rulesets|sentences|typeset)\.ts/,
];
/** What every table shows, that of the lesson too. */
const TABLE = [
  /web\/src\/table\/(Hand|Middle|Opponents|AnnounceChoice)\.svelte/,
  /web\/src\/client\/tableClient\b/,
];

/** Each of them in one file: many small files compress badly. What only one page needs stays with that page. */
const groups = Object.entries({ shell: SHELL, table: TABLE }).map(([name, parts]) => ({
  name,
  test: (module: string) => parts.some((part) => part.test(module)),
}));

export default defineConfig({
  plugins: [svelte(), drawings(), VitePWA(offline)],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
});
