import type { LessonWords } from '../lesson.ts';

/** Words of the lesson that teaches the game by playing a prepared deal, in German. */
export const lesson: LessonWords = {
  title: 'Spielen lernen',
  teacher: 'Der Gelbe Zwerg',
  you: 'Du',
  progress: (step, of) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  readAloud: 'Vorlesen',
  again: 'Von vorn',
  leave: 'Die Lektion verlassen',
  notOpened: 'Die Lektion ließ sich nicht öffnen.',
  stillHeld: 'Karten, die noch in der Hand sind',
  playNow: 'Eine echte Partie spielen',
  chooseGame: 'Eine Partie aussuchen',
  mayPass: 'Ja, ich darf',
  mayNotPass: 'Nein, ich darf nicht',
  texts: {
    hello: ({ names }) =>
      `Hallo! Ich bin der Gelbe Zwerg. Wir spielen Karten: du, ${names[1]}, ${names[2]} und ${names[3]}.`,
    board: () => 'Das ist das Tableau mit fünf Fächern. Alle haben Jetons in jedes Fach gelegt.',
    hand: () => 'Das sind deine zwölf Karten. Wer zuerst alle Karten gelegt hat, gewinnt!',
    ace: ({ card }) => `Du fängst an, am besten ganz unten. Das Ass ist die 1: Lege das ${card('Ac')}.`,
    two: ({ card }) => `Nach 1 kommt 2. Die Farbe ist egal! Lege die ${card('2d')}.`,
    three: () => 'Und was kommt nach 2? Finde die Karte.',
    withoutFour: ({ without }) =>
      `Jetzt wird eine 4 verlangt. Du hast keine. Also sagst du „${without('4c')}“. Drücke auf diesen Knopf.`,
    ninon: ({ names }) => `Jetzt ist ${names[1]} dran. Sie legt weiter, so lange sie kann. Schau zu!`,
    leonie: ({ names, without }) => `${names[2]} hat nur die 9. Dann sagt sie „${without('Tc')}“.`,
    achille: ({ names, card }) => `Und ${names[3]}? Schau genau auf seine erste Karte, die ${card('Td')}!`,
    forgotten: ({ names }) =>
      `Diese Zehn hat ein Fach auf dem Tableau. Aber ${names[3]} hat vergessen, es zu sagen: Die Jetons bleiben liegen. So ein Pech!`,
    queen: ({ card, announcement }) =>
      `Eine Dame wird verlangt, und deine hat ein Fach. Lege die ${card('Qs')} und sage: „${announcement('Qs')}“`,
    swept: ({ counters }, count) =>
      `Hurra! Du hast es gesagt, also gehört dir das ganze Fach: ${counters(count)}.`,
    king: () => 'Nach der Dame kommt der König. Lege deinen!',
    leadAgain: ({ card }) =>
      `Nach einem König kommt nichts: Die Folge ist zu Ende. Wer den König gelegt hat, spielt neu aus. Das bist du! Lege die ${card('Tc')}.`,
    jack: () => 'Mach gleich weiter: Was kommt nach der 10?',
    withoutQueen: () => 'Eine Dame wird verlangt, aber deine ist schon weg. Was sagst du?',
    kings: ({ names }) =>
      `Schau, ${names[2]} legt einen König. Also spielt sie neu aus – und wieder einen König!`,
    climb: () => 'Jetzt fängt sie unten an. Schau, wie die Folge bis zur 6 klettert.',
    dwarf: ({ card, announcement }) =>
      `Eine 7 wird verlangt. Du hast zwei, und eine davon bin ich! Lege die ${card('7d')} und sage: „${announcement('7d')}“`,
    sweptDwarf: ({ counters }, count) => `Mein Fach war das vollste von allen: ${counters(count)} für dich!`,
    eight: () => 'Du darfst weiterlegen. Welche Karte kommt jetzt?',
    withoutNine: () => 'Eine 9 wird verlangt. Hast du eine? Wenn nicht, dann sag es.',
    stall: () => 'Haben die anderen eine 9? Schau zu!',
    five: () => 'Du hast noch drei Karten, eine nach der anderen. Fang mit der kleinsten an!',
    six: () => 'Weiter so …',
    seven: () => 'Deine letzte Karte! Lege sie, und du hast gewonnen.',
    out: () => 'Hurra, du hast keine Karten mehr! Du bist zuerst fertig, also gewinnst du die Runde.',
    points: () =>
      'Jetzt bezahlen dich die anderen für alle Karten, die sie noch haben. Das Ass kostet 1. Bube, Dame und König kosten je 10.',
    bete: ({ names, card, counters }, count) =>
      `${names[3]} hat noch den ${card('Kh')}, und der hat ein Fach. Also muss er das Fach verdoppeln: Er legt ${counters(count)} dazu.`,
    settled: ({ counters }, count) =>
      `Mit 120 hast du angefangen. Jetzt hast du ${counters(count)}! Was auf dem Tableau liegt, bleibt für die nächste Runde.`,
    end: () => 'Bravo! Jetzt kannst du spielen. Komm, wir spielen eine echte Partie!',
  },
  questions: {
    fullest: {
      asked: () => 'Schau genau hin: In welchem Fach liegen die meisten Jetons?',
      right: ({ counters }, count) => `Richtig, in meinem! Da liegen ${counters(count)}.`,
      wrong: () => 'Schau dir die Zahlen noch einmal an.',
    },
    leader: {
      asked: () => 'Niemand hat noch eine 9: Die anderen wurden nicht ausgeteilt. Wer spielt jetzt aus?',
      right: () =>
        'Richtig! Niemand setzt fort, also spielt aus, wer die letzte Karte gelegt hat. Das warst du.',
      wrong: () => 'Denk nach: Wer hat die letzte Karte gelegt, die 8?',
    },
    pays: {
      asked: ({ names }) => `Schau auf die Karten von ${names[2]} und rechne. Wie viel zahlt sie dir?`,
      right: ({ counters }, count) => `Gut gerechnet: ${counters(count)}!`,
      wrong: () => 'Nicht ganz. Zähle die Zahlen unter ihren Karten zusammen.',
    },
    follow: {
      asked: () => 'Jetzt kommen Rätsel! Hier ist eine andere Runde. Welche dieser Karten passt?',
      right: () => 'Richtig: Sie kommt als Nächste. Die Farbe ist egal.',
      wrong: () => 'Schau auf die letzte Karte der Folge. Was kommt danach?',
    },
    mayPass: {
      asked: () => 'Du hast einen König gelegt und spielst neu aus. Darfst du passen?',
      right: () => 'Richtig: Wer ausspielt, muss eine Karte legen. Welche, ist egal.',
      wrong: () => 'Versuch es noch einmal: ohne Karte keine Folge!',
    },
    keep: {
      asked: () => 'Eine 10 wird verlangt, und du hast eine. Darfst du trotzdem passen?',
      right: () => 'Ja! Du darfst eine Karte auch behalten. Das kann schlau sein.',
      wrong: () => 'Versuch es noch einmal: Niemand sieht deine Karten …',
    },
    silence: {
      asked: ({ card }) => `Du legst die ${card('7d')} und sagst nichts. Wie viele Jetons bekommst du?`,
      right: () => 'Richtig: kein Wort, kein Jeton! Sag es immer.',
      wrong: ({ names }) => `Denk an ${names[3]} und seine Zehn!`,
    },
  },
  slips: {
    other: (card) => `Die würde auch passen. Nimm aber bitte diese: ${card}.`,
    unfit: (wanted) => `Die passt nicht. Suche diese: ${wanted}.`,
    silent: (announcement) => `Nicht still und leise! Nimm sie noch einmal und sage: „${announcement}“`,
    mustPass: (call) => `Die passt nicht. Drücke auf „${call}“.`,
    mayLay: (card) => `Du musst nicht passen. Lege diese Karte: ${card}.`,
  },
};
