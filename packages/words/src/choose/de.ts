import type { ChooseWords } from '../choose.ts';
import { makeGrammar } from '../grammar.ts';

const { count, number } = makeGrammar('de');

/** Words of the questionnaire that finds out by which rules a family plays, in German. */
export const choose: ChooseWords = {
  title: 'Welche Regeln sind eure?',
  intro:
    'Jede Familie spielt ein wenig anders. Ein paar Fragen dazu, wie ihr es zu Hause macht, und hier sind eure Regeln: mit einem Link und einem kurzen Code, damit alle sie haben.',
  begin: 'Anfangen',
  question: (some) => `Frage ${number(some)}`,
  stillFit: (some) => count(some, 'Spielregel des Buches passt noch', 'Spielregeln des Buches passen noch'),
  doNotKnow: 'Wissen wir nicht, oder ist uns gleich',
  back: 'Eine Frage zurück',
  beginAgain: 'Von vorn beginnen',
  found: (ruleset) => `Ihr spielt: ${ruleset}`,
  own: (nearest) => `Eigene Regeln, am nächsten: ${nearest}`,
  othersFit: 'Nach euren Antworten passen auch diese',
  whatDiffers: 'Was bei euch anders ist',
  adjust: 'Ist an eurem Tisch noch etwas anders?',
  adjustHint: 'Hier steht jede Frage mit der Antwort eurer Regeln. Ändert, was zu Hause nicht so ist.',
  somethingElse: 'etwas anderes',
  inEditor: 'Mehr ändern',
  carry: 'Eure Regeln mitnehmen',
  code: 'Der Code eurer Regeln',
  codeHint:
    'Sagt ihn an oder schreibt ihn ab: Wo immer Regeln gewählt werden, auf jedem Gerät und im Terminal, bringt dieser Code eure. Groß und klein und Bindestriche sind gleichgültig.',
  link: 'Ein Link, der eure Regeln trägt',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Der Link ist markiert: Kopiere ihn selbst.',
  square: 'Der Link als Quadrat für die Kamera eines Telefons',
  use: 'Und nun',
  play: 'Nach diesen Regeln spielen',
  online: 'Einen Tisch für andere öffnen',
  judge: 'Den Richter fragen',
  keeper: 'An einem echten Tisch die Jetons führen',
  print: 'Tableau und Regeln drucken',
  keepName: 'Name eurer Regeln',
  keep: 'In diesem Browser behalten',
  keptAs: (name) => `Behalten als „${name}“: Ihr könnt sie wählen, wo eine Partie beginnt.`,
  notKept: 'Der Browser konnte das nicht. Der Code trägt eure Regeln trotzdem.',
  haveCode: 'Ich habe einen Regelcode',
  codeLabel: 'Regelcode',
  codeExample: 'zum Beispiel 3CSZ-RJ3',
  useCode: 'Diese Regeln nehmen',
  codeTaken: (rules) => `Das sind die Regeln: ${rules}.`,
  brokenLink: 'Der Link trägt Regeln, die sich nicht lesen lassen.',
  texts: {
    forgotten: {
      ask: 'Jemand legt die Dame, die ein Fach hat, und sagt nichts. Was geschieht?',
      options: {
        silent: 'Gesagt werden muss nichts: Sie nimmt ihr Fach.',
        stays: 'Sie nimmt nichts. Das Fach bleibt für ein andermal.',
        bete: 'Sie nimmt nichts, und am Ende verdoppelt der Spieler das Fach.',
      },
    },
    payment: {
      ask: 'Jemand ist fertig. Was zahlen die anderen?',
      options: {
        cards: 'Einen Jeton für jede übrige Karte.',
        points: 'Die Punkte der übrigen Karten.',
      },
    },
    stall: {
      ask: 'Wenn niemand die nächste Karte hat, was geschieht dann?',
      options: {
        lead: 'Wer zuletzt gelegt hat, fängt neu an, mit einer beliebigen Karte.',
        skip: 'Die darüber wird verlangt.',
      },
    },
    continuing: {
      ask: 'Du hast die nächste Karte, möchtest sie aber behalten. Darfst du?',
      options: { must: 'Nein: Wer kann, muss legen.', may: 'Ja: Man sagt einfach „ohne“.' },
    },
    run: {
      ask: 'Was darf auf die Pik-Vier gelegt werden?',
      options: { ranks: 'Jede Fünf.', suits: 'Nur die Pik-Fünf.' },
    },
    board: {
      ask: 'Welche Dame und welcher König sind auf eurem Tableau?',
      options: { spades: 'Die Pikdame und der Herzkönig.', hearts: 'Die Herzdame und der Pikkönig.' },
    },
    direction: {
      ask: 'In welche Richtung geht es herum?',
      options: { left: 'Linksherum.', right: 'Rechtsherum.' },
    },
    hand: {
      ask: 'Bleiben nach dem Geben Karten übrig?',
      options: { talon: 'Ja, sie liegen verdeckt.', all: 'Nein, alle werden gegeben.' },
    },
    held: {
      ask: 'Jemand ist fertig, und du hältst noch eine Karte, die ein Fach hat. Was kostet sie dich?',
      options: { bete: 'Ich verdopple ihr Fach.', nothing: 'Nicht mehr als jede andere Karte.' },
    },
    ace: {
      ask: 'Was zählt am Ende ein Ass in der Hand?',
      options: { one: 'Einen Punkt.', ten: 'Zehn Punkte.' },
    },
    ante: {
      ask: 'Wer füllt vor einer Runde die Fächer?',
      options: { everyone: 'Alle.', dealer: 'Nur der Geber.' },
    },
    end: {
      ask: 'Wann hört ihr auf?',
      options: {
        ruin: 'Wenn jemand zu wenig Jetons hat, um weiterzumachen.',
        deals: 'Nach einer festen Zahl von Runden.',
        target: 'Wenn jemand eine Zahl von Jetons erreicht hat.',
      },
    },
    lead: {
      ask: 'Mit welcher Karte beginnt die Runde?',
      options: { any: 'Mit jeder, die man mag.', lowest: 'Mit der eigenen niedrigsten.' },
    },
    hocs: {
      ask: 'Sagt jemand „Hoc!“ und bekommt von allen einen Jeton?',
      options: { no: 'Nein, nie gehört.', yes: 'Ja, für Könige und die Karten des Tableaus.' },
    },
    dwarf: {
      ask: 'Ist die Karo-Sieben eine Art Joker?',
      options: {
        seven: 'Nein, sie wird gelegt wie jede Sieben.',
        wild: 'Ja, man darf sie legen, wann immer man am Zug ist.',
      },
    },
    counters: {
      ask: 'Mit wie vielen Jetons fängt jeder an?',
      options: { many: 'Mit gut hundert: 120.', few: 'Mit etwa fünfzig.' },
    },
    players: {
      ask: 'Wie viele können spielen?',
      options: {
        three: 'Drei bis acht.',
        four: 'Vier bis acht: je mehr, desto lustiger.',
        old: 'Drei oder fünf.',
      },
    },
    dealing: {
      ask: 'Wie viele Karten werden auf einmal gegeben?',
      options: { threes: 'Drei.', singly: 'Eine.' },
    },
    firstDealer: {
      ask: 'Wer gibt zuerst?',
      options: { lot: 'Das Los entscheidet.', highest: 'Wer die höchste Karte zieht.' },
    },
    nextDealer: {
      ask: 'Wer gibt als Nächstes?',
      options: { right: 'Der rechte Nachbar.', left: 'Der linke Nachbar.' },
    },
    dealTo: {
      ask: 'Wer bekommt die erste Karte?',
      options: { right: 'Der rechte Nachbar des Gebers.', left: 'Der linke Nachbar des Gebers.' },
    },
    opera: {
      ask: 'Jemand legt alle Karten auf einen Schlag, eine Oper. Was ist das wert?',
      options: {
        none: 'Nichts, das kennen wir nicht.',
        oneGo: 'Alle Fächer, wann immer es geschieht.',
        alone: 'Alle Fächer, wenn sonst noch niemand gelegt hat.',
        double: 'Doppelte Bezahlung, wenn sonst noch niemand gelegt hat.',
      },
    },
    heldDwarf: {
      ask: 'Dir bleibt die Karo-Sieben. Was zahlst du?',
      options: { same: 'Wie für jede Sieben.', double: 'Das Doppelte, für alles, was ich halte.' },
    },
    debts: {
      ask: 'Jemand kann nicht alles zahlen. Was dann?',
      options: {
        forgiven: 'Gezahlt wird, was da ist, der Rest ist erlassen.',
        below: 'Die Schuld wird aufgeschrieben.',
      },
    },
  },
};
