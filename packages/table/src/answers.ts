import type { TableRefusal } from '@nain-jaune/protocol';

/** What became of an act: accepted, with the number of its first event, or refused. */
export type Answer =
  | { readonly accepted: true; readonly from: number }
  | { readonly accepted: false; readonly refusal: TableRefusal };

const MOST_REMEMBERED = 32;

/** What became of a player's last acts, by their ids, so that an act sent twice is played once. */
export class Answers<Given = Answer> {
  // Two short lists that are filled in a circle: at every move cheaper than a map whose oldest entry is deleted.
  readonly #ids: string[] = [];
  readonly #answers: Given[] = [];
  #next = 0;

  /** The answer to an act that has been here before. */
  to(id: string): Given | undefined {
    const place = this.#ids.indexOf(id);
    return place < 0 ? undefined : this.#answers[place];
  }

  /** Remembers an answer; the oldest is forgotten when there are too many. */
  remember(id: string, answer: Given): void {
    const place = this.#ids.indexOf(id);
    if (place < 0) this.add(id, answer);
    else this.#answers[place] = answer;
  }

  /** Remembers the answer to an act that has not been here before. */
  add(id: string, answer: Given): void {
    this.#ids[this.#next] = id;
    this.#answers[this.#next] = answer;
    this.#next = (this.#next + 1) % MOST_REMEMBERED;
  }

  /** Forgets an act, which may then be sent again. */
  forget(id: string): void {
    const place = this.#ids.indexOf(id);
    // No act has an empty id.
    if (place >= 0) this.#ids[place] = '';
  }
}
