import type { BookTexts } from '../structure.ts';

/** What comes after the play, in German: the settlement, the opera, the end, calls and words. */
export const after: Pick<BookTexts, 'settlement' | 'opera' | 'end' | 'calls' | 'terms'> = {
  settlement: {
    title: 'Die Abrechnung',
    blocks: {
      order: [
        'Gab es eine Oper, die das Tableau räumt, nimmt der Gewinner alle Fächer.',
        'Alle anderen zahlen dem Gewinner für die Karten, die sie noch halten.',
        'Die Bêten werden in die Fächer gezahlt.',
      ],
      pay: [
        'Nach Punkten (1760, 1789, deutsche Regeln): Ein Bild kostet 10, ein Ass 1, jede andere Karte ihre Zahl.',
        'Auf dem englischen Regelblatt ebenso, aber ein Ass kostet 10.',
        'Nach Karten (Familienregeln, kurze französische Regeln): ein Jeton für jede Karte.',
        '1760 zahlt dem Gewinner das Doppelte, wer noch den Zwerg hält.',
      ],
      example:
        'Dir bleiben ein Ass, eine Drei, eine Sieben und ein Bube. Nach Punkten zahlst du 1 + 3 + 7 + 10 = 21 Jetons, nach dem englischen Blatt 30, nach Karten nur 4.',
      bete: 'Bête sein heißt, ein Fach zu verdoppeln: Du legst so viel dazu, wie darin liegt. Ein leeres Fach kostet nichts. Kein Fach wird in einer Runde zweimal verdoppelt. Gezahlt wird der Reihe nach, vom Nachbarn des Gewinners an.',
      beteExample:
        'Du hältst noch die Pikdame, und in ihrem Fach liegen 12 Jetons. Du zahlst 12. Jetzt liegen 24 dort, und die nächste Runde legt noch etwas dazu.',
      short:
        'Schuldest du mehr, als du hast, zahlst du, was du hast. Niemand gerät unter null, und der Rest ist erlassen. Zuerst wird der Gewinner bezahlt, dann die Fächer.',
    },
  },
  opera: {
    title: 'Die Oper',
    blocks: {
      what: 'Alle Karten auf einen Schlag loszuwerden ist eine Oper, oder große Oper. Fast alle Quellen kennen sie, aber sie beschreiben sie nicht gleich. 1789 und nach den deutschen Regeln legst du alle Karten in einem Zug, ohne dass jemand anders dazwischen eine legt. 1760, nach den Familienregeln und auf dem englischen Blatt darf in der ganzen Runde niemand anders eine Karte gelegt haben.',
      reward: [
        '1760: Die anderen zahlen das Doppelte.',
        '1789, nach den Familienregeln, den deutschen Regeln und dem englischen Blatt: Der Gewinner räumt das ganze Tableau und wird wie sonst bezahlt.',
        'Nach den kurzen französischen Regeln: Eine Oper gibt es nicht.',
      ],
      example:
        'Dein Nachbar spielt den Kreuzkönig aus, dann eine Dame, und nur du kannst fortsetzen, mit einem anderen König. Nun legst du alles, was du hast, Folge um Folge, und die anderen können nur passen. 1789 ist das eine Oper; nach den Familienregeln nicht, denn dein Nachbar hat vorher Karten gelegt.',
    },
  },
  end: {
    title: 'Das Ende der Partie',
    blocks: {
      ruin: 'Eine Partie endet, wenn jemand, der setzen muss, es nicht mehr kann. Das gilt immer; alles andere wird vorher ausgemacht.',
      limits: [
        'eine Zahl von Runden: 1760 zwölf zu dritt und zehn zu fünft; 1789 so viele, wie ihr wollt',
        'eine Zeit: Die Runde, in der sie abläuft, wird zu Ende gespielt',
        'ein Ziel: Auf dem englischen Regelblatt gewinnt, wer bei einer Abrechnung zuerst so viele Jetons hat. Das Blatt nennt keine Zahl; hier sind es 250.',
      ],
      win: 'Wer die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt. Was noch auf dem Tableau liegt, gehört niemandem.',
    },
  },
  calls: {
    title: 'Was am Tisch gesagt wird',
    blocks: {
      why: 'Nain jaune ist ein Spiel zum Hören. Jeder sagt laut, was er legt und was ihm fehlt; so muss sich niemand über den Tisch beugen.',
      said: [
        ['Fünf!', 'der Rang der Karte, die du legst'],
        ['ohne Sechs', 'du hörst hier auf oder passt: Du legst keine Sechs'],
        [
          'die Dame, die nimmt!',
          'du legst ein Honneur und nimmst sein Fach; auf Französisch „la Dame qui prend“',
        ],
        ['Hoc!', '1760: Die Folge endet hier, du spielst wieder aus, und alle zahlen dir einen Jeton'],
      ],
    },
  },
  terms: {
    title: 'Die Wörter des Spiels',
    blocks: {
      list: [
        ['Ausspiel', 'die erste Karte einer Folge'],
        ['Bête', 'das Verdoppeln eines Faches, für ein Honneur, das man hält oder vergessen hat'],
        ['Einsatz', 'was vor einer Runde in die Fächer kommt'],
        ['Folge', 'die aufsteigenden Karten auf dem Tisch'],
        ['Honneur', 'eine der fünf Karten, die ein Fach haben'],
        ['nehmen', 'sich holen, was in einem Fach liegt'],
        ['niemand setzt fort', 'alle haben der Reihe nach gepasst'],
        ['Oper', 'alle Karten auf einen Schlag loswerden'],
        ['Ruin', 'den Einsatz nicht mehr zahlen können'],
        ['Runde', 'von einem Einsatz bis zur Abrechnung; eine Partie besteht aus Runden'],
        ['Stopper', 'eine Karte, die die Folge beendet; wer sie gelegt hat, spielt wieder aus'],
        ['Tableau, Fach', 'die fünf Plätze für die Jetons'],
        ['Talon', 'die Karten, die beim Geben übrig bleiben'],
        ['verlangt', 'was die Folge fortsetzen würde'],
        ['Vorhand', 'wer beginnt: der Nachbar des Gebers in Spielrichtung'],
        ['Zwerg', 'die Karo-Sieben'],
      ],
    },
  },
};
