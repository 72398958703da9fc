import type { CommandRefusal } from '@nain-jaune/protocol';
import type { Context, Words } from '@nain-jaune/words';

export function refusalInWords(refusal: CommandRefusal, words: Words, context: Context): string {
  switch (refusal.code) {
    case 'not-your-turn':
    case 'deal-is-over':
    case 'card-not-held':
    case 'card-not-wanted':
    case 'lead-lowest':
    case 'must-lead':
    case 'must-continue':
    case 'nothing-to-announce':
      return words.refusalSentence(refusal, context);
    case 'no-deal-now':
    case 'no-deal-yet':
      return words.interface.noDealNow;
    case 'game-is-over':
      return words.interface.gameOver;
    case 'paused':
      return words.interface.gamePaused;
    case 'not-stored':
      return words.interface.notSaved;
    default:
      return words.interface.messageNotUnderstood;
  }
}
