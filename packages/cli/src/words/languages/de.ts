import { makeGrammar } from '@nain-jaune/words';
import type { PlayerWords } from '../cliWords.ts';
import { helpInGerman } from '../help/de.ts';
import { messagesInGerman } from '../messages/de.ts';

const { number, count } = makeGrammar('de');

export const de: PlayerWords = {
  welcome: (rules, players) =>
    `${rules}, ${number(players)} Spieler. Wer zuerst alle Karten gelegt hat, gewinnt die Runde.`,
  inputHelp:
    'Gib eine Karte ein (7, oder 7k, wenn die Farbe zählt), Enter zum Passen, ? für Hilfe, quit zum Verlassen.',
  announcingRequired: (missed) =>
    `Mit ! nach der Karte sagst du ein Honneur (★) an: 10k!. Ohne ! räumst du das Fach nicht ab ${missed === 'bete' ? 'und zahlst eine Bête' : 'und es bleibt'}.`,
  hocsRequired:
    'Sage auch Könige mit ! an: Alle anderen zahlen dir dann je einen Jeton für den Hoc, wie bei einem Honneur.',
  announcingAutomatic: 'Honneurs (★) musst du nicht ansagen: Sie räumen ihre Fächer von selbst ab.',
  playHelp: [
    ['7', 'eine Sieben legen; 7k die Karo-Sieben (Farben: t Kreuz, k Karo, h Herz, p Pik, auch ♣ ♦ ♥ ♠)'],
    ['A B D K 10', 'die anderen Ränge'],
    ['8 9', 'mehrere Karten nacheinander legen'],
    ['10k!', 'die Karo-Zehn legen und ansagen'],
    ['Enter', 'passen, wo es erlaubt ist (auch: - oder ohne), oder die einzige Karte legen'],
    ['tipp', 'was jede Karte brächte, und warum'],
    ['t', 'den Tisch noch einmal zeigen'],
    ['h', 'die Ansagen dieser Runde'],
    ['stellung', 'diese Stellung in einer Zeile'],
    ['quit', 'die Partie verlassen'],
  ],
  prompt: '> ',
  speaker: (name) => `${name}:`,
  hocPaid: (name, counters) => `${name} bekommt ${count(counters, 'Jeton', 'Jetons')} für den Hoc.`,
  youMayLay: (cards) => `Du kannst ${cards} legen`,
  orPass: (call) => `oder mit Enter passen („${call}“)`,
  withEnter: '(Enter legt sie)',
  honourHint: (card, typed, call) => `${typed} legt ${card} und sagt an: „${call}“`,
  whichCard: (cards) => `Welche: ${cards}?`,
  noneOfRank: (rank) => `Keine Karte „${rank}“ auf der Hand.`,
  typeCard: 'Gib eine Karte ein, zum Beispiel 7 oder 7k; ? für Hilfe.',
  noCalls: 'In dieser Runde gab es noch keine Ansage.',
  quitQuestion: 'Die Partie verlassen? Sie wird nicht gespeichert (mit --out DATEI schon). j/n',
  quitQuestionSaved: (file) => `Die Partie verlassen? Sie ist in ${file} gespeichert. j/n`,
  gameSaved: (file) => `Partie gespeichert in ${file}.`,
  resumeWith: (command) => `Fortsetzen mit: ${command}`,
  gameLeft: 'Du hast die Partie verlassen.',
  inputEnded: 'Ende der Eingabe: Die Partie endet hier.',
  pressEnter: 'Enter für die nächste Runde (quit zum Verlassen)',
  answersYes: ['j', 'ja', 'y', 'yes'],
  answersPass: ['p', 'passe', 'passen', 'pass', 'o', 'ohne', 's', 'sans'],
  requests: {
    help: ['?', 'hilfe', 'help'],
    hint: ['tipp', '??'],
    board: ['t', 'tisch', 'tableau', 'b'],
    position: ['stellung', 'position', 'pos'],
    calls: ['h', 'gesagt', 'verlauf'],
    quit: ['quit', 'ende', 'q', 'verlassen'],
  },
  suitLetters: { t: 'c', kr: 'c', k: 'd', ka: 'd', h: 'h', p: 's' },
  suitLetter: { c: 't', d: 'k', h: 'h', s: 'p' },
  rankNames: { ass: 'A', as: 'A', zehn: 'T', bube: 'J', dame: 'Q', konig: 'K' },
  dwarfName: 'zwerg',

  ...helpInGerman,
  ...messagesInGerman,
};
