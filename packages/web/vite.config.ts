import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { offline } from './offline.ts';
import { printType } from './printType.ts';
import { pictures } from './src/art/pictures.ts';

/** The drawings of the package that has the courts of Paris. */
function svgCards(): string {
  return readFileSync(new URL(import.meta.resolve('svg-cards/svg-cards.svg')), 'utf8');
}

const drawn = [...pictures(svgCards)].map(([name, make]) => [name, make()] as const);
/** One hash over all drawings: they belong together, and are as many as the cards. */
const drawnHash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);
/** What a style sheet, a manifest or the browser itself names. */
const PLAINLY_NAMED = /^(back|inlay|wood|dwarf|icon|head)/;

/** Makes the addresses of drawings in a style sheet relative. Every style sheet is in assets/, one folder below the drawings. */
function addressedFromAssets(css: string | Uint8Array): string {
  return css.toString().replaceAll(/url\((["']?)\/(?=[\w-]+\.svg)/g, 'url($1../');
}

/** Writes the drawings as files. What the program names holds a hash in its name: each card that is laid would ask for it anew. */
function drawings(): Plugin {
  const files = new Map(
    drawn.map(([name, source]) => [
      PLAINLY_NAMED.test(name) ? name : `assets/${name.replace('.', `-${drawnHash}.`)}`,
      source,
    ]),
  );
  return {
    name: 'drawings',
    config: () => ({ define: { DRAWINGS_HASH: JSON.stringify(drawnHash) } }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1);
        const source = files.get(name);
        if (source === undefined) return next();
        response.setHeader('content-type', name.endsWith('.json') ? 'application/json' : 'image/svg+xml');
        response.end(source);
      });
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = addressedFromAssets(file.source);
      },
    },
  };
}

/** What begins the program, and what nearly every page shows. */
const SHELL = [
  /node_modules\/svelte\//,
  /web\/src\/(main|App)\./,
  /web\/src\/shell\/(PageFrame|LanguageChoice)\.svelte/,
  /web\/src\/pages\/(Trouble\.svelte|gameInWords)/,
  /web\/src\/(settings|routing)\//,
  /web\/src\/(houseRules\/savedHouseRules|browser\/saveFile)\b/,
  /engine\/src\/(cards\/|outcome|rules\/(rulesets|houseName))/,
  /words\/src\/(bots|calls|cards|grammar|rulesets|sentences|typeset)\.ts/,
];
/** Where games are chosen, here or for a table on a server. */
const CHOICE = [/web\/src\/pages\/HomePage\.svelte/, /web\/src\/pages\/newGame\b/];
/** What every table shows, that of the lesson and those on a server too. */
const TABLE = [
  /web\/src\/table\/(Hand|Middle|Opponents|OwnPlace|BarFrame|BarTool|TableTitle|TableScene)\.svelte/,
  /web\/src\/table\/(tableKeys|overTable)\b/,
  /web\/src\/play\/(?!openGame|refusalInWords)/,
  /web\/src\/announcer\/(Announcer|tableTalk)/,
];

/** What jsPDF would load for pages of HTML and pictures of canvases, which are not printed here. */
const NEVER_PRINTED = ['canvg', 'dompurify', 'html2canvas'];

/** No part of the page is a custom element: what Svelte prepares for such is left out, which it does not offer by itself. */
const WITHOUT_CUSTOM_ELEMENTS = {
  moduleSideEffects: [
    { test: /svelte\/src\/internal\/client\/dom\/elements\/custom-element/, sideEffects: false },
  ],
};

/** What the worker needs to begin a game and to play it. */
const GAME = [/web\/src\/worker\/worker\.ts/];

/** Each of these in one file, with all that it imports: many small files compress badly. What only one page needs stays with it. */
function filesOf(parts: Readonly<Record<string, readonly RegExp[]>>) {
  const groups = Object.entries(parts).map(([name, modules]) => ({
    name,
    test: (module: string) => modules.some((part) => part.test(module)),
  }));
  return { output: { codeSplitting: { groups } } };
}

/**
 * What is asked for in the very moment in which a part of the page is: all that it needs, so that nothing waits for another.
 * The sheets of a table are fetched when nobody waits for them; a score of files at once would be a long moment in play.
 */
function atOnce(part: string, files: string[]): string[] {
  return part.includes('TableSheets') ? files.filter((file) => file.endsWith('.css')) : files;
}

export default defineConfig({
  // Relative addresses: the page works under any path, such as https://host/nain/.
  base: './',
  plugins: [svelte(), drawings(), printType(), VitePWA(offline)],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: atOnce },
    assetsInlineLimit: 0,
    rolldownOptions: {
      external: NEVER_PRINTED,
      treeshake: WITHOUT_CUSTOM_ELEMENTS,
      ...filesOf({ shell: SHELL, choice: CHOICE, table: TABLE }),
    },
  },
  worker: { format: 'es', rolldownOptions: filesOf({ game: GAME }) },
});
