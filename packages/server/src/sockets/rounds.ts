const groups = 50;

/**
 * Does something with each of many, once in every so many milliseconds. It is not done with all of them at once, which would
 * hold up everything else: whoever is added has a moment of his own in each round.
 */
export class Rounds<Member> {
  readonly #groups: readonly Set<Member>[] = Array.from({ length: groups }, () => new Set());
  readonly #timer: NodeJS.Timeout;
  #added = 0;
  #next = 0;

  constructor(everyMs: number, act: (member: Member) => void) {
    this.#timer = setInterval(() => {
      for (const member of this.#group(this.#next++)) act(member);
    }, everyMs / groups);
  }

  /** Adds one; gives what takes him out again. */
  add(member: Member): () => void {
    const group = this.#group(this.#added++);
    group.add(member);
    return () => group.delete(member);
  }

  /** Ends all rounds. */
  stop(): void {
    clearInterval(this.#timer);
  }

  #group(number: number): Set<Member> {
    return this.#groups[number % groups] as Set<Member>;
  }
}
