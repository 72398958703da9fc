import { type Card, DWARF, parseCardText, type Ruleset } from '@nain-jaune/engine';
import type { Context, EveningWords, Pieces } from '@nain-jaune/words';
import { fewestPieces } from '../scoreKeeper/pieces.ts';
import { type CounterInstruction, sharedAmount, sumOfParts } from './counterInstructions.ts';

/** The words of the instructions. `pieces` names counters of each denomination. */
export interface CounterTexts {
  readonly words: EveningWords['realCounters'];
  readonly pieces: (pieces: Pieces) => string;
}

/** Below it an amount is of jetons only. */
const FIRST_WITH_PIECES = 5;

/** Returns the sentences of an instruction. A hoc that everyone pays is one sentence. */
export function counterSentences(
  instruction: CounterInstruction,
  { words, pieces }: CounterTexts,
  { names, rules }: Context,
): readonly string[] {
  const name = (seat: number) => names[seat] ?? '';
  const honour = (box: number) => honourOf(box, rules);
  const amount = (some: number) =>
    words.amount(some, some < FIRST_WITH_PIECES ? null : pieces(fewestPieces(some)));
  switch (instruction.type) {
    case 'start':
      return [words.begin(words.amount(instruction.counters, null))];
    case 'ante': {
      const { seats, stakes } = instruction;
      const each = words.amount(
        stakes.reduce((sum, stake) => sum + stake, 0),
        null,
      );
      return [seats.length === names.length ? words.everyoneAntes(each) : words.ante(seats.map(name), each)];
    }
    case 'take': {
      const { seat, boxes, opera } = instruction;
      const all = words.amount(sumOfParts(boxes), null);
      return opera
        ? [words.takesAll(name(seat), all)]
        : boxes.map(({ box }) => words.takes(name(seat), honour(box), all));
    }
    case 'pay': {
      const { from, to, reason } = instruction;
      const shared = from.length > 1 ? sharedAmount(from, names.length) : null;
      const sentences =
        shared === null
          ? from.map(({ seat, counters, isRest }) =>
              (isRest ? words.paysRest : words.pays)(name(seat), name(to), amount(counters)),
            )
          : [words.everyonePays(name(to), amount(shared))];
      return reason === 'hoc' ? sentences.map(words.hoc) : sentences;
    }
    case 'put':
      return [words.puts(name(instruction.seat), honour(instruction.box), amount(instruction.counters))];
    case 'leave':
      return [words.leaves(name(instruction.seat), honour(instruction.box))];
  }
}

/** The card of a box. */
export function honourOf(box: number, { honours }: Ruleset): Card {
  return parseCardText(honours[box]?.card ?? '') ?? DWARF;
}
