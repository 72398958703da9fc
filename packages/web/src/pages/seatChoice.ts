import type { Words } from '@nain-jaune/words';
import { cleanName, isProfileId, profiles } from '../client/profiles.svelte.ts';
import type { BotOffer, LobbySeat } from '../lobby/messages.ts';
import { botAt } from './difficulty.ts';
import { distinctNames, ownName } from './seatNames.ts';

/** In the place of a bot or profile: a person who is in no profile yet. */
export const SOMEBODY = 'somebody';

/** The most seats at a table. */
const MOST_SEATS = 8;

/** A seat as it is being chosen. */
export interface SeatChoice {
  /** A bot's name, a person's profile, or {@link SOMEBODY}. */
  who: string;
  /** The name that was typed; empty for the own name. */
  name: string;
}

/** Whether a person sits there, whoever it is. */
export function isPerson({ who }: SeatChoice): boolean {
  return who === SOMEBODY || profiles.of(who) !== null;
}

/** The seats of whatever was kept, of this version or of one that knew opponents only; what is wrong is the usual. */
export function seatsFrom(kept: Readonly<Record<string, unknown>>, you: string, words: Words): SeatChoice[] {
  const seats: readonly unknown[] = Array.isArray(kept['seats'])
    ? kept['seats']
    : [{ who: SOMEBODY, name: you }, ...opponentsOf(kept['opponents'], words)];
  return Array.from({ length: MOST_SEATS }, (_, place) => seatFrom(seats[place], place));
}

function seatFrom(kept: unknown, place: number): SeatChoice {
  const { who, name } = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const hasLeft = typeof who === 'string' && isProfileId(who) && profiles.of(who) === null;
  return {
    who: typeof who === 'string' && !hasLeft ? who : usualAt(place),
    name: typeof name === 'string' ? cleanName(name) : '',
  };
}

/** What an older version kept: opponents, each with a name that was once kept as if somebody had typed it. */
function opponentsOf(kept: unknown, words: Words): unknown[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return list.map((one, place) => {
    const { bot, name } = (typeof one === 'object' && one !== null ? one : {}) as Record<string, unknown>;
    if (typeof bot !== 'string') return null;
    return { who: bot, name: name === ownName(bot, place, words) ? '' : name };
  });
}

function usualAt(place: number): string {
  return place === 0 ? SOMEBODY : botAt('easy', place);
}

/** Whoever may not sit there is replaced by the usual: a bot of another version, a person who left the family. */
export function fitSeats(seats: readonly SeatChoice[], { characters, levels }: BotOffer): void {
  const seated = new Set<string>();
  seats.forEach((seat, place) => {
    const isBot = place > 0 && (characters.includes(seat.who) || levels.includes(seat.who));
    const isFree = seat.who === SOMEBODY || (profiles.of(seat.who) !== null && !seated.has(seat.who));
    if (!isBot && !isFree) Object.assign(seat, { who: usualAt(place), name: '' });
    seated.add(seat.who);
  });
}

/** The names of the seats as they are stored. A person who gave no name has an empty one. */
function namesOf(seats: readonly SeatChoice[], words: Words): string[] {
  return distinctNames(
    seats.map((seat, place) => {
      const typed = profiles.of(seat.who)?.name ?? cleanName(seat.name);
      return typed === '' && !isPerson(seat) ? ownName(seat.who, place - 1, words) : typed;
    }),
  );
}

/** The players of the seats. */
export function playersOf(seats: readonly SeatChoice[], words: Words): LobbySeat[] {
  const names = namesOf(seats, words);
  return seats.map((seat, place) => ({
    name: names[place] ?? '',
    bot: isPerson(seat) ? null : seat.who,
    profile: profiles.of(seat.who)?.id ?? null,
  }));
}

/** The seats of the game to begin. A person who gave a name is in the family from now on. */
export function seatEveryone(seats: readonly SeatChoice[], words: Words): LobbySeat[] {
  for (const seat of seats) {
    const profile = seat.who === SOMEBODY ? profileOf(seat.name, seats) : null;
    if (profile !== null) Object.assign(seat, { who: profile, name: '' });
  }
  return playersOf(seats, words);
}

/** The seats of a practice game: one person first, then the bots of the last game, and easy ones on the seats that are left. */
export function practiceSeats(
  kept: Readonly<Record<string, unknown>>,
  name: string,
  words: Words,
): LobbySeat[] {
  const [first = { who: SOMEBODY, name }, ...others] = seatsFrom(kept, name, words);
  const bots = others.map((seat, index) => (isPerson(seat) ? { who: usualAt(index + 1), name: '' } : seat));
  return playersOf([first, ...bots], words);
}

/** The profile of a name that was typed, if it does not sit yet; null without a name. */
function profileOf(name: string, seats: readonly SeatChoice[]): string | null {
  const cleaned = cleanName(name);
  const known = profiles.list.find(
    (profile) => profile.name === cleaned && seats.every(({ who }) => who !== profile.id),
  );
  return (known ?? profiles.add(cleaned))?.id ?? null;
}
