import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { buildPackage, LIBRARIES } from '../scripts/packages.ts';
import { ONLY, QUICK } from './screens.ts';

/** The published libraries as a page without a bundler loads them, by an import map from their `exports`. */
const folder = mkdtempSync(join(tmpdir(), 'nain-jaune-in-browser-'));
const ORIGIN = 'http://packages.test';

test.beforeAll(async () => {
  for (const library of LIBRARIES) await buildPackage(library, join(folder, basename(library.name)));
});

test.afterAll(() => rmSync(folder, { recursive: true }));

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/** Returns each entry of a built package with its address. */
function addressesOf(name: string): readonly (readonly [entry: string, address: string])[] {
  const manifest = readFileSync(join(folder, basename(name), 'package.json'), 'utf8');
  const { exports }: Manifest = JSON.parse(manifest);
  return Object.entries(exports).map(([entry, file]) => [
    join(name, entry),
    `${ORIGIN}/${join(basename(name), file.default)}`,
  ]);
}

/** Plays a game between bots with one hint, and stores its report in the window. */
const PROGRAM = `
  import { BOTS } from '@nain-jaune/bots';
  import * as engine from '@nain-jaune/engine';
  import { GameDriver } from '@nain-jaune/engine/driver';
  import { cryptoRandom, drawDealer, seededRandom, shuffledPack } from '@nain-jaune/engine/random';
  import { hintFor } from '@nain-jaune/review';

  const chance = cryptoRandom((words) => crypto.getRandomValues(words));
  const rules = engine.RULESETS['lindor-1789'];
  const bots = [BOTS.expert, BOTS.heuristic, BOTS.rosalie, BOTS.longest];
  const { dealer: firstDealer } = drawDealer(rules, bots.length, chance);
  const driver = GameDriver.start(rules, bots.length, { firstDealer, packOf: () => shuffledPack(chance) });

  let hint = null;
  function countHints({ view, legal }) {
    const thinking = hintFor(view, legal, seededRandom(1), { deals: 20 });
    for (let step = thinking.next(); ; step = thinking.next()) if (step.done) return step.value.moves.length;
  }
  driver.deal();
  for (let { turn } = driver; turn !== null; { turn } = driver) {
    hint ??= countHints(turn);
    driver.makeMove(bots[turn.seat].choose(turn.view, engine.legalMovesOf(turn.view), seededRandom(1)));
  }
  const { game } = driver;
  const players = bots.map((_, seat) => ({ name: 'Bot ' + seat }));
  window.report = { findings: engine.checkRecord(engine.makeRecord(game, players)), hint, counters: game.counters };
`;

test('the packages play a game in a browser without a bundler', {
  tag: [QUICK.desk, ONLY.desk],
}, async ({ page }) => {
  const imports = Object.fromEntries(LIBRARIES.flatMap(({ name }) => addressesOf(name)));
  const entries = Object.keys(imports).map((entry) => `import '${entry}';`);
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/')
      return route.fulfill({
        contentType: 'text/javascript',
        body: readFileSync(join(folder, pathname), 'utf8'),
      });
    const map = `<script type="importmap">${JSON.stringify({ imports })}</script>`;
    const program = `<script type="module">${entries.join('\n')}${PROGRAM}</script>`;
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html>${map}${program}` });
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(`${ORIGIN}/`);
  await expect
    .poll(() => (faults.length > 0 ? faults : page.evaluate(() => Reflect.get(window, 'report'))))
    .toMatchObject({
      findings: [],
      hint: expect.any(Number),
      counters: Array(4).fill(expect.any(Number)),
    });
});
