import type { Card } from '@nain-jaune/engine';
import type { PuzzleAnswer } from '@nain-jaune/review/puzzles';
import { TableState } from '../../table/play/tableState.svelte.ts';
import { answerOfCard, type OpenPuzzle } from './openPuzzle.ts';

type Answer = (answer: PuzzleAnswer, card: Card) => void;

/** The table of a puzzle, whose legal moves are the answers until one is given. */
export class PuzzleClient extends TableState {
  readonly #open: OpenPuzzle;
  readonly #answer: Answer;

  constructor(open: OpenPuzzle, answer: Answer) {
    super();
    this.#open = open;
    this.#answer = answer;
    const { deal } = open.view;
    // Without the deal of the cards, the hand has room for those held.
    this.view = { ...open.view, deal: deal && { ...deal, events: [] } };
  }

  /** Answers with a card, with every possible claim. */
  lay(card: Card): void {
    const answer = answerOfCard(this.#open.puzzle, card);
    if (answer !== null) this.#answer(answer, card);
    // A new object each time, so that the card shakes again.
    else this.refusal = { code: 'card-not-wanted', card, wanted: [] };
  }

  /** Nothing happens at the table of a puzzle. */
  onEvents(): () => void {
    return () => {};
  }
}
