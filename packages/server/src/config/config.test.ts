import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig, VARIABLES } from './config.ts';

function configOf(environment: Record<string, string>) {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error.join('\n'));
  return config.value;
}

function complaintsAbout(environment: Record<string, string>): readonly string[] {
  const config = readConfig(environment);
  return config.ok ? [] : config.error;
}

describe('the configuration', () => {
  it('of an empty environment serves this machine on port 1760 with its own folder', () => {
    expect(configOf({})).toMatchObject({
      port: 1760,
      host: 'localhost',
      dataFolder: 'data',
      databaseUrl: null,
      publicOrigins: null,
      trustProxy: null,
      logLevel: 'info',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ' })).toEqual(configOf({}));
  });

  it('has the values of the variables', () => {
    expect(
      configOf({
        PORT: '8080',
        DATABASE_URL: 'postgres://a:b@db:5432/game',
        NODE_ADDRESS: 'http://10.0.0.5:1760/',
        PUBLIC_ORIGINS: 'https://game.example, https://www.game.example',
        TRUST_PROXY: '10.0.0.0/8, loopback',
      }),
    ).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://a:b@db:5432/game',
      nodeAddress: 'http://10.0.0.5:1760',
      publicOrigins: ['https://game.example', 'https://www.game.example'],
      trustProxy: ['10.0.0.0/8', 'loopback'],
    });
    expect(configOf({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  });

  it.each([
    ['PORT', '80.5'],
    ['PORT', '0x10'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db'],
    ['NODE_ADDRESS', 'http://host/path'],
    ['PUBLIC_ORIGINS', 'game.example'],
    ['PUBLIC_ORIGINS', 'https://a.example,'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '2001:db8::/129'],
    ['TRUST_PROXY', '100'],
    ['TRUST_PROXY', '300.0.0.1'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_ADDRESS', '9464'],
    ['METRICS_ADDRESS', '127.0.0.1:0'],
    ['METRICS_ADDRESS', '127.0.0.1:65536'],
    ['OPERATOR_NAME', 'Anne\nMuster'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(complaintsAbout({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be `)),
    ]);
  });

  const rangeOf = (pattern: RegExp, least: number, most: number) =>
    VARIABLES.filter(({ name }) => pattern.test(name)).map(({ name }) => [name, least, most] as const);

  it.each([
    ...rangeOf(/^PORT$/, 0, 65_535),
    ...rangeOf(/^BOT_PACE$/, 0, 60_000),
    ...rangeOf(/^PLAY_NOW_WAIT$/, 1, 3600),
    // Attempts are accepted for a week.
    ...rangeOf(/^KEEP_DAILY_DAYS$/, 9, 36_500),
    ...rangeOf(/^KEEP_(?!DAILY)/, 1, 36_500),
    ...rangeOf(/^MAX_|_PER_/, 1, 1_000_000_000),
  ])('accepts %s from %i to %i', (name, least, most) => {
    for (const value of [least, most]) expect(complaintsAbout({ [name]: String(value) })).toEqual([]);
    for (const value of [least - 1, most + 1])
      expect(complaintsAbout({ [name]: String(value) })).toHaveLength(1);
  });

  it.each([
    ['OPERATOR_NAME', 100, ''],
    ['OPERATOR_CONTACT', 200, ''],
    ['NODE_ADDRESS', 300, 'http://'],
  ])('accepts %s with at most %i characters', (name, longest, start) => {
    expect(complaintsAbout({ [name]: start.padEnd(longest, 'a') })).toEqual([]);
    expect(complaintsAbout({ [name]: start.padEnd(longest + 1, 'a') })).toHaveLength(1);
  });

  it.each(['10.0.0.1/32', '2001:db8::/128', '99'])('accepts TRUST_PROXY=%s', (text) => {
    expect(complaintsAbout({ TRUST_PROXY: text })).toEqual([]);
  });

  it('reports all problems at once', () => {
    expect(complaintsAbout({ PORT: 'x', LOG_LEVEL: 'y', MAX_TABLES: 'z' })).toHaveLength(3);
  });

  it('refuses a removed variable, and names the new one', () => {
    expect(complaintsAbout({ METRICS: 'local' })).toEqual([expect.stringContaining('METRICS_ADDRESS')]);
    expect(complaintsAbout({ METRICS: '' })).toEqual([]);
  });

  it.each([
    ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
    ['[::1]:9464', { host: '::1', port: 9464 }],
    ['localhost:80', { host: 'localhost', port: 80 }],
  ])('reads METRICS_ADDRESS=%s', (text, address) => {
    expect(configOf({ METRICS_ADDRESS: text }).metricsAddress).toEqual(address);
  });

  it('never prints the address of the database, which contains a password', () => {
    expect(complaintsAbout({ DATABASE_URL: 'postgress://me:geheim@db' }).join()).not.toContain('geheim');
  });

  it('matches its documentation, which GOLDEN=write writes', () => {
    const rows = VARIABLES.map(
      ({ name, preset, meaning }) =>
        `| \`${name}\` | ${preset === null ? '' : `\`${preset}\``} | ${meaning} |\n`,
    );
    const head = '| variable | default | meaning |\n| --- | --- | --- |\n';
    expectFile('docs/running.md', /\| variable \| default \|(?:.*\n)+?(?=\n)/, head + rows.join(''));
  });

  it('has an example file with every variable, its meaning and its default', () => {
    const entries = VARIABLES.map(
      ({ name, preset, meaning }) => `\n# ${meaning}\n#${name}=${preset ?? ''}\n`,
    );
    expectFile('.env.example', /(?<=\n)\n# [\s\S]*/, entries.join(''));
  });
});

/** Expects that a file contains a text in place of what matches. */
function expectFile(name: string, part: RegExp, text: string): void {
  const path = join(import.meta.dirname, '../../../..', name);
  const file = readFileSync(path, 'utf8');
  expect(file).toMatch(part);
  const expected = file.replace(part, () => text);
  if (process.env['GOLDEN'] === 'write') writeFileSync(path, expected);
  else expect(file).toBe(expected);
}
