import { describe, expect, test } from 'vitest';
import { PACK, RULESETS, type Ruleset } from '../index.ts';
import { seededRandom } from '../random/index.ts';
import { inScope } from '../testing/index.ts';
import { compileRules, dealAtRandom, Kernel, moveAtRandom } from './index.ts';
import { LAYOUT } from './layout.ts';

const DEALS = inScope({ quick: 10, all: 60 });

function everyTable(): [string, Ruleset, number][] {
  return Object.values(RULESETS).flatMap((rules) =>
    rules.players.map((players): [string, Ruleset, number] => [rules.id, rules, players]),
  );
}

/** A kernel in the same position. */
function copyOf(kernel: Kernel): Kernel {
  const copy = new Kernel(kernel.rules);
  copy.copyFrom(kernel.words);
  return copy;
}

/** Passes for one seat after the other until one holds a card to lay, or something else is wanted. */
function passOneByOne(kernel: Kernel): void {
  const wanted = kernel.words[LAYOUT.WANTED];
  while (kernel.words[LAYOUT.WANTED] === wanted && (kernel.legalLow() | kernel.legalHigh()) === 0)
    kernel.pass();
}

describe('playouts', () => {
  test.each(everyTable())(
    '%s, %#: forced passes in one step are the same as one by one',
    (_, ruleset, players) => {
      const random = seededRandom(players);
      const kernel = new Kernel(compileRules(ruleset, players));
      const pack = Uint8Array.from(PACK);
      for (let deal = 0; deal < DEALS; deal++) {
        dealAtRandom(kernel, pack, deal % players, random);
        while (!kernel.isOver) {
          const slow = copyOf(kernel);
          const quick = copyOf(kernel);
          passOneByOne(slow);
          quick.skipForcedPasses();
          expect(quick.words).toEqual(slow.words);
          moveAtRandom(kernel, random);
        }
      }
    },
  );
});
