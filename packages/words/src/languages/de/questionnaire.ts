import { makeGrammar } from '../../grammar.ts';
import type { QuestionnaireWords } from '../en/questionnaire.ts';

const { count, number } = makeGrammar('de');

export const questionnaire: QuestionnaireWords = {
  title: 'Nach welchen Regeln spielt ihr?',
  intro: 'Beantwortet ein paar Fragen, und ihr bekommt eure Regeln mit Link und kurzem Code zum Teilen.',
  begin: 'Los geht’s',
  question: (some) => `Frage ${number(some)}`,
  stillFit: (some) => count(some, 'Variante passt noch', 'Varianten passen noch'),
  doNotKnow: 'Weiß nicht / egal',
  back: 'Vorige Frage',
  beginAgain: 'Von vorn beginnen',
  found: (ruleset) => `Ihr spielt: ${ruleset}`,
  own: (nearest) => `Eigene Regeln, am ehesten ${nearest}`,
  othersFit: 'Zu euren Antworten passt auch',
  whatDiffers: 'Was bei euch anders ist',
  adjust: 'Ist an eurem Tisch noch etwas anders?',
  adjustHint: 'Alle Fragen mit euren Antworten. Ändert, was nicht stimmt.',
  somethingElse: 'etwas anderes',
  inEditor: 'Mehr Optionen',
  carry: 'Speichern und teilen',
  code: 'Euer Regelcode',
  codeHint:
    'Gebt diesen Code ein, wo ihr Regeln wählt, auf jedem Gerät. Groß- und Kleinschreibung und Bindestriche sind egal.',
  link: 'Link zu euren Regeln',
  use: 'Wie geht es weiter?',
  play: 'Mit diesen Regeln spielen',
  online: 'Online-Tisch eröffnen',
  judge: 'Schiedsrichter fragen',
  scoreKeeper: 'Jetons zählen',
  print: 'Tableau und Regeln drucken',
  saveName: 'Name eurer Regeln',
  save: 'Speichern',
  savedAs: (name) => `Gespeichert als „${name}“. Wählt sie beim Start einer Partie.`,
  notSaved: 'Der Browser konnte die Regeln nicht speichern. Der Code oben funktioniert trotzdem.',
  haveCode: 'Ich habe einen Regelcode',
  codeLabel: 'Regelcode',
  codeExample: 'zum Beispiel KCSZ-REF',
  useCode: 'Diese Regeln verwenden',
  codeTaken: (rules) => `Das sind die Regeln: ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Jemand legt die Dame, die ein Fach hat, und sagt nichts. Was geschieht?',
      options: {
        silent: 'Man muss nichts ansagen: Das Fach wird abgeräumt.',
        stays: 'Das Fach wird nicht abgeräumt. Es bleibt für ein andermal.',
        bete: 'Das Fach wird nicht abgeräumt, und am Ende verdoppelt es der Spieler.',
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
      ask: 'Niemand hat die nächste Karte. Was geschieht?',
      options: {
        lead: 'Wer zuletzt gelegt hat, spielt wieder aus, mit einer beliebigen Karte.',
        skip: 'Dann ist der nächste Rang gesucht.',
      },
    },
    continuing: {
      ask: 'Du hast die nächste Karte, möchtest sie aber behalten. Darfst du?',
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
      options: { left: 'Im Uhrzeigersinn.', right: 'Gegen den Uhrzeigersinn.' },
    },
    hand: {
      ask: 'Bleiben nach dem Geben Karten übrig?',
      options: { talon: 'Ja, sie bleiben verdeckt.', all: 'Nein, alle werden gegeben.' },
    },
    held: {
      ask: 'Jemand ist fertig, und du hast noch eine Karte auf der Hand, die ein Fach hat. Was kostet sie dich?',
      options: { bete: 'Ich verdopple ihr Fach.', nothing: 'Nicht mehr als jede andere Karte.' },
    },
    ace: {
      ask: 'Was zählt ein Ass, das man am Ende noch auf der Hand hat?',
      options: { one: 'Einen Punkt.', ten: 'Zehn Punkte.' },
    },
    ante: {
      ask: 'Wer setzt vor einer Runde?',
      options: { everyone: 'Alle.', dealer: 'Nur der Geber.' },
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
      options: { any: 'Eine beliebige.', lowest: 'Die eigene niedrigste.' },
    },
    hocs: {
      ask: 'Sagt jemand „Hoc!“ an und bekommt von allen anderen einen Jeton?',
      options: { no: 'Nein, nie gehört.', yes: 'Ja, für Könige und die Karten auf dem Tableau.' },
    },
    dwarf: {
      ask: 'Ist die Karo-Sieben eine Art Joker?',
      options: {
        seven: 'Nein, sie wird gelegt wie jede Sieben.',
        wild: 'Ja, man darf sie in jedem Zug legen.',
      },
    },
    counters: {
      ask: 'Mit wie vielen Jetons beginnt jeder?',
      options: { many: 'Mit gut hundert: 120.', few: 'Mit etwa fünfzig.' },
    },
    players: {
      ask: 'Wie viele können spielen?',
      options: {
        two: 'Zwei bis acht.',
        three: 'Drei bis acht.',
        four: 'Vier bis acht.',
        old: 'Drei oder fünf.',
      },
    },
    dealing: {
      ask: 'Wie viele Karten werden auf einmal gegeben?',
      options: { threes: 'Drei.', singly: 'Eine.' },
    },
    firstDealer: {
      ask: 'Wer gibt zuerst?',
      options: {
        lot: 'Das wird ausgelost.',
        highest: 'Wer die höchste Karte zieht.',
        chosen: 'Das machen wir aus, zum Beispiel, wer am jüngsten ist.',
      },
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
      ask: 'Jemand legt alle Karten auf einmal (eine Oper). Was ist das wert?',
      options: {
        none: 'Nichts, das kennen wir nicht.',
        chance: 'Alle Fächer, wenn es gleich beim ersten Mal war und niemand dazwischenlegt.',
        lead: 'Alle Fächer, wenn ab dem ersten Ausspielen niemand anders legt.',
        alone: 'Alle Fächer, wenn sonst noch niemand gelegt hat.',
        double: 'Doppelte Bezahlung, wenn sonst noch niemand gelegt hat.',
      },
    },
    heldDwarf: {
      ask: 'Du hast am Ende noch die Karo-Sieben. Was zahlst du?',
      options: { same: 'Wie für jede Sieben.', double: 'Das Doppelte, für alle meine Karten.' },
    },
    factors: {
      ask: 'Jemand macht eine Oper, du hast noch die Karo-Sieben, und beides kostet das Doppelte. Was zahlst du?',
      options: { both: 'Das Vierfache.', one: 'Das Doppelte, mehr nicht.' },
    },
    bete: {
      ask: 'Du zahlst eine Bête. Wie viel legst du ins Fach?',
      options: { box: 'So viel, wie darin ist.', stake: 'Noch einen Einsatz.' },
    },
    debts: {
      ask: 'Jemand kann nicht alles zahlen. Was dann?',
      options: {
        forgiven: 'Man zahlt, was man hat; der Rest wird erlassen.',
        below: 'Die Schuld wird aufgeschrieben.',
      },
    },
  },
};
