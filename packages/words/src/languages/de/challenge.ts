import { decimalFormat, makeGrammar } from '../../grammar.ts';
import type { ChallengeWords } from '../en/challenge.ts';
import { linkProblems, linkTooShort } from './linkProblems.ts';

const { and, count, number } = makeGrammar('de');
const signed = decimalFormat('de', 'exceptZero');

export const challenge: ChallengeWords = {
  title: 'Herausforderung',
  signed,
  friend: {
    title: 'Jemanden herausfordern',
    action: 'Jemanden mit diesen Karten herausfordern',
    story:
      'Dieselben Karten, dieselben Bots. Dein Ergebnis bleibt verborgen, bis die andere Person gespielt hat.',
    what: 'Gespielt wird',
    deal: (deal) => `nur Runde ${number(deal)}`,
    game: (deals) => `die ganze Partie (${count(deals, 'Runde', 'Runden')})`,
    tooLong: 'Die ganze Partie passt nicht in einen Link. Wähle eine einzelne Runde.',
    name: 'Dein Name',
    notMade: 'Diese Partie eignet sich nicht als Herausforderung.',
    message: 'Nain Jaune: dieselben Karten, dieselben Bots. Schlägst du mich?',
  },
  link: {
    shorten: 'Kurzlink erstellen',
    notShortened: 'Der Server hat die Herausforderung nicht angenommen. Der lange Link geht auch ohne ihn.',
  },
  own: {
    title: 'Deine Herausforderungen',
    sent: (date) => `Verschickt am ${date}`,
    played: (people) => (people === 0 ? 'noch nicht gespielt' : `${number(people)}-mal gespielt`),
    whole: 'Eine ganze Partie',
  },
  invited: (name) => `${name} fordert dich heraus: dieselben Karten, dieselben Bots.`,
  invitedByFriend: 'Jemand fordert dich heraus: dieselben Karten, dieselben Bots.',
  alsoPlayed: (names) => `Schon dabei: ${and(names)}.`,
  unnamed: 'Unbekannt',
  unnamedRow: 'Unbekannt',
  against: (names) => `Gegen ${and(names)}.`,
  deals: (deals) => count(deals, 'Runde', 'Runden'),
  start: 'Alle beginnen mit den Jetons, die sie da gerade hatten.',
  hidden:
    'Alle Ergebnisse bleiben verborgen, bis du gespielt hast. Deine erste Partie zählt: ohne Tipps und ohne Zurücknehmen.',
  play: 'Dieselben Karten spielen',
  resume: 'Partie fortsetzen',
  lost: 'Die Partie, die für diese Herausforderung zählte, wurde gelöscht. Du kannst die Karten noch üben, aber die Ergebnisse bleiben verborgen.',
  practise: 'Diese Karten üben',
  loading: 'Die Herausforderung wird geöffnet …',
  results: 'Ergebnisse',
  place: 'Platz',
  player: 'Spieler',
  result: 'Jetons',
  checking: 'Die Ergebnisse werden geprüft …',
  notChecked: 'Die Ergebnisse konnten nicht geprüft werden. Lade die Seite neu.',
  otherwise: 'andere Bots',
  otherwiseStory: '„Andere Bots“: nicht vergleichbar, die Bots würden heute anders spielen.',
  compare: 'Nebeneinander',
  compareWith: 'Vergleichen mit',
  sameMoves: (moves) =>
    moves === 1 ? 'Der erste Zug ist gleich.' : `Die ersten ${number(moves)} Züge sind gleich.`,
  partAtOnce: 'Die Partien unterscheiden sich vom ersten Zug an.',
  identical: 'Ihr habt genau dieselben Züge gemacht.',
  ofDeal: (deal) => `Runde ${number(deal)}`,
  difference: (move) => `Erster Unterschied: Zug ${number(move)}`,
  change: (name, counters) => `${name}: ${signed(counters)} in dieser Runde`,
  yourChange: (counters) => `Du: ${signed(counters)} in dieser Runde`,
  replay: 'Ansehen und analysieren',
  back: {
    title: 'Ergebnis zurückschicken',
    story: 'Dieser Link enthält auch dein Ergebnis. Wer gespielt hat, sieht damit alle Partien.',
    full: 'Der Link ist voll. Mache aus deiner Partie eine neue Herausforderung.',
    add: 'Mein Ergebnis hinzufügen',
    added: 'Dein Ergebnis ist dabei. Alle mit dem Link sehen es, sobald sie gespielt haben.',
    notAdded: 'Der Server hat dein Ergebnis nicht angenommen. Schicke es mit diesem Link.',
  },
  broken: 'Dieser Link ist keine Herausforderung',
  brokenHint: 'Bitte den Absender noch einmal um den ganzen Link.',
  unknownCode:
    'Dieser Server kennt die Herausforderung nicht. Sie ist abgelaufen, oder der Link wurde unterwegs verändert.',
  unreachable: 'Der Server ist nicht erreichbar. Kurzlinks brauchen ihn. Versuche es später noch einmal.',
  again: 'Erneut versuchen',
  problems: {
    ...linkProblems,
    'no-challenge': linkTooShort,
    'too-long': 'Der Link ist zu lang.',
    rules: 'Seine Regeln sind ungültig.',
    seats: 'Der Geber oder der Spieler hat keinen Platz am Tisch.',
    bots: 'Er nennt Bots, die diese Version nicht hat.',
    moves: 'Eine Partie darin verstößt gegen die Regeln oder endet nicht.',
    'too-many-results': 'Er enthält zu viele Ergebnisse.',
  },
};
