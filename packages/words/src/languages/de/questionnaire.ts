import { capital, makeGrammar } from '../../grammar.ts';
import type { QuestionnaireWords } from '../en/questionnaire.ts';
import { values } from './house.ts';

const { number } = makeGrammar('de');

const sentence = (value: string) => `${capital(value)}.`;

export const questionnaire: QuestionnaireWords = {
  title: 'Nach welchen Regeln spielt ihr?',
  intro: 'Ein paar Fragen, und ihr habt eure Regeln.',
  begin: 'Los geht’s',
  question: (some) => `Frage ${number(some)}`,
  doNotKnow: 'Weiß nicht',
  back: 'Vorige Frage',
  beginAgain: 'Von vorn beginnen',
  soFar: (ruleset) => `Bisher: ${ruleset}. Stimmt das?`,
  different: 'Bei uns anders',
  othersFit: 'Passt auch',
  whatDiffers: 'Bei euch anders',
  carry: 'Speichern und teilen',
  code: 'Euer Regelcode',
  codeHint: 'Gebt ihn ein, wo ihr Regeln wählt.',
  link: 'Link zu euren Regeln',
  use: 'Wie geht es weiter?',
  play: 'Mit diesen Regeln spielen',
  online: 'Online-Tisch eröffnen',
  judge: 'Schiedsrichter fragen',
  scoreKeeper: 'Jetons zählen',
  print: 'Tableau und Regeln drucken',
  haveCode: 'Ich habe einen Regelcode',
  codeLabel: 'Regelcode',
  codeExample: 'zum Beispiel KCSZ-REF',
  useCode: 'Diese Regeln verwenden',
  codeTaken: (rules) => `Das sind die Regeln: ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Jemand legt die Dame, die ein Fach hat, und sagt nichts. Was geschieht?',
      options: {
        silent: 'Das Fach wird trotzdem abgeräumt.',
        stays: 'Das Fach bleibt für ein andermal.',
        bete: 'Das Fach bleibt, und am Ende verdoppelt es der Spieler.',
      },
    },
    payment: {
      ask: 'Jemand ist fertig. Was zahlen die anderen?',
      options: { cards: sentence(values.payment.cards), points: sentence(values.payment.points) },
    },
    stall: {
      ask: 'Niemand hat die nächste Karte. Was geschieht?',
      options: { lead: sentence(values.stall.lead), skip: sentence(values.stall['next-rank']) },
    },
    continuing: {
      ask: 'Du hast die nächste Karte. Darfst du sie behalten?',
      options: { must: 'Nein: Wer kann, muss legen.', may: 'Ja: Man sagt einfach „ohne“.' },
    },
    run: {
      ask: 'Was darf man auf die Pik-Vier legen?',
      options: { ranks: 'Jede Fünf.', suits: 'Nur die Pik-Fünf.' },
    },
    board: {
      ask: 'Welche Dame und welcher König sind auf eurem Tableau?',
      options: { spades: 'Die Pik-Dame und der Herz-König.', hearts: 'Die Herz-Dame und der Pik-König.' },
    },
    direction: {
      ask: 'In welche Richtung spielt ihr?',
      options: { left: sentence(values.play.clockwise), right: sentence(values.play.anticlockwise) },
    },
    hand: {
      ask: 'Bleiben nach dem Geben Karten übrig?',
      options: { talon: 'Ja, sie bleiben verdeckt.', all: 'Nein, alle werden gegeben.' },
    },
    held: {
      ask: 'Jemand ist fertig, und du hast noch eine Karte mit Fach. Was kostet sie?',
      options: { bete: 'Ich verdopple ihr Fach.', nothing: 'Nicht mehr als jede andere Karte.' },
    },
    ace: {
      ask: 'Was zählt ein Ass, das übrig bleibt?',
      options: { one: sentence(values.acePoints['1']), ten: sentence(values.acePoints['10']) },
    },
    ante: {
      ask: 'Wer setzt vor einer Runde?',
      options: { everyone: sentence(values.ante.everyone), dealer: sentence(values.ante.dealer) },
    },
    end: {
      ask: 'Wann hört ihr auf?',
      options: {
        ruin: 'Wenn jemand nicht mehr setzen kann.',
        deals: 'Nach einer festen Zahl von Runden.',
        target: 'Wenn jemand eine bestimmte Zahl von Jetons erreicht.',
      },
    },
    lead: {
      ask: 'Welche Karte spielt man zuerst aus?',
      options: { any: sentence(values.firstLead.any), lowest: sentence(values.firstLead.lowest) },
    },
    hocs: {
      ask: 'Bringt „Hoc!“ von allen anderen einen Jeton?',
      options: { no: 'Nein, nie gehört.', yes: 'Ja, für Könige und die Karten auf dem Tableau.' },
    },
    dwarf: {
      ask: 'Ist die Karo-Sieben eine Art Joker?',
      options: {
        seven: `Nein, ${values.dwarf.plain}.`,
        wild: 'Ja, man darf sie in jedem Zug legen.',
      },
    },
  },
};
