import type { MemberId, Saying } from '@nain-jaune/protocol';

const SHOWN_MS = 6000;

/** The last saying of each member, shown for a short time. */
export class SayingBubbles {
  #shown: ReadonlyMap<MemberId, Saying> = $state.raw(new Map());
  #last: number | null = null;

  /** Updates from all sayings. Those before the first call are not shown, and deleted ones vanish. */
  take(sayings: readonly Saying[]): void {
    const last = this.#last;
    this.#last = Math.max(last ?? 0, sayings.at(-1)?.number ?? 0);
    const remaining = [...this.#shown].filter(([, saying]) =>
      sayings.some((one) => one.number === saying.number),
    );
    const fresh = last === null ? [] : sayings.filter(({ number }) => number > last);
    if (remaining.length === this.#shown.size && fresh.length === 0) return;
    this.#shown = new Map([...remaining, ...fresh.map((saying) => [saying.member, saying] as const)]);
    for (const saying of fresh) setTimeout(() => this.#hide(saying), SHOWN_MS);
  }

  of(member: MemberId | undefined): Saying | undefined {
    return member === undefined ? undefined : this.#shown.get(member);
  }

  #hide(saying: Saying): void {
    if (this.#shown.get(saying.member) !== saying) return;
    const shown = new Map(this.#shown);
    shown.delete(saying.member);
    this.#shown = shown;
  }
}
