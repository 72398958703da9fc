#!/usr/bin/env node
// The way into the command line. Plain JavaScript that an old Node can still read: it finds a Node that runs
// TypeScript as it stands, and hands over to it.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

const oldestNode = 24;
const localNode = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));

if (Number.parseInt(process.versions.node, 10) >= oldestNode) {
  // What was compiled once need not be compiled again: a third of the time until anything is said.
  module.enableCompileCache?.();
  await import('../src/main.ts');
} else if (existsSync(localNode)) {
  handOverTo(localNode);
} else {
  console.error(
    `nain needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org.`,
  );
  process.exitCode = 2;
}

function handOverTo(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  // A terminal's Ctrl-C reaches the child by itself; this process only stays to bring back its answer.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
