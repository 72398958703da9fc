import { makeGrammar } from '../../grammar.ts';
import type { KeyPhrases } from '../../houseWords.ts';

const { number } = makeGrammar('de');

/** The titles of the keys of a ruleset. */
export const keyPhrases: KeyPhrases = {
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
    firstLead: 'Erste Karte',
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
