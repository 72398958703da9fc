import { type ErrorPhrases, type ErrorWords, makeErrors } from '../../errorWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('fr');

const phrases: ErrorPhrases = {
  whole: (expected, found) => `L’entrée est ${found} ; attendu : ${expected}.`,
  problems: {
    missing: (path, expected) => `« ${path} » manque ; attendu : ${expected}.`,
    'unknown-key': (path, expected) =>
      `« ${path} » n’est pas une clé connue${expected === '' ? '' : ` ; attendu : ${expected}`}.`,
    'wrong-value': (path, expected, found) =>
      `« ${path} » ne peut pas être ${found} ; attendu : ${expected}.`,
    'newer-version': () => 'Ce contenu vient d’une version plus récente du programme.',
    conflict: (path, expected, found) => `« ${path} » ne peut pas être ${found} ici ; il faut : ${expected}.`,
  },
  findings: {
    'not-json': 'La ligne n’est pas du JSON',
    'line-too-long': 'La ligne est trop longue',
    missing: 'Une clé obligatoire manque',
    'unknown-key': 'La clé est inconnue',
    'wrong-value': 'La valeur n’est pas permise',
    'newer-version': 'Ce contenu vient d’une version plus récente du programme',
    conflict: 'La valeur est incompatible avec une autre',
    'wrong-number-of-players': 'Ces règles ne permettent pas ce nombre de joueurs',
    'card-twice': 'Une carte figure deux fois',
    'card-missing': 'Une carte du jeu manque',
    'wrong-hand-size': 'Un joueur n’a pas le bon nombre de cartes',
    'wrong-dealer': 'Ce n’était pas à ce joueur de donner',
    'wrong-draw': 'Le premier donneur n’a pas tiré la plus haute carte',
    'unknown-token': 'Le coup n’est ni une carte ni un « passe »',
    'deal-is-over': 'Le coup vient après la fin de la donne',
    'card-not-held': 'Le joueur n’a pas cette carte',
    'card-not-wanted': 'La carte ne convient pas à la suite',
    'lead-lowest': 'Le premier en cartes doit entamer par une de ses cartes les plus basses',
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
    'wrong-commitment': 'L’engagement pris avant la donne ne correspond pas au secret',
    'not-from-proof': 'Les cartes ne découlent pas du secret et de la coupe',
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
    laterVersion: 'Ce code vient d’une version plus récente du programme.',
    wrongRules: 'Les règles de ce code sont incompatibles entre elles.',
  },
  found: (found) => `trouvé : ${found}`,
  expected: (expected) => `attendu : ${expected}`,
  separator: ' ; ',
  deal: (deal) => `donne ${number(deal)}`,
  move: (move) => `coup ${number(move)}`,
};

export const errors: ErrorWords = makeErrors(phrases);
