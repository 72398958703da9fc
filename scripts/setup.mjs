// Installs the packages of a fresh clone, then runs a script: node scripts/setup.mjs [script.ts [arguments]].
// Plain JavaScript without dependencies: it runs before anything is installed, and on Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
/** The list of installed packages, which npm writes. */
const installedLockfile = join(root, 'node_modules', '.package-lock.json');
const localNode = join(root, 'node_modules', '.bin', 'node');

requireUsableNode();
if (!isInstalled()) install();
const [script, ...scriptArguments] = process.argv.slice(2);
if (script) await run(resolve(root, script), scriptArguments);

function requireUsableNode() {
  const bringsOwnNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  if (!bringsOwnNode && !isNewEnough(process.versions.node)) askForNode();
}

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= oldestNode;
}

function askForNode() {
  fail(
    `Nain Jaune needs Node ${oldestNode} or newer on this system. This is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Returns whether node_modules has the packages of package-lock.json. */
function isInstalled() {
  if (!existsSync(installedLockfile)) return false;
  const wanted = packagesIn(lockfile);
  const installed = packagesIn(installedLockfile);
  return (
    Object.keys(wanted).every((path) => path in installed || wanted[path].optional === true) &&
    Object.keys(installed).every(
      (path) => isSamePackage(installed[path], wanted[path]) && runsHere(installed[path]),
    )
  );
}

/** Returns the packages of a lockfile by path, without the root package. */
function packagesIn(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  return packages;
}

function isSamePackage(one, other) {
  return one.version === other?.version && one.integrity === other?.integrity;
}

/** Returns whether a package is for this system. A copied node_modules has the binaries of another one. */
function runsHere({ os, cpu }) {
  return includesSystem(os, process.platform) && includesSystem(cpu, process.arch);
}

function includesSystem(systems, own) {
  if (systems === undefined) return true;
  return systems.includes(own) || (systems[0].startsWith('!') && !systems.includes(`!${own}`));
}

function install() {
  console.log('Setting up: installing the packages of package-lock.json (about half a minute, once) …');
  const began = Date.now();
  const { status } = runNpm(['ci', '--loglevel=error', '--no-progress']);
  if (status !== 0) fail('The packages could not be installed. See above.');
  console.log(`Set up in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function runNpm(npmArguments) {
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...npmArguments], options);
  return spawnSync('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
}

async function run(file, fileArguments) {
  const node = findNode();
  if (isThisProcess(node)) {
    process.argv = [process.execPath, file, ...fileArguments];
    await import(pathToFileURL(file).href);
  } else {
    runWith(node, [file, ...fileArguments]);
  }
}

/** Returns the Node of the lockfile if it runs (it does not without glibc), else the Node that runs this. */
function findNode() {
  if (existsSync(localNode) && spawnSync(localNode, ['--version']).status === 0) return localNode;
  if (!isNewEnough(process.versions.node)) askForNode();
  return process.execPath;
}

function isThisProcess(node) {
  return realpathSync(node) === realpathSync(process.execPath);
}

function runWith(node, nodeArguments) {
  const child = spawn(node, [...process.execArgv, ...nodeArguments], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
