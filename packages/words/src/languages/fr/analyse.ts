import { makeGrammar } from '../../grammar.ts';
import { chanceText, largeNumber } from '../../largeNumber.ts';
import type { AnalyseWords } from '../en/analyse.ts';
import { ofName } from './cards.ts';
import { wholeNumber } from './wholeNumber.ts';

const locale = 'fr';
const { count, number } = makeGrammar(locale);

export const analyse: AnalyseWords = {
  title: 'Analyse',
  story: 'Composez une position, voyez ce que vaut chaque coup et essayez des variantes.',
  player: (seat) => `Joueur ${number(seat)}`,
  talon: 'Talon',
  open: 'Analyser',
  back: 'Retour à l’analyse',
  failed: 'La position n’a pas pu être analysée. Réessayez.',
  start: {
    ways: 'Autres façons de commencer',
    paste: 'Position ou analyse',
    pasteStory: 'Collez une position, ou une analyse copiée ici.',
    file: 'Partie enregistrée',
    fileStory: 'Prenez une position dans une de ses donnes.',
    setUp: 'Composer à la main',
    wrongText: 'Aucune position dans ce texte',
    wrongLink: 'Aucune position dans ce lien',
    wrongFile: 'Ce fichier ne contient aucune partie à analyser',
    noDeals: 'Aucune donne de cette partie n’est terminée. Les cartes d’une donne en cours sont secrètes.',
    tooLong: (signs) => `Le texte est trop long : ${number(signs)} caractères au plus.`,
    tooLarge: (megabytes) => `Le fichier est trop grand : ${number(megabytes)} Mo au plus.`,
  },
  treeProblems: {
    'no-move': (token) => `« ${token} » n’est ni une carte ni « passe ».`,
    'no-move-before': () => 'Une variante entre parenthèses doit suivre un coup.',
    'open-variation': () => 'Une parenthèse est ouverte mais pas fermée.',
    'no-open-variation': () => 'Une parenthèse est fermée mais pas ouverte.',
    'too-many-moves': () => 'L’analyse contient au plus 500 coups. Supprimez-en d’abord.',
    'too-many-lines': () => 'L’analyse contient au plus 60 variantes. Supprimez-en d’abord.',
  },
  record: {
    title: 'Position de la partie',
    game: 'Partie',
    gameAt: (line) => `Partie ${number(line)}`,
    move: (move, moves) => `Après le coup ${number(move)} sur ${number(moves)}`,
  },
  setup: {
    title: 'Composer une position',
    players: 'Joueurs',
    known: 'Cartes connues',
    allCards: 'Toutes les cartes',
    onlyHand: (name) => `Seulement la main ${ofName(name)}`,
    counters: 'Jetons avant la mise',
    boxes: 'Cases avant la mise',
    cards: 'Cartes',
    tapTo: 'Touchez les cartes pour',
    cardAt: (card, place) => `${card} : ${place}`,
    sizes: 'Cartes données aux autres',
    talonGets: (cards, usual) =>
      `Il reste ${count(cards, 'carte', 'cartes')} pour le talon ; selon les règles, ${number(usual)}.`,
    left: (cards) => `${count(cards, 'carte reste', 'cartes restent')} à placer.`,
    placed: 'Toutes les cartes sont placées.',
    inPlace: (cards, usual) => `${number(cards)} sur ${number(usual)}`,
    noCards: (name) => `${name} n’a pas encore de cartes.`,
    dealRest: 'Donner le reste au hasard',
    clear: 'Retirer toutes les cartes',
    moves: 'Coups joués',
    movesStory:
      'Des cartes comme 5h 6c, avec ! si on les annonce, et - quand un joueur passe. Ou jouez-les ensuite.',
    undo: 'Annuler',
    wholeNumber,
    wrong: 'Cette position est impossible',
  },
  board: {
    change: 'Modifier la position',
    another: 'Autre position',
    playOn: 'Jouer à partir d’ici',
    overHidden: (name) =>
      `${name} finit et la donne est terminée. Pour les comptes, il faut toutes les mains.`,
  },
  moves: {
    title: 'Coups possibles',
    question: 'Que vaut chaque coup ?',
    thinking: 'Calcul en cours…',
    refining: 'Le calcul s’affine…',
    final: 'Calcul terminé.',
    solved: 'Exact, si chacun voit toutes les cartes et joue au mieux.',
    playouts: (games) =>
      `D’après ${count(games, 'fin de donne simulée', 'fins de donne simulées')} ; chacun ne voit que ses cartes.`,
    noChoice: 'Aucun vrai choix : les coups se valent.',
    hidden: (name) =>
      `La main ${ofName(name)} est cachée : on ne peut pas évaluer ces coups. Le pourcentage est la chance que la carte s’y trouve.`,
    worth: (value) => `${value} jetons`,
    alike: 'tout aussi bons :',
    others: 'Tous les autres coups',
    silent: (card) => `${card}, sans annoncer`,
    unclaimed: 'sans annonce',
    over: 'La donne est terminée : il n’y a plus de coup.',
  },
  chances: {
    title: 'Où peuvent être les cartes',
    deals: (deals) =>
      deals === 1 ? 'Une seule donne est possible.' : `Donnes possibles : ${largeNumber(deals, locale)}.`,
    estimated: 'Les chances sont estimées d’après des donnes tirées au hasard.',
    card: 'Carte',
    table: 'Chance de chaque carte',
    chance: (part) => chanceText(part, locale),
  },
  tree: {
    title: 'Variantes',
    start: 'Début',
    alternative: 'Variante',
    keys: '← → : un coup. ↑ ↓ : une autre variante. Début/Fin : début ou fin de la variante.',
    remove: 'Supprimer à partir d’ici',
    promote: 'En faire la variante principale',
    size: (moves) => count(moves, 'coup', 'coups'),
  },
  save: {
    title: 'Copier et partager',
    position: 'Position',
    whole: 'Position avec toutes les variantes',
    copyWhole: 'Copier les variantes',
  },
};
