import type { TableRefusal } from '@nain-jaune/protocol';
import type { Context, Words } from '@nain-jaune/words';

/** Why something was refused, in words. */
export function refusalInWords(refusal: TableRefusal, words: Words, context: Context): string {
  switch (refusal.code) {
    case 'no-deal-now':
    case 'no-deal-yet':
      return words.interface.noDealNow;
    case 'game-is-over':
      return words.interface.gameOver;
    case 'not-kept':
      return words.interface.notSaved;
    case 'hello-first':
    case 'not-seated':
      return words.interface.messageNotUnderstood;
    default:
      return words.refusalSentence(refusal, context);
  }
}
