import assert from 'node:assert/strict';
import { type Line, openLine } from './cutLine.ts';
import type { Engine, EnginePage, Size } from './enginePage.ts';
import { type Geometry, measure } from './geometry.ts';

/** One journey in one engine: its pages, and what they showed. */
export class Scene {
  readonly #engine: Engine;
  readonly size: Size;
  readonly server: string;
  readonly stances = new Map<string, Geometry>();
  readonly #pages: EnginePage[] = [];
  readonly #lines: Line[] = [];

  constructor(engine: Engine, size: Size, server: string) {
    this.#engine = engine;
    this.size = size;
    this.server = server;
  }

  /** Opens a window of a person for whom a site has already stored something. */
  async visit(site: string, stored: Readonly<Record<string, unknown>>): Promise<EnginePage> {
    const page = await this.#engine.newPage(this.size);
    this.#pages.push(page);
    // A file of the site has its storage, but no program.
    await page.open(`${site}/robots.txt`);
    await page.evaluate((entries) => {
      for (const [key, value] of entries) localStorage.setItem(`nain-jaune.${key}`, JSON.stringify(value));
    }, Object.entries(stored));
    return page;
  }

  /** Opens a line to the server that can be cut. */
  async openLine(): Promise<Line> {
    const line = await openLine(this.server);
    this.#lines.push(line);
    return line;
  }

  /** Measures a page, on which nothing may be cut. `cards`: whether all engines show the same cards. */
  async stance(name: string, page: EnginePage, cards: 'any' | 'same' = 'same'): Promise<void> {
    const geometry = await measure(page, cards);
    this.stances.set(name, geometry);
    assert.deepEqual(geometry.cut, [], name);
  }

  /** Returns what all pages show. */
  async state(title: string): Promise<string> {
    const states: string[] = [];
    for (const [index, page] of this.#pages.entries()) states.push(await page.state(`${title} ${index + 1}`));
    return states.join('\n');
  }

  async close(): Promise<void> {
    await Promise.all(this.#pages.map((page) => page.close()));
    await Promise.all(this.#lines.map((line) => line.close()));
  }
}
