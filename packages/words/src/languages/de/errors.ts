import { type ErrorPhrases, type ErrorWords, makeErrors } from '../../errorWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('de');

const phrases: ErrorPhrases = {
  whole: (expected, found) => `Die Eingabe ist ${found}; erwartet: ${expected}.`,
  problems: {
    missing: (path, expected) => `„${path}“ fehlt; erwartet: ${expected}.`,
    'unknown-key': (path, expected) =>
      `„${path}“ ist kein bekannter Schlüssel${expected === '' ? '' : `; erwartet: ${expected}`}.`,
    'wrong-value': (path, expected, found) => `„${path}“ darf nicht ${found} sein; erwartet: ${expected}.`,
    'newer-version': () => 'Das wurde von einer neueren Version des Programms geschrieben.',
    conflict: (path, expected, found) => `„${path}“ darf hier nicht ${found} sein; nötig: ${expected}.`,
  },
  findings: {
    'not-json': 'Die Zeile ist kein JSON',
    'line-too-long': 'Die Zeile ist zu lang',
    missing: 'Ein nötiger Schlüssel fehlt',
    'unknown-key': 'Der Schlüssel ist unbekannt',
    'wrong-value': 'Der Wert ist nicht erlaubt',
    'newer-version': 'Das wurde von einer neueren Version des Programms geschrieben',
    conflict: 'Der Wert passt nicht zu einem anderen',
    'wrong-start': 'Mit diesen Jetons kann keine Partie beginnen',
    'wrong-number-of-players': 'Diese Regeln erlauben diese Spielerzahl nicht',
    'card-twice': 'Eine Karte kommt zweimal vor',
    'card-missing': 'Eine Karte des Spiels fehlt',
    'wrong-hand-size': 'Ein Blatt hat die falsche Kartenzahl',
    'wrong-dealer': 'Jemand anderes war mit Geben dran',
    'wrong-draw': 'Der erste Geber hat nicht die höchste Karte gezogen',
    'unknown-token': 'Der Zug ist weder eine Karte noch ein Passen',
    'deal-is-over': 'Der Zug kommt nach dem Ende der Runde',
    'card-not-held': 'Der Spieler hat die Karte nicht',
    'card-not-wanted': 'Die Karte passt nicht zur Folge',
    'lead-lowest': 'Die Vorhand muss eine ihrer niedrigsten Karten ausspielen',
    'must-lead': 'Wer ausspielt, muss eine Karte legen und darf nicht passen',
    'must-continue': 'Wer die gesuchte Karte hat, muss sie legen und darf nicht passen',
    'nothing-to-announce': 'Mit der Karte gibt es nichts anzusagen',
    'result-missing': 'Die Runde ist zu Ende, aber ihr Ergebnis fehlt',
    'result-too-early': 'Es gibt ein Ergebnis, aber die Runde ist nicht zu Ende',
    'wrong-winner': 'Der Gewinner der Runde ist falsch',
    'wrong-opera': 'Die Angabe zur Oper ist falsch',
    'wrong-counters': 'Die Jetons nach der Abrechnung sind falsch',
    'wrong-boxes': 'Die Fächer nach der Abrechnung sind falsch',
    'deal-after-unfinished-deal': 'Eine Runde folgt auf eine, die nicht zu Ende ist',
    'deal-after-end': 'Eine Runde folgt auf das Ende der Partie',
    'wrong-end-reason': 'Die Partie endete nicht aus diesem Grund',
    'wrong-winners': 'Die Gewinner der Partie sind falsch',
    'end-too-early': 'Es gibt ein Ende, aber die Partie ist nicht zu Ende',
    'wrong-commitment': 'Das Versprechen vor der Runde passt nicht zum Geheimnis',
    'not-from-proof': 'Die Karten folgen nicht aus Geheimnis und Abheben',
    'proof-of-another-deal': 'Der Beweis gehört zu einer anderen Runde',
  },
  codes: {
    tooShort: 'Das ist zu kurz für einen Regelcode.',
    foreignSign: (sign) => `Ein Regelcode enthält kein „${sign}“, nur Buchstaben und Ziffern.`,
    mistyped: (group) =>
      group === null
        ? 'In diesem Code ist ein Tippfehler, oder es fehlt etwas.'
        : `Prüfe Gruppe ${group} dieses Codes.`,
    laterVersion: 'Dieser Code stammt von einer neueren Version des Programms.',
    wrongRules: 'Die Regeln in diesem Code widersprechen sich.',
  },
  positions: {
    notAPosition:
      'Eine Stellung hat acht Felder mit Leerzeichen dazwischen: Regeln, Platz, Geber, Jetons, Fächer, Blätter, Talon, Züge.',
    fields: {
      rules: 'Regeln',
      seat: 'Platz',
      dealer: 'Geber',
      counters: 'Jetons',
      boxes: 'Fächer',
      hands: 'Blätter',
      talon: 'Talon',
      moves: 'Züge',
    },
    seat: (seat) => `Platz ${number(seat)}`,
    needed: {
      rules: 'das ist weder ein Regelwerk noch ein Regelcode',
      seat: 'nötig ist die Nummer eines Platzes, oder . wenn alle Blätter offen sind',
      dealer: 'nötig ist die Nummer eines Platzes',
      counters: 'nötig ist eine Zahl für jeden Spieler, mit Kommas dazwischen',
      boxes: 'nötig ist eine Zahl für jedes Fach, mit Kommas dazwischen',
      hands: 'diese Regeln erlauben diese Spielerzahl nicht',
      hand: 'nötig sind Karten wie 5h6c, oder ? und ihre Anzahl',
      talon: 'nötig sind Karten wie 5h6c, oder ? und ihre Anzahl, oder . für keine',
      moves: 'nötig sind Karten, mit ! wenn angesagt, und - für ein Passen',
    },
    conflicts: {
      handUnknown: 'das Blatt dieses Platzes ist nicht bekannt',
      halfOpen: 'entweder sind alle Karten offen oder nur das Blatt des Platzes',
      noHandsAgree: 'keine Blätter passen zu den Zügen',
      notThePack: 'Blätter und Talon sind zusammen nicht das ganze Spiel',
      cardTwice: 'eine Karte kommt zweimal vor',
      handSize: 'das Blatt hat die falsche Anzahl Karten',
      wrongSum: 'Jetons und Fächer ergeben nicht, was die Spieler am Anfang hatten',
      tooFewCounters: 'der Spieler kann den Einsatz nicht zahlen',
      belowZero: 'ein Fach kann nicht unter null liegen',
    },
    sentence: (place, fault, details) => `${place}: ${fault}${details === '' ? '' : ` (${details})`}.`,
  },
  found: (found) => `gefunden: ${found}`,
  expected: (expected) => `erwartet: ${expected}`,
  separator: '; ',
  deal: (deal) => `Runde ${number(deal)}`,
  move: (move) => `Zug ${number(move)}`,
};

export const errors: ErrorWords = makeErrors(phrases);
