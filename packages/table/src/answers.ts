import type { TableRefusal } from '@nain-jaune/protocol';

/** What became of an act: accepted, with the number of its first event, or refused. */
export type Answer =
  | { readonly accepted: true; readonly from: number }
  | { readonly accepted: false; readonly refusal: TableRefusal };

const AT_LEAST_REMEMBERED = 16;

/** What became of a player's last acts, by their ids, so that an act sent twice is played once. */
export class Answers<Given = Answer> {
  // Many are forgotten at a time, and none is compared with all others: at each move that would fetch every one of them from memory.
  #recent = new Map<string, Given>();
  #older = new Map<string, Given>();

  /** The answer to an act that has been here before. */
  to(id: string): Given | undefined {
    const answer = this.#recent.get(id);
    return answer === undefined ? this.#older.get(id) : answer;
  }

  /** Remembers an answer; when there are enough newer ones the oldest are forgotten. */
  remember(id: string, answer: Given): void {
    if (this.#recent.size >= AT_LEAST_REMEMBERED) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(id, answer);
  }

  /** Forgets an act, which may then be sent again. */
  forget(id: string): void {
    this.#recent.delete(id);
    this.#older.delete(id);
  }
}
