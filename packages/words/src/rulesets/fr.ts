import { makeGrammar } from '../grammar.ts';
import type { RulesetPhrases } from '../rulesets.ts';

const { number } = makeGrammar('fr');

/** The rulesets and their keys in French. */
export const rulesets: RulesetPhrases = {
  names: {
    'avantcoureur-1760': 'Le jeu du Nain (L’Avantcoureur, 1760)',
    'lindor-1789': 'Lindor, ou Nain jaune (1789)',
    famille: 'Règles de famille',
    'gelber-zwerg': 'Gelber Zwerg (règles allemandes)',
    'yellow-dwarf': 'Yellow Dwarf (règles anglaises)',
    'nain-jaune-court': 'Nain jaune court',
  },
  short: {
    'avantcoureur-1760': 'Le Nain, 1760',
    'lindor-1789': 'Lindor, 1789',
    famille: 'En famille',
    'gelber-zwerg': 'Gelber Zwerg',
    'yellow-dwarf': 'Yellow Dwarf',
    'nain-jaune-court': 'Nain jaune court',
  },
  stories: {
    'avantcoureur-1760':
      'Les premières règles : suites dans une couleur, hocs, un nain à toutes fins ; le donneur seul mise.',
    'lindor-1789':
      'Les règles modernes : suites sans souci de couleur, et qui peut suivre peut s’en abstenir.',
    famille:
      'On joue vers la droite, on suit quand on peut, les belles cartes prennent sans un mot ; un jeton par carte.',
    'gelber-zwerg':
      'Comme en 1789, mais la suite saute un rang quand personne ne l’a, et l’oubli coûte une bête.',
    'yellow-dwarf': 'On suit quand on peut, les as coûtent cher, et le premier au but gagne.',
    'nain-jaune-court': 'Tout le jeu est distribué, la plus basse carte commence ; ni bêtes ni opéra.',
  },
  changed: (name) => `${name}, avec règles maison`,
  keys: {
    id: 'Nom',
    players: 'Nombres de joueurs',
    play: 'Sens du jeu',
    dealTo: 'Sens de la donne',
    firstDealer: 'Premier donneur',
    nextDealer: 'Donneur suivant',
    hand: 'Taille des mains',
    packet: 'Cartes données à la fois',
    honours: 'Belles cartes',
    'honours.card': 'Belle carte : carte',
    'honours.stake': 'Belle carte : mise',
    ante: 'Qui mise',
    counters: 'Jetons au départ',
    run: 'Suite',
    firstLead: 'Première entame',
    continuing: 'Continuer la suite',
    stall: 'Quand personne ne suit',
    hocs: 'Hocs',
    dwarf: 'Le nain',
    announcing: 'Annonces',
    missedHonour: 'Belle carte non annoncée',
    heldHonour: 'Belle carte encore en main',
    payment: 'Paiement',
    acePoints: 'Points d’un as',
    heldDwarfFactor: 'Facteur pour le nain en main',
    opera: 'Opéra',
    'opera.when': 'Quand il y a opéra',
    'opera.sweeps': 'L’opéra rafle le tableau',
    'opera.factor': 'Facteur de l’opéra',
    debts: 'Dettes',
    end: 'Fin de la partie',
    'end.deals': 'Nombre de donnes',
    'end.target': 'But',
    'end.minutes': 'Minutes',
  },
  numbered: (title, index) => `${title} (${number(index)})`,
  forPlayers: (title, players) => `${title} (${players} joueurs)`,
};
