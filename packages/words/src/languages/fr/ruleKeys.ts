import { makeGrammar } from '../../grammar.ts';
import type { KeyPhrases } from '../../houseWords.ts';

const { number } = makeGrammar('fr');

/** The titles of the keys of a ruleset. */
export const keyPhrases: KeyPhrases = {
  keys: {
    id: 'Nom',
    players: 'Joueurs',
    play: 'Sens du jeu',
    dealTo: 'Sens de la donne',
    firstDealer: 'Premier donneur',
    nextDealer: 'Donneur suivant',
    hand: 'Nombre de cartes',
    packet: 'Cartes par tour de donne',
    honours: 'Belles cartes',
    'honours.card': 'Belle carte',
    'honours.stake': 'Belle carte : mise',
    ante: 'Qui mise',
    counters: 'Jetons au départ',
    run: 'Suite',
    firstLead: 'Première entame',
    continuing: 'Suivre',
    stall: 'Quand personne ne suit',
    hocs: 'Hocs',
    dwarf: 'Le nain',
    announcing: 'Annonces',
    missedHonour: 'Belle carte oubliée',
    heldHonour: 'Belle carte restée en main',
    payment: 'Paiement',
    acePoints: 'Points d’un as',
    heldDwarfFactor: 'Nain encore en main',
    opera: 'Opéra',
    'opera.when': 'Ce qui compte comme opéra',
    'opera.sweeps': 'Plateau après un opéra',
    'opera.factor': 'Paiement après un opéra',
    factors: 'Nain et opéra ensemble',
    bete: 'Montant d’une bête',
    debts: 'Dettes',
    end: 'Fin de la partie',
    'end.deals': 'Nombre de donnes',
    'end.target': 'Objectif',
    'end.minutes': 'Minutes',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} joueurs)`,
};
