import type { MemberId, RoomInfo, Saying } from '@nain-jaune/protocol';
import type { OnlineWords, Words } from '@nain-jaune/words';
import { changesBetween, type RoomChange } from './roomChanges.ts';
import { sayingText } from './roomTexts.ts';
import { nameOfMember } from './shownSeats.ts';

export interface NewsLine {
  readonly text: string;
  /** Number of the saying; null for a change of the room. */
  readonly saying: number | null;
}

/** What the announcements depend on. */
export interface RoomState {
  readonly room: RoomInfo;
  /** All sayings, also the known ones. */
  readonly sayings: readonly Saying[];
  readonly me: MemberId | null;
  /** Whether a member's messages are shown in this browser. */
  readonly isShown: (member: MemberId) => boolean;
}

/** Finds what to announce of a room: the actions and sayings of others since the page was opened, each once. */
export class RoomNews {
  #room: RoomInfo | null = null;
  #lastSaying: number | null = null;

  /** Returns the new sentences. */
  take({ room, sayings, me, isShown }: RoomState, words: Words, texts: OnlineWords): readonly NewsLine[] {
    const changes = this.#room === null ? [] : changesBetween(this.#room, room, me);
    this.#room = room;
    const fresh = this.#newSayings(sayings).filter(({ member }) => member !== me && isShown(member));
    return [
      ...changes.map((change) => ({ text: changeText(change, words, texts), saying: null })),
      ...fresh.map((saying) => ({ text: sayingLine(saying, texts), saying: saying.number })),
    ];
  }

  #newSayings(sayings: readonly Saying[]): readonly Saying[] {
    const last = this.#lastSaying;
    this.#lastSaying = Math.max(last ?? 0, sayings.at(-1)?.number ?? 0);
    return last === null ? [] : sayings.filter(({ number }) => number > last);
  }
}

function sayingLine(saying: Saying, texts: OnlineWords): string {
  return texts.announcements.said(saying.name || texts.records.nameless, sayingText(saying, texts));
}

function changeText(change: RoomChange, words: Words, texts: OnlineWords): string {
  const { announcements } = texts;
  if (change.type === 'settingsChanged') return announcements.settingsChanged;
  if (change.type === 'gameBegins') return announcements.gameBegins(change.game);
  if (change.type === 'emptied') return announcements.emptied(change.seat);
  if (change.type === 'botSat') return announcements.botSat(words.botInWords(change.bot).name, change.seat);
  const name = nameOfMember(change.member, texts);
  if (change.type === 'sat') return announcements.sat(name, change.seat);
  if (change.type === 'renamed') return announcements.renamed(change.before, name);
  return announcements[change.type](name);
}
