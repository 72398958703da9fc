import type { BookTexts } from '../../../bookPlan.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Beim Spielen',
    blocks: {
      turn: 'Fast überall spielt man im Uhrzeigersinn; nur 1760 und nach den französischen Familienregeln gegen den Uhrzeigersinn. Der Nachbar des Gebers auf dieser Seite, die Vorhand, spielt zuerst aus.',
      lead: 'Die Vorhand legt eine beliebige Karte offen hin und sagt ihren Rang. Nur nach den kurzen französischen Regeln muss es eine der niedrigsten sein, und nur bei dieser ersten Karte.',
      run: 'Dann steigt die Folge, Karte für Karte. Hast du den nächsten Rang, leg ihn auch, und leg weiter, solange du kannst. Hörst du auf, sag, was fehlt: „ohne Sieben“. Jetzt ist der Nächste dran.',
      example:
        'Du legst die Pik-Vier, die Karo-Fünf und die Kreuz-Sechs. Eine Sieben hast du nicht. „Vier, fünf, sechs, ohne Sieben!“ Dein Nachbar hat eine und legt sie.',
      suit: 'Im modernen Spiel ist die Farbe egal: Auf jede Vier passt jede Fünf. 1760 bleibt die Folge in ihrer Farbe: Auf die Pik-Vier passt nur die Pik-Fünf.',
      duty: [
        '1789 und nach den deutschen Regeln legst du an, wenn du willst. Du darfst nach jeder Karte aufhören und auch mit der gesuchten Karte auf der Hand passen. Nur wer ausspielt, muss legen.',
        'Überall sonst gilt: Wer die gesuchte Karte hat, muss sie legen. Man passt nur, wenn man sie nicht hat.',
      ],
      king: 'Über dem König kommt nichts, also stoppt er die Folge. Wer ihn gelegt hat, spielt die nächste aus, mit einer beliebigen Karte.',
      stall:
        'Haben alle gepasst, kann niemand anlegen. Dann spielt, wer die letzte Karte gelegt hat, eine neue Folge mit einer beliebigen Karte aus. Die Familienregeln und die kurzen französischen Regeln sagen es anders; wir verstehen sie ebenso.',
      skip: 'Die deutschen Regeln machen es anders. Niemand hat eine Sechs? Dann ist eine Sieben gesucht: Zuerst ist an der Reihe, wer die letzte Karte gelegt hat, dann die anderen. Hat auch die niemand, ist eine Acht gesucht, und so weiter. Erst nach dem König spielt man frei aus. Als Variante darf man auch dort sofort frei ausspielen.',
      hidden:
        'Warum sollte niemand die gesuchte Karte haben? Weil sie im Talon ist, schon gelegt ist oder jemand sie zurückhält. Die anderen wissen es nicht, darum fragt man alle.',
      out: 'Die Runde ist zu Ende, sobald jemand seine letzte Karte legt.',
    },
  },
  honours: {
    title: 'Honneurs und Ansagen',
    blocks: {
      sweep:
        'Wer ein Honneur legt, räumt sein Fach ab. Fast überall muss man es beim Legen ansagen. Familienregeln und Kurzregeln erwähnen das nicht; hier gilt: Familienregeln ohne Ansage, Kurzregeln mit.',
      say: 'Du legst die Pik-Dame und sagst: „Die Dame, die nimmt!“ Dann räumst du ihr Fach ab.',
      forgotten: [
        '1760, 1789 und nach den kurzen französischen Regeln bleibt das Fach, wie es ist, für eine spätere Runde. 1760 ist auch der Hoc verloren.',
        'Nach den deutschen Regeln bleibt das Fach, und am Ende verdoppelst du es, als hättest du die Karte noch. Auf dem englischen Regelblatt gilt das, wenn du vergisst, die Jetons zu nehmen.',
      ],
      last: 'Ein Honneur, das deine allerletzte Karte ist, räumt trotzdem sein Fach ab. Du bist fertig und räumst ab.',
      held: 'Hast du noch ein Honneur, wenn jemand anders fertig wird, kostet es: Du zahlst eine Bête und verdoppelst sein Fach. Nur die kurzen französischen Regeln erwähnen das nicht; dort kostet es nichts.',
    },
  },
  hocs: {
    title: 'Hocs, im Spiel von 1760',
    blocks: {
      what: 'Ein Hoc ist eine Karte, die die Folge stoppt. Wer sie legt, sagt „Hoc!“ und spielt eine neue Folge aus, mit einer beliebigen Karte.',
      kinds: [
        'drei, die es immer sind: die Pik-Dame, der Kreuz-Bube und die Karo-Zehn',
        'der Haupt-Hoc: der Zwerg, die Karo-Sieben',
        'die vier Könige, am Ende ihrer Farbe',
        'zufällige Hocs: die Karte vor einer, die im Talon ist. Vorher kennt sie niemand; sie zeigen sich, wenn niemand anlegen kann.',
      ],
      pay: 'Für einen König oder ein Honneur, gelegt und angesagt, zahlen dir alle anderen sofort je einen Jeton. Sagst du nichts an, zahlt niemand. Ein zufälliger Hoc bringt keine Jetons, aber man spielt wieder aus.',
      once: 'Der Herz-König ist König und Honneur. Trotzdem ist er nur ein Hoc: ein Jeton von jedem anderen.',
    },
  },
  dwarf: {
    title: 'Der Zwerg',
    blocks: {
      plain:
        'Die Karo-Sieben ist der Zwerg, und ihm gehört das vollste Fach. Im modernen Spiel legt man ihn wie jede andere Sieben.',
      wild: '1760 ist er Joker. Du darfst ihn in jedem deiner Züge legen, egal welche Karte gesucht ist; und du musst es nie, nicht einmal, wenn die Karo-Sieben selbst gesucht ist. Er stoppt die Folge, also spielst du wieder aus. Auch er ist ein Hoc, und er räumt sein Fach ab.',
      example:
        'Gesucht ist die Pik-Zehn, und du hast sie nicht. Du legst den Zwerg: „Der Gelbe Zwerg, der nimmt, Hoc!“ Die anderen zahlen dir je einen Jeton, sein Fach gehört dir, und du spielst eine neue Folge aus.',
      place:
        'Man kann den alten Text auch anders verstehen: Der Zwerg tritt an die Stelle der gesuchten Karte, und die Folge geht von dort weiter. Ist dir das lieber, stell es in den Hausregeln ein.',
    },
  },
};
