import { type ErrorPhrases, type ErrorWords, makeErrors } from '../../errorWords.ts';
import { capital, makeGrammar } from '../../grammar.ts';
import { versions } from './versions.ts';

const { number } = makeGrammar('fr');

const phrases: ErrorPhrases = {
  whole: (expected, found) => `L’entrée est ${found} ; attendu : ${expected}.`,
  problems: {
    missing: (path, expected) => `« ${path} » manque ; attendu : ${expected}.`,
    'unknown-key': (path, expected) =>
      `« ${path} » n’est pas une clé connue${expected === '' ? '' : ` ; attendu : ${expected}`}.`,
    'wrong-value': (path, expected, found) =>
      `« ${path} » ne peut pas être ${found} ; attendu : ${expected}.`,
    'duplicate-key': (path) => `« ${path} » figure deux fois ; ne l’écrivez qu’une fois.`,
    'newer-version': () => `${capital(versions.newer)}.`,
    'draft-version': () => `${capital(versions.draft)}.`,
    conflict: (path, expected, found) => `« ${path} » ne peut pas être ${found} ici ; il faut : ${expected}.`,
  },
  findings: {
    'not-json': 'La ligne n’est pas du JSON',
    'line-too-long': 'La ligne est trop longue',
    missing: 'Une clé obligatoire manque',
    'unknown-key': 'La clé est inconnue',
    'wrong-value': 'La valeur n’est pas permise',
    'newer-version': capital(versions.newer),
    'draft-version': capital(versions.draft),
    conflict: 'La valeur est incompatible avec une autre',
    'duplicate-key': 'Une clé figure deux fois dans un même objet',
    'wrong-start': 'Une partie ne peut pas commencer avec ces jetons',
    'wrong-number-of-players': 'Ces règles ne permettent pas ce nombre de joueurs',
    'card-twice': 'Une carte figure deux fois',
    'card-missing': 'Une carte du jeu manque',
    'wrong-hand-size': 'Un joueur n’a pas le bon nombre de cartes',
    'wrong-dealer': 'Ce n’était pas à ce joueur de donner',
    'unexpected-draw': 'On ne tire pas de carte pour cette donne',
    'wrong-draw':
      'Pour la première donne, chacun tire une carte, puis seuls les joueurs à égalité en tête tirent à nouveau',
    'lower-card-deals': 'Le premier donneur n’a pas tiré la plus haute carte',
    'unknown-token': 'Le coup n’est ni une carte ni un « passe »',
    'deal-is-over': 'Le coup vient après la fin de la donne',
    'card-not-held': 'Le joueur n’a pas cette carte',
    'card-not-wanted': 'La carte ne convient pas à la suite',
    'lead-lowest': 'Le premier joueur doit entamer par une de ses cartes les plus basses',
    'must-lead': 'Le joueur qui entame doit poser une carte et ne peut pas passer',
    'must-continue': 'Le joueur qui a la carte demandée doit la poser et ne peut pas passer',
    'nothing-to-announce': 'Il n’y a rien à annoncer avec cette carte',
    'result-missing': 'La donne est finie, mais son résultat manque',
    'result-too-early': 'Il y a un résultat, mais la donne n’est pas finie',
    'wrong-winner': 'Le gagnant de la donne est faux',
    'wrong-opera': 'L’indication d’opéra est fausse',
    'wrong-counters': 'Les jetons après les comptes sont faux',
    'wrong-boxes': 'Les cases après les comptes sont fausses',
    'deal-after-unfinished-deal': 'Une donne suit une donne inachevée',
    'deal-after-end': 'Une donne suit la fin de la partie',
    'wrong-end-reason': 'La partie n’a pas pris fin pour cette raison',
    'wrong-winners': 'Les gagnants de la partie sont faux',
    'end-too-early': 'Il y a une fin, mais la partie n’est pas finie',
    'wrong-commitment': 'L’enveloppe cachetée ne correspond pas au mélange',
    'not-from-proof': 'Les cartes ne découlent pas du mélange et de la coupe',
    'proof-of-another-deal': 'La preuve est celle d’une autre donne',
  },
  codes: {
    tooShort: 'C’est trop court pour un code de règles.',
    foreignSign: (sign) =>
      `Un code de règles ne contient pas « ${sign} » : seulement des lettres et des chiffres.`,
    mistyped: (group) =>
      group === null
        ? 'Il y a une faute dans ce code, ou il y manque quelque chose.'
        : `Vérifiez le groupe ${group} de ce code.`,
    laterVersion: `${capital(versions.newer)}.`,
    draftVersion: `${capital(versions.draft)}.`,
    wrongRules: 'Les règles de ce code sont incompatibles entre elles.',
  },
  positions: {
    notAPosition:
      'Une position a huit champs séparés par des espaces : règles, place, donneur, jetons, cases, mains, talon, coups.',
    fields: {
      rules: 'Règles',
      seat: 'Place',
      dealer: 'Donneur',
      counters: 'Jetons',
      boxes: 'Cases',
      hands: 'Mains',
      talon: 'Talon',
      moves: 'Coups',
    },
    seat: (seat) => `place ${number(seat)}`,
    needed: {
      rules: 'ce n’est ni une règle connue ni un code de règles',
      seat: 'il faut le numéro d’une place, ou . si toutes les mains sont ouvertes',
      dealer: 'il faut le numéro d’une place',
      counters: 'il faut un nombre par joueur, séparés par des virgules',
      boxes: 'il faut un nombre par case, séparés par des virgules',
      hands: 'ces règles n’admettent pas ce nombre de joueurs',
      hand: 'il faut des cartes comme 5h6c, ou ? et leur nombre',
      talon: 'il faut des cartes comme 5h6c, ou ? et leur nombre, ou . s’il n’y en a pas',
      moves: 'il faut des cartes, avec ! si elles sont annoncées, et - pour un joueur qui passe',
    },
    conflicts: {
      handUnknown: 'la main de cette place n’est pas connue',
      halfOpen: 'toutes les cartes doivent être ouvertes, ou seulement la main de la place',
      noHandsAgree: 'aucune distribution ne s’accorde avec les coups',
      notThePack: 'les mains et le talon ne font pas le jeu entier',
      cardTwice: 'une carte figure deux fois',
      handSize: 'la main n’a pas le bon nombre de cartes',
      wrongSum: 'les jetons et les cases ne font pas ce que les joueurs avaient au début',
      tooFewCounters: 'le joueur ne peut pas payer la mise',
      belowZero: 'une case ne peut pas être négative',
    },
    sentence: (place, fault, details) => `${place} : ${fault}${details === '' ? '' : ` (${details})`}.`,
  },
  found: (found) => `trouvé : ${found}`,
  expected: (expected) => `attendu : ${expected}`,
  separator: ' ; ',
  deal: (deal) => `donne ${number(deal)}`,
  move: (move) => `coup ${number(move)}`,
};

export const errors: ErrorWords = makeErrors(phrases);
