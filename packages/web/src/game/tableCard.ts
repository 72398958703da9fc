import type { Card, Ruleset } from '@nain-jaune/engine';
import { shownPlayers } from '@nain-jaune/words';
import type { ReadableGame } from '../app/gameService/serviceMessages.ts';
import { tableAddress } from '../app/routing/route.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';
import type { TableToContinue } from '../room/online/tableToContinue.ts';
import type { SeatInfo } from '../table/seatInfo.ts';
import { marksOf } from './gameInWords.ts';

/** A table at home, online or in one room, as the home page shows it. */
export interface TableCard {
  readonly href: string;
  readonly kind: string;
  readonly title: string;
  /** The counters of the only person. */
  readonly counters: number | null;
  readonly more: string;
  /** Null if it is not known. */
  readonly rules: Ruleset | null;
  /** Empty if they are not known. */
  readonly boxes: readonly number[];
  /** The other players, clockwise from the person. Empty if they are not known. */
  readonly seats: readonly SeatInfo[];
  /** The cards of the only person. */
  readonly hand: readonly Card[];
}

/** A game at home: its deal, the player to move, the counters and place of the only person. */
export function tableAtHome(game: ReadableGame): TableCard {
  const { id, deals, players, standing } = game;
  const { words } = preferences;
  const texts = preferences.chapters.laterHome;
  const { interface: ui } = words;
  const people = players.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const me = people.length === 1 ? people[0] : undefined;
  const counters = me === undefined ? undefined : standing?.counters[me];
  const toMove = standing?.toMove ?? null;
  const names = shownPlayers(players, words);
  const deal = Math.max(1, deals);
  const isYours = toMove !== null && toMove === me;
  const more = [];
  if (toMove !== null && !isYours) more.push(ui.turnOf(names[toMove]?.name ?? ''));
  // With equal counters, as before the first settlement, no one has a place.
  if (counters !== undefined && standing?.counters.some((other) => other !== counters)) {
    const place = 1 + standing.counters.filter((other) => other > counters).length;
    more.push(texts.place(place, players.length));
  }
  const others = players.map((_, step) => ((me ?? 0) + step) % players.length).slice(1);
  return {
    href: tableAddress(id),
    kind: marksOf(game, words).join(' · ') || texts.yourTable,
    title: isYours ? texts.yourDeal(deal) : ui.dealNumber(deal),
    counters: counters ?? null,
    more: more.join(' · '),
    rules: standing?.rules ?? null,
    boxes: standing?.boxes ?? [],
    seats: others.flatMap((seat) =>
      standing === undefined
        ? []
        : {
            name: names[seat]?.name ?? '',
            face: players[seat]?.bot ?? null,
            counters: standing.counters[seat],
          },
    ),
    hand: standing?.hand ?? [],
  };
}

/** A table online or in one room. Its own page knows the standing. */
export function tableAway({ href, about }: TableToContinue): TableCard {
  return {
    href,
    kind: preferences.words.app.online,
    title: about.title,
    counters: null,
    more: about.state,
    rules: about.rules,
    boxes: [],
    seats: [],
    hand: [],
  };
}
