import type { CoachWords, LessonWords } from '../en/lesson.ts';

export const lesson: LessonWords = {
  title: 'Spielen lernen',
  teacher: 'Der Gelbe Zwerg',
  you: 'Du',
  progress: (step, of) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  readAloud: 'Vorlesen',
  again: 'Von vorn',
  leave: 'Beenden',
  stillHeld: 'Karten auf der Hand',
  playNow: 'Echte Partie spielen',
  mayPass: 'Ja',
  mayNotPass: 'Nein',
  texts: {
    hello: ({ names }) =>
      `Hallo! Ich bin der Gelbe Zwerg. Wir spielen Karten: du, ${names[3]}, ${names[2]} und ${names[1]}.`,
    board: () => 'Das ist das Tableau mit fünf Fächern. Alle haben Jetons in jedes Fach gesetzt.',
    hand: () => 'Das sind deine zwölf Karten. Wer zuerst alle los ist, gewinnt!',
    ace: ({ card }) => `Du spielst aus, am besten ganz unten. Das Ass ist die 1: Leg das ${card('Ac')}.`,
    two: ({ card }) => `Nach 1 kommt 2. Die Farbe ist egal! Leg die ${card('2d')}.`,
    three: () => 'Und was kommt nach 2? Finde die Karte.',
    withoutFour: ({ without }) => `Gesucht ist eine 4, und du hast keine. Tipp auf „${without('4c')}“.`,
    ninon: ({ names }) => `Jetzt ist ${names[3]} dran. Sie legt weiter, solange sie kann. Schau zu!`,
    leonie: ({ names, without }) => `${names[2]} hat nur die 9. Dann sagt sie „${without('Tc')}“.`,
    achille: ({ names, card }) => `Und ${names[1]}? Schau genau auf seine erste Karte, die ${card('Td')}!`,
    sweptTen: ({ names, counters }, count) =>
      `Diese Zehn hat ein Fach auf dem Tableau. ${names[1]} räumt es ab: ${counters(count)}. So eine Karte heißt Honneur.`,
    queen: ({ card }) => `Gesucht ist eine Dame, und auch deine ist ein Honneur. Leg die ${card('Qs')}!`,
    swept: ({ counters }, count) => `Hurra! Alles aus ihrem Fach gehört dir: ${counters(count)}.`,
    king: () => 'Nach der Dame kommt der König. Leg deinen!',
    leadAgain: ({ card }) =>
      `Nach einem König kommt nichts: Er stoppt die Folge, und wer ihn gelegt hat, spielt wieder aus. Das bist du! Leg die ${card('Tc')}.`,
    jack: () => 'Leg gleich weiter: Was kommt nach der 10?',
    withoutQueen: () => 'Gesucht ist eine Dame, aber deine ist schon weg. Was sagst du?',
    kings: ({ names }) =>
      `Schau, ${names[2]} legt einen König. Also spielt sie wieder aus – und wieder einen König!`,
    climb: () => 'Jetzt fängt sie unten an. Schau, wie die Folge bis zur 6 klettert.',
    dwarf: ({ card }) => `Gesucht ist eine 7. Du hast zwei, und eine davon bin ich! Leg die ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `Mein Fach war das vollste von allen: ${counters(count)} für dich!`,
    eight: () => 'Du darfst weiterlegen. Welche Karte kommt jetzt?',
    withoutNine: () => 'Gesucht ist eine 9. Hast du eine? Wenn nicht, dann sag es.',
    stall: () => 'Haben die anderen eine 9? Schau zu!',
    five: () => 'Du hast noch drei Karten, und sie folgen aufeinander. Fang mit der kleinsten an!',
    six: () => 'Weiter so …',
    seven: () => 'Deine letzte Karte! Leg sie, und du hast gewonnen.',
    out: () => 'Hurra, du bist zuerst fertig! Also gewinnst du die Runde.',
    points: () => 'Jetzt bezahlen dich die anderen: einen Jeton für jede Karte, die sie noch haben.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} hat noch den ${card('Kh')}, und der hat ein Fach. Er verdoppelt das Fach: ${counters(count)}. Das ist eine Bête.`,
    settled: ({ counters }, count) =>
      `Mit 120 hast du angefangen. Jetzt hast du ${counters(count)}! Was auf dem Tableau liegt, bleibt für die nächste Runde.`,
    later: () =>
      'Das waren die Familienregeln. Nach den Regeln von 1789 darfst du Karten behalten und musst Honneurs ansagen.',
    end: () => 'Bravo! Jetzt kannst du spielen. Komm, wir spielen eine echte Partie!',
  },
  questions: {
    fullest: {
      asked: () => 'In welchem Fach liegen die meisten Jetons?',
      right: ({ counters }, count) => `Richtig, in meinem! Da liegen ${counters(count)}.`,
      wrong: () => 'Schau dir die Zahlen noch einmal an.',
    },
    leader: {
      asked: () => 'Niemand hat eine 9: Die anderen liegen im Talon. Wer spielt jetzt aus?',
      right: () => 'Richtig! Niemand kann anlegen, also spielt aus, wer zuletzt gelegt hat. Das warst du.',
      wrong: () => 'Denk nach: Wer hat die letzte Karte gelegt, die 8?',
    },
    pays: {
      asked: ({ names }) => `Zähl die Karten von ${names[2]}. Wie viel zahlt sie dir?`,
      right: ({ counters }, count) => `Gut gezählt: ${counters(count)}!`,
      wrong: () => 'Nicht ganz. Zähl noch einmal: ein Jeton für jede Karte.',
    },
    follow: {
      asked: () => 'Jetzt kommen Rätsel! Hier ist eine andere Runde. Welche dieser Karten passt?',
      right: () => 'Richtig: Sie kommt als Nächste. Die Farbe ist egal.',
      wrong: () => 'Schau auf die letzte Karte der Folge. Was kommt danach?',
    },
    mayPass: {
      asked: () => 'Du hast einen König gelegt und spielst wieder aus. Darfst du passen?',
      right: () => 'Richtig: Wer ausspielt, muss eine Karte legen. Welche, ist egal.',
      wrong: () => 'Versuch es noch einmal: ohne Karte keine Folge!',
    },
    keep: {
      asked: () =>
        'Gesucht ist eine 10, und du hast eine. Darfst du nach den Regeln von 1789 trotzdem passen?',
      right: () =>
        'Ja! Eine Karte zurückzuhalten kann schlau sein. Nach den Familienregeln musst du sie legen.',
      wrong: () => 'Versuch es noch einmal: Niemand sieht deine Karten …',
    },
    silence: {
      asked: ({ card }) =>
        `Nach den Regeln von 1789 legst du die ${card('7d')} und sagst nichts. Wie viele Jetons bekommst du?`,
      right: () => 'Richtig: kein Wort, kein Jeton! Nach den Familienregeln musst du nichts sagen.',
      wrong: () => 'Versuch es noch einmal: Du hast sie nicht angesagt …',
    },
  },
  slips: {
    other: (card) => `Die würde auch passen. Nimm aber bitte diese: ${card}.`,
    unfit: (wanted) => `Die passt nicht. Such diese: ${wanted}.`,
    mustPass: (call) => `Die passt nicht. Tipp auf „${call}“.`,
  },
};

export const coach: CoachWords = {
  title: 'Tipp',
  next: 'Verstanden',
  stop: 'Ohne Tipps',
  tips: {
    aim: 'Werde zuerst alle Karten los: Die anderen bezahlen dir, was sie noch auf der Hand haben.',
    lead: 'Du spielst aus: Leg irgendeine Karte und leg weiter, solange du die nächste hast.',
    run: 'Immer eins höher: 5, 6, 7 … Die Farbe ist egal. Tipp eine angehobene Karte an.',
    box: 'Jedes der fünf Fächer hat seine Karte. Leg sie, dann gehören dir die Jetons darin.',
    missing: 'Keine passende Karte? Dann sagt man es, und der Nächste macht weiter.',
    sweep: 'Ein Fach ist abgeräumt! Die anderen bleiben für die nächste Runde und werden voller.',
    settlement: 'Die Runde ist zu Ende: Alle bezahlen die Karten, die sie noch haben.',
  },
};
