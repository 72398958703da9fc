import type { BookTexts } from '../../../bookPlan.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Beim Spielen',
    blocks: {
      turn: 'Fast überall spielt man im Uhrzeigersinn; nur 1760 und nach den französischen Familienregeln gegen den Uhrzeigersinn. Der Nachbar des Gebers auf dieser Seite, die Vorhand, spielt zuerst aus.',
      lead: 'Die Vorhand legt eine beliebige Karte offen hin und sagt ihren Rang. Nur nach den kurzen französischen Regeln muss es eine der niedrigsten sein, und nur bei dieser ersten Karte.',
      run: `Dann steigt die Folge, Karte für Karte. Hast du den nächsten Rang, leg ihn auch, und leg weiter, solange du kannst. ${bookFacts.missing}`,
      example:
        'Du legst die Pik-Vier, die Karo-Fünf und die Kreuz-Sechs. Eine Sieben hast du nicht. „Vier, fünf, sechs, ohne Sieben!“ Dein Nachbar hat eine und legt sie.',
      suit: 'Im modernen Spiel ist die Farbe egal: Auf jede Vier passt jede Fünf. 1760 bleibt die Folge in ihrer Farbe: Auf die Pik-Vier passt nur die Pik-Fünf.',
      duty: [
        `1789 und nach den deutschen Regeln legst du an, wenn du willst. ${facts.continuing.optional}`,
        `Überall sonst musst du anlegen. ${facts.continuing.compulsory}`,
      ],
      king: facts.king,
      stall: `${facts.stall.lead} Die Familienregeln und die kurzen französischen Regeln sagen es anders; wir verstehen sie ebenso.`,
      skip: `Die deutschen Regeln machen es anders. ${bookFacts.rises} Als Variante darf man auch dort sofort frei ausspielen.`,
      hidden: `Warum sollte niemand die gesuchte Karte haben? Weil sie im Talon ist, schon gelegt ist oder jemand sie zurückhält. ${bookFacts.askAll}`,
      out: 'Die Runde ist zu Ende, sobald jemand seine letzte Karte legt.',
    },
  },
  honours: {
    title: 'Honneurs und Ansagen',
    blocks: {
      sweep: `${facts.announcing.required} Nur Familienregeln und Kurzregeln erwähnen keine Ansage; hier gilt: Familienregeln ohne, Kurzregeln mit.`,
      forgotten: [
        '1760, 1789 und nach den kurzen französischen Regeln bleibt das Fach, wie es ist, für eine spätere Runde. 1760 ist auch der Hoc verloren.',
        'Nach den deutschen Regeln bleibt das Fach, und am Ende verdoppelst du es, als hättest du die Karte noch. Auf dem englischen Regelblatt gilt das, wenn du vergisst, die Jetons zu nehmen.',
      ],
      last: `Ein Honneur kann deine allerletzte Karte sein. ${bookFacts.lastHonour}`,
      held: `${facts.heldHonour({ heldHonour: 'bete', bete: 'box' })} Nur die kurzen französischen Regeln erwähnen das nicht; dort kostet es nichts.`,
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
      pay: `${facts.hoc({ announcing: 'required' })} Sagst du nichts an, zahlt niemand. ${bookFacts.chance}`,
      once: bookFacts.kingOnce,
    },
  },
  dwarf: {
    title: 'Der Zwerg',
    blocks: {
      plain:
        'Die Karo-Sieben ist der Zwerg, und ihm gehört das vollste Fach. Im modernen Spiel legt man ihn wie jede andere Sieben.',
      wild: `1760 ist das anders. ${facts.dwarf.stop} ${facts.dwarfFree} Auch er ist ein Hoc, und er räumt sein Fach ab.`,
      example:
        'Gesucht ist die Pik-Zehn, und du hast sie nicht. Du legst den Zwerg: „Der Gelbe Zwerg, der nimmt, Hoc!“ Die anderen zahlen dir je einen Jeton, sein Fach gehört dir, und du spielst eine neue Folge aus.',
      place: bookFacts.otherDwarf,
    },
  },
};
