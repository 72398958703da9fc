import type { Member, MemberId, PlayerInfo, RoomInfo } from '@nain-jaune/protocol';
import type { OnlineWords, Words } from '@nain-jaune/words';
import { distinctNames } from '../../game/seatNames.ts';
import { memberIn, memberOn } from './shownSeats.ts';

/** A player, and the member who plays. Neither a bot nor a person who has left is one. */
export type RoomPlayer = PlayerInfo & { readonly member?: MemberId | undefined };

/**
 * The players after a change of the room. New names, and members and bots on the seats of others, apply during the game, a deletion
 * also after it.
 */
export function playersNow(
  players: readonly RoomPlayer[],
  game: number | null,
  before: RoomInfo | null,
  room: RoomInfo,
): readonly RoomPlayer[] {
  if (room.games !== game) return players;
  const erased = new Set(erasedNames(before, room));
  const now = players.map((player, seat): RoomPlayer => {
    const shown = room.phase === 'playing' ? playerOn(room, seat, player) : playerAfter(room, player);
    return shown.bot === null && erased.has(shown.name) ? { ...shown, name: '' } : shown;
  });
  return players.every((player, seat) => isSame(player, now[seat])) ? players : now;
}

function isSame({ name, bot, member }: RoomPlayer, other: RoomPlayer | undefined): boolean {
  return name === other?.name && bot === other.bot && member === other.member;
}

/** A bot on the seat of a member who has left keeps the name. */
function playerOn(room: RoomInfo, seat: number, { name, bot }: PlayerInfo): RoomPlayer {
  const occupant = room.seats[seat];
  if (occupant?.type === 'bot') return { name, bot: occupant.bot };
  return occupant?.type === 'member'
    ? { name: memberOn(room, seat)?.name ?? name, bot: null, member: occupant.member }
    : { name, bot };
}

/** Others may have the seats after a game. A client that comes then knows the members by their names, which differ. */
function playerAfter({ members }: RoomInfo, { name, bot, member }: RoomPlayer): RoomPlayer {
  const named = bot === null && name !== '' ? members.find((one) => one.name === name)?.id : undefined;
  return { name, bot, member: member ?? named };
}

/** The member who plays on a seat of the shown game. */
export function memberPlaying(
  players: readonly RoomPlayer[],
  room: RoomInfo,
  seat: number,
): Member | undefined {
  return memberIn(room, players[seat]?.member ?? null);
}

function erasedNames(before: RoomInfo | null, room: RoomInfo): string[] {
  const nameless = new Set(room.members.filter(({ name }) => name === '').map(({ id }) => id));
  return (before?.members ?? []).filter(({ id }) => nameless.has(id)).map(({ name }) => name);
}

type NamedPlayer = { readonly name: string; readonly bot?: string | null };

/** Whether a bot plays under the name of a person, who has left. The server names other bots by their ids. */
export function isSubstitute({ name, bot = null }: NamedPlayer): boolean {
  return bot !== null && bot !== name;
}

/** The players with their shown names. Substitutes are called bots. */
export function namedPlayers<Player extends NamedPlayer>(
  players: readonly Player[],
  words: Words,
  { records }: OnlineWords,
): Player[] {
  const names = distinctNames(
    players.map((player) => {
      const { name, bot } = player;
      if (isSubstitute(player)) return words.interface.asBot(name || records.nameless);
      return bot ? words.botInWords(bot).name : name || records.nameless;
    }),
  );
  return players.map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
}
