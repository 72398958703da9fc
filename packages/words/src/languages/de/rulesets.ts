import { makeGrammar } from '../../grammar.ts';
import type { RulesetPhrases } from '../../rulesetWords.ts';

const { number } = makeGrammar('de');

/** The rulesets and their keys in German. */
export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Das Zwergenspiel (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor oder Nain Jaune (1789)',
    famille: 'Familienregeln (französisch)',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf (englisch)',
    'nain-jaune-court': 'Kurzregeln (französisch)',
  },
  short: {
    'avantcoureur-1760': 'Zwerg von 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'Familienregeln',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Kurzregeln',
  },
  stories: {
    'avantcoureur-1760':
      'Die ältesten Regeln: Folgen in einer Farbe, Hocs, der Zwerg als Joker. Nur der Geber setzt.',
    'lindor-1789': 'Die modernen Regeln: Die Farbe ist egal, und man darf Karten zurückhalten.',
    famille: 'Die einfachsten: Wer anlegen kann, muss. Keine Ansagen, ein Jeton pro Karte.',
    'gelber-zwerg':
      'Wie 1789, aber wenn niemand anlegt, überspringt die Folge einen Rang, und ein vergessenes Honneur kostet eine Bête.',
    'yellow-dwarf': 'Wer anlegen kann, muss. Asse kosten zehn, und wer das Ziel zuerst erreicht, gewinnt.',
    'nain-jaune-court':
      'Alle Karten werden gegeben, ausgespielt wird mit der eigenen niedrigsten; weder Bête noch Oper.',
  },
  changed: (name) => `${name}, mit Hausregeln`,
  keys: {
    id: 'Name',
    players: 'Spieler',
    play: 'Spielrichtung',
    dealTo: 'Richtung des Gebens',
    firstDealer: 'Erster Geber',
    nextDealer: 'Nächster Geber',
    hand: 'Karten pro Spieler',
    packet: 'Karten auf einmal',
    honours: 'Honneurs',
    'honours.card': 'Honneur',
    'honours.stake': 'Honneur: Einsatz',
    ante: 'Wer setzt',
    counters: 'Jetons zu Beginn',
    run: 'Folge',
    firstLead: 'Erstes Ausspiel',
    continuing: 'Anlegen',
    stall: 'Wenn niemand anlegt',
    hocs: 'Hocs',
    dwarf: 'Der Zwerg',
    announcing: 'Ansagen',
    missedHonour: 'Vergessenes Honneur',
    heldHonour: 'Honneur noch auf der Hand',
    payment: 'Zahlung',
    acePoints: 'Punkte eines Asses',
    heldDwarfFactor: 'Zwerg noch auf der Hand',
    opera: 'Oper',
    'opera.when': 'Was als Oper gilt',
    'opera.sweeps': 'Tableau nach einer Oper',
    'opera.factor': 'Zahlung nach einer Oper',
    factors: 'Zwerg und Oper zugleich',
    bete: 'Höhe einer Bête',
    debts: 'Schulden',
    end: 'Ende der Partie',
    'end.deals': 'Zahl der Runden',
    'end.target': 'Ziel',
    'end.minutes': 'Minuten',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} Spieler)`,
};
