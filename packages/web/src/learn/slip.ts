import type { LessonContext, LessonWords } from '@nain-jaune/words';

/**
 * Something that the pupil did while another move was asked for; none of it is bad.
 * - `other`: the card may be laid, another is asked for.
 * - `unfit`: the card may not be laid.
 * - `must-pass`: a card, where the pupil has none that fits.
 * - `may-lay`: a pass, where he has one.
 */
export type SlipType = 'other' | 'unfit' | 'must-pass' | 'may-lay';

/** What is amiss with a move where another is asked for, by what the rules allow; null where nothing is. */
export function slipOf(move: string, asked: string, legal: readonly string[]): SlipType | null {
  if (move === asked) return null;
  if (asked === '-') return 'must-pass';
  if (move === '-') return 'may-lay';
  return legal.includes(move) ? 'other' : 'unfit';
}

/** What the teacher says to a slip. `asked`: the move that he asked for; `wanted`: a card that the run wants. */
export function slipInWords(
  slip: SlipType,
  asked: string,
  wanted: string,
  told: LessonContext,
  { slips }: LessonWords,
): string {
  const card = asked.replace('!', '');
  switch (slip) {
    case 'other':
      return slips.other(told.card(card));
    case 'unfit':
      return slips.unfit(told.rank(card));
    case 'must-pass':
      return slips.mustPass(told.without(wanted));
    case 'may-lay':
      return slips.mayLay(told.card(card));
  }
}
