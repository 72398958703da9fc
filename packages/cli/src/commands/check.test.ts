import { once } from 'node:events';
import { createWriteStream, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { GameRecord, RecordDeal } from '@nain-jaune/engine';
import { beforeAll, expect, test } from 'vitest';
import { ending, linesOf, nain, start, testFolder } from '../testing/nain.ts';
import { provenRecord } from '../testing/provenRecord.ts';

const file = testFolder();
let good = '';

beforeAll(async () => {
  good = (await nain(['simulate', '--games', '3', '--deals', '2', '--seed', '1', '--out', '-'])).out;
  writeFileSync(file('good'), good);
});

/** Returns the records with a change in the second one. */
function broken(change: (record: GameRecord) => unknown): string {
  const [first = '', second = '', ...others] = good.split('\n');
  return [first, JSON.stringify(change(JSON.parse(second))), ...others].join('\n');
}

test('valid records are reported as valid', async () => {
  expect(await nain(['check', file('good')])).toMatchObject({
    status: 0,
    out: '',
    err: '3 games, none wrong\n',
  });
});

test('a finding has its file, line, deal and move', async () => {
  writeFileSync(
    file('wrong'),
    broken((record) => ({ ...record, deals: withoutFirstMove(record.deals) })),
  );
  const { status, out, err } = await nain(['check', '--json', file('wrong')]);
  expect(status).toBe(1);
  expect(err).toBe('3 games, 1 wrong\n');
  const findings = linesOf(out).map((line) => JSON.parse(line));
  expect(findings[0]).toEqual({
    type: 'finding',
    file: file('wrong'),
    line: 2,
    column: null,
    deal: 1,
    move: expect.any(Number),
    code: expect.any(String),
    message: expect.any(String),
  });
  const text = await nain(['check', file('wrong'), '--lang', 'fr']);
  expect(text.out).toContain(`${file('wrong')}:2: donne 1, coup`);
});

function withoutFirstMove(deals: readonly RecordDeal[]): unknown[] {
  return deals.map((deal, index) =>
    index === 0 ? { ...deal, moves: deal.moves.split(' ').slice(1).join(' ') } : deal,
  );
}

const CUT = 'fedcba9876543210'.repeat(2);

test('proven deals are counted, those without a cut separately', async () => {
  const input = JSON.stringify(provenRecord([CUT, null, CUT]));
  expect(await nain(['check', '-'], { input })).toMatchObject({
    status: 0,
    out: '',
    err: '1 game, none wrong\nProofs: 2 deals verified fair; 1 more dealt as promised, without a cut\n',
  });
});

test('an invalid proof is a finding with its place', async () => {
  const { deals, ...record } = provenRecord([CUT, null]);
  const [first, second] = deals;
  const changed = { ...second, proof: { ...second?.proof, secret: 'e'.repeat(64) } };
  const input = JSON.stringify({ ...record, deals: [first, changed] });
  const { status, out, err } = await nain(['check', '-'], { input });
  expect(status).toBe(1);
  expect(err).toBe('1 game, 1 wrong\nProofs: 1 deal verified fair\n');
  expect(out).toContain('-:1: deal 2: Sealed envelope and shuffle do not match (found: ');
  expect(out).toContain('deals[1].proof.commitment');
  expect(out).toContain('-:1: deal 2: Cards do not match shuffle and cut (found: ');
});

test('an unreadable line is a finding and the check continues', async () => {
  const input = Buffer.concat([
    Buffer.from(good.slice(0, 100)),
    Buffer.from('\n'),
    Buffer.from([0xc3, 0x28, 0x00, 0xff, 0x0a]),
    Buffer.from('null\n\n12\n"text"\n[]\n'),
    Buffer.from(good),
  ]);
  const { status, out, err } = await nain(['check', '--json', '-'], { input });
  expect(status).toBe(1);
  expect(err).toBe('9 games, 6 wrong\n');
  const lines = new Set(linesOf(out).map((line) => JSON.parse(line).line));
  expect([...lines]).toEqual([1, 2, 3, 5, 6, 7, undefined]);
});

test('a key that stands twice in the rules of a record is a finding with its place', async () => {
  const twice = good.replace('"counters":', '"counters":50,"counters":');
  writeFileSync(file('twice'), twice);
  const { status, out } = await nain(['check', '--json', file('twice')]);
  expect([status, linesOf(out).length]).toEqual([1, 2]);
  expect(JSON.parse(linesOf(out)[0] ?? '')).toMatchObject({
    line: 1,
    column: twice.indexOf('"counters"', twice.indexOf('"counters"') + 1) + 1,
    code: 'duplicate-key',
    message: '“rules.counters” appears twice.',
  });
  const lines = JSON.stringify(JSON.parse(good.split('\n')[0] ?? ''), null, 2);
  writeFileSync(file('lines'), lines.replace('{', '{\n  "format": 1,'));
  expect((await nain(['check', file('lines')])).out).toBe(`${file('lines')}:3: “format” appears twice.\n`);
});

test.each([
  ['fr', 'Ce contenu date d’avant la version 1.0'],
  ['en', 'This was written before release 1.0'],
  ['de', 'Das wurde vor Version 1.0 geschrieben'],
])('records of drafts are refused in words: %s', async (language, words) => {
  for (const version of [1, 2]) {
    writeFileSync(file('draft'), good.replaceAll('"version":3', `"version":${version}`));
    const { status, out } = await nain(['check', '--lang', language, file('draft')]);
    expect([status, linesOf(out).length]).toEqual([1, linesOf(good).length]);
    for (const line of linesOf(out)) expect(line).toContain(words);
  }
});

test('a truncated file is a finding in its last line', async () => {
  const { status, out } = await nain(['check', '-'], { input: good.slice(0, -200) });
  expect(status).toBe(1);
  expect(out).toMatch(/^-:3: The line breaks off after [\d,]+ characters\.$/m);
});

test('random bytes are findings', async () => {
  const input = Buffer.from(
    Array.from({ length: 50_000 }, (_, index) => (index * 7919 + (index >> 3)) & 0xff),
  );
  const { status, err } = await nain(['check', '-'], { input });
  expect(status).toBe(1);
  expect(err).toMatch(/^\d+ games, \d+ wrong\n$/);
});

test('deeply nested JSON is a finding', async () => {
  const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
  const input = `${deep}\n{"format":${deep}}\n${broken((record) => ({ ...record, rules: 0 })).replace('"rules":0', `"rules":${deep}`)}`;
  const { status, err } = await nain(['check', '-'], { input });
  expect(status).toBe(1);
  expect(err).toBe('5 games, 3 wrong\n');
});

test('the fault of an unreadable line has its column', async () => {
  const input = `{"a": 1,}\n{"a":"b\u0000"}\n${good}`;
  const { out } = await nain(['check', '-'], { input });
  expect(out.split('\n').slice(0, 2)).toEqual([
    '-:1: The line is not JSON from column 9 on: }',
    '-:2: The line has NUL bytes, the first at column 8: the file is damaged or is not text.',
  ]);
  const json = await nain(['check', '--json', '-'], { input });
  expect(
    json.out
      .split('\n')
      .slice(0, 2)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { code: 'not-json', column: 9 },
    { code: 'nul-bytes', column: 8 },
  ]);
});

