import type { BookTexts } from '../../../bookPlan.ts';
import { bookFacts } from './facts.ts';

/** Settlement, opera, end, calls and terms. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'Die Abrechnung',
    blocks: {
      order: [
        'Gab es eine Oper, die das Tableau abräumt, räumt der Gewinner alle Fächer ab.',
        'Alle anderen zahlen dem Gewinner für die Karten, die sie noch haben.',
        'Die Bêten werden in die Fächer gezahlt.',
      ],
      pay: [
        'Nach Punkten (1760, 1789, deutsche Regeln): Ein Bild kostet 10, ein Ass 1, jede andere Karte ihre Zahl.',
        'Auf dem englischen Regelblatt ebenso, aber ein Ass kostet 10.',
        'Nach Karten (Familienregeln, kurze französische Regeln): ein Jeton für jede Karte.',
        bookFacts.dwarfPays,
      ],
      example:
        'Dir bleiben ein Ass, eine Drei, eine Sieben und ein Bube. Nach Punkten zahlst du 1 + 3 + 7 + 10 = 21 Jetons, nach dem englischen Blatt 30, nach Karten nur 4.',
      bete: bookFacts.bete,
      beteExample:
        'Du hast noch die Pik-Dame, und in ihrem Fach sind 12 Jetons. Du zahlst 12. Jetzt sind es 24, und mit dem nächsten Einsatz werden es mehr.',
      short: bookFacts.short,
    },
  },
  opera: {
    title: 'Die Oper',
    blocks: {
      what: `Alle Karten auf einmal loszuwerden ist eine Oper. Fast alle Quellen kennen sie, aber sie beschreiben sie nicht gleich. ${bookFacts.operas}`,
      reward: [
        '1760: Die anderen zahlen das Doppelte.',
        '1789, nach den Familienregeln, den deutschen Regeln und dem englischen Blatt: Der Gewinner räumt das ganze Tableau ab und wird wie sonst bezahlt.',
        'Die kurzen französischen Regeln erwähnen keine Oper; dort gibt es keine.',
      ],
      example:
        'Dein Nachbar spielt den Kreuz-König aus, dann eine Dame, und nur du kannst anlegen, mit einem anderen König. Nun legst du alles, Folge um Folge. Nach den deutschen Regeln ist das eine Oper: Es war dein erstes Mal, und niemand hat dazwischengelegt. 1789 und nach den Familienregeln ist es keine: Dein Nachbar hat vor dir gelegt.',
    },
  },
  end: {
    title: 'Das Ende der Partie',
    blocks: {
      ruin: 'Eine Partie endet, wenn jemand, der setzen muss, es nicht mehr kann. Das gilt immer; alles andere macht ihr vorher aus.',
      limits: [
        'eine Zahl von Runden: 1760 meist zwölf zu dritt und zehn zu fünft; 1789 so viele, wie ihr wollt',
        `ein Zeitlimit: ${bookFacts.playedOut}`,
        'ein Ziel: Auf dem englischen Regelblatt gewinnt, wer bei einer Abrechnung zuerst so viele Jetons hat. Das Blatt nennt keine Zahl; hier sind es 250.',
      ],
      win: bookFacts.most,
    },
  },
  calls: {
    title: 'Ansagen',
    blocks: {
      why: 'Nain Jaune ist ein Spiel zum Hören. Jeder sagt laut, was er legt und was ihm fehlt; so können alle folgen, ohne hinzusehen.',
      said: [
        ['Fünf!', 'der Rang der Karte, die du legst'],
        ['ohne Sechs', 'du hörst hier auf oder passt: Du legst keine Sechs'],
        [
          'die Dame, die nimmt!',
          'du legst ein Honneur und räumst sein Fach ab; auf Französisch „la Dame qui prend“',
        ],
        ['passe', '1760: du kannst nicht weiterlegen'],
        [
          'Hoc!',
          '1760: Die Folge stoppt hier, und du spielst wieder aus. Alle anderen zahlen dir je einen Jeton. Stoppt die Folge nur, weil niemand anlegen kann, zahlt keiner',
        ],
      ],
    },
  },
  terms: {
    title: 'Die Wörter des Spiels',
    blocks: {
      list: [
        ['abräumen', 'sich holen, was in einem Fach ist'],
        ['ausspielen', 'die erste Karte einer Folge legen'],
        [
          'Bête',
          'was man für ein Honneur zahlt, das man noch hat oder vergessen hat: Das Fach wird verdoppelt',
        ],
        ['Einsatz', 'was vor einer Runde in die Fächer kommt'],
        ['Folge', 'die aufsteigenden Karten auf dem Tisch'],
        ['gesucht', 'was als Nächstes in die Folge passt'],
        ['Honneur', 'eine der fünf Karten, die ein Fach haben'],
        ['niemand kann anlegen', 'alle haben der Reihe nach gepasst'],
        ['Oper', 'alle Karten auf einmal loswerden'],
        ['Ruin', 'den Einsatz nicht mehr zahlen können'],
        ['Runde', 'von einem Einsatz bis zur Abrechnung; eine Partie besteht aus Runden'],
        ['Stopper', 'eine Karte, die die Folge stoppt; wer sie gelegt hat, spielt wieder aus'],
        ['Tableau, Fach', 'das Tableau hat fünf Fächer für die Jetons'],
        ['Talon', 'die Karten, die beim Geben übrig bleiben'],
        ['Vorhand', 'wer zuerst ausspielt: der Nachbar des Gebers in Spielrichtung'],
        ['Zwerg', 'die Karo-Sieben'],
      ],
    },
  },
};
