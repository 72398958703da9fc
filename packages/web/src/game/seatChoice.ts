import type { Words } from '@nain-jaune/words';
import type { BotOffer, SeatSetup } from '../app/gameService/serviceMessages.ts';
import { cleanName, isProfileId, profiles } from '../app/settings/profiles.svelte.ts';
import { botAt } from './difficulty.ts';
import type { SavedNewGame } from './savedNewGame.ts';
import { distinctNames, ownName } from './seatNames.ts';

/** Stands for a person without a profile. */
export const SOMEBODY = 'somebody';

const MOST_SEATS = 8;

export interface SeatChoice {
  /** A bot's name, a profile id or {@link SOMEBODY}. */
  who: string;
  /** The typed name, or empty for the default name. */
  name: string;
}

type SavedSeats = Partial<Pick<SavedNewGame, 'seats'>>;
type SavedSeat = NonNullable<SavedNewGame['seats']>[number];

export function isPerson({ who }: SeatChoice): boolean {
  return who === SOMEBODY || profiles.of(who) !== null;
}

/** Returns the seats of the last game. Missing seats become the default. */
export function seatsFrom({ seats }: SavedSeats, you: string): SeatChoice[] {
  const saved = seats ?? [{ who: SOMEBODY, name: you }];
  return Array.from({ length: MOST_SEATS }, (_, place) => seatFrom(saved[place] ?? null, place));
}

function seatFrom(saved: SavedSeat | null, place: number): SeatChoice {
  const who = saved?.who ?? null;
  const hasLeft = who !== null && isProfileId(who) && profiles.of(who) === null;
  return { who: who === null || hasLeft ? usualAt(place) : who, name: cleanName(saved?.name ?? '') };
}

function usualAt(place: number): string {
  return place === 0 ? SOMEBODY : botAt('easy', place);
}

/** Replaces bots of other versions and people who left the family. */
export function fitSeats(seats: readonly SeatChoice[], { characters, levels }: BotOffer): void {
  const seated = new Set<string>();
  seats.forEach((seat, place) => {
    const isBot = place > 0 && (characters.includes(seat.who) || levels.includes(seat.who));
    const isFree = seat.who === SOMEBODY || (profiles.of(seat.who) !== null && !seated.has(seat.who));
    if (!isBot && !isFree) Object.assign(seat, { who: usualAt(place), name: '' });
    seated.add(seat.who);
  });
}

/** Returns the stored names of the seats. A person without a name has an empty one. */
function namesOf(seats: readonly SeatChoice[], words: Words): string[] {
  return distinctNames(
    seats.map((seat, place) => {
      const typed = profiles.of(seat.who)?.name ?? cleanName(seat.name);
      return typed === '' && !isPerson(seat) ? ownName(seat.who, place - 1, words) : typed;
    }),
  );
}

export function playersOf(seats: readonly SeatChoice[], words: Words): SeatSetup[] {
  const names = namesOf(seats, words);
  return seats.map((seat, place) => ({
    name: names[place] ?? '',
    bot: isPerson(seat) ? null : seat.who,
    profile: profiles.of(seat.who)?.id ?? null,
  }));
}

/** Returns the seats of a new game, and adds people who entered a name to the family. */
export function seatEveryone(seats: readonly SeatChoice[], words: Words): SeatSetup[] {
  for (const seat of seats) {
    const profile = seat.who === SOMEBODY ? profileOf(seat.name, seats) : null;
    if (profile !== null) Object.assign(seat, { who: profile, name: '' });
  }
  return playersOf(seats, words);
}

/** Returns the seats of a practice game: one person, the bots of the last game, then easy bots. */
export function practiceSeats(saved: SavedSeats, name: string, words: Words): SeatSetup[] {
  const [first = { who: SOMEBODY, name }, ...others] = seatsFrom(saved, name);
  const bots = others.map((seat, index) => (isPerson(seat) ? { who: usualAt(index + 1), name: '' } : seat));
  return playersOf([first, ...bots], words);
}

/** Returns the profile for a typed name unless it is seated already, or null without a name. */
function profileOf(name: string, seats: readonly SeatChoice[]): string | null {
  const cleaned = cleanName(name);
  const known = profiles.list.find(
    (profile) => profile.name === cleaned && seats.every(({ who }) => who !== profile.id),
  );
  return (known ?? profiles.add(cleaned))?.id ?? null;
}
