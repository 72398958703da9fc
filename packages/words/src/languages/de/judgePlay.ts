import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { anteOf } from '../../ruleWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';

const { number } = makeGrammar('de');

const servedFrom = (side: string) => `Das heißt, von der ${side} Seite des Gebers an.`;
const antes = (whoAntes: string) => `${whoAntes} wie immer, auch in dieses Fach.`;

/** The situations before and during the play of a deal. */
export const playTexts = {
  'how-many-play': {
    question: 'Wie viele können spielen?',
    sentences: {
      players: facts.players,
    },
  },
  'counters-each': {
    question: 'Wie viele Jetons bekommt jeder?',
    sentences: {
      counters: facts.counters,
      coins: 'Das sind fünf Contrats zu 10, zehn Fiches zu 5 und zwanzig Jetons zu 1.',
    },
  },
  'box-cards': {
    question: 'Welche Karten haben ein Fach, und wie viel kommt hinein?',
    sentences: {
      boxes: facts.stakes,
    },
  },
  'first-dealer': {
    question: 'Wer gibt zuerst?',
    sentences: facts.firstDealer,
  },
  'next-dealer': {
    question: 'Wer gibt als Nächstes?',
    sentences: facts.nextDealer,
  },
  'how-dealt': {
    question: 'Wie werden die Karten gegeben?',
    sentences: { ...facts.packet, ...facts.dealTo },
  },
  'how-many-cards': {
    question: 'Wie viele Karten bekommt jeder?',
    sentences: { table: facts.hands, all: facts.hands },
  },
  'cards-left-over': {
    question: 'Es bleiben Karten übrig: Was geschieht mit ihnen?',
    sentences: {
      talon: `Sie sind der Talon. ${bookFacts.talon}`,
      none: 'Es bleiben keine übrig: Alle Karten werden gegeben.',
      oneMore: bookFacts.oneMore,
      clockwise: servedFrom('linken'),
      anticlockwise: servedFrom('rechten'),
    },
  },
  'who-antes': {
    question: 'Wer setzt vor einer Runde?',
    sentences: { everyone: facts.ante, dealer: facts.ante },
  },
  'box-not-empty': {
    question: 'In einem Fach sind noch Jetons von der letzten Runde',
    sentences: {
      stays: 'Sie bleiben dort, und der neue Einsatz kommt dazu.',
      everyone: antes('Alle setzen'),
      dealer: antes('Der Geber setzt'),
    },
  },
  'cannot-ante': {
    question: 'Sie kann den Einsatz nicht zahlen',
    sentences: {
      everyone: (rules) => `Kann jemand nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende.`,
      dealer: (rules) =>
        `Das zählt nur, wenn sie gibt: Kann der Geber nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende. Die anderen setzen nichts.`,
      whole: bookFacts.whole,
    },
  },
  'who-begins': {
    question: 'Wer spielt zuerst aus, und in welche Richtung geht es?',
    sentences: facts.direction,
  },
  'first-card': {
    question: 'Welche Karte darf man zuerst ausspielen?',
    sentences: {
      ...facts.firstLead,
      dwarfToo: 'Man darf auch den Zwerg ausspielen.',
    },
  },
  'same-suit': {
    question: 'Muss die nächste Karte dieselbe Farbe haben?',
    sentences: { rank: `Nein. ${facts.run.rank}`, suit: `Ja. ${facts.run.suit}`, ace: facts.ace },
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
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'stop-midway': {
    question: 'Darf ich mitten in meiner Folge aufhören?',
    sentences: { ...facts.continuing, butDwarf: facts.dwarfFree },
  },
  'passed-with-it': {
    question: 'Er hat gepasst, obwohl er die Karte hatte',
    sentences: {
      optional: 'Das durfte er.',
      compulsory:
        'Er hätte sie legen müssen. Keine Quelle nennt eine Strafe: Macht eine aus, oder lasst ihn das Passen zurücknehmen.',
      butDwarf: facts.dwarfFree,
    },
  },
  'nobody-follows': {
    question: 'Niemand kann anlegen',
    sentences: facts.stall,
  },
  'card-in-talon': {
    question: 'Die nächste Karte liegt wohl im Talon',
    sentences: {
      table: `${bookFacts.askAll} Der Talon bleibt verdeckt.`,
      all: 'Einen Talon gibt es nicht: Jemand hat die Karte, oder sie ist schon gelegt. Man fragt alle der Reihe nach.',
      lead: facts.stall.lead,
      'next-rank': facts.stall['next-rank'],
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
