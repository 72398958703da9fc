import { describe, expect, it } from 'vitest';
import { findViolations } from './boundaries.ts';
import type { Package, Source } from './importGraph.ts';

const engineExports = {
  '.': './src/index.ts',
  './driver': './src/driver/index.ts',
  './random': './src/random/index.ts',
  './kernel': './src/kernel/index.ts',
};

function makePackage(short: string, dependencies: readonly string[] = [], exports = {}): Package {
  return {
    name: `@nain-jaune/${short}`,
    folder: `packages/${short}`,
    dependencies,
    exports: { '.': './src/index.ts', ...exports },
  };
}

const packages: readonly Package[] = [
  makePackage('engine', [], engineExports),
  makePackage('bots', ['@nain-jaune/engine']),
  makePackage('table', ['@nain-jaune/engine', '@nain-jaune/bots']),
  makePackage('web', [
    '@nain-jaune/engine',
    '@nain-jaune/bots',
    '@nain-jaune/table',
    '@nain-jaune/review',
    'svelte',
  ]),
  makePackage('review', ['@nain-jaune/engine', '@nain-jaune/bots']),
];

function check(files: Readonly<Record<string, string>>): readonly string[] {
  const sources: readonly Source[] = Object.entries(files).map(([path, text]) => ({
    path: `packages/${path}`,
    text,
  }));
  return findViolations(packages, sources).map(({ file, line, reason }) => `${file}:${line} ${reason}`);
}

describe('a package', () => {
  it('may import its own files and the dependencies in its package.json', () => {
    expect(
      check({
        'bots/src/index.ts': "import { play } from '@nain-jaune/engine';\nexport * from './a.ts';",
        'bots/src/a.ts': "import { shuffle } from '@nain-jaune/engine/random';\nimport { x } from 'node:fs';",
      }),
    ).toEqual([]);
  });

  it('may not import a package that it does not list', () => {
    expect(check({ 'engine/src/index.ts': "\nimport type { Bot } from '@nain-jaune/bots';" })).toEqual([
      'packages/engine/src/index.ts:2 @nain-jaune/engine does not list @nain-jaune/bots in its package.json',
    ]);
    expect(check({ 'engine/src/index.ts': "export { map } from 'lodash/fp';" })).toEqual([
      'packages/engine/src/index.ts:1 @nain-jaune/engine does not list lodash in its package.json',
    ]);
  });

  it.each([
    "const bots = await import('@nain-jaune/bots');",
    "export * from '@nain-jaune/bots';",
    "type Bot = import('@nain-jaune/bots').Bot;",
    "import '@nain-jaune/bots';",
  ])('is read by its imports of every kind: %s', (text) => {
    expect(check({ 'engine/src/index.ts': text })).toHaveLength(1);
  });

  it('may have the text of an import in a comment or a string', () => {
    expect(
      check({ 'engine/src/index.ts': "// import '@nain-jaune/bots'\nconst s = \"import 'lodash'\";" }),
    ).toEqual([]);
  });

  it('may not import another by a relative path', () => {
    expect(check({ 'bots/src/a.ts': "import { a } from '../../engine/src/a.ts';" })).toEqual([
      'packages/bots/src/a.ts:1 ../../engine/src/a.ts leaves the package: import another by its name',
    ]);
  });

  it('may use the tools of the root in its tests', () => {
    expect(check({ 'engine/src/a.test.ts': "import { it } from 'vitest';" })).toEqual([]);
    expect(check({ 'engine/src/a.test.ts': "import { b } from '@nain-jaune/bots';" })).toHaveLength(1);
  });
});

describe('the screen', () => {
  it.each(['table', 'bots', 'engine/driver', 'engine/random', 'engine/kernel'])(
    'may not import %s',
    (name) => {
      const text = `<script lang="ts">\n  import { x } from '@nain-jaune/${name}';\n</script>\n<p>hello</p>`;
      expect(check({ 'web/src/App.svelte': text })).toEqual([
        expect.stringContaining(`packages/web/src/App.svelte:2 imports @nain-jaune/${name}: the screen`),
      ]);
    },
  );

  it('may import the engine, and the worker everything', () => {
    expect(
      check({
        'web/src/App.svelte': "<script>\n  import { x } from '@nain-jaune/engine';\n</script>",
        'web/src/worker/main.ts': "import { x } from '@nain-jaune/table';",
      }),
    ).toEqual([]);
  });

  it('may import files of the worker only if these do not import the table', () => {
    expect(
      check({
        'web/src/App.svelte':
          "<script module>\n  import { a } from './worker/messages.ts';\n</script>\n<p></p>\n<script>\n  import { b } from './worker/play.ts';\n</script>",
        'web/src/worker/messages.ts': 'export const a = 1;',
        'web/src/worker/play.ts': "export { b } from './seat.ts';",
        'web/src/worker/seat.ts': "import { b } from '@nain-jaune/table';\nexport { b };",
      }),
    ).toEqual([expect.stringContaining('App.svelte:6 imports ./worker/play.ts, which brings the table')]);
  });

  it('is checked in its markup too', () => {
    expect(
      check({ 'web/src/App.svelte': "<p>\n{#await import('@nain-jaune/table') then x}{x}{/await}</p>" }),
    ).toHaveLength(1);
  });
});

