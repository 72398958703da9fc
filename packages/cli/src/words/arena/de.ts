import type { ArenaWords } from './arenaWords.ts';

const number = (value: number) => new Intl.NumberFormat('de').format(value);
const count = (value: number, one: string, other: string) => `${number(value)} ${value === 1 ? one : other}`;

/** The arena in German. */
export const arenaInGerman: ArenaWords = {
  arenaPlayed: (deals, games) => `${count(deals, 'Runde', 'Runden')} in ${count(games, 'Partie', 'Partien')}`,
  arenaGamesPlayed: (cards, games) =>
    `${count(cards, 'Kartenfolge', 'Kartenfolgen')} in ${count(games, 'Partie', 'Partien')}`,
  arenaEnded: {
    played: 'Alle wurden gespielt.',
    clear: 'Vorzeitig beendet: Jeder Unterschied ist klar.',
    interrupted: 'Unterbrochen: Das kam bis dahin heraus.',
  },
  arenaAgainst: (base) =>
    `Jeder auf einem Platz gegen ${base} auf allen anderen Plätzen, mit denselben Karten.`,
  arenaTogether: 'Alle zusammen, jede Runde von jedem Platz aus.',
  arenaErrors: 'Nach ±: ein Standardfehler.',
  arenaBase: (name) => `${name} (Maßstab)`,
  betterThanBase: 'Besser um',
  aboveTheMean: 'Über dem Mittel',
  countersPerDeal: 'Jetons je Runde',
  countersPerGame: 'Jetons je Partie',
  dealsWon: 'Gewonnene Runden',
  decisionsPerDeal: 'Entscheidungen je Runde',
  timePerDecision: 'Zeit je Entscheidung',
  timeMean: 'Mittel',
  timeMedian: 'Median',
  time99: '99 % unter',
  timeMost: 'Längste',
  differences: 'Jetons, die der Erste mehr gewinnt als der Zweite',
  isClear: 'klar',
  isUnclear: 'noch nicht klar',
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
    'not-started': 'endete oder sagte etwas anderes, bevor es den Gruß beantwortet hatte',
    died: 'endete, während es gefragt war',
    stalled: 'antwortete nicht rechtzeitig',
    'no-json': 'schrieb eine Zeile, die kein JSON-Objekt ist',
    'wrong-id': 'beantwortete eine Frage, die nicht gestellt war',
    'no-move': 'gab eine Antwort ohne Zug',
    'illegal-move': 'wählte einen Zug, der nicht erlaubt ist',
    'extra-line': 'schrieb eine Zeile, als keine erwartet wurde',
    flooded: 'schrieb weit mehr, als eine Antwort hat',
    'given-up': 'wurde nicht mehr gefragt',
  },
  standsIn: (bot, other) => `${bot} spielt hier nicht mit; ${other} spielt an seiner Stelle.`,
  botsNeeded: 'Wer spielt? Bots mit --bots nennen, und mit --against den, an dem sie gemessen werden.',
};
