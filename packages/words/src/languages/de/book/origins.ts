import type { BookPhrases } from '../../../bookWords.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const origins: Pick<BookPhrases, 'sources' | 'readings'> = {
  sources: {
    S0: {
      name: 'englischsprachige Enzyklopädie',
      title: '„Nain Jaune“, Artikel einer englischsprachigen Enzyklopädie',
      about:
        'Er bringt die Regeln von 1760 und die von 1789 und die Geschichte des Spiels. Er geht auf alte Drucke zurück: „L’Avantcoureur“, Nummern 41 und 42, vom 27. Oktober und 3. November 1760; die „Encyclopédie méthodique: Mathématiques“ von d’Alembert, Bossut, de la Lande, Condorcet und anderen (Panckoucke, Paris 1789); Lacombes „Dictionnaire des jeux“ (Panckoucke, Paris 1792).',
    },
    S1: {
      name: 'französische Familienregeln',
      title: '„Jouer au nain jaune“, eine französische Seite mit Familienregeln',
      about:
        'Regeln für vier bis acht, wie Familien spielen, und ein paar Zeilen Geschichte. Die Seite nennt weder Verfasser noch Ort noch Jahr. Von ihr stammen die Familienregeln.',
    },
    S2: {
      name: 'deutschsprachige Enzyklopädie',
      title: '„Nain Jaune“, Artikel einer deutschsprachigen Enzyklopädie',
      about:
        'Er bringt die Regeln von 1760 und die modernen mit Varianten, nach denselben alten Drucken („L’Avantcoureur“, Seiten 652–653 und 666–667; die Encyclopédie und Lacombe, Seiten 144–146). Von ihm stammen die deutschen Regeln, und er bestätigt die von 1760.',
    },
    S3: {
      name: 'englisches Regelblatt',
      title: '„Yellow Dwarf Rules“, ein englisches Regelblatt',
      about:
        'Regeln Schritt für Schritt, mit Beispielen. Weder Verfasser noch Ort noch Jahr. Von ihm stammen die Regeln des Yellow Dwarf.',
    },
    S4: {
      name: 'kurze französische Regeln',
      title: '„Le jeu du nain jaune“, eine kurze Seite mit Regeln auf Französisch',
      about: 'Kaum eine Seite, ohne Verfasser, Ort und Jahr. Von ihr stammen die kurzen Regeln.',
    },
  },
  readings: {
    R1: {
      question: 'Was gilt, wenn eine Quelle zu etwas nichts sagt?',
      answer:
        'Dann folgen wir den Regeln, denen sie am nächsten steht. Die Familienregeln zum Beispiel nennen den nächsten Geber nicht; am nächsten stehen sie denen von 1789, also ist es der rechte Nachbar.',
    },
    R2: {
      question: 'Wie viele Karten werden nach den kurzen französischen Regeln gegeben?',
      answer: bookFacts.everything,
    },
    R3: {
      question: 'Mit wie vielen Jetons beginnt man, wenn keine Zahl genannt ist?',
      answer:
        'Mit 120: Das sind die fünf Contrats, zehn Fiches und zwanzig Jetons, die die englischsprachige Enzyklopädie als Beispiel nennt.',
    },
    R4: {
      question: 'Was geschieht nach den deutschen Regeln genau, wenn niemand anlegen kann?',
      answer: `Im Text steht nur, dass mit einer Sieben weiterlegen darf, wer die Fünf gelegt hat. Wir spielen es so. ${bookFacts.rises}`,
    },
    R5: {
      question: 'Was macht der Zwerg von 1760 mit der Folge?',
      answer: `Der alte Text nennt ihn Haupt-Hoc, also stoppt er die Folge, und wer ihn gelegt hat, spielt wieder aus. ${bookFacts.otherDwarf}`,
    },
    R6: {
      question: 'Wann genau ist es eine Oper?',
      answer: `${bookFacts.operas} 1789 heißt es „zum ersten Mal ausspielen“, und das ist dasselbe: Wer noch alle Karten hat, kann nur als Erster ausspielen. Ein Passen nach der ersten Karte ändert nichts, und Passen der anderen zählt nie. In den Hausregeln kann auch vom ersten eigenen Ausspielen an gezählt werden.`,
    },
    R7: {
      question: 'Was ist, wenn jemand nicht zahlen kann?',
      answer: `Das sagt keine Quelle; wir halten es so. ${bookFacts.short} Hausregeln können Schulden erlauben.`,
    },
    R8: {
      question: 'Wie hoch ist eine Bête?',
      answer: `${bookFacts.bete} Nach einer Oper, die das Tableau abgeräumt hat, kostet sie also nichts. Wurde ein Honneur vergessen, verdoppelt das Fach, wer es gelegt hat, wenn die Regeln es so wollen. Die Regeln von 1760 lassen sich auch so lesen, dass ein weiterer Einsatz ins Fach kommt; das lässt sich in den Hausregeln einstellen. Wer mehrere schuldet, zahlt sie in der Reihenfolge der Fächer.`,
    },
    R9: {
      question: 'Bringt der Herz-König zwei Jetons, als König und als Honneur?',
      answer: `Nein. ${bookFacts.kingOnce}`,
    },
    R10: {
      question: 'Was ist, wenn man einen Einsatz nur zum Teil zahlen kann?',
      answer: `${bookFacts.whole} Sonst gibt es keine Runde mehr, und die Partie ist zu Ende. ${bookFacts.most}`,
    },
    R11: {
      question: 'Wann genau beenden ein Zeitlimit und ein Ziel die Partie?',
      answer: `${bookFacts.playedOut}. Ein Ziel zählt bei einer Abrechnung, nicht mitten in einer Runde.`,
    },
    R12: {
      question: 'Was darfst du, wenn du nicht anlegen musst?',
      answer: facts.continuing.optional,
    },
    R13: {
      question: 'Was ist, wenn die gesuchte Karte einer Farbe gar nicht kommen kann?',
      answer: `Sie kann im Talon oder schon gelegt sein. ${bookFacts.askAll} Wer den Joker hat, darf ihn legen oder nicht.`,
    },
    R14: {
      question: 'Räumt ein Honneur sein Fach ab, wenn es die letzte Karte ist?',
      answer: `Ja. ${bookFacts.lastHonour}`,
    },
    R15: {
      question: 'Was zahlt bei einer Oper, wer noch den Zwerg hat?',
      answer: `${bookFacts.dwarfPays} In den Hausregeln lässt sich einstellen, dass es beim Doppelten bleibt.`,
    },
    R16: {
      question: 'Muss man anlegen, wenn man kann?',
      answer:
        '1760 ja: Man legt „so viele, wie man kann“, und passt, „wenn man nicht kann“. Das englische Blatt und die kurzen französischen Regeln lassen sich so und so lesen; beide lassen passen, wer nicht kann, also muss man dort nach unserer Lesart. Auch der deutsche Text lässt sich so und so lesen; dort halten wir es wie 1789, wo man darf und nicht muss.',
    },
    R17: {
      question: 'Wer macht nach den französischen Regeln weiter, wenn niemand anlegen kann?',
      answer:
        'Nach den Familienregeln macht weiter, wer zuletzt gelegt hat. Wir verstehen: mit einer beliebigen Karte. Es könnte auch der nächsthöhere Rang gemeint sein; das lässt sich in den Hausregeln einstellen. Die kurzen Regeln sprechen vom ersten Spieler, der gepasst hat, und das ist, wer zuletzt gelegt hat.',
    },
    R18: {
      question: 'Was kostet nach den deutschen Regeln eine vergessene Ansage?',
      answer:
        'Das Fach ist verloren, und gleich nach dem Satz über die Bête heißt es: „Gleiches gilt für ein Übersehen dieser Karte.“ Darum ist nach unserer Lesart für beides eine Bête fällig. In den Hausregeln lässt sie sich auf Karten beschränken, die man noch hat.',
    },
    R19: {
      question: 'Wer hebt ab?',
      answer: `Die Karten werden „links zum Abheben angeboten“, abheben darf also ${bookFacts.cutter}`,
    },
    R20: {
      question: 'In welcher Richtung spielt man 1789?',
      answer:
        'Die Übersicht des englischen Artikels sagt gegen den Uhrzeigersinn, seine modernen Regeln sagen im Uhrzeigersinn. Wir folgen den Regeln.',
    },
    R21: {
      question: 'Was sagt man 1760 laut?',
      answer:
        'Wer nicht weiterlegen kann, sagt „passe“. Kann niemand anlegen, sagt „Hoc!“, wer die letzte Karte gelegt hat, wie bei einer Karte, die immer ein Hoc ist; bezahlt wird dafür aber nichts.',
    },
    R22: {
      question: 'Wie ist die Oper der Familienregeln gemeint?',
      answer:
        'Sie sagen es zweimal: Niemand sonst konnte auch nur eine Karte legen, und „wenn man an die Reihe kommt“. Wir nehmen das Engere: Niemand anders hat in der ganzen Runde gelegt. Das andere, vom ersten Mal an, lässt sich in den Hausregeln einstellen.',
    },
    R23: {
      question: 'Kann man zu zweit spielen und den ersten Geber bestimmen?',
      answer: `${bookFacts.two} Nach einer anderen gibt der Jüngste zuerst. Beides lässt sich in den Hausregeln einstellen.`,
    },
  },
};
