// Sets up a fresh clone, then runs a script: node scripts/setup.mjs [script.ts [arguments]].
// Plain JavaScript without dependencies, because it runs before anything is installed and on an older Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const oldestNode = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
const lockfile = join(root, 'package-lock.json');
/** What npm writes after an installation: the packages that are there. */
const installedLockfile = join(root, 'node_modules', '.package-lock.json');
const localNode = join(root, 'node_modules', '.bin', 'node');
const words = join(root, 'packages', 'words', 'src');
const languagesStamp = join(root, '.cache', 'listed-languages');

refuseHopelessSystems();
if (!isInstalled()) install();
if (!areLanguagesListed()) listLanguages();
const [script, ...scriptArguments] = process.argv.slice(2);
if (script) await run(resolve(root, script), scriptArguments);

function refuseHopelessSystems() {
  const bringsOwnNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch);
  if (!bringsOwnNode && !isNewEnough(process.versions.node)) askForNode();
}

function isNewEnough(version) {
  return Number.parseInt(version, 10) >= oldestNode;
}

function askForNode() {
  fail(
    `Nain Jaune needs Node ${oldestNode} or newer, and this is Node ${process.versions.node}: install a newer one from https://nodejs.org and try again.`,
  );
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Whether node_modules has the packages of package-lock.json, installed by this script or by hand. */
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

/** The packages of a lockfile of npm by their path, without the root package. */
function packagesIn(file) {
  const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  return packages;
}

function isSamePackage(one, other) {
  return one.version === other?.version && one.integrity === other?.integrity;
}

/** Whether a package is for this system. Binaries of another one are there if node_modules was copied from it. */
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
  if (status !== 0) fail('The packages could not be installed. The reason is above.');
  console.log(`Set up in ${Math.round((Date.now() - began) / 1000)} s.`);
}

function runNpm(npmArguments) {
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...npmArguments], options);
  return spawnSync('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
}

/** What the registry of languages is written from, and what was written. */
function languagesHash() {
  const hash = createHash('sha256');
  for (const folder of [join(words, 'languages'), words]) {
    const files = readdirSync(folder).filter((file) => folder !== words || isWrittenFromLanguages(file));
    for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

function isWrittenFromLanguages(file) {
  return file === 'registry.ts' || file === 'everyLanguage.ts';
}

function areLanguagesListed() {
  return existsSync(languagesStamp) && readFileSync(languagesStamp, 'utf8') === languagesHash();
}

/** A language is one file: what lists the files is written anew where they have changed. */
function listLanguages() {
  const { status } = spawnSync(findNode(), [join(root, 'scripts', 'languages.ts')], { stdio: 'inherit' });
  if (status !== 0) fail('The languages could not be listed; what is wrong is said above.');
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(languagesStamp, languagesHash());
}

async function run(file, fileArguments) {
  const node = findNode();
  if (isThisProcess(node)) {
    process.argv = [process.execPath, file, ...fileArguments];
    await import(pathToFileURL(file).href);
  } else {
    handOverTo(node, [file, ...fileArguments]);
  }
}

/** The Node of the lockfile where it runs (it does not on a Linux without glibc), else the one at hand. */
function findNode() {
  if (existsSync(localNode) && spawnSync(localNode, ['--version']).status === 0) return localNode;
  if (!isNewEnough(process.versions.node)) askForNode();
  return process.execPath;
}

function isThisProcess(node) {
  return realpathSync(node) === realpathSync(process.execPath);
}

function handOverTo(node, nodeArguments) {
  const child = spawn(node, [...process.execArgv, ...nodeArguments], { stdio: 'inherit' });
  // This process only stays to bring back the child's answer.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
