import { makeGrammar } from '../grammar.ts';
import type { RulesetPhrases } from '../rulesets.ts';

const { number } = makeGrammar('fr');

/** The rulesets and their keys in French. */
export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Le jeu du Nain (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor, ou Nain jaune (1789)',
    famille: 'Règles familiales',
    'gelber-zwerg': 'Gelber Zwerg (règles allemandes)',
    'yellow-dwarf': 'Yellow Dwarf (règles anglaises)',
    'nain-jaune-court': 'Règles courtes',
  },
  short: {
    'avantcoureur-1760': 'Le Nain, 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'En famille',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Règles courtes',
  },
  stories: {
    'avantcoureur-1760':
      'Les plus anciennes règles : suites dans une couleur, hocs, et le nain pour joker. Le donneur seul mise.',
    'lindor-1789': 'Les règles modernes : la couleur ne compte pas, et on peut garder ses cartes.',
    famille: 'Les plus simples : on suit dès qu’on peut, rien à annoncer, un jeton par carte.',
    'gelber-zwerg':
      'Comme en 1789, mais la suite saute un rang quand personne ne l’a, et une belle carte oubliée coûte une bête.',
    'yellow-dwarf': 'On suit dès qu’on peut, un as coûte dix, et le premier à l’objectif gagne.',
    'nain-jaune-court': 'Tout le jeu est distribué et on entame par sa plus basse carte ; ni bête ni opéra.',
  },
  changed: (name) => `${name}, avec règles maison`,
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
    debts: 'Dettes',
    end: 'Fin de la partie',
    'end.deals': 'Nombre de donnes',
    'end.target': 'Objectif',
    'end.minutes': 'Minutes',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} joueurs)`,
};