describe('the rules', () => {
  it('may not import random, but random may import the rules', () => {
    expect(
      check({
        'engine/src/deal/play.ts': "import { shuffle } from '../random/shuffle.ts';",
        'engine/src/random/shuffle.ts': "import { pack } from '../cards/pack.ts';",
        'engine/src/deal/play.test.ts': "import { shuffle } from '../random/shuffle.ts';",
      }),
    ).toEqual([expect.stringContaining('packages/engine/src/deal/play.ts:1 imports ../random/shuffle.ts')]);
  });

  it('have test helpers, which may import random but are not part of the program', () => {
    expect(
      check({
        'engine/src/testing/deals.ts': "import { shuffle } from '../random/shuffle.ts';",
        'engine/src/deal/play.test.ts': "import { deals } from '../testing/deals.ts';",
        'engine/src/deal/play.ts': "import { deals } from '../testing/deals.ts';",
      }),
    ).toEqual([expect.stringContaining('packages/engine/src/deal/play.ts:1 imports ../testing/deals.ts')]);
  });

  it('forbid bots and table to import code that sees all hands', () => {
    const found = check({
      'bots/src/a.ts': "import { reviewDeal } from '@nain-jaune/review';",
      'table/src/a.ts': "import { reviewDeal } from '@nain-jaune/review';",
    });
    expect(found.filter((line) => line.includes('may not sit at a table'))).toHaveLength(2);
  });

  it('let the screen import the types of a review only', () => {
    const types = "import type { Review } from '@nain-jaune/review';";
    const program = "import { reviewDeal } from '@nain-jaune/review';";
    expect(check({ 'web/src/Sheet.ts': types })).toEqual([]);
    expect(check({ 'web/src/Sheet.ts': program })).toEqual([expect.stringContaining('only the worker')]);
  });
});

describe('a cycle', () => {
  it('between files is reported with its path', () => {
    expect(
      check({
        'engine/src/a.ts': "import './b.ts';",
        'engine/src/b.ts': "\nimport './c.ts';",
        'engine/src/c.ts': "\n\nimport './b.ts';",
      }),
    ).toEqual([
      `packages/engine/src/c.ts:3 closes a cycle: ${['b', 'c', 'b'].map((name) => `packages/engine/src/${name}.ts`).join(' → ')}`,
    ]);
  });

  it('is closed by a type-only import in a library', () => {
    const files = {
      'engine/src/a.ts': "import './b.ts';",
      'engine/src/b.ts': "export type * from './a.ts';",
    };
    expect(check(files)).toEqual([expect.stringContaining('packages/engine/src/b.ts:1 closes a cycle')]);
  });

  it('is not closed by a type-only import in an application', () => {
    const files = (back: string) => ({ 'table/src/a.ts': "import './b.ts';", 'table/src/b.ts': back });
    expect(check(files("import type { A } from './a.ts';"))).toEqual([]);
    expect(check(files("export type { A } from './a.ts';"))).toEqual([]);
    expect(check(files("import { type A } from './a.ts';"))).toHaveLength(1);
  });

  it('may be a file that imports itself', () => {
    expect(check({ 'engine/src/a.ts': "import './a.ts';" })).toHaveLength(1);
  });

  it('is not two paths to one file', () => {
    expect(
      check({
        'engine/src/a.ts': "import './b.ts';\nimport './c.ts';",
        'engine/src/b.ts': "import './d.ts';",
        'engine/src/c.ts': "import './d.ts';",
        'engine/src/d.ts': '',
      }),
    ).toEqual([]);
  });
});

describe('a fragile global of the browser', () => {
  it.each([
    'localStorage.getItem(key)',
    'window.matchMedia(query)',
    "'serviceWorker' in navigator",
    'new AudioContext()',
    "history.pushState(null, '', address)",
    'new Sheets(window.history)',
    "const channel = new BroadcastChannel('x');",
  ])('may not be used: %s', (code) => {
    expect(check({ 'web/src/table/Sheet.svelte': `<script>\n  ${code}\n</script>` })).toEqual([
      expect.stringContaining('packages/web/src/table/Sheet.svelte:2 uses'),
    ]);
  });

  it('may be used by the file that guards it, by tests and outside the page, and in comments and types', () => {
    expect(
      check({
        'web/src/app/browser/browser.ts': 'localStorage.clear();',
        'web/src/table/sheet.test.ts': 'localStorage.clear();',
        'cli/src/main.ts': 'navigator.language;',
        'web/src/table/sheet.ts':
          '/** A `localStorage`. */\n// navigator\nlet context: AudioContext;\nthis.caches;',
      }),
    ).toEqual([]);
  });
});
