import type { MemberId } from '@nain-jaune/protocol';
import { keepText, keptObject } from '../browser/browserStore.ts';

const KEY = 'online-hidden';
/** The oldest are forgotten. */
const MOST = 200;

/** A member whose messages are not shown on this device. */
interface Hidden {
  readonly code: string;
  readonly member: MemberId;
}

/** The members of a table whose messages are not shown on this device. Saved in the browser. */
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
    const own = [...members].map((id): Hidden => ({ code: this.#code, member: id }));
    keepText(KEY, JSON.stringify({ list: [...own, ...others].slice(0, MOST) }));
  }
}

function saved(): readonly Hidden[] {
  const list: unknown = keptObject(KEY)['list'];
  return Array.isArray(list) ? list.filter(isHidden) : [];
}

function isHidden(value: unknown): value is Hidden {
  const one = value as Partial<Record<keyof Hidden, unknown>> | null;
  return typeof one === 'object' && typeof one?.code === 'string' && typeof one.member === 'number';
}
