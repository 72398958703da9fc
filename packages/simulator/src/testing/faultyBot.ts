/**
 * A program that plays at random and now and then does wrong, for tests: `faultyBot.ts PART LOG [MISDEED…]`. In so many
 * parts of its decisions it does one of the misdeeds, and writes it to the log before. What it does follows
 * from the seed that it is given with a question, so that it does the same in whichever process.
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
  /** How often it is chosen, compared with the others. */
  readonly often: number;
  /** The fault that it is told as. */
  readonly fault: string;
  act(question: Question): void;
}

const FLOOD = 'x'.repeat(1 << 16);
const NO_MOVES = ['Ac', '2c', '3c', 'Kd!', '-'];

const MISDEEDS: readonly Misdeed[] = [
  { name: 'dies', often: 3, fault: 'died', act: () => process.exit(3) },
  { name: 'dies-within-a-line', often: 3, fault: 'died', act: dieWithinALine },
  { name: 'stalls', often: 1, fault: 'stalled', act: stall },
  { name: 'cheats', often: 6, fault: 'illegal-move', act: cheat },
  { name: 'lays-nonsense', often: 6, fault: 'illegal-move', act: ({ id }) => say({ id, move: 'the lot' }) },
  { name: 'rambles', often: 6, fault: 'no-json', act: () => say('I think that I shall lay a seven.') },
  { name: 'answers-a-list', often: 6, fault: 'no-json', act: ({ id, legal }) => say([id, legal[0]]) },
  {
    name: 'answers-another',
    often: 6,
    fault: 'wrong-id',
    act: ({ id }) => say({ id: id + 1000, move: '-' }),
  },
  { name: 'says-nothing', often: 6, fault: 'no-move', act: ({ id }) => say({ id }) },
  { name: 'babbles', often: 6, fault: 'extra-line', act: (asked) => say(right(asked), 'There you are!') },
  { name: 'repeats', often: 6, fault: 'extra-line', act: (asked) => say(right(asked), right(asked)) },
  { name: 'floods', often: 2, fault: 'flooded', act: flood },
];

const [part = '0', log = '', ...chosen] = process.argv.slice(2);
const misdeeds = MISDEEDS.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const bag = misdeeds.flatMap((misdeed) => Array<Misdeed>(misdeed.often).fill(misdeed));

/** Writes lines, all at once. */
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

/** Writes without end and without a line, until it is stopped. */
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
  if (misdeed === undefined || draw / 2 ** 32 >= Number(part)) {
    say(right(question));
    return;
  }
  appendFileSync(log, `${misdeed.fault}\n`);
  misdeed.act(question);
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const question = JSON.parse(line) as Question;
  if (question.type === 'hello') say({ id: 0, name: 'faulty' });
  else answer(question);
});
