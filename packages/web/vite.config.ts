import { createHash } from 'node:crypto';
import { pictures } from '@nain-jaune/art/pictures';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fonts } from './fonts.ts';
import { offline } from './offline.ts';
import { CHOICE, CONTROLS, FIELDS, GAME, RULES, SHELL, TABLE, wordsOf } from './parts.ts';
import { shell } from './shell.ts';

const drawn = [...pictures()].map(([name, make]) => [name, make()] as const);
/** One hash for all drawings. */
const drawnHash = createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 8);
/** Files that a style sheet, a manifest or the browser refers to by name. */
const PLAINLY_NAMED = /^(back|inlay|wood|dwarf|icon|head)/;

/** Makes the addresses of drawings relative to assets/, which has the style sheets. */
function addressedFromAssets(css: string | Uint8Array): string {
  return css.toString().replaceAll(/url\((["']?)\/(?=[\w-]+\.svg)/g, 'url($1../');
}

/** Writes the drawings as files. Those that the program refers to have a hash in their name, so that browsers cache them. */
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

/** Drops Svelte's code for custom elements, which has no own option. */
const WITHOUT_CUSTOM_ELEMENTS = {
  moduleSideEffects: [
    { test: /svelte\/src\/internal\/client\/dom\/elements\/custom-element/, sideEffects: false },
    { test: /svelte\/src\/internal\/client\/dom\/elements\/bindings\//, sideEffects: false },
  ],
};

/** Bundles each part with its imports into one file. */
function filesOf(parts: Readonly<Record<string, readonly string[]>>) {
  const groups = Object.entries(parts).map(([name, modules]) => ({
    name,
    ...(name === 'fields' ? { includeDependenciesRecursively: false } : {}),
    test: (module: string) => modules.some((path) => module.includes(path)),
  }));
  return { output: { codeSplitting: { groups } } };
}

/**
 * The files to preload with a part of the page: all that it needs. The sheets of a table are fetched in the background, where many
 * files at once would delay play.
 */
function preloaded(part: string, files: string[]): string[] {
  return part.includes('homeSheets') ? files.filter((file) => file.endsWith('.css')) : files;
}

export default defineConfig({
  // Relative addresses: the page works under any path, such as https://host/nain/.
  base: './',
  plugins: [svelte({ compilerOptions: { runes: true } }), drawings(), fonts(), shell(), VitePWA(offline)],
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false, resolveDependencies: preloaded },
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: WITHOUT_CUSTOM_ELEMENTS,
      ...filesOf({
        fields: FIELDS,
        shell: SHELL,
        choice: CHOICE,
        table: TABLE,
        fr: wordsOf('fr'),
        en: wordsOf('en'),
        de: wordsOf('de'),
        controls: CONTROLS,
        rules: RULES,
      }),
    },
  },
  worker: { format: 'es', rolldownOptions: filesOf({ game: GAME }) },
});
