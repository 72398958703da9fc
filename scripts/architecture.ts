/** `npm run golden:picture`: draws the packages and their imports in docs/architecture.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, type Link, linksOf, readPackages, readSources } from './importGraph.ts';
import { root } from './workspace.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The page that has the picture. */
export const architecturePage: string = join(root, 'docs/architecture.md');

/** Matches the picture in the page. */
export const PICTURE = /```mermaid\n(.*?\n)?```\n/s;

/**
 * Returns a Mermaid diagram of the packages, with the page divided into screen and worker. A solid arrow is an import, a dotted
 * one an import of types only. Arrows that follow from a longer path are omitted.
 */
export function drawImports(): string {
  const packages = readPackages();
  const links = readSources()
    .filter(({ path }) => !isTest(path))
    .flatMap((source) => linksOf(source, packages));
  const imports = graphOf(links.filter(({ isOfTypes }) => !isOfTypes));
  const types = graphOf(links);
  const solid = arrowsOf(imports, (from, to) => !hasDetour(imports, from, to));
  const dotted = arrowsOf(types, (from, to) => !reachable(imports, from).has(to));
  const lines = [
    'webScreen["web: screen"]',
    'webWorker["web: worker"]',
    'sameCards["same-cards"]',
    ...solid.map(([from, to]) => `${from} --> ${to}`),
    ...dotted.map(([from, to]) => `${from} -.-> ${to}`),
  ];
  return `\`\`\`mermaid\nflowchart TD\n${lines.map((line) => `  ${line}\n`).join('')}\`\`\`\n`;
}

function partOf(path: string): string | undefined {
  const [, name] = /^packages\/([\w-]+)\/src\//.exec(path) ?? [];
  // A hyphen would be part of an arrow.
  if (name !== 'web') return name?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return path.startsWith('packages/web/src/worker/') ? 'webWorker' : 'webScreen';
}

function graphOf(links: readonly Link[]): Graph {
  const graph = new Map<string, Set<string>>();
  const setOf = (part: string) => graph.get(part) ?? graph.set(part, new Set()).get(part) ?? new Set();
  for (const { file, target } of links) {
    const from = partOf(file);
    const to = partOf(target);
    if (from === undefined || to === undefined) continue;
    setOf(to);
    if (from !== to) setOf(from).add(to);
  }
  return graph;
}

function arrowsOf(graph: Graph, isShown: (from: string, to: string) => boolean): [string, string][] {
  return [...graph]
    .flatMap(([from, targets]) => [...targets].map((to): [string, string] => [from, to]))
    .filter(([from, to]) => isShown(from, to))
    .sort(([from, to], [otherFrom, otherTo]) => from.localeCompare(otherFrom) || to.localeCompare(otherTo));
}

function hasDetour(graph: Graph, from: string, to: string): boolean {
  const others = [...(graph.get(from) ?? [])].filter((part) => part !== to && part !== from);
  return others.some((part) => reachable(graph, part, from).has(to));
}

/** Returns the parts that can be reached from a part without passing through another one. */
function reachable(graph: Graph, start: string, avoided?: string): ReadonlySet<string> {
  const found = new Set([start]);
  for (const part of found) for (const next of graph.get(part) ?? []) if (next !== avoided) found.add(next);
  return found;
}

if (import.meta.main) {
  const page = readFileSync(architecturePage, 'utf8');
  writeFileSync(architecturePage, page.replace(PICTURE, drawImports()));
}
