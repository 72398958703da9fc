import { makeGrammar } from '@nain-jaune/words';
import type { ArenaWords } from '../cliWords.ts';

const { number, count } = makeGrammar('de');

export const arenaInGerman: ArenaWords = {
  arenaPlayed: (deals, games) => `${count(deals, 'Runde', 'Runden')} in ${count(games, 'Partie', 'Partien')}`,
  arenaGamesPlayed: (cards, games) =>
    `${count(cards, 'Kartenfolge', 'Kartenfolgen')} in ${count(games, 'Partie', 'Partien')}`,
  arenaEnded: {
    played: 'Alle wurden gespielt.',
    clear: 'Vorzeitig beendet: Jeder Unterschied ist eindeutig.',
    interrupted: 'Unterbrochen: Ergebnisse bis dahin.',
  },
  arenaAgainst: (base) =>
    `Jeder auf einem Platz gegen ${base} auf allen anderen Plätzen, mit denselben Karten.`,
  arenaTogether: 'Alle zusammen, jede Runde von jedem Platz aus.',
  arenaErrors: '±: Standardfehler.',
  arenaBase: (name) => `${name} (Maßstab)`,
  betterThanBase: 'Besser um',
  aboveTheMean: 'Über dem Schnitt',
  countersPerDeal: 'Jetons pro Runde',
  countersPerGame: 'Jetons pro Partie',
  dealsWon: 'Gewonnene Runden',
  decisionsPerDeal: 'Entscheidungen pro Runde',
  timePerDecision: 'Zeit pro Entscheidung',
  timeMean: 'Mittel',
  timeMedian: 'Median',
  time99: '99\u00a0% unter',
  timeLongest: 'Längste',
  differences: 'Jetons, die der Erste mehr gewinnt als der Zweite',
  isClear: 'eindeutig',
  isUnclear: 'noch nicht',
  rating: 'OpenSkill',
  skill: 'Stärke',
  uncertainty: 'Unsicherheit',
  ordinal: 'Mindestens',
  roundsOf: (done, rounds) => `${number(done)} von ${number(rounds)}`,
  faultsOf: (name, faults) => `${name}: ${count(faults, 'Fehler', 'Fehler')}`,
  faultLine: (kind, times, game, seat) =>
    `${kind}: ${number(times)}-mal, zuerst in Partie ${number(game)} auf Platz ${seat}`,
  faultKinds: {
    'not-found': 'der Befehl wurde nicht gefunden',
    'not-started': 'endete oder schrieb etwas anderes, bevor der Gruß beantwortet war',
    died: 'endete während einer Frage',
    stalled: 'antwortete nicht rechtzeitig',
    'no-json': 'schrieb eine Zeile, die kein JSON-Objekt ist',
    'wrong-id': 'beantwortete eine Frage, die nicht gestellt war',
    'no-move': 'gab eine Antwort ohne Zug',
    'illegal-move': 'wählte einen Zug, der nicht erlaubt ist',
    'extra-line': 'schrieb eine Zeile, als keine erwartet wurde',
    flooded: 'schrieb weit mehr, als eine Antwort braucht',
    'given-up': 'wurde nicht mehr gefragt',
  },
  standsIn: (bot, other) => `${bot} spielt hier nicht mit; ${other} spielt an seiner Stelle.`,
  botsNeeded: 'Wer spielt? Nenne Bots mit --bots und mit --against den Bot, mit dem sie verglichen werden.',
};
