import { type Card, DWARF } from '@nain-jaune/engine';
import { capital, makeGrammar } from '../../grammar.ts';
import type { Pieces, ScoreKeeperWords } from '../en/scoreKeeper.ts';
import { type Case, theCardIn, theHonourIn } from './cards.ts';
import { facts } from './rules.ts';
import { counters } from './sentences.ts';
import { wholeNumber } from './wholeNumber.ts';

const { and, count, number } = makeGrammar('de-DE');

function theCard(card: Card | null, grammaticalCase: Case = 'accusative'): string {
  if (card === null) return '';
  return card === DWARF ? theHonourIn(card, grammaticalCase) : theCardIn(card, grammaticalCase);
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'Contrat', 'Contrats') : '',
    fiches > 0 ? count(fiches, 'Fiche', 'Fiches') : '',
    jetons > 0 ? counters(jetons) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nichts' : and(parts);
}

export const scoreKeeper: ScoreKeeperWords = {
  title: 'Jetons zählen',
  intro: 'Ihr spielt mit echten Karten, und diese Seite zählt mit.',

  begin: 'Neuer Abend',
  seats: 'Spieler',
  seatsStory: (clockwise) =>
    `In Sitzordnung, im Uhrzeigersinn. Gespielt wird ${clockwise ? 'im' : 'gegen den'} Uhrzeigersinn.`,
  nameAt: (place) => `Name von Spieler ${number(place)}`,
  playerAt: (place) => `Spieler ${number(place)}`,
  moveUp: (name) => `${name} einen Platz nach vorn`,
  draw: 'Karten ziehen',
  drawStory: 'Die höchste Karte gibt. Bei Gleichstand wird noch einmal gezogen.',
  drawn: (name) => `${name} gibt zuerst.`,
  whereCounters: 'Wo sind die Jetons?',
  onPage: 'Auf dieser Seite',
  physical: 'Auf dem Tisch',
  physicalStory: 'Die Seite sagt, wer wem wie viel zahlt. Wer zu wenig hat, zahlt, was da ist.',
  timer: 'Zeitlimit',
  timers: { none: 'keines', evening: 'für den Abend', deal: 'für jede Runde' },
  minutes: 'Minuten',
  wholeNumber,
  start: 'Los geht’s',

  evenings: 'Gespeicherte Abende',
  goOn: 'Fortsetzen',
  look: 'Ansehen',
  eveningLine: (rules, names, deals) => `${rules}, ${names}: ${count(deals, 'Runde', 'Runden')}`,
  remove: 'Löschen',
  removeQuestion: 'Diesen Abend löschen?',
  save: 'Als Datei speichern',
  load: 'Datei öffnen',
  loadStory: 'Ein gespeicherter Abend oder eine Partie vom Bildschirm.',
  notJson: 'Diese Datei ist weder ein gespeicherter Abend noch eine gespeicherte Partie.',
  entryWrong: (some) => `Eintrag ${number(some)} widerspricht früheren:`,
  noneHere: 'Dieser Abend wurde gelöscht oder ist auf einem anderen Gerät.',
  notSaved: 'Der Browser konnte den Abend nicht speichern. Speichert ihn als Datei.',
  changedElsewhere: 'In einem anderen Tab geändert: Hier ist der neueste Stand.',

  deals: (name) => `${name} gibt`,
  allAnte: 'Alle setzen',
  dealerAntes: (name) => `${name} setzt`,
  honours: 'Fächer',
  honoursStory: 'Ein Honneur (Karte mit Fach) liegt? Tippt auf sein Fach.',
  kings: 'Angesagte Könige: von allen anderen je ein Jeton',
  whoLaid: (card) => `Wer hat ${theCard(card)} gelegt?`,
  announced: 'und angesagt',
  forgotten: 'und nicht angesagt',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `${name}: vergessen`,
  endDeal: 'Runde beenden',
  timeLeft: (time) => `noch ${time}`,
  timeIsUp: 'Die Zeit ist um.',
  lastDeal: 'Die Zeit ist um: Diese Runde ist die letzte.',

  whoWentOut: 'Wer ist fertig?',
  opera: 'War es eine Oper?',
  operaWhen: facts.operas,
  yes: 'Ja',
  no: 'Nein',
  stillHeld: 'Was haben die anderen noch auf der Hand?',
  stillHeldBy: (name) => `Was hat ${name} noch auf der Hand?`,
  points: 'Punkte',
  numberOfCards: 'Karten',
  pointsOf: (name) => `Punkte von ${name}`,
  cardsOf: (name) => `Karten von ${name}`,
  fewer: (name) => `Eins weniger bei ${name}`,
  more: (name) => `Eins mehr bei ${name}`,
  amongThem: 'Darunter:',
  byCards: 'Karten antippen',
  byPoints: 'Punkte eingeben',
  byNumber: 'Anzahl eingeben',
  chooseCards: (name) => `Karten von ${name}`,
  worth: (points) => count(points, 'Punkt', 'Punkte'),
  heldBy: (card, name) => `${capital(theCard(card, 'nominative'))} ist schon bei ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card, 'nominative'))} ist schon gelegt.`,
  noneLeft: (name, most) => `${name} kann höchstens ${count(most, 'Karte', 'Karten')} haben.`,
  done: 'Fertig',
  settle: 'Abrechnen',
  back: 'Zurück zur Runde',
  wrong: 'Da stimmt noch etwas nicht',
  problems: {
    'game-is-over': () => 'Die Partie ist zu Ende.',
    'deal-in-progress': () => 'Die Runde ist noch nicht zu Ende.',
    'no-deal': () => 'Es hat keine Runde begonnen.',
    'nothing-to-keep': ({ card }) => `Für ${theCard(card)} wird nichts gezahlt.`,
    'laid-twice': ({ name, card }) => `${name} hat ${theCard(card)} schon gelegt.`,
    'cannot-be-forgotten': () => 'Nach diesen Regeln gibt es nichts anzusagen.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} hat nur ${expected} Karten bekommen.`,
    'hand-missing': ({ name }) => `Gebt an, was ${name} noch auf der Hand hat.`,
    'winner-holds-cards': ({ name }) => `${name} ist fertig und hat keine Karte mehr.`,
    'no-opera': () => 'Diese Regeln kennen keine Oper.',
    'opera-opposed': ({ name }) => `${name} hat eine Karte gelegt: Es war keine Oper.`,
    'opera-untold': ({ name }) => `Nur ${name} hat eine Karte gelegt: Es war eine Oper.`,
    'no-cards-left': ({ name }) => `${name} hat mindestens eine Karte.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} kann nicht ${found} Karten haben; möglich: ${expected}.`,
    'card-twice': ({ name, card }) =>
      `${name} kann ${theCard(card)} nicht haben: Jemand anders hat die Karte.`,
    'laid-and-held': ({ name, card }) =>
      `${name} kann ${theCard(card)} nicht haben: Die Karte ist schon gelegt.`,
    'cannot-be-told-so': () => 'Nach diesen Regeln wird anders gezählt.',
    'not-asked': ({ card }) => `Wer ${theCard(card)} noch hat, ändert nichts.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} kann nicht ${found} Punkte haben; möglich: ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Das sind ${found} Punkte; die übrigen Karten haben höchstens ${expected}.`,
    'card-nowhere': ({ card }) => `Wer hat ${theCard(card)}? Niemand hat sie gelegt oder auf der Hand.`,
  },

  inPieces: 'Nach Jetonsorten',
  pieces,
  pays: (from, to, some) => `${from} gibt ${to} ${some}`,
  paysBox: (from, card, some) => `${from} zahlt ${some} in das Fach ${theHonourIn(card, 'genitive')}`,
  takesBox: (who, card, some) => `${who} nimmt ${some} aus dem Fach ${theHonourIn(card, 'genitive')}`,
  orWithChange: (given, back) => `oder gibt ${given} und bekommt ${back} zurück`,
  nothingMoves: 'Niemand zahlt etwas.',
  now: 'Jetons',

  undo: 'Rückgängig',
  undoOf: (what) => `Rückgängig: ${what}`,
  undone: (what) => `Zurückgenommen: ${what}`,
  history: 'Der Abend bis jetzt',
  change: 'Ändern',
  changeOf: (what) => `Ändern: ${what}`,
  takeBack: (what) => `Eintrag zurücknehmen: ${what}`,
  takeBackQuestion: 'Diesen Eintrag zurücknehmen?',
  takeItBack: 'Zurücknehmen',
  loses: (entries) =>
    entries === 1
      ? 'Ein späterer Eintrag wird auch gelöscht.'
      : `${number(entries)} spätere Einträge werden auch gelöscht.`,
  entryAnted: (deal, dealer) => `Runde ${number(deal)}, ${dealer} gibt`,
  entryLaid: (name, card) => `${name} hat ${theCard(card)} gelegt`,
  entryForgot: (name, card) => `${name} hat ${theCard(card)} nicht angesagt`,
  entryEnded: (name, opera) => `${name} ist fertig${opera ? ', mit einer Oper' : ''}`,
  chart: 'Verlauf des Abends',
  newEvening: 'Neuer Abend',
};
