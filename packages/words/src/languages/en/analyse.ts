import { makeGrammar } from '../../grammar.ts';
import { chanceText, largeNumber } from '../../largeNumber.ts';
import { wholeNumber } from './wholeNumber.ts';

const locale = 'en-GB';
const { count, number } = makeGrammar(locale);

export const analyse = {
  title: 'Analysis',
  story: 'Set up a position, see what each move is worth, and try variations.',
  player: (seat: number) => `Player ${number(seat)}`,
  talon: 'Talon',
  open: 'Analyse',
  back: 'Back to the analysis',
  failed: 'The position could not be analysed. Try again.',
  start: {
    ways: 'Other ways to begin',
    paste: 'Position or analysis',
    pasteStory: 'Paste a position, or an analysis that you copied here.',
    file: 'Saved game',
    fileStory: 'Take a position from one of its deals.',
    setUp: 'Set up by hand',
    wrongText: 'No position found in this text',
    wrongLink: 'No position found in this link',
    wrongFile: 'No game in this file can be analysed',
    noDeals: 'No deal of this game is finished. The cards of a deal in progress are secret.',
    tooLong: (signs: number) => `The text is too long: at most ${number(signs)} characters.`,
    tooLarge: (megabytes: number) => `The file is too large: at most ${number(megabytes)} MB.`,
  },
  treeProblems: {
    'no-move': (token: string) => `“${token}” is neither a card nor a pass.`,
    'no-move-before': () => 'A variation in parentheses needs a move before it.',
    'open-variation': () => 'A parenthesis is opened but not closed.',
    'no-open-variation': () => 'A parenthesis is closed but not opened.',
    'too-many-moves': () => 'An analysis has 500 moves at most. Delete some first.',
    'too-many-lines': () => 'An analysis has 60 variations at most. Delete some first.',
  },
  record: {
    title: 'Position from the game',
    game: 'Game',
    gameAt: (line: number) => `Game ${number(line)}`,
    move: (move: number, moves: number) => `After move ${number(move)} of ${number(moves)}`,
  },
  setup: {
    title: 'Set up a position',
    players: 'Players',
    known: 'Known cards',
    allCards: 'All cards',
    onlyHand: (name: string) => `Only ${name}’s hand`,
    counters: 'Counters before the ante',
    boxes: 'Boxes before the ante',
    cards: 'Cards',
    tapTo: 'Tap cards for',
    cardAt: (card: string, place: string) => `${card}: ${place}`,
    sizes: 'Cards dealt to the others',
    talonGets: (cards: number, usual: number) =>
      `${count(cards, 'card is', 'cards are')} left for the talon; the rules leave ${number(usual)}.`,
    left: (cards: number) => `${count(cards, 'card', 'cards')} still to place.`,
    placed: 'All cards are placed.',
    inPlace: (cards: number, usual: number) => `${number(cards)} of ${number(usual)}`,
    noCards: (name: string) => `${name} has no cards yet.`,
    dealRest: 'Deal the rest at random',
    clear: 'Remove all cards',
    moves: 'Moves so far',
    movesStory: 'Cards such as 5h 6c, with ! if announced, and - for a pass. Or play them later.',
    undo: 'Undo',
    wholeNumber,
    wrong: 'This position is impossible',
  },
  board: {
    change: 'Change the position',
    another: 'Another position',
    playOn: 'Play on from here',
    overHidden: (name: string) => `${name} goes out and the deal is over. The settlement needs all hands.`,
  },
  moves: {
    title: 'Moves',
    question: 'What is each move worth?',
    thinking: 'Calculating…',
    refining: 'Refining…',
    final: 'Done.',
    solved: 'Exact, if everyone sees all cards and plays perfectly.',
    playouts: (games: number) =>
      `From ${count(games, 'simulated ending', 'simulated endings')}; each player sees only their own cards.`,
    noChoice: 'No real choice: all moves are equally good.',
    hidden: (name: string) =>
      `${name}’s hand is hidden, so these moves can’t be rated. The percentage is the chance that the card is there.`,
    worth: (value: string) => `${value} counters`,
    alike: 'just as good:',
    others: 'All other moves',
    silent: (card: string) => `${card}, not announced`,
    unclaimed: 'not announced',
    over: 'The deal is over: there are no more moves.',
  },
  chances: {
    title: 'Where the cards may be',
    deals: (deals: number) =>
      deals === 1 ? 'Only one deal is possible.' : `${largeNumber(deals, locale)} deals are possible.`,
    estimated: 'The chances are estimated from random deals.',
    card: 'Card',
    table: 'Chance of each card',
    chance: (part: number) => chanceText(part, locale),
  },
  tree: {
    title: 'Variations',
    start: 'Start',
    alternative: 'Variation',
    keys: '← →: one move. ↑ ↓: another variation. Home/End: start or end of the variation.',
    remove: 'Delete from here',
    promote: 'Make this the main variation',
    size: (moves: number) => count(moves, 'move', 'moves'),
  },
  save: {
    title: 'Copy and share',
    position: 'Position',
    whole: 'Position with all variations',
    copyWhole: 'Copy the variations',
  },
};

export type AnalyseWords = typeof analyse;
