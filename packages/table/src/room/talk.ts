import type { MemberId, Phrase } from '@nain-jaune/protocol';
import { BOUNDS } from './bounds.ts';
import type { SavedMember, SavedSaying, Talk } from './room.ts';

export const NO_TALK: Talk = { last: 0, sayings: [] };

export interface Words {
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

/** Adds a saying. The oldest ones beyond the limit are dropped. */
export function withSaying(talk: Talk, { id, name }: SavedMember, words: Words, command: string): Talk {
  const last = talk.last + 1;
  const saying: SavedSaying = { number: last, member: id, name, ...words, command };
  return { last, sayings: [...talk.sayings, saying].slice(-BOUNDS.sayings) };
}

export function withoutSayingsOf(talk: Talk, member: MemberId): Talk {
  return { ...talk, sayings: talk.sayings.filter((saying) => saying.member !== member) };
}

export function shownSayings(talk: Talk, after = 0) {
  return talk.sayings
    .filter(({ number }) => number > after)
    .map(({ command: _command, ...saying }) => saying);
}
