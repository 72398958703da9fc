import { LANGUAGES } from '@nain-jaune/words';
import { expect, test } from 'vitest';
import { makeProgram } from './program.ts';
import { widthOf } from './terminal/width.ts';
import { nain, nainProcess } from './testing/nain.ts';
import { quietShell } from './testing/quietShell.ts';

test('help goes to standard output, with examples', async () => {
  const { status, out, err } = await nain(['--help']);
  expect(status).toBe(0);
  expect(err).toBe('');
  expect(out).toContain('nain play');
  expect(out).toContain('Examples:');
});

test.each(['play', 'check', 'replay', 'analyse', 'rules', 'man'])(
  'help for %s has examples in every language',
  async (command) => {
    for (const [lang, examples] of [
      ['fr', 'Exemples'],
      ['en', 'Examples'],
      ['de', 'Beispiele'],
    ] as const) {
      const { status, out } = await nain([command, '--help', '--lang', lang]);
      expect(status).toBe(0);
      expect(out).toContain(examples);
      expect(out).toContain(`nain ${command}`);
    }
  },
);

test.each(['simulate', 'arena', 'explore', 'schema', 'completion'])(
  'help for %s, a command for developers, is in English',
  async (command) => {
    const english = await nain([command, '--help']);
    expect(english.out).toContain('Examples');
    for (const lang of ['fr', 'de']) expect(await nain([command, '--help', '--lang', lang])).toEqual(english);
  },
);

test('messages of a command for developers are in English', async () => {
  const english = await nain(['simulate', '--games', '0']);
  expect(await nain(['simulate', '--games', '0', '--lang', 'fr'])).toEqual(english);
});

test('help texts fit 40 columns', async () => {
  for (const lang of ['fr', 'en', 'de'] as const) {
    for (const command of (await makeProgram(await quietShell(lang))).commands) {
      const help = command.configureHelp({ ...command.configureHelp(), helpWidth: 40 }).helpInformation();
      const wide = help.split('\n').filter((line) => widthOf(line) > 40);
      // A longer word, such as a placeholder, is not wrapped.
      expect(wide.filter((line) => line.trim().includes('  '))).toEqual([]);
    }
  }
});

test('the default language is that of the environment', async () => {
  expect((await nainProcess(['--help'], { env: { LC_ALL: 'fr_FR.UTF-8' } })).out).toContain('Usage\u00a0:');
  expect((await nain(['--help'], { env: { LC_ALL: '', LANG: 'de_AT.UTF-8' } })).out).toContain('Aufruf:');
});

test('help is also a command', async () => {
  expect(await nain(['help', 'play'])).toEqual(await nain(['play', '--help']));
  expect((await nain(['help'])).out).toContain('replay <file>');
});

test('the version is printed', async () => {
  expect(await nainProcess(['--version'])).toMatchObject({
    status: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
  });
});

test('there are no colours if output is not a terminal', async () => {
  const { out } = await nainProcess(['rules', 'list'], { env: { NO_COLOR: '' } });
  expect(out).not.toContain('\u001b');
});

test.each([
  [['chekc'], 'There is no command “chekc”. Did you mean check?'],
  [['play', '--plyers', '3'], 'There is no option --plyers. Did you mean --players?'],
  [['play', '--players'], 'The option --players needs a value.'],
  [['play', '--players', 'many'], '--players must be a whole number from 2 to 8, and “many” is not.'],
  [['play', '--players', '9'], '--players must be a whole number from 2 to 8, and “9” is not.'],
  [['play', '--bot', 'longes'], 'exec:COMMAND. Did you mean longest?'],
  [['play', '--rules', 'familie'], 'Did you mean famille?'],
  [
    ['play', '--rules', 'avantcoureur-1760', '--players', '4'],
    'avantcoureur-1760 can’t be played by 4, only by 3 or 5. With --set players=4 it is a house rule.',
  ],
  [['play', 'now'], 'Too many arguments.'],
  [['play', '--lang', 'qaa'], `--lang cannot be “qaa”; it can be: ${LANGUAGES.join(', ')}.`],
  [['simulate', '--games', '0'], '--games must be a whole number from 1'],
  [
    ['simulate', '--players', '4', '--bots', 'lowest,lowest,lowest,lowest,lowest'],
    '5 bots for 4 seats: that is too many.',
  ],
  [['simulate', '--games', '2', '--out', 'no/such/folder/games'], 'cannot be written (ENOENT)'],
  [['arena'], 'Who plays? Name bots with --bots'],
  [['arena', '--bots', 'lowest', '--against', 'longset'], 'Did you mean longest?'],
  [['arena', '--bots', 'lowest', '--seats', 'two'], '--seats cannot be “two”; it can be: all, one.'],
  [['arena', '--bots', 'exec:'], '--bots cannot be “exec:”'],
  [['simulate', '--bots', 'clairvoyant'], '--bots cannot be “clairvoyant”'],
  [['play', '--bot', 'clairvoyant'], '--bot cannot be “clairvoyant”'],
  [['check'], 'Missing argument: <files>.'],
  [['rules', 'shwo', 'famille'], 'There is no command “shwo”. Did you mean show?'],
  [['help', 'rulse'], 'There is no command “rulse”. Did you mean rules?'],
  [['rules', 'shwo', '--help'], 'There is no command “shwo”. Did you mean show?'],
  [
    ['play', '--position', 'famille', '--rules', 'famille', '--players', '5'],
    '--position cannot be combined with --rules, --players.',
  ],
  [['play', '--resume', 'game.json', '--name', 'Anne'], '--resume cannot be combined with --name.'],
  [['analyse', 'game.json', '--position', 'famille'], '--position cannot be combined with game.json.'],
  [
    ['analyse', '--position', 'famille', '--seat', '1', '--plot'],
    '--position cannot be combined with --seat, --plot.',
  ],
  [['simulate', '--set', 'sweeping=never'], 'These house rules are not valid:'],
  [
    ['rules', 'show', 'no-such-rules'],
    '“no-such-rules” is not a ruleset (see `nain rules list`), a rules code or a file.',
  ],
])('nain %j is a usage error', async (args, sentence) => {
  const { status, out, err } = await nain(args);
  expect(status).toBe(2);
  expect(out).toBe('');
  expect(err).toContain(sentence);
  expect(err).not.toContain('    at ');
});

test('every invalid house rule is listed', async () => {
  const { status, err } = await nain(['play', '--set', 'counters=3', 'bogus=1', 'run=colour']);
  expect(status).toBe(2);
  for (const key of ['counters', 'bogus', 'run']) expect(err).toContain(`“${key}”`);
});

test('a usage error sets the exit status and writes to standard error', async () => {
  expect(await nain(['chekc'])).toMatchObject({ status: 2, out: '', err: expect.stringContaining('chekc') });
});

test('a missing subcommand is a usage error with help', async () => {
  expect(await nain(['rules'])).toMatchObject({
    status: 2,
    out: '',
    err: expect.stringContaining('show <rules>'),
  });
  expect(await nain([])).toMatchObject({ status: 2, err: expect.stringContaining('nain play') });
});
