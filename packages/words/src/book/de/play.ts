import type { BookTexts } from '../structure.ts';

/** The play, in German: runs, honours, hocs, the dwarf. */
export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Das Spiel',
    blocks: {
      turn: 'Fast überall geht es linksherum; nur 1760 und nach den französischen Familienregeln rechtsherum. Der Nachbar des Gebers auf dieser Seite, die Vorhand, beginnt.',
      lead: 'Die Vorhand legt eine Karte offen hin und sagt ihren Rang. Welche, ist ihr überlassen. Nur die kurzen französischen Regeln verlangen eine der niedrigsten, und nur für diese erste Karte.',
      run: 'Dann steigt die Folge, Karte für Karte. Hast du den nächsten Rang, leg ihn auch, und mach weiter, solange du kannst. Hörst du auf, sag, was fehlt: „ohne Sieben“. Jetzt ist der Nächste dran.',
      example:
        'Du legst die Pik-Vier, die Karo-Fünf und die Kreuz-Sechs. Eine Sieben hast du nicht. „Vier, fünf, sechs, ohne Sieben!“ Dein Nachbar hat eine und legt sie.',
      suit: 'Im modernen Spiel ist die Farbe gleichgültig: Auf jede Vier passt jede Fünf. 1760 bleibt die Folge in ihrer Farbe: Auf die Pik-Vier passt nur die Pik-Fünf.',
      duty: [
        '1789 und nach den deutschen Regeln machst du weiter, wenn du willst. Du darfst nach jeder Karte aufhören und passen, auch mit der verlangten Karte in der Hand. Nur wer ausspielt, muss legen.',
        'Überall sonst gilt: Wer die verlangte Karte hat, muss sie legen. Gepasst wird nur, wenn sie fehlt.',
      ],
      king: 'Über dem König steht nichts, also beendet er die Folge. Wer ihn gelegt hat, beginnt die nächste, mit einer beliebigen Karte.',
      stall:
        'Haben alle der Reihe nach gepasst, setzt niemand fort. Dann beginnt, wer die letzte Karte gelegt hat, eine neue Folge mit einer beliebigen Karte. Die kurzen französischen Regeln sagen es mit anderen Worten und meinen denselben Spieler.',
      skip: 'Die deutschen Regeln machen es anders. Niemand hat eine Sechs? Dann wird eine Sieben verlangt, zuerst von dem, der die letzte Karte gelegt hat, dann von den anderen der Reihe nach. Hat auch die niemand, wird eine Acht verlangt, und so weiter. Erst nach dem König ist das Ausspiel frei. Als Variante kennen auch sie das freie Ausspiel.',
      hidden:
        'Warum sollte niemand die verlangte Karte haben? Weil sie im Talon liegt, schon gelegt ist oder jemand sie zurückhält. Die anderen wissen es nicht: Gefragt werden alle.',
      out: 'Die Runde ist zu Ende, sobald jemand seine letzte Karte legt.',
    },
  },
  honours: {
    title: 'Honneurs und Ansagen',
    blocks: {
      sweep:
        'Wer ein Honneur legt, nimmt, was in seinem Fach liegt. Fast überall muss es beim Legen angesagt werden. Die Familienregeln erwähnen keine Ansage; dort nimmt das Honneur ohne ein Wort.',
      say: 'Du legst die Pikdame und sagst: „Die Dame, die nimmt!“ Dann leerst du ihr Fach.',
      forgotten: [
        '1760, 1789 und nach den kurzen französischen Regeln bleibt das Fach, wie es ist, für eine spätere Runde. 1760 ist auch der Hoc verloren.',
        'Nach den deutschen Regeln und auf dem englischen Regelblatt bleibt das Fach stehen, und am Ende verdoppelst du es, als hieltest du die Karte noch.',
      ],
      last: 'Ein Honneur, das deine allerletzte Karte ist, nimmt trotzdem sein Fach. Du bist fertig, und du nimmst.',
      held: 'Hältst du noch ein Honneur, wenn jemand anders fertig wird, kostet es: Du bist bête und verdoppelst sein Fach. Nur die kurzen französischen Regeln kennen das nicht.',
    },
  },
  hocs: {
    title: 'Hocs, im Spiel von 1760',
    blocks: {
      what: 'Ein Hoc ist eine Karte, die die Folge beendet. Wer sie legt, sagt „Hoc!“ und beginnt eine neue Folge, mit einer beliebigen Karte.',
      kinds: [
        'drei, die es immer sind: die Pikdame, der Kreuzbube und die Karo-Zehn',
        'der Haupt-Hoc: der Zwerg, die Karo-Sieben',
        'die vier Könige, am Ende ihrer Farbe',
        'zufällige Hocs: die Karte vor einer, die im Talon liegt. Vorher kennt sie niemand; sie zeigen sich, wenn niemand fortsetzt.',
      ],
      pay: 'Für einen König oder ein Honneur, gelegt und angesagt, zahlen dir alle anderen sofort einen Jeton. Sagst du nichts, zahlt niemand. Ein zufälliger Hoc bringt keine Jetons, nur das Ausspiel.',
      once: 'Der Herzkönig ist König und Honneur. Trotzdem ist er nur ein Hoc: ein Jeton von jedem.',
    },
  },
  dwarf: {
    title: 'Der Zwerg',
    blocks: {
      plain:
        'Die Karo-Sieben ist der Zwerg, und ihm gehört das dickste Fach. Im modernen Spiel wird er gelegt wie jede andere Sieben.',
      wild: '1760 ist er wild. Du darfst ihn legen, wann immer du am Zug bist, was auch verlangt wird; und du musst es nie, nicht einmal, wenn die Karo-Sieben selbst verlangt ist. Er beendet die Folge, also spielst du wieder aus. Auch er ist ein Hoc, und er nimmt sein Fach.',
      example:
        'Verlangt ist die Pik-Zehn, und du hast sie nicht. Du legst den Zwerg: „Der Gelbe Zwerg, der nimmt, Hoc!“ Die anderen zahlen dir je einen Jeton, sein Fach ist dein, und du beginnst eine neue Folge.',
      place:
        'Man kann den alten Text auch anders verstehen: Der Zwerg tritt an die Stelle der verlangten Karte, und die Folge geht von dort weiter. Ist dir das lieber, stell es in den Hausregeln ein.',
    },
  },
};
