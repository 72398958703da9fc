import { makeGrammar } from '../grammar.ts';
import type { RulesetPhrases } from '../rulesets.ts';

const { number } = makeGrammar('de');

/** The rulesets and their keys in German. */
export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Das Zwergenspiel (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor oder Nain Jaune (1789)',
    famille: 'Familienregeln (französisch)',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf (englisch)',
    'nain-jaune-court': 'Kurzer Nain Jaune (französisch)',
  },
  short: {
    'avantcoureur-1760': 'Zwerg von 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'Familie',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Kurzer Nain',
  },
  stories: {
    'avantcoureur-1760':
      'Die ersten Regeln: Folgen in einer Farbe, Hocs, ein wilder Zwerg; nur der Geber setzt.',
    'lindor-1789': 'Die modernen Regeln: Folgen ohne Rücksicht auf die Farbe, und niemand muss fortsetzen.',
    famille: 'Rechtsherum und mit Zwang, die Honneurs nehmen ohne ein Wort; ein Jeton für jede Karte.',
    'gelber-zwerg':
      'Wie 1789, doch stockt die Folge, so überspringt sie einen Rang, und ein vergessenes Honneur kostet eine Bête.',
    'yellow-dwarf': 'Mit Zwang, teure Asse, und wer das Ziel zuerst erreicht, gewinnt.',
    'nain-jaune-court': 'Alle Karten werden gegeben, die niedrigste beginnt; weder Bêten noch Oper.',
  },
  changed: (name) => `${name}, mit Hausregeln`,
  keys: {
    id: 'Name',
    players: 'Spielerzahlen',
    play: 'Spielrichtung',
    dealTo: 'Richtung des Gebens',
    firstDealer: 'Erster Geber',
    nextDealer: 'Nächster Geber',
    hand: 'Größe der Hände',
    packet: 'Karten auf einmal',
    honours: 'Honneurs',
    'honours.card': 'Honneur: Karte',
    'honours.stake': 'Honneur: Einsatz',
    ante: 'Wer setzt',
    counters: 'Jetons zu Beginn',
    run: 'Folge',
    firstLead: 'Erstes Ausspiel',
    continuing: 'Fortsetzen der Folge',
    stall: 'Wenn niemand fortsetzt',
    hocs: 'Hocs',
    dwarf: 'Der Zwerg',
    announcing: 'Ansagen',
    missedHonour: 'Honneur ohne Ansage',
    heldHonour: 'Honneur noch in der Hand',
    payment: 'Zahlung',
    acePoints: 'Punkte eines Asses',
    heldDwarfFactor: 'Faktor für den Zwerg in der Hand',
    opera: 'Oper',
    'opera.when': 'Wann es eine Oper gibt',
    'opera.sweeps': 'Die Oper räumt das Tableau',
    'opera.factor': 'Faktor der Oper',
    debts: 'Schulden',
    end: 'Ende der Partie',
    'end.deals': 'Zahl der Runden',
    'end.target': 'Ziel',
    'end.minutes': 'Minuten',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} Spieler)`,
};
