import { makeGrammar } from '../../grammar.ts';
import type { LaterHomeWords } from '../en/laterHome.ts';

const { count, number } = makeGrammar('fr');

export const laterHome: LaterHomeWords = {
  yourTable: 'Votre table',
  yourDeal: (deal) => `Donne ${number(deal)}, à\u00a0vous`,
  place: (place, players) => `${place === 1 ? '1er' : `${number(place)}e`} sur ${number(players)}`,
  streak: (days) => `Série : ${count(days, 'jour', 'jours')}`,
  dailyPlayed: (streak) => `Jouée. Série : ${count(streak, 'jour', 'jours')}`,
  dailyBegun: 'Commencée : à finir',
  dailyNew: 'La même pour tous',
  together: 'Un lien, un écran ou ce téléphone',
  realCards: 'Jetons, impression, arbitre',
  familyHint: 'Noms et visages restent dans ce navigateur.',
  newPerson: 'Nouvelle personne',
  initial: 'Initiale',
  removePersonQuestion: (name) => `Retirer ${name} de la famille ?`,
  personRemoved: 'Ses parties restent, sous le même nom.',
};