test('a binary file has one finding and a count of the other lines', async () => {
  const input = Buffer.from([0xff, 0x0a, 0xfe, 0x0a, 0x00, 0x0a, 0x78, 0x0a, 0x31, 0x0a]);
  const { status, out, err } = await nain(['check', '-'], { input });
  expect([status, err]).toEqual([1, '5 games, 5 wrong\n']);
  expect(out.split('\n')).toEqual([
    '-:1: The line is not UTF-8 text.',
    expect.stringMatching(/^-:5: /),
    '-: 3 more lines cannot be read.',
    '',
  ]);
  const json = await nain(['check', '--json', '-'], { input });
  const lines = linesOf(json.out);
  expect(lines).toHaveLength(6);
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    type: 'summary',
    files: 1,
    unread: 0,
    games: 5,
    wrong: 5,
    findings: 5,
    fair: 0,
    uncut: 0,
  });
});

test('gzip is decompressed, and a damaged file is a usage error', async () => {
  const zipped = gzipSync(good);
  writeFileSync(file('good.gz'), zipped);
  writeFileSync(file('cut.gz'), zipped.subarray(0, -20));
  writeFileSync(file('damaged.gz'), zipped.fill(0xff, 100, 120));
  expect(await nain(['check', file('good.gz')])).toMatchObject({
    status: 0,
    out: '',
    err: '3 games, none wrong\n',
  });
  for (const name of ['cut.gz', 'damaged.gz']) {
    const { status, err } = await nain(['check', file(name)]);
    expect(status).toBe(2);
    expect(err).toContain(`${file(name)} is a damaged or incomplete gzip file.`);
  }
});

test.each(['check', 'analyse', 'replay'])('a file without a game is a usage error of %s', async (command) => {
  writeFileSync(file('empty'), '\n\n');
  const { status, err } = await nain([command, file('empty')]);
  expect(status).toBe(2);
  expect(err).toBe(`There is no game in ${file('empty')}.\n`);
});

test('a record may span several lines', async () => {
  const [first = ''] = good.split('\n');
  writeFileSync(file('pretty'), JSON.stringify(JSON.parse(first), null, 2));
  expect(await nain(['check', file('pretty')])).toMatchObject({ status: 0, err: '1 game, none wrong\n' });
});

test('a missing file is a usage error, and the others are checked', async () => {
  writeFileSync(file('rubbish'), 'rubbish\n');
  const { status, out, err } = await nain(['check', file('missing'), file('good'), file(), file('rubbish')]);
  expect(status).toBe(2);
  expect(err).toContain(`There is no file ${file('missing')}.`);
  expect(err).toContain(`${file()} is a folder, not a file.`);
  expect(err).toContain('4 games, 1 wrong');
  expect(out).toContain('rubbish:1:');
});

test('control characters of a record are not printed', async () => {
  const input = `{"format":"\\u001b[2J\\u009b31m","version":1}\n`;
  const { out } = await nain(['check', '-'], { input });
  expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
});

const REPORT_MEMORY =
  'data:text/javascript,process.on("exit",()=>console.error("MB",process.resourceUsage().maxRSS>>10))';

test('a line of 100 MB is one finding and is not buffered', async () => {
  const child = start(['check', '-'], { node: ['--import', REPORT_MEMORY] });
  const end = ending(child);
  const stdin = child.stdin ?? createWriteStream('/dev/null');
  const megabyte = Buffer.alloc(1 << 20, 'a');
  for (let count = 0; count < 100; count++) if (!stdin.write(megabyte)) await once(stdin, 'drain');
  stdin.end(`\n${good}`);
  const { status, out, err } = await end;
  expect(status).toBe(1);
  expect(out).toBe('-:1: The line is too long: 104,857,600 bytes; the limit is 16,777,216.\n');
  expect(err).toContain('4 games, 1 wrong');
  expect(Number(/MB (\d+)/.exec(err)?.[1])).toBeLessThan(250);
});

test('a closed pipe ends the check silently', async () => {
  const child = start(['check', '-']);
  const end = ending(child);
  child.stdin?.on('error', () => {});
  child.stdout?.once('data', () => child.stdout?.destroy());
  child.stdin?.end('rubbish\n'.repeat(50_000));
  expect((await end).err).toBe('');
});
