/**
 * `npm run advisories`: asks the npm registry for known advisories about the packages of package-lock.json.
 *
 * Exit status: 0 if there are none, 1 if there are, 2 if the registry could not be asked.
 */
import { spawnSync } from 'node:child_process';
import { root } from './workspace.ts';

interface Advisory {
  readonly title: string;
  readonly url: string;
  readonly severity: string;
  readonly range: string;
}

/** The JSON of `npm audit`: a report, or an error. */
interface Audit {
  /** By package. `via` has advisories about it, and names of its dependencies that have some. */
  readonly vulnerabilities?: Readonly<Record<string, { readonly via: readonly (Advisory | string)[] }>>;
  readonly metadata?: { readonly dependencies: { readonly total: number } };
  readonly message?: string;
  readonly error?: { readonly summary?: string };
}

const found = 1;
const notAsked = 2;

const audit = readAudit();
if (audit.vulnerabilities === undefined) reportFailure(audit);
else report(audit.vulnerabilities, audit.metadata?.dependencies.total ?? 0);

function readAudit(): Audit {
  // Offline npm would report no advisories without asking.
  const options = ['--package-lock-only', '--json', '--audit', '--no-offline', '--fetch-retries=1'];
  const { stdout, stderr, error } = runNpm(['audit', ...options]);
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return { message: error?.message ?? stderr.trim() };
  }
}

function runNpm(words: readonly string[]) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const npm = process.env['npm_execpath'];
  if (npm?.endsWith('.js')) return spawnSync(process.execPath, [npm, ...words], options);
  return spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
}

function reportFailure({ message, error }: Audit): void {
  const reason = [error?.summary, message].find((text) => text !== undefined && text !== '') ?? 'no reason';
  console.error(`The registry could not be asked, so nothing is known about advisories: ${reason}`);
  console.error(
    'Ask again where the npm registry can be reached, or name another one: npm_config_registry=https://…',
  );
  process.exitCode = notAsked;
}

function report(vulnerabilities: NonNullable<Audit['vulnerabilities']>, packages: number): void {
  const lines = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((one) => typeof one !== 'string')
      .map(({ severity, range, title, url }) => `${name} ${range}: ${severity}: ${title} (${url})`),
  );
  const count = lines.length === 1 ? '1 known advisory' : `${lines.length} known advisories`;
  console.log([`${count} about the ${packages} packages of package-lock.json.`, ...lines].join('\n'));
  if (lines.length > 0) process.exitCode = found;
}
