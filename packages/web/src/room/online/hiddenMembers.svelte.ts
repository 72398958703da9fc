import type { MemberId } from '@nain-jaune/protocol';
import { fieldsOf, listOf, number, persisted, text } from '../../app/browser/persisted.ts';

/** Of all tables. Older ones are dropped. */
const MAX_HIDDEN = 200;

const SAVED = persisted('online-hidden', { list: listOf(fieldsOf({ code: text, member: number })) });

/** The members of a table whose messages are hidden in this browser. */
export class HiddenMembers {
  readonly #code: string;
  #members: ReadonlySet<MemberId> = $state.raw(new Set());

  constructor(code: string) {
    this.#code = code;
    this.#members = new Set(saved().flatMap((hidden) => (hidden.code === code ? [hidden.member] : [])));
  }

  has(member: MemberId): boolean {
    return this.#members.has(member);
  }

  /** Hides the messages of a member, or shows them again. */
  set(member: MemberId, isHidden: boolean): void {
    const members = new Set(this.#members);
    if (isHidden) members.add(member);
    else members.delete(member);
    this.#members = members;
    const others = saved().filter((hidden) => hidden.code !== this.#code);
    const own = [...members].map((id) => ({ code: this.#code, member: id }));
    SAVED.save({ list: [...own, ...others].slice(0, MAX_HIDDEN) });
  }
}

function saved() {
  return SAVED.read().list;
}
