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
  playNow: 'Echte Partie spielen',
  mayPass: 'Ja',
  mayNotPass: 'Nein',
  texts: {
    hello: ({ names }) =>
      `Hallo! Ich bin der Gelbe Zwerg. Du spielst mit ${names[3]}, ${names[2]} und ${names[1]}.`,
    board: () => 'Das Tableau hat fünf Fächer. Alle haben Jetons in jedes gesetzt.',
    hand: () => 'Das sind deine zwölf Karten. Wer zuerst alle los ist, gewinnt!',
    ace: ({ card }) => `Du spielst aus. Fang unten an, das Ass ist die 1: Leg das ${card('Ac')}.`,
    two: ({ card }) => `Dann kommt eine 2, die Farbe ist egal. Leg die ${card('2d')}.`,
    three: () => 'Und nach der 2? Finde die Karte.',
    withoutFour: ({ without }) => `Jetzt eine 4, und du hast keine. Tipp auf „${without('4c')}“.`,
    ninon: ({ names }) => `${names[3]} legt, solange sie kann. Schau zu!`,
    leonie: ({ names, without }) => `${names[2]} hat nur die 9, dann sagt sie „${without('Tc')}“.`,
    achille: ({ names, card }) => `Und ${names[1]}? Schau auf seine erste Karte, die ${card('Td')}!`,
    sweptTen: ({ names, counters }, count) =>
      `Diese Zehn ist ein Honneur: Sie hat ein Fach, und ${names[1]} räumt es ab: ${counters(count)}.`,
    queen: ({ card }) => `Jetzt dein Honneur: Leg die ${card('Qs')}!`,
    swept: ({ counters }, count) => `Hurra! Ihr Fach gehört dir: ${counters(count)}.`,
    king: () => 'Dann kommt der König. Leg deinen!',
    leadAgain: ({ card }) => `Ein König stoppt die Folge, und du spielst wieder aus. Leg die ${card('Tc')}.`,
    jack: () => 'Was kommt nach der 10?',
    withoutQueen: () => 'Gesucht ist eine Dame, und deine ist weg. Was sagst du?',
    kings: ({ names }) => `${names[2]} legt einen König, spielt wieder aus und legt noch einen!`,
    climb: () => 'Dann fängt sie unten an. Schau, wie die Folge zur 6 klettert.',
    dwarf: ({ card }) => `Du hast zwei Siebenen, und eine davon bin ich! Leg die ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `Mein Fach war das vollste: ${counters(count)} für dich!`,
    eight: () => 'Weiter: Welche Karte kommt jetzt?',
    withoutNine: () => 'Hast du eine 9? Wenn nicht, sag es.',
    stall: () => 'Und die anderen? Schau zu!',
    five: () => 'Deine letzten drei Karten folgen aufeinander. Fang mit der kleinsten an!',
    six: () => 'Weiter so …',
    seven: () => 'Deine letzte Karte! Leg sie, und du gewinnst.',
    out: () => 'Hurra, du bist zuerst fertig und gewinnst die Runde!',
    points: () => 'Die anderen zahlen dir einen Jeton für jede Karte, die sie noch haben.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} hat noch den ${card('Kh')} und verdoppelt dessen Fach: ${counters(count)}. Das ist eine Bête.`,
    settled: ({ counters }, count) =>
      `Aus 120 sind ${counters(count)} geworden! Was auf dem Tableau liegt, bleibt dort.`,
    later: () =>
      'Das waren die Familienregeln. Nach denen von 1789 darfst du Karten behalten und musst Honneurs ansagen.',
    end: () => 'Bravo! Komm, wir spielen eine echte Partie!',
  },
  questions: {
    fullest: {
      asked: () => 'In welchem Fach liegen die meisten Jetons?',
      right: ({ counters }, count) => `Richtig, meins: ${counters(count)}!`,
      wrong: () => 'Schau noch einmal auf die Zahlen.',
    },
    leader: {
      asked: () => 'Niemand hat eine 9. Wer spielt jetzt aus?',
      right: () => 'Richtig: wer zuletzt gelegt hat. Das warst du!',
      wrong: () => 'Wer hat die letzte Karte gelegt, die 8?',
    },
    pays: {
      asked: ({ names }) => `Zähl die Karten von ${names[2]}. Wie viel zahlt sie dir?`,
      right: ({ counters }, count) => `Gut gezählt: ${counters(count)}!`,
      wrong: () => 'Zähl noch einmal: ein Jeton für jede Karte.',
    },
    follow: {
      asked: () => 'Jetzt kommen Rätsel! Welche dieser Karten passt?',
      right: () => 'Richtig: Sie kommt als Nächste, die Farbe ist egal.',
      wrong: () => 'Was kommt nach der letzten Karte der Folge?',
    },
    mayPass: {
      asked: () => 'Du hast einen König gelegt und spielst wieder aus. Darfst du passen?',
      right: () => 'Richtig: Beim Ausspielen muss man legen.',
      wrong: () => 'Ohne Karte keine Folge!',
    },
    keep: {
      asked: () => 'Du hast die gesuchte 10. Darfst du nach den Regeln von 1789 passen?',
      right: () => 'Ja! Behalten kann schlau sein. Nach den Familienregeln musst du sie legen.',
      wrong: () => 'Aber niemand sieht deine Karten …',
    },
    silence: {
      asked: ({ card }) =>
        `Nach den Regeln von 1789 legst du die ${card('7d')} und sagst nichts. Was bekommst du?`,
      right: () => 'Richtig: kein Wort, kein Jeton! Nach den Familienregeln musst du nichts sagen.',
      wrong: () => 'Aber du hast sie nicht angesagt …',
    },
  },
  slips: {
    other: (card) => `Die würde auch passen, nimm aber diese: ${card}.`,
    unfit: (wanted) => `Die passt nicht. Such diese: ${wanted}.`,
    mustPass: (call) => `Die passt nicht. Tipp auf „${call}“.`,
  },
};

export const coach: CoachWords = {
  title: 'Tipp',
  next: 'Verstanden',
  stop: 'Ohne Tipps',
  tips: {
    aim: 'Werde zuerst alle Karten los: Die anderen bezahlen dir, was sie noch haben.',
    lead: 'Du spielst aus: Leg irgendeine Karte, dann die folgenden.',
    run: 'Immer eins höher, die Farbe ist egal. Tipp eine angehobene Karte an.',
    box: 'Jedes Fach hat seine Karte. Leg sie, dann gehören dir die Jetons.',
    missing: 'Keine passende Karte? Dann passt man, und der Nächste macht weiter.',
    king: 'Das gilt bei jedem König.',
    sweep: 'Ein Fach ist abgeräumt! Die übrigen bleiben gefüllt und wachsen weiter.',
    settlement: 'Die Runde ist zu Ende: Alle bezahlen die Karten, die sie noch haben.',
  },
};
