import type { BookPhrases } from '../../book.ts';

/** The sources and the readings, in German. */
export const origins: Pick<BookPhrases, 'sources' | 'readings'> = {
  sources: {
    S0: {
      name: 'englische Enzyklopädie',
      title: '„Nain Jaune“, Artikel einer englischen Enzyklopädie',
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
      name: 'deutsche Enzyklopädie',
      title: '„Nain Jaune“, Artikel einer deutschen Enzyklopädie',
      about:
        'Er bringt die Regeln von 1760 und die modernen mit Varianten, nach denselben alten Drucken („L’Avantcoureur“, Seiten 652–653 und 666–667; die Encyclopédie und Lacombe, Seiten 144–146). Von ihm stammen die deutschen Regeln, und er bestätigt die von 1760.',
    },
    S3: {
      name: 'englisches Regelblatt',
      title: '„Yellow Dwarf Rules“, ein englisches Regelblatt',
      about:
        'Regeln Schritt für Schritt, mit Beispielen; Asse kosten zehn, und ein Ziel beendet die Partie. Weder Verfasser noch Ort noch Jahr. Von ihm stammen die Regeln des Yellow Dwarf.',
    },
    S4: {
      name: 'kurze französische Regeln',
      title: '„Le jeu du nain jaune“, eine kurze Seite mit Regeln auf Französisch',
      about:
        'Kaum eine Seite, ohne Verfasser, Ort und Jahr. Andere Honneurs, keine Bêten, keine Oper; die niedrigste Karte beginnt. Von ihr stammen die kurzen Regeln.',
    },
  },
  readings: {
    R1: {
      question: 'Was gilt, wenn eine Quelle zu etwas nichts sagt?',
      answer:
        'Dann gilt, was ihre nächste Verwandte sagt. Die Familienregeln zum Beispiel nennen den nächsten Geber nicht; am nächsten stehen sie denen von 1789, also ist es der rechte Nachbar.',
    },
    R2: {
      question: 'Wie viele Karten werden nach den kurzen französischen Regeln gegeben?',
      answer:
        'Sie nennen keine Zahl und erwähnen keinen Talon. Also werden alle 52 Karten gegeben; geht es nicht auf, bekommen die Ersten eine mehr.',
    },
    R3: {
      question: 'Mit wie vielen Jetons beginnt man, wo keine Zahl steht?',
      answer:
        'Mit 120: Das sind die fünf Contrats, zehn Fiches und zwanzig Jetons, die die englische Enzyklopädie als Beispiel nennt.',
    },
    R4: {
      question: 'Was geschieht nach den deutschen Regeln genau, wenn niemand fortsetzt?',
      answer:
        'Im Text steht nur, dass mit einer Sieben weitermachen darf, wer die Fünf gelegt hat. Wir spielen es so: Der verlangte Rang steigt um eins; zuerst wird gefragt, wer zuletzt gelegt hat, dann die anderen der Reihe nach. Hat ihn niemand, steigt er wieder. Nach dem König spielt, wer zuletzt gelegt hat, frei aus.',
    },
    R5: {
      question: 'Was macht der wilde Zwerg von 1760 mit der Folge?',
      answer:
        'Er darf jederzeit gelegt werden, wenn man am Zug ist, und muss es nie. Der alte Text nennt ihn Haupt-Hoc, also beendet er die Folge, und wer ihn gelegt hat, spielt wieder aus. Man könnte auch verstehen, dass er für die verlangte Karte steht und die Folge danach weitergeht oder endet, wo jene Karte sie beendet hätte; ausgespielt oder selbst verlangt ist er dann eine gewöhnliche Karo-Sieben. Das lässt sich in den Hausregeln einstellen.',
    },
    R6: {
      question: 'Wann genau ist es eine Oper?',
      answer:
        'Wo die Quelle vom ersten Zug spricht, darf zwischen der ersten und der letzten Karte des Gewinners niemand anders legen; Passen zählt nicht, und andere dürfen vorher gelegt haben. Wo sie sagt, dass niemand sonst legen konnte, darf in der ganzen Runde niemand anders eine Karte gelegt haben. Die Familienregeln sagen beides; wir nehmen das zweite.',
    },
    R7: {
      question: 'Was ist, wenn jemand nicht zahlen kann?',
      answer:
        'Das sagt keine Quelle. Hier zahlen alle, was sie haben, und geraten nie unter null; der Rest ist nicht geschuldet. Zuerst wird der Gewinner bezahlt, dann die Fächer, der Reihe nach vom Nachbarn des Gewinners an. Hausregeln können Schulden erlauben.',
    },
    R8: {
      question: 'Wie hoch ist eine Bête?',
      answer:
        'So hoch wie das, was beim Zahlen im Fach liegt. Nach einer Oper, die das Tableau geräumt hat, ist das nichts. Wurde ein Honneur vergessen, verdoppelt das Fach, wer es gelegt hat, wo die Regeln es wollen. Kein Fach wird zweimal verdoppelt. Gezahlt wird der Reihe nach, der Gewinner zuletzt; wer mehrere schuldet, zahlt sie in der Reihenfolge der Fächer.',
    },
    R9: {
      question: 'Bringt der Herzkönig zwei Jetons, als König und als Honneur?',
      answer: 'Nein: Er ist ein Hoc, ein Jeton von jedem.',
    },
    R10: {
      question: 'Was ist, wenn ein Einsatz nur zum Teil gezahlt werden kann?',
      answer:
        'Ein Einsatz wird ganz gezahlt oder gar nicht; sonst gibt es keine Runde mehr, und die Partie ist aus. Die meisten Jetons gewinnen, Gleiche teilen, und was auf dem Tableau liegt, gehört niemandem.',
    },
    R11: {
      question: 'Wann genau beenden eine Zeit und ein Ziel die Partie?',
      answer:
        'Die Runde, in der die Zeit abläuft, wird zu Ende gespielt. Ein Ziel zählt bei einer Abrechnung, nicht mitten in einer Runde.',
    },
    R12: {
      question: 'Was darfst du, wo niemand fortsetzen muss?',
      answer:
        'Nach jeder Karte aufhören und passen, auch mit der verlangten Karte in der Hand. Nur wer ausspielt, muss eine Karte legen.',
    },
    R13: {
      question: 'Was ist, wenn die verlangte Karte einer Farbe gar nicht kommen kann?',
      answer:
        'Sie kann im Talon liegen oder schon gelegt sein. Dann setzt eben niemand fort: Gefragt werden alle, denn wissen muss es niemand. Wer den wilden Zwerg hält, tut, was er will.',
    },
    R14: {
      question: 'Nimmt ein Honneur sein Fach, wenn es die letzte Karte ist?',
      answer: 'Ja. Es wird gelegt und nimmt; erst dann ist die Runde zu Ende.',
    },
  },
};
