import { makeGrammar } from '../../grammar.ts';
import type { LaterHomeWords } from '../en/laterHome.ts';

const { count, number } = makeGrammar('de');

export const laterHome: LaterHomeWords = {
  yourTable: 'Dein Tisch',
  yourDeal: (deal) => `Runde ${number(deal)}, du\u00a0bist\u00a0dran`,
  place: (place, players) => `Platz ${number(place)} von ${number(players)}`,
  streak: (days) => `Serie: ${count(days, 'Tag', 'Tage')}`,
  dailyPlayed: (streak) => `Gespielt. Serie: ${count(streak, 'Tag', 'Tage')}`,
  dailyBegun: 'Angefangen: zu Ende spielen',
  dailyNew: 'Für alle dieselbe',
  together: 'Ein Link, ein Bildschirm oder dieses Handy',
  realCards: 'Jetons, Druck, Schiedsrichter',
  familyHint: 'Namen und Gesichter bleiben in diesem Browser.',
  newPerson: 'Neue Person',
  initial: 'Anfangsbuchstabe',
  removePersonQuestion: (name) => `${name} aus der Familie entfernen?`,
  personRemoved: 'Die Partien bleiben unter demselben Namen erhalten.',
};
