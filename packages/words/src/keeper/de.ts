import { type Card, DWARF } from '@nain-jaune/engine';
import { type Case, theCardIn, theHonourIn } from '../cards/de.ts';
import { capital, makeGrammar } from '../grammar.ts';
import type { KeeperWords, Pieces } from '../keeper.ts';

const { and, count, number } = makeGrammar('de-DE');

function theCard(card: Card | null, grammaticalCase: Case = 'accusative'): string {
  if (card === null) return '';
  return card === DWARF ? theHonourIn(card, grammaticalCase) : theCardIn(card, grammaticalCase);
}

function counters(some: number): string {
  return count(some, 'Jeton', 'Jetons');
}

function pieces({ contrats, fiches, jetons }: Pieces): string {
  const parts = [
    contrats > 0 ? count(contrats, 'Contrat', 'Contrats') : '',
    fiches > 0 ? count(fiches, 'Fiche', 'Fiches') : '',
    jetons > 0 ? counters(jetons) : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'nichts' : and(parts);
}

/** Words of the keeper of the counters, in German. */
export const keeper: KeeperWords = {
  title: 'Jetons führen',
  intro:
    'Ihr spielt mit echten Karten, und diese Seite führt die Jetons: Sie nimmt die Einsätze, leert die Fächer und rechnet am Ende jeder Runde ab. Sie geht auch ohne Netz.',

  begin: 'Ein neuer Abend',
  rules: 'Regel',
  ownRules: 'Eure Hausregeln',
  seats: 'Um den Tisch',
  seatsStory: (clockwise) =>
    `In der Reihenfolge, in der ihr sitzt, im Uhrzeigersinn. Nach dieser Regel wird ${clockwise ? 'im Uhrzeigersinn' : 'gegen den Uhrzeigersinn'} gespielt.`,
  nameAt: (place) => `Name von Spieler ${number(place)}`,
  playerAt: (place) => `Spieler ${number(place)}`,
  moveUp: (name) => `${name} um einen Platz nach vorn`,
  firstDealer: 'Wer gibt zuerst?',
  draw: 'Karten darum ziehen',
  drawStory: 'Jeder zieht eine Karte, die höchste gibt. Bei Gleichstand wird noch einmal gezogen.',
  drew: (name, card) => `${name} zieht ${card}`,
  drawn: (name) => `${name} gibt zuerst.`,
  whereCounters: 'Wo sind die Jetons?',
  kept: 'Hier',
  keptStory: 'Die Seite führt die Jetons aller Spieler.',
  physical: 'Auf dem Tisch',
  physicalStory:
    'Ihr spielt mit echten Jetons; die Seite sagt nur, wer wem wie viel zahlt und was in den Fächern liegt. Wer zu wenig hat, zahlt, was da ist.',
  timer: 'Uhr',
  noTimer: 'keine',
  timerEvening: 'für den Abend',
  timerDeal: 'für jede Runde',
  minutes: 'Minuten',
  start: 'Den Abend beginnen',

  evenings: 'Abende in diesem Browser',
  goOn: 'Weiter',
  look: 'Ansehen',
  eveningLine: (rules, names, deals) => `${rules}, ${names}: ${count(deals, 'Runde', 'Runden')}`,
  remove: 'Löschen',
  removeQuestion: 'Diesen Abend endgültig löschen?',
  save: 'Als Datei speichern',
  load: 'Datei öffnen',
  loadStory:
    'Ein gespeicherter Abend oder eine Partie vom Bildschirm: Sie geht hier mit echten Karten weiter.',
  notJson: 'Diese Datei ist weder ein Abend noch eine Partie.',
  entryWrong: (some) => `Eintrag ${number(some)} passt nicht zu denen davor:`,
  noneHere: 'Dieser Abend ist nicht in diesem Browser. Er wurde gelöscht oder liegt auf einem anderen Gerät.',
  notKept:
    'Dieser Browser konnte den Abend nicht behalten. Speichere ihn als Datei, bevor du die Seite schließt.',
  changedElsewhere: 'Der Abend wurde in einem anderen Tab geändert. Hier ist er, wie er dort steht.',

  deals: (name) => `${name} gibt`,
  antes: (name, some) => `${name} setzt ${counters(some)}.`,
  allAnte: 'Alle setzen',
  dealerAntes: (name) => `${name} setzt`,
  cardsEach: (cards) => `Karten für jeden: ${cards}.`,
  honours: 'Die Fächer',
  honoursStory: 'Sobald ein Honneur gelegt ist, auf sein Fach tippen.',
  kings: 'Könige: Wer einen ansagt, bekommt von jedem einen Jeton',
  whoLaid: (card) => `Wer hat ${theCard(card)} gelegt?`,
  announced: 'und angesagt',
  forgotten: 'und nicht angesagt',
  laidBy: (name) => `${name}`,
  forgottenBy: (name) => `${name}: vergessen`,
  endDeal: 'Jemand ist fertig',
  timeLeft: (time) => `noch ${time}`,
  timeIsUp: 'Die Zeit ist um.',
  lastDeal: 'Die Zeit ist um: Nach dieser Regel ist diese Runde die letzte.',

  whoWentOut: 'Wer ist fertig?',
  opera: 'War es eine Oper?',
  operaWhen: {
    unopposed: 'Niemand sonst hat auch nur eine Karte gelegt.',
    'first-turn': 'Der Gewinner hat alle Karten hintereinander gelegt, von der ersten bis zur letzten.',
  },
  yes: 'Ja',
  no: 'Nein',
  stillHeld: 'Was halten die anderen noch?',
  stillHeldBy: (name) => `Was hält ${name} noch?`,
  points: 'Punkte',
  numberOfCards: 'Karten',
  pointsOf: (name) => `Punkte von ${name}`,
  cardsOf: (name) => `Karten von ${name}`,
  fewer: (name) => `Eins weniger für ${name}`,
  more: (name) => `Eins mehr für ${name}`,
  amongThem: 'Darunter:',
  byCards: 'Lieber die Karten antippen',
  byPoints: 'Lieber die Punkte angeben',
  byNumber: 'Lieber die Anzahl angeben',
  chooseCards: (name) => `Die Karten von ${name}`,
  worth: (points) => count(points, 'Punkt', 'Punkte'),
  heldBy: (card, name) => `${capital(theCard(card, 'nominative'))} ist schon bei ${name}.`,
  alreadyLaid: (card) => `${capital(theCard(card, 'nominative'))} ist schon gelegt.`,
  noneLeft: (name, most) => `${name} kann höchstens ${count(most, 'Karte', 'Karten')} halten.`,
  done: 'Fertig',
  settle: 'Abrechnen',
  back: 'Zurück zur Runde',
  wrong: 'So kann es noch nicht stimmen',
  problems: {
    'game-is-over': () => 'Die Partie ist zu Ende.',
    'deal-in-progress': () => 'Die Runde ist noch nicht zu Ende.',
    'no-deal': () => 'Es hat keine Runde begonnen.',
    'nothing-to-keep': ({ card }) => `Für ${theCard(card)} wird nichts gezahlt.`,
    'laid-twice': ({ name, card }) => `${name} hat ${theCard(card)} schon gelegt.`,
    'cannot-be-forgotten': () => 'Nach dieser Regel gibt es nichts anzusagen.',
    'laid-more-than-dealt': ({ name, expected }) => `${name} hat nur ${expected} Karten bekommen.`,
    'hand-missing': ({ name }) => `Es fehlt, was ${name} noch hält.`,
    'winner-holds-cards': ({ name }) => `${name} ist fertig und hält nichts mehr.`,
    'no-opera': () => 'Diese Regel kennt keine Oper.',
    'opera-opposed': ({ name }) => `${name} hat eine Karte gelegt: Es war keine Oper.`,
    'opera-untold': ({ name }) => `Außer ${name} hat niemand eine Karte gelegt: Es war eine Oper.`,
    'no-cards-left': ({ name }) => `${name} hält mindestens eine Karte.`,
    'too-many-cards': ({ name, expected, found }) =>
      `${name} kann nicht ${found} Karten halten; möglich: ${expected}.`,
    'card-twice': ({ name, card }) =>
      `${name} kann ${theCard(card)} nicht halten: Die Karte ist bei jemand anderem.`,
    'laid-and-held': ({ name, card }) =>
      `${name} kann ${theCard(card)} nicht halten: Die Karte ist schon gelegt.`,
    'cannot-be-told-so': ({ name }) => `Nach dieser Regel zählt das Blatt von ${name} nicht auf diese Weise.`,
    'not-asked': ({ card }) => `Ob jemand ${theCard(card)} hält, ändert nichts.`,
    'points-impossible': ({ name, expected, found }) =>
      `${name} kann mit den übrigen Karten nicht ${found} Punkte halten; möglich: ${expected}.`,
    'more-than-the-pack': ({ expected, found }) =>
      `Zusammen sind das ${found} Punkte; die übrigen Karten haben höchstens ${expected}.`,
    'card-nowhere': ({ card }) =>
      `Wer hat ${theCard(card)}? Alle Karten wurden gegeben, und niemand hat sie gelegt oder hält sie.`,
  },

  inPieces: 'In Stücken',
  pieces,
  pays: (from, to, some) => `${from} gibt ${to} ${some}`,
  paysBox: (from, card, some) => `${from} legt ${some} in das Fach ${theHonourIn(card, 'genitive')}`,
  takesBox: (who, card, some) => `${who} nimmt ${some} aus dem Fach ${theHonourIn(card, 'genitive')}`,
  orWithChange: (given, back) => `oder gibt ${given} und bekommt ${back} zurück`,
  nothingMoves: 'Niemand zahlt etwas.',
  now: 'Die Jetons aller Spieler',
  inBoxes: 'In den Fächern',

  undo: 'Rückgängig',
  undoOf: (what) => `Rückgängig: ${what}`,
  undone: (what) => `Zurückgenommen: ${what}`,
  history: 'Der Abend bis jetzt',
  change: 'Ändern',
  changeOf: (what) => `Ändern: ${what}`,
  takeBack: (what) => `Zurücknehmen: ${what}`,
  takeBackQuestion: 'Das zurücknehmen?',
  takeItBack: 'Zurücknehmen',
  loses: (entries) =>
    entries === 1
      ? 'Ein späterer Eintrag passt dann nicht mehr und geht mit verloren.'
      : `${number(entries)} spätere Einträge passen dann nicht mehr und gehen mit verloren.`,
  entryAnted: (deal, dealer) => `Runde ${number(deal)}, ${dealer} gibt`,
  entryLaid: (name, card) => `${name} hat ${theCard(card)} gelegt`,
  entryForgot: (name, card) => `${name} hat ${theCard(card)} nicht angesagt`,
  entryEnded: (name, opera) => `${name} ist fertig${opera ? ', mit einer Oper' : ''}`,
  chart: 'Der Verlauf des Abends',
  newEvening: 'Noch ein Abend',
};
