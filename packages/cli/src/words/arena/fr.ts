import { makeGrammar } from '@nain-jaune/words';
import type { ArenaWords } from '../cliWords.ts';

const { number, count } = makeGrammar('fr');

export const arenaInFrench: ArenaWords = {
  arenaPlayed: (deals, games) => `${count(deals, 'donne', 'donnes')} en ${count(games, 'partie', 'parties')}`,
  arenaGamesPlayed: (cards, games) =>
    `${count(cards, 'suite de donnes', 'suites de donnes')} en ${count(games, 'partie', 'parties')}`,
  arenaEnded: {
    played: 'Tout a été joué.',
    clear: 'Fini plus tôt : chaque différence est significative.',
    interrupted: 'Interrompu : résultats jusque-là.',
  },
  arenaAgainst: (base) => `Chacun à une place contre ${base} à toutes les autres, avec les mêmes cartes.`,
  arenaTogether: 'Tous ensemble, chaque donne depuis chaque place.',
  arenaErrors: '± : erreur type.',
  arenaBase: (name) => `${name} (référence)`,
  betterThanBase: 'Mieux de',
  aboveTheMean: 'Par rapport à la moyenne',
  countersPerDeal: 'Jetons par donne',
  countersPerGame: 'Jetons par partie',
  dealsWon: 'Donnes gagnées',
  decisionsPerDeal: 'Choix par donne',
  timePerDecision: 'Temps par choix',
  timeMean: 'Moyenne',
  timeMedian: 'Médiane',
  time99: '99\u00a0% sous',
  timeLongest: 'Le plus long',
  differences: 'Jetons que le premier gagne de plus que le second',
  isClear: 'significatif',
  isUnclear: 'pas encore',
  rating: 'OpenSkill',
  skill: 'Force',
  uncertainty: 'Incertitude',
  ordinal: 'Au moins',
  roundsOf: (done, rounds) => `${number(done)} sur ${number(rounds)}`,
  faultsOf: (name, faults) => `${name} : ${count(faults, 'faute', 'fautes')}`,
  faultLine: (kind, times, game, seat) =>
    `${kind} : ${number(times)} fois, d’abord dans la partie ${number(game)} à la place ${seat}`,
  faultKinds: {
    'not-found': 'la commande n’a pas été trouvée',
    'not-started': 's’est terminé ou a écrit autre chose avant de répondre au salut',
    died: 's’est terminé pendant une question',
    stalled: 'n’a pas répondu à temps',
    'no-json': 'a écrit une ligne qui n’est pas un objet JSON',
    'wrong-id': 'a répondu à une question qui n’était pas posée',
    'no-move': 'a donné une réponse sans coup',
    'illegal-move': 'a choisi un coup qui n’est pas permis',
    'extra-line': 'a écrit une ligne quand on n’en attendait pas',
    flooded: 'a écrit bien plus qu’une réponse n’en demande',
    'given-up': 'n’a plus été interrogé',
  },
  standsIn: (bot, other) => `${bot} ne joue pas ici ; ${other} joue pour lui.`,
  botsNeeded: 'Qui joue ? Nommez des robots par --bots et, par --against, celui auquel les comparer.',
};
