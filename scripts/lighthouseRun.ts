import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { listenOn, makeServer } from '../packages/server/src/index.ts';
import { ensureChromium } from './browsers.ts';
import { builtPage } from './building.ts';

export const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
export type Category = (typeof CATEGORIES)[number];

export interface LighthouseReport {
  readonly name: string;
  /** From 0 to 100. */
  readonly marks: Readonly<Record<Category, number>>;
  /** The failed audits, each with its category. */
  readonly findings: readonly string[];
  /** In milliseconds. */
  readonly times: Readonly<Record<string, number>>;
}

interface Stage {
  readonly address: string;
  readonly context: BrowserContext;
  readonly port: number;
}

/** Audits the home page and a table of the built page, served by the real server, on the mobile setting. */
export async function reportPages(categories: readonly Category[]): Promise<LighthouseReport[]> {
  return withStage(async (stage) => [
    await report(stage, 'home', `${stage.address}/`, categories),
    await report(stage, 'table', await openTable(stage), categories),
  ]);
}

async function withStage<Result>(act: (stage: Stage) => Promise<Result>): Promise<Result> {
  const server = makeServer({ page: builtPage });
  const profile = mkdtempSync(join(tmpdir(), 'nain-jaune-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    chromiumSandbox: false,
    args: ['--remote-debugging-port=0', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
  try {
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    const address = `http://localhost:${await listenOn(server, 0)}`;
    return await act({ address, context, port: Number(port) });
  } finally {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Starts a game and returns the address of its table. */
async function openTable({ address, context }: Stage): Promise<string> {
  const page: Page = await context.newPage();
  await page.goto(address);
  await page.locator('button.start').click();
  await page.getByRole('toolbar').getByRole('button').first().waitFor();
  const table = page.url();
  await page.close();
  return table;
}

async function report(
  { port }: Stage,
  name: string,
  address: string,
  categories: readonly Category[],
): Promise<LighthouseReport> {
  const flags = { port, output: 'json', logLevel: 'error', disableStorageReset: true } as const;
  // The screenshot of the full page takes a quarter of the time and affects no mark.
  const options = { ...flags, disableFullPageScreenshot: true, onlyCategories: [...categories] };
  const result = await lighthouse(address, options);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${address}`);
  const { audits, categories: found } = result.lhr;
  const marks = Object.fromEntries(
    CATEGORIES.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>;
  const findings = Object.entries(found).flatMap(([category, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 1) return [];
      return [`${category}: ${audit.title} ${audit.displayValue ?? ''}`.trim()];
    }),
  );
  const times = Object.fromEntries(
    ['first-contentful-paint', 'largest-contentful-paint', 'interactive', 'total-blocking-time'].map((id) => [
      id,
      Math.round(audits[id]?.numericValue ?? Number.NaN),
    ]),
  );
  return { name, marks, findings, times };
}
