/**
 * A test program that plays at random and commits faults: `faultyBot.ts RATE LOG [MISDEED…]`. It logs each fault first. Its
 * behaviour depends only on the seed of each question, not on the process.
 */
import { appendFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

interface Question {
  readonly type: string;
  readonly id: number;
  readonly seed: number;
  readonly legal: readonly string[];
}

interface Misdeed {
  readonly name: string;
  readonly weight: number;
  /** The kind of fault that is reported. */
  readonly fault: string;
  act(question: Question): void;
}

const FLOOD = 'x'.repeat(1 << 16);
const NO_MOVES = ['Ac', '2c', '3c', 'Kd!', '-'];

const MISDEEDS: readonly Misdeed[] = [
  { name: 'dies', weight: 3, fault: 'died', act: () => process.exit(3) },
  { name: 'dies-within-a-line', weight: 3, fault: 'died', act: dieWithinALine },
  { name: 'stalls', weight: 1, fault: 'stalled', act: stall },
  { name: 'cheats', weight: 6, fault: 'illegal-move', act: cheat },
  { name: 'lays-nonsense', weight: 6, fault: 'illegal-move', act: ({ id }) => say({ id, move: 'the lot' }) },
  { name: 'rambles', weight: 6, fault: 'no-json', act: () => say('I think that I shall lay a seven.') },
  { name: 'answers-a-list', weight: 6, fault: 'no-json', act: ({ id, legal }) => say([id, legal[0]]) },
  {
    name: 'answers-another',
    weight: 6,
    fault: 'wrong-id',
    act: ({ id }) => say({ id: id + 1000, move: '-' }),
  },
  { name: 'says-nothing', weight: 6, fault: 'no-move', act: ({ id }) => say({ id }) },
  { name: 'babbles', weight: 6, fault: 'extra-line', act: (asked) => say(right(asked), 'There you are!') },
  { name: 'repeats', weight: 6, fault: 'extra-line', act: (asked) => say(right(asked), right(asked)) },
  { name: 'floods', weight: 2, fault: 'flooded', act: flood },
];

const [rate = '0', log = '', ...chosen] = process.argv.slice(2);
const misdeeds = MISDEEDS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const bag = misdeeds.flatMap((misdeed) => Array<Misdeed>(misdeed.weight).fill(misdeed));

/** Writes all lines at once. */
function say(...lines: readonly unknown[]): void {
  writeSync(1, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
}

function right({ id, seed, legal }: Question): unknown {
  return { id, move: legal[(seed >>> 3) % legal.length] };
}

function dieWithinALine({ id }: Question): void {
  writeSync(1, `{"id": ${id}, "mo`);
  process.exit(0);
}

function stall(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function cheat({ id, legal }: Question): void {
  say({ id, move: NO_MOVES.find((move) => !legal.includes(move)) });
}

/** Writes without line breaks until the process is killed. */
function flood(): void {
  for (;;) {
    try {
      writeSync(1, FLOOD);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) process.exit(1);
    }
  }
}

function answer(question: Question): void {
  const { seed } = question;
  const draw = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) >>> 0;
  const misdeed = bag[(seed >>> 3) % bag.length];
  if (misdeed === undefined || draw / 2 ** 32 >= Number(rate)) {
    say(right(question));
    return;
  }
  appendFileSync(log, `${misdeed.fault}\n`);
  misdeed.act(question);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const question: Question = JSON.parse(line);
  if (question.type === 'hello') say({ id: 0, name: 'faulty' });
  else answer(question);
});
