import { success } from '@nain-jaune/engine';
import type { MemberId } from '@nain-jaune/protocol';
import { RATES, take } from '../bounds.ts';
import type { ReportEntry } from '../entries.ts';
import type { Context } from '../input.ts';
import { memberIn } from '../members.ts';
import { withLive } from '../presence.ts';
import type { Room, SavedMember } from '../room.ts';
import { shownSayings, type Words, withSaying } from '../talk.ts';
import { type CommandOutcome, type Handler, type Rules, refused } from './handler.ts';

const say: Handler<'say'> = (room, member, { phrase, id }, context) =>
  speak(room, member, { phrase, text: null }, id, context);

const write: Handler<'write'> = (room, member, { text, id }, context) => {
  if (!room.saved.settings.freeText) return refused('no-free-text');
  return text === '' ? refused('empty-text') : speak(room, member, { phrase: null, text }, id, context);
};

function speak(
  room: Room,
  member: SavedMember,
  words: Words,
  command: string,
  context: Context,
): CommandOutcome {
  if (member.muted) return refused('muted');
  const allowed = withToken(room, 'saying', member, context);
  if (allowed === null) return refused('too-fast');
  return success({ room: { ...allowed, talk: withSaying(room.talk, member, words, command) } });
}

const report: Handler<'report'> = (room, member, command, context) => {
  const accused = accusedIn(room, command.member);
  if (accused === undefined) return refused('no-such-member');
  const allowed = withToken(room, 'report', member, context);
  if (allowed === null) return refused('too-fast');
  const sayings = shownSayings(room.talk);
  const entry: ReportEntry = {
    type: 'report',
    reporter: {
      id: member.id,
      name: member.name,
      address: room.live.addresses.get(member.id) ?? null,
    },
    accused,
    sayings,
    others: othersIn(room, new Set([member.id, ...sayings.map((saying) => saying.member)]), accused.id),
  };
  return success({ room: allowed, entries: [entry] });
};

function accusedIn({ saved, live }: Room, id: MemberId): ReportEntry['accused'] | undefined {
  const member = memberIn(saved, id);
  const address = live.addresses.get(id) ?? null;
  if (member !== undefined) return { id, name: member.name, tokenHash: member.tokenHash, address };
  const former = saved.former.find((one) => one.id === id);
  return former === undefined ? undefined : { ...former, address };
}

function othersIn({ saved }: Room, people: ReadonlySet<MemberId>, accused: MemberId): ReportEntry['others'] {
  return [...saved.members, ...saved.former]
    .filter(({ id }) => people.has(id) && id !== accused)
    .map(({ id, tokenHash }) => ({ id, tokenHash }));
}

/** Takes a token of a member's bucket, or returns null if it is empty. */
function withToken(room: Room, rate: keyof typeof RATES, { id }: SavedMember, { now }: Context): Room | null {
  const name = `${rate}:${id}`;
  const bucket = take(RATES[rate], room.live.buckets.get(name), now);
  return bucket === null ? null : withLive(room, { buckets: new Map(room.live.buckets).set(name, bucket) });
}

export const TALKING = {
  say: { handle: say },
  write: { handle: write },
  report: { handle: report },
} as const satisfies Partial<Rules>;
