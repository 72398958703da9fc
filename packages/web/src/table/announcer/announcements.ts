import type { GameView } from '@nain-jaune/engine';
import type { Context, Words } from '@nain-jaune/words';
import { talkLineText, talkOf } from './tableTalk.ts';

/**
 * Finds the sentences to announce: each line of the talk once, when it is complete, and the player's turn when it comes. Of a first
 * view in the middle of a deal it announces only the turn.
 */
export class Announcements {
  #deal: number | null = null;
  #lines = 0;
  #turn = '';

  /** Returns the sentences that are new in a view. */
  take(view: GameView, words: Words, context: Context): string[] {
    const deal = view.deal;
    if (deal === null) {
      this.#deal = 0;
      return [];
    }
    const lines = talkOf(deal.events);
    const open = lines.findIndex((line) => line.type === 'turn' && !line.over);
    const whole = open < 0 ? lines : lines.slice(0, open);
    const isResumed = this.#deal === null && deal.laid.length > 0;
    if (deal.number !== this.#deal) this.#lines = isResumed ? whole.length : 0;
    this.#deal = deal.number;
    const sentences = whole.slice(this.#lines).map((line) => talkLineText(line, words, context));
    this.#lines = whole.length;
    return [...sentences, ...this.#ownTurn(view, words, context)];
  }

  #ownTurn({ deal, seat }: GameView, words: Words, context: Context): string[] {
    const mine = deal?.turn?.seat === seat ? deal?.turn : undefined;
    const turn =
      mine === undefined || mine === null ? '' : `${deal?.number}/${deal?.laid.length}/${this.#lines}`;
    const isNew = turn !== '' && turn !== this.#turn;
    this.#turn = turn;
    return isNew && mine ? [words.eventSentence(mine, context)] : [];
  }
}
