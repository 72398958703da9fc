import type { GameEnded } from '@nain-jaune/engine';
import { capital, decimalFormat, makeGrammar } from '../../grammar.ts';
import type { Context } from '../../sentenceWords.ts';
import { gameEnds } from './gameEnds.ts';
import { linkProblems, linkTooShort } from './linkProblems.ts';
import { ending } from './sentences.ts';

const { count, number } = makeGrammar('en-GB');
const signed = decimalFormat('en-GB', 'exceptZero');

export const postgame = {
  title: 'Statistics',
  signed,
  deal: {
    goesOut: (name: string) => `${name} goes out!`,
    youGoOut: 'You go out!',
    opera: 'An opera!',
    own: (change: number) => `You ${signed(change)}`,
    /** Of the player who went out: antes and boxes count too. */
    ownInAll: (change: number) => `${signed(change)} in all`,
    /** Around the parts that lead from the one to the other. */
    before: 'before',
    now: 'now',
    parts: {
      ante: 'ante',
      swept: 'boxes',
      opera: 'opera',
      hocs: 'hocs',
      fromOthers: 'from the others',
      cards: 'cards',
      betes: 'bête',
    },
    part: (name: string, counters: number) => `${signed(counters)}\u00a0${name}`,
    /** An honour that was not laid, as a cause of a change. */
    kept: (card: string) => `kept ${card} (bête)`,
    /** Below a name in the standings. */
    wentOut: 'went out',
    left: (cards: number) => `${count(cards, 'card', 'cards')} left`,
    rank: (place: number) => `${number(place)}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`,
    standings: 'Standings',
    /** The rarer actions: replay, file, challenge, link. */
    more: 'More',
    boxesStory: 'Below each box: what was in it + the ante.',
    payments: 'Who paid whom',
    paymentsAndHands: 'Payments and hands',
    pictureDescription: 'Chart of the payments, described below.',
    changes: 'Gains and losses',
    ante: 'Ante',
    hocs: 'Hocs',
    fromOthers: 'Received from the others',
    cardsLeft: 'Cards left in hand:',
    swept: (cards: string) => `Swept: ${cards}`,
    operaSwept: (cards: string) => `Opera: ${cards}`,
    bete: (cards: string) => `Bête: ${cards}`,
    /** A payment of less than was owed. */
    owed: (owed: number) => `of ${number(owed)} owed`,
    hands: 'All hands',
    handsStory: 'Small numbers show the order of play.',
    talon: 'Talon',
    laidAs: (card: string, place: number) => `${card}, played as card ${number(place)}`,
  },
  end: {
    /** Below the title that says that the game is over. */
    ending: (event: GameEnded, context: Context) => capital(ending(event, context)),
    game: gameEnds,
    place: (place: number, players: number) =>
      `You finish ${number(place)}${['st', 'nd', 'rd'][place - 1] ?? 'th'} of ${number(players)}.`,
    /** What follows the number of a place: `1st`. */
    placeEnding: (place: number) => ['st', 'nd', 'rd'][place - 1] ?? 'th',
    /** `ahead`: the counters more than the second has. */
    youWin: (ahead: number) => `You win by ${number(ahead)}`,
    wins: (name: string, ahead: number) => `${name} wins, ${number(ahead)} ahead`,
    /** What the dwarf offers next: why, and the link. */
    next: {
      holdingBack: { why: 'Next: you may hold cards back.', act: 'Try the 1789 rules' },
      daily: { why: 'Next: one deal a day, the same for everyone.', act: 'Play today’s deal' },
      mistakes: { why: 'Next: your mistakes as puzzles.', act: 'Solve puzzles' },
    },
    notNow: 'Not now',
    newTable: 'New table',
    course: 'Course of the game',
  },
  /** What each key does at a table, on the sheet of help. */
  keys: {
    choose: 'Choose a card',
    lay: 'Play the chosen card',
    pass: 'Pass',
    deal: 'Next deal',
    help: 'Show help',
    rank: 'Jump to a card of that rank',
    ends: 'First or last card',
    escape: 'Close',
    hand: 'Jump to your hand',
    talk: 'Show the game log',
  },
  replay: {
    stepOf: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
    first: 'Start',
    /** A move worth jumping to. */
    highlight: 'Highlight',
    back: 'Back',
    on: 'Forward',
    last: 'End',
    markBefore: 'Previous highlight',
    markAfter: 'Next highlight',
    play: 'Play',
    stop: 'Pause',
    step: 'Step',
    eyes: 'Point of view',
    allOpen: 'All cards shown',
    eyesOf: (name: string) => `${name}’s view`,
    yourEyes: 'Your view',
    moves: 'Moves',
    marks: { ended: 'out', swept: 'sweep', missed: 'forgotten', stalled: 'stall', stopped: 'stop' },
    noDeals: 'You can replay a deal once it is settled.',
    toTable: 'Back to the table',
    playFromHere: 'Play from here',
    review: 'Review this deal',
    keysStory: '← → step, Home/End start or end, Space play or pause, ↑ ↓ move in the list.',
  },
  position: {
    text: 'Position',
    analyse: 'Analyse',
    copy: 'Copy position',
  },
  share: {
    title: 'Shared deal',
    share: 'Share this deal',
    story: 'The link contains the whole deal.',
    withNames: 'Include player names',
    notMade: 'This game can’t be read: no link.',
    player: (seat: number) => `Player ${number(seat)}`,
    received: (rules: string, players: number) => `${rules}, ${count(players, 'player', 'players')}.`,
    broken: 'No deal found in this link',
    brokenHint: 'Ask for the whole link.',
    problems: {
      ...linkProblems,
      'no-deal': linkTooShort,
      dealer: 'The dealer has no seat.',
      moves: 'Moves follow the end of the deal.',
    },
  },
  chart: {
    counters: 'Counters after each deal',
    boxes: 'Boxes after each deal',
    start: 'Start',
    asTable: 'Show as table',
    line: (name: string, from: number, to: number) => `${name}: from ${number(from)} to ${number(to)}`,
  },
  statistics: {
    player: 'Player',
    ruleset: 'Rules',
    allRules: 'All rules',
    counting: (done: number, games: number) => `Counting: game ${number(done)} of ${number(games)}`,
    unreadable: (games: number) => `Unreadable and not counted: ${count(games, 'game', 'games')}.`,
    none: 'No finished deals yet. Play one, or import games below.',
    noneOfThese: 'No finished deals with these rules.',
    play: 'Play',
    overview: 'Overview',
    games: 'Games',
    finished: 'Finished',
    wins: 'Games won',
    deals: 'Deals',
    dealsWon: 'Deals won',
    mean: 'Average gain per deal',
    swept: 'Boxes swept',
    forgotten: 'Honours forgotten',
    betes: 'Bêtes paid',
    operas: 'Operas',
    longestRun: 'Longest run played',
    byHonour: 'Boxes by honour',
    byRules: 'By rules',
    byOpponent: 'By opponent',
    opponent: 'Opponent',
    /** An opponent who is not a bot. Without a name it is the person of this device. */
    person: (name: string) => (name === '' ? 'You' : `${name} (person)`),
    course: 'Deal by deal',
    courseStory: 'Running total of counters won and lost',
  },
  records: {
    title: 'Your games',
    saveAll: 'Export all games',
    saveAllStory: 'Without the deal in progress.',
    load: 'Import games',
    loadStory: 'Choose a file or drop it here.',
    loaded: (games: number) => `${count(games, 'game', 'games')} imported.`,
    open: 'Replay',
    notLoaded: 'Nothing was imported',
    replayOf: (game: string) => `Replay: ${game}`,
    all: (games: number) => `Show all ${number(games)} games`,
  },
};

export type PostgameWords = typeof postgame;
export type PositionWords = PostgameWords['position'];
