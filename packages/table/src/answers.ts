import type { TableRefusal } from '@nain-jaune/protocol';

/** What became of an act: accepted, with the number of its first event, or refused. */
export type Answer =
  | { readonly accepted: true; readonly from: number }
  | { readonly accepted: false; readonly refusal: TableRefusal };

const MOST_REMEMBERED = 32;

/** What became of a player's last acts, by their ids, so that an act sent twice is played once. */
export class Answers<Given = Answer> {
  readonly #answers = new Map<string, Given>();

  /** The answer to an act that has been here before. */
  to(id: string): Given | undefined {
    return this.#answers.get(id);
  }

  /** Remembers an answer; the oldest is forgotten when there are too many. */
  remember(id: string, answer: Given): void {
    this.#answers.set(id, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > MOST_REMEMBERED) this.#answers.delete(oldest);
  }

  /** Forgets an act, which may then be sent again. */
  forget(id: string): void {
    this.#answers.delete(id);
  }
}
