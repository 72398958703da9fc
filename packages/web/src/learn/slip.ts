import type { LessonContext, LessonWords } from '@nain-jaune/words';

/**
 * A move of the pupil that is not the requested one.
 * - `other`: a legal card.
 * - `unfit`: an illegal card.
 * - `must-pass`: a card instead of a pass.
 */
export type SlipType = 'other' | 'unfit' | 'must-pass';

/** Compares a move with the requested one. Null if they are equal. */
export function slipOf(move: string, asked: string, legal: readonly string[]): SlipType | null {
  if (move === asked) return null;
  if (asked === '-') return 'must-pass';
  return legal.includes(move) ? 'other' : 'unfit';
}

/** The teacher's reply to a slip. `asked`: the requested move. `wanted`: a card that continues the run. */
export function slipInWords(
  slip: SlipType,
  { asked, wanted }: { readonly asked: string; readonly wanted: string },
  told: LessonContext,
  { slips }: LessonWords,
): string {
  switch (slip) {
    case 'other':
      return slips.other(told.card(asked));
    case 'unfit':
      return slips.unfit(told.rank(asked));
    case 'must-pass':
      return slips.mustPass(told.without(wanted));
  }
}
