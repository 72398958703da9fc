import { handsByPlayers } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { theCardIn } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, number, or } = makeGrammar('de');

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'Wie viele können spielen?',
    sentences: {
      players: ({ players }) => `Diese Regeln sind für ${interfaceWords.playersAllowed(...players)}.`,
    },
  },
  'counters-each': {
    question: 'Wie viele Jetons bekommt jeder?',
    sentences: {
      counters: (rules) => `Alle beginnen mit ${counters(rules.counters)}.`,
      coins: 'Das sind fünf Contrats zu 10, zehn Fiches zu 5 und zwanzig Jetons zu 1.',
    },
  },
  'box-cards': {
    question: 'Welche Karten haben ein Fach, und wie viel kommt hinein?',
    sentences: {
      boxes: ({ honours }) =>
        `Bei jedem Einsatz: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} auf ${theCardIn(cardOf(card), 'accusative')}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Wer gibt zuerst?',
    sentences: {
      lot: 'Das wird ausgelost.',
      'highest-card': 'Alle ziehen eine Karte, und die höchste gibt.',
      chosen: 'Wen ihr dafür bestimmt, zum Beispiel, wer am jüngsten ist.',
    },
  },
  'next-dealer': {
    question: 'Wer gibt als Nächstes?',
    sentences: {
      left: 'Der linke Nachbar des letzten Gebers.',
      right: 'Der rechte Nachbar des letzten Gebers.',
    },
  },
  'how-dealt': {
    question: 'Wie werden die Karten gegeben?',
    sentences: {
      singly: 'Einzeln.',
      threes: 'Je drei, beim letzten Mal, was übrig ist.',
      clockwise: 'Der linke Nachbar des Gebers bekommt die ersten Karten, dann im Uhrzeigersinn.',
      anticlockwise: 'Der rechte Nachbar des Gebers bekommt die ersten Karten, dann gegen den Uhrzeigersinn.',
    },
  },
  'how-many-cards': {
    question: 'Wie viele Karten bekommt jeder?',
    sentences: {
      table: (rules) => `Jeder bekommt ${sizes(rules)}.`,
      all: (rules) => `Alle Karten werden gegeben: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Es bleiben Karten übrig: Was geschieht mit ihnen?',
    sentences: {
      talon:
        'Sie sind der Talon. Er bleibt verdeckt neben dem Tableau, ist in dieser Runde nicht im Spiel, und niemand sieht ihn an.',
      none: 'Es bleiben keine übrig: Alle Karten werden gegeben.',
      oneMore: 'Geht es nicht auf, bekommen die ersten eine Karte mehr.',
      clockwise: 'Das heißt, von der linken Seite des Gebers an.',
      anticlockwise: 'Das heißt, von der rechten Seite des Gebers an.',
    },
  },
  'who-antes': {
    question: 'Wer setzt vor einer Runde?',
    sentences: {
      everyone: (rules) => `Alle, auch der Geber: Jeder setzt vor jeder Runde ${counters(anteOf(rules))}.`,
      dealer: (rules) => `Nur der Geber setzt vor jeder Runde ${counters(anteOf(rules))}.`,
    },
  },
  'box-not-empty': {
    question: 'In einem Fach sind noch Jetons von der letzten Runde',
    sentences: {
      stays: 'Sie bleiben dort, und der neue Einsatz kommt dazu.',
      everyone: 'Alle setzen wie immer, auch in dieses Fach.',
      dealer: 'Der Geber setzt wie immer, auch in dieses Fach.',
    },
  },
  'cannot-ante': {
    question: 'Sie kann den Einsatz nicht zahlen',
    sentences: {
      everyone: (rules) => `Kann jemand nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende.`,
      dealer: (rules) =>
        `Das zählt nur, wenn sie gibt: Kann der Geber nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende. Die anderen setzen nichts.`,
      whole: 'Man zahlt einen Einsatz ganz oder gar nicht.',
    },
  },
  'who-begins': {
    question: 'Wer spielt zuerst aus, und in welche Richtung geht es?',
    sentences: {
      clockwise: 'Der linke Nachbar des Gebers spielt aus; gespielt wird im Uhrzeigersinn.',
      anticlockwise: 'Der rechte Nachbar des Gebers spielt aus; gespielt wird gegen den Uhrzeigersinn.',
    },
  },
  'first-card': {
    question: 'Welche Karte darf man zuerst ausspielen?',
    sentences: {
      any: 'Eine beliebige.',
      lowest: 'Eine der eigenen niedrigsten; das Ass ist am niedrigsten.',
      later: 'Das gilt nur für die erste Karte der Runde; danach spielt man frei aus.',
      dwarfToo: 'Man darf auch den Zwerg ausspielen.',
    },
  },
  'same-suit': {
    question: 'Muss die nächste Karte dieselbe Farbe haben?',
    sentences: {
      rank: 'Nein. Die Farbe ist egal: Jede Karte des nächsten Ranges passt.',
      suit: 'Ja. Eine Folge bleibt in ihrer Farbe: Nur die nächste Karte dieser Farbe passt.',
      ace: 'Das Ass ist die niedrigste Karte, der König die höchste.',
    },
  },
  'two-of-a-rank': {
    question: 'Ich habe zwei Siebenen: Darf ich beide legen?',
    sentences: {
      rank: 'Nein. Von jedem Rang kommt eine Karte in die Folge, dann ist der nächste Rang gesucht. Welche von beiden, entscheidest du.',
      suit: 'Nein. Nur die Sieben in der Farbe der Folge passt, und es gibt nur eine.',
    },
  },
  'keep-back': {
    question: 'Muss ich die nächste Karte legen, oder darf ich sie behalten?',
    sentences: {
      optional: 'Du darfst sie behalten: Sage „ohne …“. Nur beim Ausspielen muss man eine Karte legen.',
      compulsory: 'Hast du die gesuchte Karte, musst du sie legen.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'stop-midway': {
    question: 'Darf ich mitten in meiner Folge aufhören?',
    sentences: {
      optional: 'Ja, nach jeder Karte, auch wenn du die nächste hast.',
      compulsory: 'Nein. Du legst weiter, solange du die nächste Karte hast.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'passed-with-it': {
    question: 'Er hat gepasst, obwohl er die Karte hatte',
    sentences: {
      optional: 'Das durfte er.',
      compulsory:
        'Er hätte sie legen müssen. Keine Quelle nennt eine Strafe: Macht eine aus, oder lasst ihn das Passen zurücknehmen.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'nobody-follows': {
    question: 'Niemand kann anlegen',
    sentences: {
      lead: 'Haben alle gepasst, spielt wieder aus, wer die letzte Karte gelegt hat, und zwar eine beliebige.',
      'next-rank':
        'Haben alle gepasst, überspringt die Folge einen Rang: Der nächsthöhere ist gesucht. Zuerst ist an der Reihe, wer die letzte Karte gelegt hat, dann die anderen.',
      again: 'Hat auch den niemand, ist der Rang darüber gesucht, und so weiter.',
      pastKing: 'Nach dem König spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
    },
  },
  'card-in-talon': {
    question: 'Die nächste Karte liegt wohl im Talon',
    sentences: {
      table: 'Das kann niemand wissen: Man fragt trotzdem alle, und niemand sieht den Talon an.',
      all: 'Einen Talon gibt es nicht: Jemand hat die Karte, oder sie ist schon gelegt. Man fragt alle der Reihe nach.',
      lead: 'Haben alle gepasst, spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
      'next-rank': 'Haben alle gepasst, ist der nächsthöhere Rang gesucht.',
    },
  },
  'two-can-follow': {
    question: 'Zwei von uns wollen anlegen',
    sentences: {
      onlyOne: 'Das kann nicht sein: In einer Farbe passt nur eine Karte, und nur einer hat sie.',
      oneOrDwarf: 'Nur eine Karte passt, aber an ihrer Stelle darf man den Zwerg legen.',
      inTurn: 'Der Reihe nach: Wer am Zug ist, legt weiter, dann ist der Nächste dran.',
      clockwise: 'Es geht im Uhrzeigersinn.',
      anticlockwise: 'Es geht gegen den Uhrzeigersinn.',
    },
  },
} satisfies Partial<JudgeTexts>;

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `bei ${number(players)} Spielern ${or(some.map(number))} Karten`,
    ),
  );
}
