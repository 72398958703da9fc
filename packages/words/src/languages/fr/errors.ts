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
    'duplicate-key': (path) => `« ${path} » figure deux fois.`,
    'newer-version': () => `${capital(versions.newer)}.`,
    'draft-version': () => `${capital(versions.draft)}.`,
    conflict: (path, expected, found) => `« ${path} » ne peut pas être ${found} ici ; il faut : ${expected}.`,
  },
  findings: {
    'not-json': 'Pas du JSON',
    'line-too-long': 'Ligne trop longue',
    missing: 'Clé obligatoire manquante',
    'unknown-key': 'Clé inconnue',
    'wrong-value': 'Valeur non permise',
    'newer-version': capital(versions.newer),
    'draft-version': capital(versions.draft),
    conflict: 'Valeur incompatible avec une autre',
    'duplicate-key': 'Clé en double',
    'wrong-start': 'Jetons de départ impossibles',
    'wrong-number-of-players': 'Nombre de joueurs non permis',
    'card-twice': 'Carte en double',
    'card-missing': 'Carte manquante',
    'wrong-hand-size': 'Mauvais nombre de cartes',
    'wrong-dealer': 'Mauvais donneur',
    'unexpected-draw': 'Aucun tirage pour cette donne',
    'wrong-draw': 'Chacun tire une carte, puis seuls les ex æquo en tête',
    'lower-card-deals': 'La plus haute carte donne en premier',
    'unknown-token': 'Ni une carte ni « passe »',
    'deal-is-over': 'Coup après la fin de la donne',
    'card-not-held': 'Carte absente de la main',
    'card-not-wanted': 'Carte qui ne suit pas',
    'lead-lowest': 'Première entame : une des plus basses cartes',
    'must-lead': 'Passe à l’entame',
    'must-continue': 'Passe malgré la carte demandée',
    'nothing-to-announce': 'Rien à annoncer',
    'result-missing': 'Résultat de la donne manquant',
    'result-too-early': 'Résultat avant la fin de la donne',
    'wrong-winner': 'Mauvais gagnant de la donne',
    'wrong-opera': 'Opéra erroné',
    'wrong-counters': 'Jetons erronés après les comptes',
    'wrong-boxes': 'Cases erronées après les comptes',
    'deal-after-unfinished-deal': 'Donne après une donne inachevée',
    'deal-after-end': 'Donne après la fin de la partie',
    'wrong-end-reason': 'Mauvaise raison de fin',
    'wrong-winners': 'Mauvais gagnants de la partie',
    'end-too-early': 'Fin prématurée de la partie',
    'wrong-commitment': 'Enveloppe cachetée et mélange ne concordent pas',
    'not-from-proof': 'Cartes, mélange et coupe ne concordent pas',
    'proof-of-another-deal': 'Preuve d’une autre donne',
  },
  codes: {
    tooShort: 'Trop court pour un code de règles.',
    foreignSign: (sign) => `Pas de « ${sign} » dans un code : lettres et chiffres seulement.`,
    mistyped: (group) =>
      group === null
        ? 'Ce code est faux ou incomplet.'
        : `Vérifiez le groupe ${group} de ce code.`,
    laterVersion: `${capital(versions.newer)}.`,
    draftVersion: `${capital(versions.draft)}.`,
    wrongRules: 'Les règles de ce code se contredisent.',
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
      rules: 'règles ou code inconnus',
      seat: 'il faut un numéro de place, ou . si tout est ouvert',
      dealer: 'il faut un numéro de place',
      counters: 'il faut un nombre par joueur, avec des virgules',
      boxes: 'il faut un nombre par case, avec des virgules',
      hands: 'ces règles n’admettent pas ce nombre de joueurs',
      hand: 'il faut des cartes comme 5h6c, ou ? et leur nombre',
      talon: 'il faut des cartes comme 5h6c, ou ? et leur nombre, ou . pour aucune',
      moves: 'il faut des cartes, avec ! si annoncées, et - pour passer',
    },
    conflicts: {
      handUnknown: 'cette main n’est pas connue',
      halfOpen: 'montrez toutes les cartes, ou seulement la main de la place',
      noHandsAgree: 'aucune distribution ne s’accorde avec les coups',
      notThePack: 'mains et talon ne font pas le jeu entier',
      cardTwice: 'une carte figure deux fois',
      handSize: 'mauvais nombre de cartes',
      wrongSum: 'total faux avec les cases',
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
