import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { moveText, RULESETS } from '@nain-jaune/engine';
import { type Decision, GameDriver } from '@nain-jaune/engine/driver';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { cardsForSeed } from '../seeding.ts';
import { ExecBot, type ExecOptions } from './execBot.ts';

// Processes start slowly when many start at once.
vi.setConfig({ testTimeout: 60_000 });

const GREETS = `
  const say = (...lines) => require('fs').writeSync(1, lines.map((line) => JSON.stringify(line) + '\\n').join(''));
  const rl = require('readline').createInterface({ input: process.stdin });
  rl.on('line', (line) => {
    const asked = JSON.parse(line);
    if (asked.type === 'hello') return say({ id: 0, name: 'test' });
    const right = { id: asked.id, move: asked.legal.at(-1) };
    answer(asked, right);
  });`;

let folder = '';
const bots: ExecBot[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nain-exec-'));
});
afterEach(async () => {
  await Promise.all(bots.splice(0).map((bot) => bot.close()));
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function command(source: string): string {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.cjs`);
  writeFileSync(file, source);
  return `"${process.execPath}" "${file}"`;
}

/** Starts a program, which is closed after the test. */
function program(source: string, options: ExecOptions = { milliseconds: 20_000 }): ExecBot {
  return started(command(source), options);
}

/** Starts a program that greets and then runs `answer(asked, right)` for each question. */
function answering(answer: string, options?: ExecOptions): ExecBot {
  return program(`${GREETS}\nfunction answer(asked, right) { ${answer} }`, options);
}

function started(text: string, options: ExecOptions): ExecBot {
  const bot = new ExecBot(text, options);
  bots.push(bot);
  return bot;
}

const rules = RULESETS['lindor-1789'];
const decision = GameDriver.start(rules, 4, cardsForSeed(rules, 4, 'x')).nextDecision() as Decision;

async function ask(bot: ExecBot): Promise<string> {
  try {
    return moveText(await bot.ask(decision.view, decision.legal));
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

const LAST = moveText(decision.legal.at(-1) ?? { type: 'pass' });

describe('a program that answers', () => {
  test('answers all questions in one process', async () => {
    const log = join(folder, 'starts');
    writeFileSync(log, '');
    const bot = program(
      `require('fs').appendFileSync(${JSON.stringify(log)}, 'x');${GREETS}
       function answer(asked, right) { say(right); }`,
    );
    expect(await Promise.all([ask(bot), ask(bot), ask(bot)])).toEqual([LAST, LAST, LAST]);
    expect(readFileSync(log, 'utf8')).toBe('x');
    expect(bot.takeAsides()).toEqual([]);
  });

  test('may write its answer in pieces, with spaces and additional fields', async () => {
    const bot = answering(`
      const text = JSON.stringify({ thoughts: 'ü'.repeat(10), ...right }, null, 1).replaceAll('\\n', ' ');
      process.stdout.write(text.slice(0, 9));
      setTimeout(() => process.stdout.write(text.slice(9) + '\\r\\n'), 20);`);
    expect(await ask(bot)).toBe(LAST);
  });

  test('ends when its input is closed', async () => {
    const log = join(folder, 'ended');
    const bot = program(`${GREETS}
      function answer(asked, right) { say(right); }
      rl.on('close', () => require('fs').writeFileSync(${JSON.stringify(log)}, 'by itself'));`);
    await ask(bot);
    await bot.close();
    expect(readFileSync(log, 'utf8')).toBe('by itself');
  });
});

describe('a fault is reported by its kind', () => {
  test.each([
    ['an answer that is no JSON', `process.stdout.write('hm\\n')`, /^no-json: hm$/],
    ['an answer that is no object', `say([1, 2])`, /^no-json: \[1,2\]$/],
    [
      'an answer to another question',
      `say({ ...right, id: 99 })`,
      /^wrong-id: .*99.*where the answer to 1 was/,
    ],
    ['an answer without a number', `say({ move: '-' })`, /^wrong-id/],
    ['an answer without a move', `say({ id: asked.id })`, /^no-move/],
    ['a move that is no text', `say({ id: asked.id, move: 7 })`, /^no-move: {"move":7}/],
    ['a move that is not legal', `say({ ...right, move: 'Zz' })`, /^illegal-move: Zz, where .* were legal$/],
    ['an end', `process.stderr.write('out of cards'); process.exit(3)`, /^died: .*status 3.*out of cards/s],
    [
      'an end within a line',
      `process.stdout.write('{"id', () => process.exit(0))`,
      /^died: .*began a line: {"id/,
    ],
    [
      'an end by a signal',
      `process.kill(process.pid, 'SIGKILL')`,
      /^died: ended (by SIGKILL|with status 137)/,
    ],
    ['a flood', `setInterval(() => process.stdout.write('x'.repeat(1 << 16)), 0)`, /^flooded: more than/],
  ])('%s', async (_, answer, error) => {
    expect(await ask(answering(answer))).toMatch(error);
  });

  test('a timeout, with the unfinished line', async () => {
    const bot = answering(`process.stdout.write('{"id": 1,')`, { milliseconds: 100 });
    expect(await ask(bot)).toMatch(/^stalled: no answer after 100 ms(; began a line: {"id": 1,)?$/);
  });

  test('additional lines do not invalidate the answer', async () => {
    const bot = answering(`say(right, right, { id: 0, name: 'again' })`);
    expect(await ask(bot)).toBe(LAST);
    expect(bot.takeAsides()).toMatchObject([{ kind: 'extra-line', times: 2 }]);
    expect(bot.takeAsides()).toEqual([]);
  });

  test('a late answer is not used for the next question', async () => {
    const bot = answering(`
      if (asked.id === 1) process.stdout.write('let me see\\n');
      else say({ id: 1, move: 'too late' }, right);`);
    expect(await ask(bot)).toMatch(/^no-json/);
    expect(await ask(bot)).toBe(LAST);
    expect(bot.takeAsides()).toMatchObject([{ kind: 'extra-line', times: 1 }]);
  });

  test('an unknown command', async () => {
    expect(await ask(started('no-such-program-anywhere', { milliseconds: 1000 }))).toMatch(/^not-found/);
  });

  test.each([
    ['ends at once', 'process.exit(5)', /^not-started: died: ended with status 5/],
    [
      'does not greet',
      `console.log('Welcome!'); setInterval(() => {}, 1000)`,
      /^not-started: no-json: Welcome!/,
    ],
    [
      'has no name',
      `console.log('{"id": 0}'); setInterval(() => {}, 1000)`,
      /^not-started: .*where a name was due/,
    ],
    ['says nothing', 'setInterval(() => {}, 1000)', /^not-started: stalled/],
  ])('a program that %s before it is asked', async (_, source, error) => {
    const options = { milliseconds: 1000, startMilliseconds: source.includes('console') ? 20_000 : 1500 };
    expect(
      await ask(
        program(source, { ...options, ...(source.includes('exit') && { startMilliseconds: 20_000 }) }),
      ),
    ).toMatch(error);
  });
});

describe('after a fault', () => {
  test('a process that died or stalled is started again', async () => {
    const log = join(folder, 'again');
    const bot = answering(
      `const fs = require('fs'); const before = fs.existsSync(${JSON.stringify(log)}) ? fs.readFileSync(${JSON.stringify(log)}, 'utf8') : '';
       fs.writeFileSync(${JSON.stringify(log)}, before + 'x');
       if (before.length === 1) process.exit(1);
       if (before.length === 3) return;
       say(right);`,
      { milliseconds: 1500 },
    );
    expect(await ask(bot)).toBe(LAST);
    expect(await ask(bot)).toMatch(/^died/);
    expect(await ask(bot)).toBe(LAST);
    expect(await ask(bot)).toMatch(/^stalled/);
    expect(await ask(bot)).toBe(LAST);
  });

  test('an end between two questions is reported with the next, which a new process answers', async () => {
    const bot = answering('say(right); setTimeout(() => process.exit(0), 20)');
    expect(await ask(bot)).toBe(LAST);
    await wait(500);
    expect(await ask(bot)).toBe(LAST);
    expect(bot.takeAsides()[0]).toMatchObject({
      kind: 'died',
      story: expect.stringContaining('status 0'),
    });
  });

  test('a program is given up after ten starts without a valid answer', async () => {
    const bot = program('process.exit(1)');
    const errors = [];
    for (let number = 0; number < 12; number++) errors.push(await ask(bot));
    expect(errors.slice(0, 10).every((text) => text.startsWith('not-started'))).toBe(true);
    expect(errors.slice(10).every((text) => text.startsWith('given-up: after 10 starts'))).toBe(true);
  });

  test('an aborted signal rejects the question at once', async () => {
    const asked = answering('').ask(decision.view, decision.legal, AbortSignal.abort());
    await expect(asked).rejects.toThrow('cancelled');
  });

  test('a question rejects when its signal is aborted or the program is closed', async () => {
    const bot = answering('');
    const control = new AbortController();
    const asked = bot.ask(decision.view, decision.legal, control.signal);
    globalThis.setTimeout(() => control.abort(), 300);
    await expect(asked).rejects.toThrow('cancelled');
    const other = ask(bot);
    globalThis.setTimeout(() => void bot.close(), 300);
    expect(await other).toMatch(/^given-up/);
    expect(await ask(bot)).toMatch(/^given-up/);
  });
});
