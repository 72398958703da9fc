import { makeGrammar } from '../../grammar.ts';

const { count, number } = makeGrammar('en');

/** A place from 1 to 8: `1st`. */
function ordinal(place: number): string {
  return `${number(place)}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}

/** The home page of later visits, and the family. */
export const laterHome = {
  yourTable: 'Your table',
  /** A deal in which it is the turn of the player. */
  yourDeal: (deal: number) => `Deal ${number(deal)}, your turn`,
  /** The place among all players, from 1. */
  place: (place: number, players: number) => `${ordinal(place)} of ${number(players)}`,
  streak: (days: number) => `${number(days)}-day streak`,
  /** Read aloud in place of the picture of a streak. */
  dailyPlayed: (streak: number) => `Played. Streak: ${count(streak, 'day', 'days')}`,
  dailyBegun: 'Started: finish it',
  dailyNew: 'The same for everyone',
  together: 'A link, a screen or this phone',
  realCards: 'Score keeper, print, judge',
  familyHint: 'Names and faces stay in this browser.',
  newPerson: 'New person',
  initial: 'Initial',
  removePersonQuestion: (name: string) => `Remove ${name} from the family?`,
  personRemoved: 'Their games are kept under the same name.',
};

export type LaterHomeWords = typeof laterHome;
