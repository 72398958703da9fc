import type { BookPhrases } from '../../../bookWords.ts';

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
        'Regeln Schritt für Schritt, mit Beispielen; Asse kosten zehn, und ein Ziel beendet die Partie. Weder Verfasser noch Ort noch Jahr. Von ihm stammen die Regeln des Yellow Dwarf.',
    },
    S4: {
      name: 'kurze französische Regeln',
      title: '„Le jeu du nain jaune“, eine kurze Seite mit Regeln auf Französisch',
      about:
        'Kaum eine Seite, ohne Verfasser, Ort und Jahr. Andere Honneurs, und kein Wort von Bêten oder einer Oper; der erste Spieler spielt eine seiner niedrigsten Karten aus. Von ihr stammen die kurzen Regeln.',
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
      answer:
        'Sie nennen keine Zahl und erwähnen keinen Talon. Also werden alle 52 Karten gegeben; geht es nicht auf, bekommen die Ersten eine mehr.',
    },
    R3: {
      question: 'Mit wie vielen Jetons beginnt man, wenn keine Zahl genannt ist?',
      answer:
        'Mit 120: Das sind die fünf Contrats, zehn Fiches und zwanzig Jetons, die die englischsprachige Enzyklopädie als Beispiel nennt.',
    },
    R4: {
      question: 'Was geschieht nach den deutschen Regeln genau, wenn niemand anlegen kann?',
      answer:
        'Im Text steht nur, dass mit einer Sieben weiterlegen darf, wer die Fünf gelegt hat. Wir spielen es so: Der gesuchte Rang steigt um eins; zuerst ist an der Reihe, wer zuletzt gelegt hat, dann die anderen. Hat ihn niemand, steigt er wieder. Nach dem König spielt, wer zuletzt gelegt hat, frei aus.',
    },
    R5: {
      question: 'Was macht der Zwerg von 1760 mit der Folge?',
      answer:
        'Man darf ihn in jedem Zug legen und muss es nie. Der alte Text nennt ihn Haupt-Hoc, also stoppt er die Folge, und wer ihn gelegt hat, spielt wieder aus. Man könnte auch verstehen, dass er für die gesuchte Karte steht und die Folge danach weitergeht oder stoppt, wenn jene Karte sie gestoppt hätte; ausgespielt oder selbst gesucht ist er dann eine gewöhnliche Karo-Sieben. Das lässt sich in den Hausregeln einstellen.',
    },
    R6: {
      question: 'Wann genau ist es eine Oper?',
      answer:
        'Das hängt von den Regeln ab. Meist darf in der ganzen Runde niemand anders eine Karte gelegt haben. 1789 heißt es „zum ersten Mal ausspielen“, und das ist dasselbe: Wer noch alle Karten hat, kann nur als Erster ausspielen. Nach den deutschen Regeln legst du alle Karten vom ersten Mal an, wenn du an der Reihe bist: Ein Passen vor deiner ersten Karte beendet die Chance, späteres nicht, und niemand darf dazwischenlegen. In den Hausregeln kann auch von deinem ersten Ausspielen an gezählt werden. Passen der anderen zählt nie.',
    },
    R7: {
      question: 'Was ist, wenn jemand nicht zahlen kann?',
      answer:
        'Das sagt keine Quelle. Hier zahlt man, was man hat, und gerät nie unter null; der Rest wird erlassen. Zuerst wird der Gewinner bezahlt, dann die Fächer, der Reihe nach vom Nachbarn des Gewinners an. Hausregeln können Schulden erlauben.',
    },
    R8: {
      question: 'Wie hoch ist eine Bête?',
      answer:
        'So hoch wie das, was beim Zahlen im Fach ist. Nach einer Oper, die das Tableau abgeräumt hat, ist das nichts. Wurde ein Honneur vergessen, verdoppelt das Fach, wer es gelegt hat, wenn die Regeln es so wollen. Die Regeln von 1760 lassen sich auch so lesen, dass ein weiterer Einsatz ins Fach kommt; das lässt sich in den Hausregeln einstellen. Für kein Fach zahlt man zweimal. Man zahlt der Reihe nach, der Gewinner zuletzt; wer mehrere schuldet, zahlt sie in der Reihenfolge der Fächer.',
    },
    R9: {
      question: 'Bringt der Herz-König zwei Jetons, als König und als Honneur?',
      answer: 'Nein: Er ist ein Hoc, ein Jeton von jedem anderen.',
    },
    R10: {
      question: 'Was ist, wenn man einen Einsatz nur zum Teil zahlen kann?',
      answer:
        'Man zahlt einen Einsatz ganz oder gar nicht; sonst gibt es keine Runde mehr, und die Partie ist zu Ende. Wer die meisten Jetons hat, gewinnt; bei Gleichstand wird geteilt. Was auf dem Tableau übrig ist, gehört niemandem.',
    },
    R11: {
      question: 'Wann genau beenden ein Zeitlimit und ein Ziel die Partie?',
      answer:
        'Die Runde, die bei Ablauf der Zeit läuft, wird zu Ende gespielt. Ein Ziel zählt bei einer Abrechnung, nicht mitten in einer Runde.',
    },
    R12: {
      question: 'Was darfst du, wenn du nicht anlegen musst?',
      answer:
        'Nach jeder Karte aufhören und passen, auch mit der gesuchten Karte auf der Hand. Nur wer ausspielt, muss eine Karte legen.',
    },
    R13: {
      question: 'Was ist, wenn die gesuchte Karte einer Farbe gar nicht kommen kann?',
      answer:
        'Sie kann im Talon oder schon gelegt sein. Dann kann eben niemand anlegen: Man fragt alle, denn niemand kann es wissen. Wer den Joker hat, darf ihn legen oder nicht.',
    },
    R14: {
      question: 'Räumt ein Honneur sein Fach ab, wenn es die letzte Karte ist?',
      answer: 'Ja. Du legst es und räumst sein Fach ab; erst dann ist die Runde zu Ende.',
    },
    R15: {
      question: 'Was zahlt bei einer Oper, wer noch den Zwerg hat?',
      answer:
        '1760 verdoppelt jedes von beiden die Zahlung, zusammen ist es das Vierfache. In den Hausregeln lässt sich einstellen, dass nur eines zählt.',
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
      answer:
        'Die Karten werden „links zum Abheben angeboten“: Also hebt der linke Nachbar des Gebers ab, egal in welcher Richtung gespielt wird.',
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
      answer:
        'Keine der Quellen sagt etwas dazu. Eine gedruckte Familienvariante gibt zu zweit jedem 22 Karten und lässt 8 übrig, nach einer anderen gibt der Jüngste zuerst. Beides lässt sich in den Hausregeln einstellen.',
    },
  },
};
