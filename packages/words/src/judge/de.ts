import { theCardIn } from '../cards/de.ts';
import { makeGrammar } from '../grammar.ts';
import { de as screen } from '../interface/de.ts';
import { type JudgeWords, makeJudge } from '../judge.ts';
import { endCauses } from '../rules/de.ts';
import { anteOf, cardOf } from '../rules.ts';
import { handsByPlayers, type JudgeTexts, kingsAmong } from './structure.ts';

const { and, count, number, or } = makeGrammar('de');

const counters = (some: number) => count(some, 'Jeton', 'Jetons');
const theCard = (card: string) => theCardIn(cardOf(card), 'nominative');

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'Zu wievielt können wir spielen?',
    also: 'Spieler Zahl Anzahl zu wenige zu viele noch einer Gast zu zweit',
    says: { players: ({ players }) => `Diese Regeln sind für ${screen.playersAllowed(...players)}.` },
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
    question: 'Welche Karten haben ein Fach, und was kommt hinein?',
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
      lot: 'Das entscheidet das Los.',
      'highest-card': 'Alle ziehen eine Karte aus dem Spiel, und die höchste gibt.',
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
      threes: 'Zu dreien; zuletzt gibt es, was noch fehlt.',
      clockwise: 'Der linke Nachbar des Gebers bekommt zuerst, dann geht es linksherum.',
      anticlockwise: 'Der rechte Nachbar des Gebers bekommt zuerst, dann geht es rechtsherum.',
    },
  },
  'how-many-cards': {
    question: 'Wie viele Karten bekommt jeder?',
    also: 'Hand Größe Zahl der Karten geben austeilen',
    says: {
      table: (rules) => `Jede Hand hat ${sizes(rules)}.`,
      all: (rules) => `Alle Karten werden gegeben: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Es bleiben Karten übrig: Was wird aus ihnen?',
    also: 'Talon Rest ansehen Stapel geht nicht auf teilen',
    says: {
      talon:
        'Sie sind der Talon. Er liegt verdeckt neben dem Tableau, ist in dieser Runde nicht im Spiel, und niemand sieht ihn an.',
      none: 'Es bleiben keine: Alle Karten werden gegeben.',
      oneMore: 'Wo es nicht aufgeht, bekommen die ersten eine Karte mehr.',
      clockwise: 'Das heißt, von der linken Seite des Gebers an.',
      anticlockwise: 'Das heißt, von der rechten Seite des Gebers an.',
    },
  },
  'who-antes': {
    question: 'Wer füllt vor einer Runde die Fächer?',
    also: 'Einsatz setzen Tableau einzahlen Geber alle jeder',
    says: {
      everyone: (rules) => `Alle, auch der Geber: Jeder legt vor jeder Runde ${counters(anteOf(rules))}.`,
      dealer: (rules) => `Nur der Geber legt vor jeder Runde ${counters(anteOf(rules))}.`,
    },
  },
  'box-not-empty': {
    question: 'In einem Fach liegen noch Jetons von der letzten Runde',
    also: 'übrig Fach voll wieder setzen bleiben dazu',
    says: {
      stays: 'Sie bleiben liegen, und der neue Einsatz kommt dazu.',
      everyone: 'Alle setzen wie immer, auch in dieses Fach.',
      dealer: 'Der Geber setzt wie immer, auch in dieses Fach.',
    },
  },
  'cannot-ante': {
    question: 'Sie hat nicht mehr genug Jetons für den Einsatz',
    also: 'Ruin ruiniert pleite nichts mehr bezahlen setzen Anfang der Runde',
    says: {
      everyone: (rules) =>
        `Kann jemand nicht alle ${number(anteOf(rules))} legen, gibt es keine Runde mehr: Die Partie ist zu Ende.`,
      dealer: (rules) =>
        `Das zählt nur, wenn sie geben muss: Ein Geber, der nicht alle ${number(anteOf(rules))} legen kann, beendet die Partie. Die anderen legen nichts.`,
      whole: 'Ein Einsatz wird ganz gezahlt oder gar nicht.',
    },
  },

  'who-begins': {
    question: 'Wer beginnt, und in welche Richtung geht es?',
    also: 'Anfang Ausspiel Richtung Uhrzeigersinn links rechts Reihenfolge Vorhand',
    says: {
      clockwise: 'Der linke Nachbar des Gebers spielt aus; es geht linksherum, im Uhrzeigersinn.',
      anticlockwise:
        'Der rechte Nachbar des Gebers spielt aus; es geht rechtsherum, gegen den Uhrzeigersinn.',
    },
  },
  'first-card': {
    question: 'Mit welcher Karte darf man anfangen?',
    also: 'Ausspiel erste Karte niedrigste beliebig Ass beginnen',
    says: {
      any: 'Mit jeder, die man mag.',
      lowest: 'Mit einer der eigenen niedrigsten; das Ass ist am niedrigsten.',
      later: 'Das gilt nur für die erste Karte der Runde; danach ist das Ausspiel frei.',
      dwarfToo: 'Wer den Zwerg hat, darf stattdessen ihn ausspielen.',
    },
  },
  'same-suit': {
    question: 'Muss die nächste Karte dieselbe Farbe haben?',
    also: 'Farbe bedienen Folge Pik Herz Kreuz Karo Reihenfolge Ass König hoch niedrig',
    says: {
      rank: 'Nein. Die Farbe ist gleichgültig: Jede Karte des nächsten Ranges passt.',
      suit: 'Ja. Eine Folge bleibt in ihrer Farbe: Nur die nächste Karte dieser Farbe passt.',
      ace: 'Das Ass ist die niedrigste Karte, der König die höchste.',
    },
  },
  'two-of-a-rank': {
    question: 'Ich habe zwei Siebenen: Darf ich beide legen?',
    also: 'zwei Paar gleicher Rang doppelt auf einmal mehrere Karten zugleich',
    says: {
      rank: 'Nein. Von jedem Rang kommt eine Karte in die Folge, dann ist der nächste Rang verlangt. Welche der beiden du legst, ist deine Sache.',
      suit: 'Nein. Nur die Sieben in der Farbe der Folge passt, und es gibt nur eine.',
    },
  },
  'keep-back': {
    question: 'Ich habe die nächste Karte, möchte sie aber lieber behalten',
    also: 'muss ich legen Zwang passen zurückhalten weigern freiwillig',
    says: {
      optional:
        'Du darfst. Sag „ohne …“ und passe, mit der Karte in der Hand. Nur wer ausspielt, muss eine legen.',
      compulsory: 'Das darfst du nicht. Wer die verlangte Karte hat, muss sie legen.',
      butDwarf: 'Nur den Zwerg muss niemand je legen.',
    },
  },
  'stop-midway': {
    question: 'Darf ich mitten in meiner Folge aufhören?',
    also: 'aufhören anhalten Zug beenden ohne weitermachen meine Karten freiwillig',
    says: {
      optional: 'Ja, nach jeder Karte, auch wenn du die nächste hast.',
      compulsory: 'Nein. Du machst weiter, solange du die nächste Karte hast.',
      butDwarf: 'Nur den Zwerg muss niemand je legen.',
    },
  },
  'passed-with-it': {
    question: 'Er hat gepasst, obwohl er die Karte hatte',
    also: 'geschummelt gemogelt Fehler übersehen versteckt Strafe falsch',
    says: {
      optional: 'Das war sein Recht.',
      compulsory:
        'Er hätte sie legen müssen. Keine Quelle nennt eine Strafe: Macht vorher eine aus, oder lasst ihn das Passen zurücknehmen.',
      butDwarf: 'Nur den Zwerg muss niemand je legen.',
    },
  },
  'nobody-follows': {
    question: 'Niemand kann weitermachen',
    also: 'niemand hat die nächste Karte stockt alle haben gepasst fortsetzen was nun keiner',
    says: {
      lead: 'Haben alle der Reihe nach gepasst, spielt wieder aus, wer die letzte Karte gelegt hat, und zwar eine beliebige.',
      'next-rank':
        'Haben alle der Reihe nach gepasst, überspringt die Folge einen Rang: Der nächsthöhere wird verlangt, zuerst von dem, der die letzte Karte gelegt hat, dann von den anderen der Reihe nach.',
      again: 'Hat auch den niemand, wird der Rang darüber verlangt, und so weiter.',
      pastKing: 'Nach dem König spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
    },
  },
  'card-in-talon': {
    question: 'Die nächste Karte muss im Talon liegen',
    also: 'Rest Stapel fehlt nicht im Spiel niemand schon gelegt alle vier',
    says: {
      table: 'Das kann niemand wissen: Gefragt werden trotzdem alle, und der Talon wird nicht angesehen.',
      all: 'Einen Talon gibt es nicht: Die Karte ist in einer Hand oder schon gelegt. Gefragt werden alle der Reihe nach.',
      lead: 'Haben alle gepasst, spielt, wer die letzte Karte gelegt hat, eine beliebige aus.',
      'next-rank': 'Haben alle gepasst, wird der nächsthöhere Rang verlangt.',
    },
  },
  'two-can-follow': {
    question: 'Zwei von uns wollen weitermachen',
    also: 'beide haben die Karte wer zuerst gleiche Karte Streit Reihenfolge zugleich',
    says: {
      onlyOne: 'Das kann nicht sein: In einer Farbe passt nur eine Karte, und nur einer hat sie.',
      oneOrDwarf: 'Nur eine Karte passt, aber an ihrer Stelle darf der Zwerg gelegt werden.',
      inTurn:
        'Es geht der Reihe nach. Wer gerade legt, macht zuerst weiter; nach ihm kommt, wer näher sitzt.',
      clockwise: 'Näher heißt: linksherum.',
      anticlockwise: 'Näher heißt: rechtsherum.',
    },
  },
  'king-laid': {
    question: 'Jemand legt einen König',
    also: 'König Ende der Folge Stopp wieder ausspielen nach dem König',
    says: {
      ends: 'Ein König beendet die Folge. Wer ihn gelegt hat, spielt sofort wieder aus, und zwar eine beliebige Karte.',
      paidAnnounced: 'Ist er als Hoc angesagt, zahlen ihm alle anderen je einen Jeton.',
      paid: 'Er ist ein Hoc: Alle anderen zahlen ihm je einen Jeton.',
    },
  },
  'last-card-king': {
    question: 'Meine letzte Karte ist ein König',
    also: 'fertig keine Karten mehr letzte Karte Ende leere Hand König',
    says: {
      over: 'Dann bist du fertig, und die Runde ist sofort zu Ende: Niemand spielt mehr aus.',
      paidAnnounced: 'Angesagt ist er trotzdem ein Hoc, und die anderen zahlen dir je einen Jeton.',
      paid: 'Er ist trotzdem ein Hoc: Die anderen zahlen dir je einen Jeton.',
      sweeps: (rules) => `Ist es ${or(kingsAmong(rules).map(theCard))}, nimmt er noch sein Fach.`,
      announced: 'Aber nur, wenn er beim Legen angesagt wird.',
    },
  },

  'honour-laid': {
    question: 'Jemand legt eine Karte, die ein Fach hat',
    also: 'Honneur nehmen Fach ansagen die Dame die nimmt gewinnen',
    says: {
      required: 'Sag es beim Legen („die Dame, die nimmt!“), und nimm alles, was in ihrem Fach liegt.',
      automatic: 'Nimm alles, was in ihrem Fach liegt. Gesagt werden muss nichts.',
      hoc: 'Sie ist auch ein Hoc: Die anderen zahlen dir je einen Jeton, und du spielst wieder aus.',
    },
  },
  'honour-stops': {
    question: 'Beendet eine Karte, die ein Fach hat, die Folge?',
    also: 'Honneur Stopper Stopp Hoc ausspielen Zehn Dame Bube weiter',
    says: {
      stops: ({ honours }) =>
        `Ja: ${and(honours.map(({ card }) => theCard(card)))} beenden die Folge wie ein König, und wer eine davon gelegt hat, spielt wieder aus.`,
      butDwarf: 'Der Zwerg beendet sie nur an Stelle einer Karte, die sie beendet hätte.',
      goesOn: 'Nein. Sie nimmt ihr Fach, und die Folge geht weiter; nur Könige beenden sie.',
    },
  },
  'forgot-to-announce': {
    question: 'Er hat vergessen, anzusagen',
    also: 'Ansage vergessen ansagen stumm Honneur nichts gesagt Fach nicht genommen übersehen',
    says: {
      nothingToForget: 'Da gibt es nichts zu vergessen: Ein Honneur nimmt sein Fach ohne ein Wort.',
      stays: 'Er nimmt nichts. Das Fach bleibt, wie es ist, für eine spätere Runde.',
      bete: 'Er nimmt nichts, und am Ende der Runde verdoppelt er das Fach, als hielte er die Karte noch.',
      noHoc: 'Auch den Hoc zahlt ihm niemand.',
    },
  },
  'announced-late': {
    question: 'Sie hat es erst nach der nächsten Karte angesagt',
    also: 'zu spät nachher Ansage eingefallen vergessen der Nächste hat schon gelegt',
    says: {
      noNeed: 'Angesagt werden muss gar nichts: Das Fach gehört ihr.',
      late: 'Zu spät. Angesagt wird beim Legen; danach gilt es als vergessen.',
      stays: 'Das Fach bleibt, wie es ist.',
      bete: 'Das Fach bleibt, und sie verdoppelt es am Ende der Runde.',
    },
  },
  'honour-last-card': {
    question: 'Meine letzte Karte ist eine, die ein Fach hat',
    also: 'Honneur letzte Karte nehmen fertig Fach noch Ende',
    says: {
      sweeps: 'Sie nimmt noch ihr Fach; erst dann ist die Runde zu Ende.',
      required: 'Sag sie beim Legen an, wie jede andere.',
      automatic: 'Gesagt werden muss nichts.',
    },
  },
  'honour-held': {
    question: 'Ich halte noch eine Karte, die ein Fach hat, und jemand anders ist fertig',
    also: 'Bête Honneur behalten in der Hand Ende der Runde verdoppeln Fach Strafe',
    says: {
      bete: 'Du bist bête: Du verdoppelst ihr Fach, das heißt, du legst so viel dazu, wie darin liegt. So bei jeder solchen Karte.',
      nothing: 'Sie kostet nichts weiter. Du zahlst für sie wie für jede andere Karte.',
    },
  },
  'how-much-is-a-bete': {
    question: 'Wie viel kostet eine Bête?',
    also: 'verdoppeln Fach Strafe leer Betrag zahlen Honneur',
    says: {
      none: 'Eine Bête gibt es nach diesen Regeln nicht.',
      held: 'Eine Bête zahlt, wer am Ende noch ein Honneur hält.',
      forgotten: 'Eine Bête zahlt, wer ein Honneur ohne Ansage gelegt hat.',
      both: 'Eine Bête zahlt, wer am Ende noch ein Honneur hält oder eines ohne Ansage gelegt hat.',
      asMuch: 'Sie kostet so viel, wie dann im Fach liegt, nachdem der Gewinner bezahlt ist.',
      empty: 'Ein leeres Fach kostet nichts, und keines wird in einer Runde zweimal verdoppelt.',
    },
  },

  'lay-the-dwarf': {
    question: 'Wann darf der Zwerg gelegt werden?',
    also: 'Karo-Sieben Karo Sieben wild Joker jederzeit Gelber Zwerg',
    says: {
      plain: 'Wenn eine Sieben gelegt werden darf: Er ist eine Sieben wie die anderen.',
      stop: 'Immer, wenn du am Zug bist, was auch verlangt wird. Er beendet die Folge, und du spielst wieder aus.',
      'stands-for-wanted':
        'Immer, wenn du am Zug bist, was auch verlangt wird. Er tritt an die Stelle der verlangten Karte, und die Folge geht von dort weiter oder endet, wo jene Karte sie beendet hätte.',
      sweeps: 'Er nimmt sein Fach wie jedes Honneur.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Muss ich den Zwerg legen, wenn eine Sieben verlangt ist?',
    also: 'Karo-Sieben Zwang behalten zurückhalten wild wählen',
    says: {
      never: 'Nie, nicht einmal, wenn die Karo-Sieben selbst verlangt ist.',
      mayKeep: 'Nein. Niemand muss weitermachen.',
      rank: 'Eine Sieben musst du legen. Ist er deine einzige, dann ihn.',
      suit: 'Ja, wenn die Karo-Sieben verlangt ist.',
    },
  },
  'dwarf-held': {
    question: 'Ich halte noch den Zwerg, und jemand anders ist fertig',
    also: 'Karo-Sieben behalten in der Hand doppelt zahlen Bête',
    says: {
      double: 'Du zahlst dem Gewinner für alle deine Karten das Doppelte.',
      bete: 'Du bist bête: Du verdoppelst das Fach des Zwergs.',
      nothing: 'Er kostet, was jede Sieben kostet.',
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
      chance:
        'Für eine Karte, auf die nur niemand weiterweiß, wird nichts gezahlt; sie bringt nur das Ausspiel.',
    },
  },
  'king-and-honour': {
    question: 'Ein König, der ein Fach hat: Ist das ein Hoc, oder sind es zwei?',
    also: 'Herzkönig König und Honneur doppelt zahlen Jetons',
    says: {
      once: (rules) =>
        `Einer: ${and(kingsAmong(rules).map(theCard))} bringt von jedem einen Jeton, und das Fach dazu.`,
      noSuchKing: 'Das kommt nicht vor: Kein König hat hier ein Fach.',
      noHocs: 'Keiner: Hocs gibt es nach diesen Regeln nicht.',
    },
  },
  'king-in-silence': {
    question: 'Sie hat einen König gelegt und nichts gesagt',
    also: 'vergessen Hoc ansagen König stumm',
    says: {
      nothingToSay: 'Bei einem König ist nichts zu sagen. Die Folge ist zu Ende, und sie spielt wieder aus.',
      required: 'Die Folge ist zu Ende, und sie spielt wieder aus, aber den Hoc zahlt ihr niemand.',
      automatic: 'Er ist trotzdem ein Hoc, und die anderen zahlen ihr je einen Jeton.',
      ofTheBoard: (rules) =>
        `Aber ${or(kingsAmong(rules).map(theCard))} hat ein Fach und ist anzusagen: Stumm gelegt, ist er ein vergessenes Honneur.`,
    },
  },

  'what-losers-pay': {
    question: 'Was zahlen die anderen dem Gewinner?',
    also: 'Punkte Karten zählen Abrechnung Verlierer kosten Hand übrig',
    says: {
      points: (rules) =>
        `Die Punkte der Karten, die sie noch halten: 10 für ein Bild, ${number(rules.acePoints)} für ein Ass, für jede andere ihre Zahl.`,
      cards: 'Einen Jeton für jede Karte, die sie noch halten.',
      dwarfDouble: 'Wer noch den Zwerg hält, zahlt das Doppelte.',
    },
  },
  'an-ace-in-hand': {
    question: 'Was kostet ein Ass in meiner Hand?',
    also: 'Ass Punkte eins zehn teuer zählen',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'Punkt', 'Punkte')}.`,
      cards: 'Einen Jeton, wie jede Karte.',
    },
  },
  'a-king-in-hand': {
    question: 'Was kostet ein König, eine Dame oder ein Bube in meiner Hand?',
    also: 'Bild Bilder Punkte zehn zählen',
    says: { points: 'Je 10 Punkte.', cards: 'Je einen Jeton, wie jede Karte.' },
  },
  'cannot-pay': {
    question: 'Sie kann nicht zahlen, was sie schuldet',
    also: 'Schulden pleite nicht genug Jetons leihen Kredit Abrechnung unter null',
    says: {
      whatIsLeft: 'Sie zahlt, was sie hat, und der Rest ist erlassen. Niemand gerät unter null.',
      below: 'Sie zahlt alles und gerät unter null: Die Schuld wird aufgeschrieben.',
    },
  },
  'who-is-paid-first': {
    question: 'Wer wird zuerst bezahlt, der Gewinner oder die Fächer?',
    also: 'Reihenfolge Abrechnung Bête vorher nachher wer zahlt zuerst',
    says: {
      sweep: 'Nach einer Oper räumt der Gewinner vor allem anderen das Tableau.',
      winner: 'Alle anderen zahlen dem Gewinner, bevor etwas in die Fächer kommt.',
      betes: 'Die Bêten werden zuletzt gezahlt, die des Gewinners ganz am Ende.',
      clockwise: 'Gezahlt wird der Reihe nach, vom linken Nachbarn des Gewinners an.',
      anticlockwise: 'Gezahlt wird der Reihe nach, vom rechten Nachbarn des Gewinners an.',
    },
  },

  'what-is-an-opera': {
    question: 'Sie ist auf einen Schlag alles losgeworden: Ist das eine Oper?',
    also: 'große Oper alle Karten auf einmal erster Zug fertig',
    says: {
      none: 'Eine Oper gibt es nach diesen Regeln nicht.',
      'first-turn':
        'Ja, wenn zwischen ihrer ersten und ihrer letzten Karte niemand anders eine gelegt hat. Vorher dürfen andere gelegt haben.',
      unopposed: 'Ja, wenn in der ganzen Runde niemand anders auch nur eine Karte gelegt hat.',
      passes: 'Gepasst werden darf dazwischen.',
    },
  },
  'what-an-opera-brings': {
    question: 'Was bringt eine Oper?',
    also: 'große Oper Lohn räumen Tableau doppelt alle Fächer',
    says: {
      none: 'Eine Oper gibt es nach diesen Regeln nicht.',
      sweeps: 'Der Gewinner räumt alle Fächer.',
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
      'first-turn':
        'Ja. Es zählt, dass zwischen der ersten und der letzten Karte des Gewinners niemand gelegt hat.',
      unopposed: 'Nein. In der ganzen Runde darf niemand anders eine Karte gelegt haben.',
    },
  },
  'bete-after-an-opera': {
    question: 'Zahle ich nach einer Oper noch eine Bête?',
    also: 'große Oper Bête Honneur behalten leeres Fach geräumt',
    says: {
      noBete: 'Nein. Ein Honneur in der Hand kostet nach diesen Regeln keine Bête.',
      noOpera: 'Eine Oper gibt es nach diesen Regeln nicht; eine Bête wird gezahlt wie nach jeder Runde.',
      emptied:
        'Sie kostet nichts: Das Tableau ist schon geräumt, und eine Bête ist so viel, wie im Fach liegt.',
      asUsual: 'Ja. Die Oper lässt die Fächer, wie sie sind.',
    },
  },

  'when-over': {
    question: 'Wann ist die Partie zu Ende, und wer hat gewonnen?',
    also: 'Ende Gleichstand gleich viele Jetons Gewinner Rest auf dem Tableau Ruin wie viele Runden',
    says: {
      causes: ({ end }) => `Die Partie endet, ${or(endCauses(end))}.`,
      most: 'Wer die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
      board: 'Was noch auf dem Tableau liegt, gehört niemandem.',
    },
  },
  'time-is-up': {
    question: 'Mitten in einer Runde ist die Zeit um',
    also: 'Uhr Minuten Zeitgrenze spät Schlafenszeit',
    says: {
      noTime: 'Diese Regeln setzen keine Zeit. Die Partie geht weiter.',
      playOut: ({ end }) =>
        `Die Runde wird zu Ende gespielt; sie ist die letzte. Die Zeit beträgt ${count(end.minutes ?? 0, 'Minute', 'Minuten')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Jemand erreicht mitten in einer Runde das Ziel',
    also: 'Ziel Punkte genug Jetons sofort gewinnen',
    says: {
      noTarget: 'Ein Ziel gibt es nach diesen Regeln nicht.',
      atSettlement: ({ end }) =>
        `Das zählt noch nicht. Es kommt darauf an, wer ${counters(end.target ?? 0)} hat, wenn die Runde abgerechnet ist.`,
    },
  },
};

/** Words of the judge, in German. */
export const judge: JudgeWords = makeJudge({
  title: 'Der Richter',
  intro: 'Am Tisch ist etwas strittig? Such es hier. Die Antwort ist die der Regeln, die du gewählt hast.',
  searchLabel: 'Was ist geschehen?',
  searchHint: 'Ein Wort oder zwei: „vergessen“, „König“, „zahlen“ …',
  found: (some) => count(some, 'Fall', 'Fälle'),
  noneFound:
    'Dazu steht nichts im Buch. Die Quellen schweigen über vergebene Runden, heruntergefallene Karten und dergleichen: Einigt euch auf etwas, und spielt weiter.',
  allTopics: 'Alle Fälle',
  parts: {
    start: 'Vor dem Spiel',
    play: 'Das Spiel',
    honours: 'Karten, die ein Fach haben',
    dwarf: 'Der Zwerg und die Hocs',
    paying: 'Zahlen',
    opera: 'Die Oper',
    end: 'Das Ende der Partie',
  },
  whichRules: 'Nach welchen Regeln?',
  byRules: (name) => `Nach den Regeln: ${name}`,
  restsOn: 'Worauf das beruht',
  grounds: {
    book: 'wie im Buch',
    elsewhere: (rulesets) => `an diesem Tisch geändert, wie gespielt wird nach: ${and(rulesets)}`,
    variant: 'an diesem Tisch geändert, zu einer anderen Art, die hier genannt ist',
    house: 'eine Hausregel dieses Tisches: Keine Quelle hat sie',
  },
  readingsToo: 'So gelesen, wo die Quellen es offenlassen',
  labelled: (label, text) => `${label}: ${text}`,
  same: 'Ebenso ist es nach',
  others: 'Wie es anderswo ist',
  noOthers: 'Alle sechs Spielregeln sagen dasselbe.',
  noSuchTopic: 'Diesen Fall kennt der Richter nicht. Hier sind alle.',
  askTheJudge: 'Den Richter fragen',
  texts,
});

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `bei ${number(players)} Spielern ${or(some.map(number))} Karten`,
    ),
  );
}
