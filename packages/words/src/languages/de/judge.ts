import { handsByPlayers, kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, type JudgeWords, makeJudge } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { theCardIn } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters, endInWords } from './rules.ts';

const { and, count, number, or } = makeGrammar('de');

const theCard = (card: string) => theCardIn(cardOf(card), 'nominative');

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'Wie viele können spielen?',
    also: 'Spieler Zahl Anzahl wievielt zu wenige zu viele noch einer Gast zu zweit',
    says: { players: ({ players }) => `Diese Regeln sind für ${interfaceWords.playersAllowed(...players)}.` },
  },
  'counters-each': {
    question: 'Wie viele Jetons bekommt jeder?',
    also: 'Anfang Bank Start Spielmarken Geld Beginn',
    says: {
      counters: (rules) => `Alle beginnen mit ${counters(rules.counters)}.`,
      coins: 'Das sind fünf Contrats zu 10, zehn Fiches zu 5 und zwanzig Jetons zu 1.',
    },
  },
  'box-cards': {
    question: 'Welche Karten haben ein Fach, und wie viel kommt hinein?',
    also: 'Honneurs Einsätze Tableau Dame Bube Zehn König Karo-Sieben wie viel',
    says: {
      boxes: ({ honours }) =>
        `Bei jedem Einsatz: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} auf ${theCardIn(cardOf(card), 'accusative')}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Wer gibt zuerst?',
    also: 'Geber Anfang Los ziehen höchste Karte Beginn',
    says: {
      lot: 'Das wird ausgelost.',
      'highest-card': 'Alle ziehen eine Karte, und die höchste gibt.',
    },
  },
  'next-dealer': {
    question: 'Wer gibt als Nächstes?',
    also: 'Geber wechselt danach Reihe Nachbar',
    says: {
      left: 'Der linke Nachbar des letzten Gebers.',
      right: 'Der rechte Nachbar des letzten Gebers.',
    },
  },
  'how-dealt': {
    question: 'Wie werden die Karten gegeben?',
    also: 'geben austeilen einzeln zu dritt drei Päckchen Richtung links rechts zuerst',
    says: {
      singly: 'Einzeln.',
      threes: 'Je drei; in der letzten Runde können es weniger sein.',
      clockwise: 'Der linke Nachbar des Gebers bekommt die ersten Karten, dann im Uhrzeigersinn.',
      anticlockwise: 'Der rechte Nachbar des Gebers bekommt die ersten Karten, dann gegen den Uhrzeigersinn.',
    },
  },
  'how-many-cards': {
    question: 'Wie viele Karten bekommt jeder?',
    also: 'Blatt Hand Größe Zahl der Karten geben austeilen',
    says: {
      table: (rules) => `Jeder bekommt ${sizes(rules)}.`,
      all: (rules) => `Alle Karten werden gegeben: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Es bleiben Karten übrig: Was geschieht mit ihnen?',
    also: 'Talon Rest ansehen Stapel geht nicht auf teilen',
    says: {
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
    also: 'füllt Fächer Einsatz Tableau einzahlen Geber alle jeder',
    says: {
      everyone: (rules) => `Alle, auch der Geber: Jeder setzt vor jeder Runde ${counters(anteOf(rules))}.`,
      dealer: (rules) => `Nur der Geber setzt vor jeder Runde ${counters(anteOf(rules))}.`,
    },
  },
  'box-not-empty': {
    question: 'In einem Fach sind noch Jetons von der letzten Runde',
    also: 'übrig liegen Fach voll wieder setzen bleiben dazu',
    says: {
      stays: 'Sie bleiben dort, und der neue Einsatz kommt dazu.',
      everyone: 'Alle setzen wie immer, auch in dieses Fach.',
      dealer: 'Der Geber setzt wie immer, auch in dieses Fach.',
    },
  },
  'cannot-ante': {
    question: 'Sie kann den Einsatz nicht zahlen',
    also: 'Ruin ruiniert pleite nicht genug Jetons nichts mehr bezahlen setzen Anfang der Runde',
    says: {
      everyone: (rules) => `Kann jemand nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende.`,
      dealer: (rules) =>
        `Das zählt nur, wenn sie gibt: Kann der Geber nicht alle ${number(anteOf(rules))} setzen, ist die Partie zu Ende. Die anderen setzen nichts.`,
      whole: 'Man zahlt einen Einsatz ganz oder gar nicht.',
    },
  },

  'who-begins': {
    question: 'Wer spielt zuerst aus, und in welche Richtung geht es?',
    also: 'beginnt Anfang Ausspiel Richtung Uhrzeigersinn links rechts Reihenfolge Vorhand',
    says: {
      clockwise: 'Der linke Nachbar des Gebers spielt aus; gespielt wird im Uhrzeigersinn.',
      anticlockwise: 'Der rechte Nachbar des Gebers spielt aus; gespielt wird gegen den Uhrzeigersinn.',
    },
  },
  'first-card': {
    question: 'Welche Karte darf man zuerst ausspielen?',
    also: 'Ausspiel anfangen erste Karte niedrigste beliebig Ass beginnen',
    says: {
      any: 'Eine beliebige.',
      lowest: 'Eine der eigenen niedrigsten; das Ass ist am niedrigsten.',
      later: 'Das gilt nur für die erste Karte der Runde; danach spielt man frei aus.',
      dwarfToo: 'Man darf auch den Zwerg ausspielen.',
    },
  },
  'same-suit': {
    question: 'Muss die nächste Karte dieselbe Farbe haben?',
    also: 'Farbe bedienen Folge Pik Herz Kreuz Karo Reihenfolge Ass König hoch niedrig',
    says: {
      rank: 'Nein. Die Farbe ist egal: Jede Karte des nächsten Ranges passt.',
      suit: 'Ja. Eine Folge bleibt in ihrer Farbe: Nur die nächste Karte dieser Farbe passt.',
      ace: 'Das Ass ist die niedrigste Karte, der König die höchste.',
    },
  },
  'two-of-a-rank': {
    question: 'Ich habe zwei Siebenen: Darf ich beide legen?',
    also: 'zwei Paar gleicher Rang doppelt auf einmal mehrere Karten zugleich',
    says: {
      rank: 'Nein. Von jedem Rang kommt eine Karte in die Folge, dann ist der nächste Rang gesucht. Welche von beiden, entscheidest du.',
      suit: 'Nein. Nur die Sieben in der Farbe der Folge passt, und es gibt nur eine.',
    },
  },
  'keep-back': {
    question: 'Ich habe die nächste Karte, möchte sie aber lieber behalten',
    also: 'muss ich legen Zwang passen zurückhalten weigern freiwillig',
    says: {
      optional: 'Ja. Sage „ohne …“ und behalte sie. Nur beim Ausspielen muss man eine Karte legen.',
      compulsory: 'Nein. Hast du die gesuchte Karte, musst du sie legen.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'stop-midway': {
    question: 'Darf ich mitten in meiner Folge aufhören?',
    also: 'aufhören anhalten Zug beenden ohne weitermachen meine Karten freiwillig',
    says: {
      optional: 'Ja, nach jeder Karte, auch wenn du die nächste hast.',
      compulsory: 'Nein. Du legst weiter, solange du die nächste Karte hast.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'passed-with-it': {
    question: 'Er hat gepasst, obwohl er die Karte hatte',
    also: 'geschummelt gemogelt Fehler übersehen versteckt Strafe falsch',
    says: {
      optional: 'Das durfte er.',
      compulsory:
        'Er hätte sie legen müssen. Keine Quelle nennt eine Strafe: Macht eine aus, oder lasst ihn das Passen zurücknehmen.',
      butDwarf: 'Nur den Zwerg muss man nie legen.',
    },
  },
  'nobody-follows': {
    question: 'Niemand kann anlegen',
    also: 'niemand hat die nächste Karte weitermachen stockt alle haben gepasst fortsetzen was nun keiner',
    says: {
      lead: 'Haben alle gepasst, spielt wieder aus, wer die letzte Karte gelegt hat, und zwar eine beliebige.',
      'next-rank':
        'Haben alle gepasst, überspringt die Folge einen Rang: Der nächsthöhere ist gesucht. Zuerst ist an der Reihe, wer die letzte Karte gelegt hat, dann die anderen.',
      again: 'Hat auch den niemand, ist der Rang darüber gesucht, und so weiter.',
      pastKing: 'Nach dem König spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
    },
  },
  'card-in-talon': {
    question: 'Die nächste Karte muss im Talon sein',
    also: 'Rest Stapel liegt fehlt nicht im Spiel niemand schon gelegt alle vier',
    says: {
      table: 'Das kann niemand wissen: Man fragt trotzdem alle, und niemand sieht den Talon an.',
      all: 'Einen Talon gibt es nicht: Jemand hat die Karte, oder sie ist schon gelegt. Man fragt alle der Reihe nach.',
      lead: 'Haben alle gepasst, spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
      'next-rank': 'Haben alle gepasst, ist der nächsthöhere Rang gesucht.',
    },
  },
  'two-can-follow': {
    question: 'Zwei von uns wollen anlegen',
    also: 'weitermachen beide haben die Karte wer zuerst gleiche Karte Streit Reihenfolge zugleich',
    says: {
      onlyOne: 'Das kann nicht sein: In einer Farbe passt nur eine Karte, und nur einer hat sie.',
      oneOrDwarf: 'Nur eine Karte passt, aber an ihrer Stelle darf man den Zwerg legen.',
      inTurn: 'Der Reihe nach: Wer am Zug ist, legt weiter, dann ist der Nächste dran.',
      clockwise: 'Es geht im Uhrzeigersinn.',
      anticlockwise: 'Es geht gegen den Uhrzeigersinn.',
    },
  },
  'king-laid': {
    question: 'Jemand legt einen König',
    also: 'König Ende der Folge Stopp wieder ausspielen nach dem König',
    says: {
      ends: 'Ein König stoppt die Folge. Wer ihn gelegt hat, spielt sofort eine beliebige Karte aus.',
      paidAnnounced: 'Ist er als Hoc angesagt, zahlen ihm alle anderen je einen Jeton.',
      paid: 'Er ist ein Hoc: Alle anderen zahlen ihm je einen Jeton.',
    },
  },
  'last-card-king': {
    question: 'Meine letzte Karte ist ein König',
    also: 'fertig keine Karten mehr letzte Karte Ende leere Hand König',
    says: {
      over: 'Dann bist du fertig, und die Runde ist sofort zu Ende: Niemand spielt mehr aus.',
      paidAnnounced: 'Ist er angesagt, ist er trotzdem ein Hoc, und die anderen zahlen dir je einen Jeton.',
      paid: 'Er ist trotzdem ein Hoc: Die anderen zahlen dir je einen Jeton.',
      sweeps: (rules) => `Ist es ${or(kingsAmong(rules).map(theCard))}, räumt er trotzdem sein Fach ab.`,
      announced: 'Aber nur, wenn du ihn beim Legen ansagst.',
    },
  },

  'honour-laid': {
    question: 'Jemand legt eine Karte, die ein Fach hat',
    also: 'Honneur nehmen abräumen Fach ansagen die Dame die nimmt gewinnen',
    says: {
      required: 'Sage sie beim Legen an („die Dame, die nimmt!“), und nimm alles, was in ihrem Fach ist.',
      automatic: 'Nimm alles, was in ihrem Fach ist. Du musst nichts ansagen.',
      hoc: 'Sie ist auch ein Hoc: Die anderen zahlen dir je einen Jeton, und du spielst wieder aus.',
      butDwarf: 'Aber nach dem Zwerg spielst du nur aus, wenn er für eine Karte steht, die die Folge stoppt.',
    },
  },
  'honour-stops': {
    question: 'Stoppt eine Karte, die ein Fach hat, die Folge?',
    also: 'Honneur Stopper Stopp beendet Hoc ausspielen Zehn Dame Bube weiter',
    says: {
      stops: ({ honours }) =>
        `Ja: ${and(honours.map(({ card }) => theCard(card)))} stoppen die Folge wie ein König, und wer eine davon gelegt hat, spielt wieder aus.`,
      dwarfStops: 'Auch der Zwerg stoppt sie.',
      butDwarf: 'Der Zwerg stoppt sie nur an Stelle einer Karte, die sie gestoppt hätte.',
      goesOn: 'Nein. Sie räumt ihr Fach ab, und die Folge geht weiter; nur Könige stoppen sie.',
    },
  },
  'forgot-to-announce': {
    question: 'Er hat die Ansage vergessen',
    also: 'anzusagen ansagen stumm Honneur nichts gesagt Fach nicht genommen übersehen',
    says: {
      nothingToForget: 'Da gibt es nichts zu vergessen: Ein Honneur räumt sein Fach ohne Ansage ab.',
      stays: 'Er räumt das Fach nicht ab. Es bleibt, wie es ist, für eine spätere Runde.',
      bete: 'Er räumt das Fach nicht ab, und am Ende der Runde verdoppelt er es.',
      stake: 'Er räumt das Fach nicht ab, und am Ende der Runde legt er einen Einsatz dazu.',
      noHoc: 'Auch den Hoc zahlt ihm niemand.',
    },
  },
  'announced-late': {
    question: 'Sie hat es erst nach der nächsten Karte angesagt',
    also: 'zu spät nachher Ansage eingefallen vergessen der Nächste hat schon gelegt',
    says: {
      noNeed: 'Sie muss es gar nicht ansagen: Das Fach gehört ihr.',
      late: 'Zu spät. Man sagt beim Legen an; danach gilt die Karte als vergessen.',
      stays: 'Das Fach bleibt, wie es ist.',
      bete: 'Das Fach bleibt, und sie verdoppelt es am Ende der Runde.',
      stake: 'Das Fach bleibt, und sie legt am Ende der Runde einen Einsatz dazu.',
    },
  },
  'honour-last-card': {
    question: 'Meine letzte Karte hat ein Fach',
    also: 'Honneur letzte Karte nehmen fertig Fach noch Ende',
    says: {
      sweeps: 'Sie räumt trotzdem ihr Fach ab, dann ist die Runde zu Ende.',
      required: 'Sage sie beim Legen an, wie jede andere.',
      automatic: 'Du musst nichts ansagen.',
    },
  },
  'honour-held': {
    question: 'Ich habe noch eine Karte, die ein Fach hat, und jemand anders ist fertig',
    also: 'Bête Honneur halten behalten auf der Hand Ende der Runde verdoppeln Fach Strafe',
    says: {
      bete: 'Du zahlst eine Bête: Du verdoppelst ihr Fach. Das gilt für jede solche Karte.',
      stake: 'Du zahlst eine Bête: Du legst einen Einsatz in ihr Fach. Das gilt für jede solche Karte.',
      nothing: 'Sie kostet nichts extra. Du zahlst für sie wie für jede andere Karte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Wie viel kostet eine Bête?',
    also: 'verdoppeln Fach Strafe leer Betrag zahlen Honneur',
    says: {
      none: 'Eine Bête gibt es nach diesen Regeln nicht.',
      held: 'Eine Bête zahlt, wer am Ende noch ein Honneur hat.',
      forgotten: 'Eine Bête zahlt, wer ein Honneur nicht angesagt hat.',
      both: 'Eine Bête zahlt, wer am Ende noch ein Honneur hat oder eines nicht angesagt hat.',
      asMuch: 'Sie kostet so viel, wie dann im Fach ist, nachdem der Gewinner bezahlt ist.',
      empty: 'Ein leeres Fach kostet nichts, und keines wird in einer Runde zweimal verdoppelt.',
      stake: 'Sie beträgt einen Einsatz des Faches, so viel, wie ein Spieler vor der Runde hineinlegt.',
      once: 'Für kein Fach zahlt man in einer Runde zweimal.',
    },
  },

  'lay-the-dwarf': {
    question: 'Wann darf man den Zwerg legen?',
    also: 'Karo-Sieben Karo Sieben wild Joker jederzeit Gelber Zwerg',
    says: {
      plain: 'Wenn man eine Sieben legen darf: Er ist eine Sieben wie die anderen.',
      stop: 'In jedem deiner Züge, egal welche Karte gesucht ist. Er stoppt die Folge, und du spielst wieder aus.',
      'stands-for-wanted':
        'In jedem deiner Züge, egal welche Karte gesucht ist. Er tritt an ihre Stelle: Die Folge geht von dort weiter oder stoppt, wenn jene Karte sie gestoppt hätte.',
      sweeps: 'Er räumt sein Fach ab wie jedes Honneur.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Muss ich den Zwerg legen, wenn eine Sieben gesucht ist?',
    also: 'Karo-Sieben Zwang behalten zurückhalten wild wählen',
    says: {
      never: 'Nie, nicht einmal, wenn die Karo-Sieben selbst gesucht ist.',
      mayKeep: 'Nein. Niemand muss anlegen.',
      rank: 'Du musst eine Sieben legen. Ist der Zwerg deine einzige, dann ihn.',
      suit: 'Ja, wenn die Karo-Sieben gesucht ist.',
    },
  },
  'dwarf-held': {
    question: 'Ich habe noch den Zwerg, und jemand anders ist fertig',
    also: 'Karo-Sieben halten behalten auf der Hand doppelt zahlen Bête',
    says: {
      double: 'Du zahlst dem Gewinner für alle deine Karten das Doppelte.',
      bete: 'Du zahlst eine Bête: Du verdoppelst das Fach des Zwergs.',
      stake: 'Du zahlst eine Bête: Du legst einen Einsatz in das Fach des Zwergs.',
      nothing: 'Er kostet so viel wie jede Sieben.',
    },
  },
  'hoc-called': {
    question: 'Jemand sagt „Hoc!“: Muss ich zahlen?',
    also: 'Hoc zahlen Jeton König Honneur Stopp ansagen 1760',
    says: {
      noHocs: 'Nein. Hocs gibt es nach diesen Regeln nicht.',
      required:
        'Ja: Für einen König oder ein Honneur, gelegt und angesagt, zahlen alle anderen sofort je einen Jeton.',
      automatic:
        'Ja: Für einen König oder ein Honneur zahlen alle anderen sofort je einen Jeton, angesagt oder nicht.',
      chance: 'Für eine Karte, an die nur niemand anlegen kann, gibt es keine Jetons, nur das Ausspiel.',
    },
  },
  'king-and-honour': {
    question: 'Ein König, der ein Fach hat: Ist das ein Hoc, oder sind es zwei?',
    also: 'Herz-König König und Honneur doppelt zahlen Jetons',
    says: {
      once: (rules) =>
        `Einer: ${and(kingsAmong(rules).map(theCard))} bringt von allen anderen je einen Jeton, und das Fach dazu.`,
      noSuchKing: 'Kein König hat hier ein Fach.',
      noHocs: 'Keiner: Hocs gibt es nach diesen Regeln nicht.',
    },
  },
  'king-in-silence': {
    question: 'Sie hat einen König gelegt und nichts gesagt',
    also: 'vergessen Hoc ansagen König stumm',
    says: {
      nothingToSay: 'Einen König muss man nicht ansagen. Er stoppt die Folge, und sie spielt wieder aus.',
      required: 'Er stoppt die Folge, und sie spielt wieder aus, aber den Hoc zahlt ihr niemand.',
      automatic: 'Er ist trotzdem ein Hoc, und die anderen zahlen ihr je einen Jeton.',
      ofTheBoard: (rules) =>
        `Aber ${or(kingsAmong(rules).map(theCard))} hat ein Fach, und man muss ihn ansagen: Sonst ist er ein vergessenes Honneur.`,
    },
  },

  'what-losers-pay': {
    question: 'Was zahlen die anderen dem Gewinner?',
    also: 'Punkte Karten zählen Abrechnung Verlierer kosten Hand übrig',
    says: {
      points: (rules) =>
        `Die Punkte der Karten, die sie noch haben: 10 für ein Bild, ${number(rules.acePoints)} für ein Ass, für jede andere ihre Zahl.`,
      cards: 'Einen Jeton für jede Karte, die sie noch haben.',
      dwarfDouble: 'Wer noch den Zwerg hat, zahlt das Doppelte.',
    },
  },
  'an-ace-in-hand': {
    question: 'Was kostet ein Ass auf meiner Hand?',
    also: 'Ass Punkte eins zehn teuer zählen',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'Punkt', 'Punkte')}.`,
      cards: 'Einen Jeton, wie jede Karte.',
    },
  },
  'a-king-in-hand': {
    question: 'Was kostet ein König, eine Dame oder ein Bube auf meiner Hand?',
    also: 'Bild Bilder Punkte zehn zählen',
    says: { points: 'Je 10 Punkte.', cards: 'Je einen Jeton, wie jede Karte.' },
  },
  'cannot-pay': {
    question: 'Sie kann nicht zahlen, was sie schuldet',
    also: 'Schulden pleite nicht genug Jetons leihen Kredit Abrechnung unter null',
    says: {
      whatIsLeft: 'Sie zahlt, was sie hat, und der Rest wird erlassen. Niemand gerät unter null.',
      below: 'Sie zahlt alles und gerät unter null: Die Schuld wird aufgeschrieben.',
    },
  },
  'who-is-paid-first': {
    question: 'Wer wird zuerst bezahlt, der Gewinner oder die Fächer?',
    also: 'Reihenfolge Abrechnung Bête vorher nachher wer zahlt zuerst',
    says: {
      sweep: 'Nach einer Oper räumt der Gewinner zuerst das Tableau ab.',
      winner: 'Alle anderen zahlen dem Gewinner, bevor etwas in die Fächer kommt.',
      betes: 'Die Bêten zahlt man zuletzt, die des Gewinners ganz am Ende.',
      clockwise: 'Man zahlt der Reihe nach, beginnend mit dem linken Nachbarn des Gewinners.',
      anticlockwise: 'Man zahlt der Reihe nach, beginnend mit dem rechten Nachbarn des Gewinners.',
    },
  },

  'what-is-an-opera': {
    question: 'Sie hat alle Karten auf einmal gelegt: Ist das eine Oper?',
    also: 'große Oper auf einen Schlag alles losgeworden erster Zug fertig',
    says: {
      none: 'Eine Oper gibt es nach diesen Regeln nicht.',
      'first-chance': 'Ja, wenn sie zum ersten Mal an der Reihe war und kein einziges Mal gepasst hat.',
      'first-lead': 'Ja, wenn ihre erste Karte ein Ausspiel war und danach niemand anders gelegt hat.',
      'first-turn':
        'Ja, wenn zwischen ihrer ersten und ihrer letzten Karte niemand anders gelegt hat. Vorher dürfen andere gelegt haben.',
      unopposed: 'Ja, wenn in der ganzen Runde niemand anders eine Karte gelegt hat.',
      othersPass: 'Passen der anderen zählt nicht.',
      passes: 'Passen zählt nicht.',
    },
  },
  'what-an-opera-brings': {
    question: 'Was bringt eine Oper?',
    also: 'große Oper Lohn räumen abräumen Tableau doppelt alle Fächer',
    says: {
      none: 'Eine Oper gibt es nach diesen Regeln nicht.',
      sweeps: 'Der Gewinner räumt alle Fächer ab.',
      boxesStay: 'Die Fächer bleiben, wie sie sind.',
      double: 'Die anderen zahlen das Doppelte.',
      asUsual: 'Die anderen zahlen für ihre Karten wie sonst.',
    },
  },
  'others-laid-before': {
    question: 'Andere hatten vorher schon Karten gelegt: Ist es noch eine Oper?',
    also: 'große Oper ein Zug später nicht Vorhand davor',
    says: {
      none: 'Nein. Eine Oper gibt es nach diesen Regeln nicht.',
      'first-chance': 'Ja, wenn der Gewinner zum ersten Mal an der Reihe ist und sofort alle Karten legt.',
      'first-lead':
        'Nein. Die erste Karte des Gewinners muss ein Ausspiel sein, und das erste Ausspiel ist die erste Karte der Runde.',
      'first-turn':
        'Ja. Es zählt, dass zwischen der ersten und der letzten Karte des Gewinners niemand gelegt hat.',
      unopposed: 'Nein. In der ganzen Runde darf niemand anders eine Karte gelegt haben.',
    },
  },
  'dwarf-at-an-opera': {
    question: 'Jemand macht eine Oper, und ich habe noch den Zwerg',
    also: 'Karo-Sieben noch auf der Hand Oper doppelt zweimal vierfach',
    says: {
      none: 'In diesen Regeln gibt es keine Oper.',
      single: 'Du zahlst für deine Karten wie sonst.',
      operaDoubles: 'Du zahlst wegen der Oper das Doppelte, wie alle. Der Zwerg kostet nichts extra.',
      dwarfDoubles: 'Du zahlst wegen des Zwergs das Doppelte. Die Oper erhöht die Zahlung nicht.',
      multiply: 'Du zahlst das Vierfache: das Doppelte für die Oper und davon das Doppelte für den Zwerg.',
      highest: 'Du zahlst das Doppelte, mehr nicht: Beides zählt nicht zusammen.',
    },
  },
  'bete-after-an-opera': {
    question: 'Zahle ich nach einer Oper noch eine Bête?',
    also: 'große Oper Bête Honneur behalten leeres Fach geräumt abgeräumt',
    says: {
      noBete: 'Nein. Ein Honneur auf der Hand kostet nach diesen Regeln keine Bête.',
      noOpera: 'Eine Oper gibt es nach diesen Regeln nicht; eine Bête zahlt man wie nach jeder Runde.',
      emptied: 'Sie kostet nichts: Die Fächer sind schon leer.',
      stake: 'Ja. Die Fächer sind leer, aber eine Bête beträgt einen Einsatz, egal was im Fach ist.',
      asUsual: 'Ja. Die Oper lässt die Fächer, wie sie sind.',
    },
  },

  'when-over': {
    question: 'Wann ist die Partie zu Ende, und wer hat gewonnen?',
    also: 'Ende Gleichstand gleich viele Jetons Gewinner Rest auf dem Tableau Ruin wie viele Runden',
    says: {
      causes: ({ end }) => `Die Partie endet, ${endInWords(end)}.`,
      most: 'Wer die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
      board: 'Was auf dem Tableau übrig ist, gehört niemandem.',
    },
  },
  'time-is-up': {
    question: 'Mitten in einer Runde ist die Zeit um',
    also: 'Uhr Minuten Zeitgrenze spät Schlafenszeit',
    says: {
      noTime: 'Diese Regeln haben kein Zeitlimit. Die Partie geht weiter.',
      playOut: ({ end }) =>
        `Die Runde wird zu Ende gespielt; sie ist die letzte. Das Zeitlimit beträgt ${count(end.minutes ?? 0, 'Minute', 'Minuten')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Jemand erreicht mitten in einer Runde das Ziel',
    also: 'Ziel Punkte genug Jetons sofort gewinnen',
    says: {
      noTarget: 'Ein Ziel gibt es nach diesen Regeln nicht.',
      atSettlement: ({ end }) =>
        `Das zählt noch nicht. Es zählt, wer nach der Abrechnung ${counters(end.target ?? 0)} hat.`,
    },
  },
};

/** Words of the judge, in German. */
export const judge: JudgeWords = makeJudge({
  title: 'Schiedsrichter',
  intro: 'Streit am Tisch? Hier findest du die Antwort nach deinen Regeln.',
  searchLabel: 'Was ist geschehen?',
  searchHint: 'Ein Wort oder zwei: „vergessen“, „König“, „zahlen“ …',
  found: (some) => count(some, 'Fall', 'Fälle'),
  noneFound:
    'Nichts gefunden. Zu Fehlern beim Geben oder heruntergefallenen Karten sagen die Quellen nichts: Einigt euch und spielt weiter.',
  allTopics: 'Alle Fälle',
  parts: {
    start: 'Vor dem Spiel',
    play: 'Beim Spielen',
    honours: 'Karten mit Fach',
    dwarf: 'Der Zwerg und die Hocs',
    paying: 'Zahlen',
    opera: 'Oper',
    end: 'Ende der Partie',
  },
  whichRules: 'Welche Regeln?',
  byRules: (name) => `Regeln: ${name}`,
  restsOn: 'Quelle',
  grounds: {
    book: 'Originalregel',
    mixed: 'Originalregel in unserer Lesart',
    reading: 'unsere Lesart',
    elsewhere: (rulesets) => `Tischregel, wie in ${and(rulesets)}`,
    variant: 'Tischregel, Variante aus einer Quelle',
    otherReading: 'Tischregel, andere Lesart der Quelle',
    house: 'Hausregel, in keiner Quelle',
  },
  facts: {
    kings: 'Könige',
    ace: 'Reihenfolge der Karten',
    eldest: 'Wer zuerst ausspielt',
    lastCard: 'Letzte Karte',
    leftInBoxes: 'Was in den Fächern bleibt',
    talon: 'Talon',
    ruin: 'Ruin',
    winner: 'Sieger der Partie',
  },
  readingsToo: 'Unsere Lesart der Quellen',
  labelled: (label, text) => `${label}: ${text}`,
  several: (names) => names.join('; '),
  same: 'Ebenso in',
  others: 'Unterschiede',
  noOthers: 'Alle sechs Varianten sagen dasselbe.',
  noSuchTopic: 'Fall nicht gefunden. Hier sind alle.',
  askTheJudge: 'Schiedsrichter fragen',
  texts,
});

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `bei ${number(players)} Spielern ${or(some.map(number))} Karten`,
    ),
  );
}
