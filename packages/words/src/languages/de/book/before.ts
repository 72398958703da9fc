import type { BookTexts } from '../../../bookPlan.ts';
import { dealtByTable } from '../../../bookWords.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

/** History, aim, board, ante and deal. */
export const before: Pick<BookTexts, 'history' | 'game' | 'board' | 'ante' | 'deal'> = {
  history: {
    title: 'Eine kurze Geschichte',
    blocks: {
      tale: 'Der Name ist älter als das Spiel. 1698 erschien ein Märchen der Baronin d’Aulnoy, „Le Nain jaune“. Sein gelber Zwerg ist hässlich, eifersüchtig und böse, und es ist ein grausames Märchen.',
      nancy:
        'Gut sechzig Jahre später, um 1760, spielte man in Lothringen das „Zwergenspiel“, auch „Spiel vom Zwerg Bébé“. „Bébé“ war der Spitzname von Nicolas Ferry, einem Zwerg, den Stanislaus von Polen, Herzog von Lothringen, unter seinen Schutz genommen hatte. Mit den Jahren, so erzählt man, wurde Bébé gewalttätig und grausam, und man nannte ihn den gelben Zwerg, nach dem Bösewicht des Märchens.',
      print:
        'Die Regeln erschienen zuerst in der Zeitschrift „L’Avantcoureur“, am 27. Oktober und am 3. November 1760. Sie sind für drei oder fünf Spieler und nicht leicht: Eine Folge bleibt in ihrer Farbe, manche Karten stoppen sie, und der Zwerg ist Joker.',
      lindor:
        'Das Spiel verbreitete sich in Europa. 1789 druckte die „Encyclopédie méthodique“ andere Regeln unter dem Namen „Lindor oder Nain jaune“; 1792 folgte Lacombes „Dictionnaire des jeux“. Die Farben zählen nicht mehr, drei bis acht können mitspielen, und es geht um mehr. So wird noch heute gespielt. Lindor ist übrigens eine Figur aus einer moralischen Erzählung von Marmontel.',
      kin: 'Die französische Seite mit Familienregeln nennt andere Vorfahren: den Hoc des Mazarin und die Comète. Sie merkt an, dass die alten „Académies des jeux“ das Spiel nicht erwähnen und dass die Encyclopédie von Diderot und d’Alembert es schon alt nennt.',
      fashion:
        'Im neunzehnten Jahrhundert war es sehr beliebt. Um 1850 brachte General Tom Thumb, der Star des Zirkus Barnum, die Zwerge in Mode und das Spiel gleich mit. Nach dem Zweiten Kaiserreich (1852–1870) geriet es in Vergessenheit, kam zwischen den Weltkriegen wieder und ist seither in Frankreich ein Klassiker.',
      chance:
        'Ist es ein Spiel des Könnens? Die Quellen sind sich nicht einig. Die englischsprachige Enzyklopädie sieht Zufall und Überlegung darin, die deutschsprachige fast nur Zufall. Trotzdem rät sie, auf die fünf Karten des Tableaus zu achten.',
    },
  },
  game: {
    title: 'Worum es geht',
    blocks: {
      aim: 'Werde als Erster alle Karten los. Gemeinsam legt ihr aufsteigende Folgen: 4, 5, 6, 7 … Wer die nächste Karte hat, legt an; wer sie nicht hat, sagt es, und der Nächste ist dran.',
      boxes:
        'Fünf Karten, die Honneurs, haben ein Fach auf dem Tableau. Leg eines, und seine Jetons gehören dir. Hast du es am Ende noch auf der Hand, musst du das Fach vielleicht verdoppeln.',
      course: [
        'Der Einsatz: Die fünf Fächer werden gefüllt.',
        'Das Geben: Alle bekommen ihre Karten.',
        'Das Spiel: Ihr legt Folgen, bis jemand keine Karte mehr hat.',
        'Die Abrechnung: Die anderen zahlen an den Gewinner und in die Fächer.',
        'Der nächste Geber gibt; was noch in den Fächern liegt, bleibt dort.',
      ],
      two: 'Eigentlich sind es zwei Spiele: das alte von 1760 mit Folgen in einer Farbe und das moderne seit 1789, in dem nur der Rang zählt. Die sechs Varianten dieses Buches sind das alte Spiel und fünf Arten, das moderne zu spielen.',
    },
  },
  board: {
    title: 'Karten, Tableau und Jetons',
    blocks: {
      pack: `Ein volles Spiel mit 52 Karten. ${facts.ace} Eine Folge kann mit dem Ass beginnen; es zählt als Eins.`,
      places:
        'Das Tableau hat fünf Fächer: oben links der Herz-König, oben rechts die Pik-Dame, unten links der Kreuz-Bube, unten rechts die Karo-Zehn. In der Mitte steht der Zwerg mit der Karo-Sieben.',
      other:
        'Eine einzige Quelle hat ein anderes Tableau: In den kurzen französischen Regeln stehen die Herz-Dame und der Pik-König an Stelle der Pik-Dame und des Herz-Königs.',
      bare: 'Kein Tableau zur Hand? 1760 nahm man die fünf Karten aus einem zweiten Spiel und legte sie offen auf den Tisch. Die Jetons kamen darauf.',
      pieces:
        'Es gibt drei Arten von Jetons: Der runde Jeton gilt 1, die Fiche, ein kleines Rechteck, 5, und der Contrat, ein großes, 10.',
      bank: [
        '1789 und nach den deutschen Regeln bekommen alle zum Beispiel 5 Contrats, 10 Fiches und 20 Jetons, zusammen 120. Üblich sind 50 bis 120.',
        'Das englische Regelblatt nennt mindestens 50. Hier beginnst du mit 120.',
        'Die kurzen französischen Regeln: um die fünfzig für eine kurze Partie, mehr für eine lange.',
        'Die Familienregeln: alle gleich viel; wie viel, sagen sie nicht. Die Regeln von 1760 sagen gar nichts. Hier sind es in beiden Fällen 120.',
      ],
    },
  },
  ante: {
    title: 'Der Einsatz',
    blocks: {
      stakes: `Vor jeder Runde werden die Fächer gefüllt: 1 Jeton auf die Zehn, 2 auf den Buben, 3 auf die Dame, 4 auf den König und 5 auf den Zwerg, zusammen 15. ${bookFacts.grows}`,
      who: 'Heute setzen alle; die Familienregeln sagen nur, dass man es kann, und hier tun es alle. 1760 setzte nur der Geber; deshalb hat das alte Spiel eine feste Zahl von Runden, damit alle gleich oft geben.',
      example:
        'Zu viert liegen 20 Jetons auf dem Zwerg. Räumt niemand sein Fach ab, sind es in der nächsten Runde 40.',
      whole: `${bookFacts.whole} Wer ihn nicht zahlen kann, ist ruiniert, und die Partie ist zu Ende.`,
    },
  },
  deal: {
    title: 'Das Geben',
    blocks: {
      first:
        '1789 und nach den deutschen Regeln wird der erste Geber ausgelost. Nach den Familienregeln ziehen alle eine Karte, und die höchste gibt. Die anderen sagen nichts dazu; auch dort losen wir. Mit einer Hausregel macht ihr es aus.',
      sizes: dealtByTable(
        (players, cards, left) =>
          `bei ${players} Spielern${players === 2 ? ' (Hausregel)' : ''} je ${cards} Karten, ${left} bleiben übrig`,
      ),
      way: 'Der linke Nachbar hebt ab, wo die Regeln es erwähnen. Dann gibt der Geber rechtsherum, drei Karten auf einmal oder, 1760, jede einzeln. Nur nach den kurzen französischen Regeln gibt man linksherum, und einzeln. Das englische Regelblatt nennt keine Richtung; hier gibt man rechtsherum.',
      talon: `Die übrigen Karten sind der Talon. ${bookFacts.talon} Er reißt Lücken in die Folgen, die niemand kommen sieht.`,
      everything: bookFacts.everything,
      next: 'Nach der Abrechnung gibt der Nächste: 1789 und nach den deutschen Regeln der rechte Nachbar, nach den kurzen französischen der linke. Die anderen sagen nichts dazu; wir folgen den Regeln, denen sie am nächsten stehen.',
    },
  },
};
