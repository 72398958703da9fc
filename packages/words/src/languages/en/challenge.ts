import { decimalFormat, makeGrammar } from '../../grammar.ts';
import { linkProblems, linkTooShort } from './linkProblems.ts';

const { and, count, number } = makeGrammar('en-GB');
const signed = decimalFormat('en-GB', 'exceptZero');

export const challenge = {
  title: 'Challenge',
  signed,
  /** The offer after a deal or a game. */
  friend: {
    title: 'Challenge a friend',
    action: 'Challenge a friend with these cards',
    story: 'Your result stays hidden until they have played.',
    what: 'They play',
    deal: (deal: number) => `deal ${number(deal)} only`,
    game: (deals: number) => `the whole game (${count(deals, 'deal', 'deals')})`,
    tooLong: 'Too long for a link: choose a single deal.',
    name: 'Your name',
    notMade: 'This game can’t be used for a challenge.',
    /** Sent with the link. */
    message: 'Nain Jaune: same cards, same bots. Can you beat me?',
  },
  link: {
    shorten: 'Make a short link',
    notShortened: 'No short link could be made: use the long one.',
  },
  /** The challenges that this browser has sent. */
  own: {
    title: 'Your challenges',
    /** When it was sent, and how many have played it. */
    sent: (date: string) => `Sent on ${date}`,
    played: (people: number) =>
      people === 0 ? 'no one has played it yet' : `played by ${count(people, 'person', 'people')}`,
    whole: 'A whole game',
  },
  /** The page before the game. */
  invited: (name: string) => `${name} challenges you: same cards, same bots.`,
  invitedByFriend: 'A friend challenges you: same cards, same bots.',
  alsoPlayed: (names: readonly string[]) => `Also played by ${and(names)}.`,
  unnamed: 'a friend',
  unnamedRow: 'A friend',
  against: (names: readonly string[]) => `Against ${and(names)}.`,
  deals: (deals: number) => count(deals, 'deal', 'deals'),
  start: 'Everyone starts with the counters they had then.',
  hidden: 'Results come afterwards. Your first game counts: no hints, no take-backs.',
  play: 'Play the same cards',
  resume: 'Continue the game',
  lost: 'Your game was deleted, so the results stay hidden.',
  practise: 'Practise these cards',
  loading: 'Opening the challenge…',
  /** The page after the game. */
  results: 'Results',
  player: 'Player',
  result: 'Counters',
  checking: 'Checking the results…',
  notChecked: 'The results could not be checked. Reload the page.',
  otherwise: 'bots differ',
  otherwiseStory: '“Bots differ”: not comparable, the bots have changed.',
  compare: 'Side by side',
  compareWith: 'Compare with',
  sameMoves: (moves: number) =>
    moves === 1 ? 'The first move is the same.' : `The first ${count(moves, 'move', 'moves')} are the same.`,
  partAtOnce: 'Different from the first move.',
  identical: 'You both made the same moves.',
  ofDeal: (deal: number) => `Deal ${number(deal)}`,
  difference: (move: number) => `First difference: move ${number(move)}`,
  change: (name: string, counters: number) => `${name}: ${signed(counters)}`,
  yourChange: (counters: number) => `You: ${signed(counters)}`,
  replay: 'Replay and review',
  back: {
    title: 'Send the result back',
    story: 'This link has your result too, for those who have played.',
    full: 'This link is full. Make a new challenge.',
    add: 'Add my result',
    added: 'Added. Everyone with the link sees it after playing.',
    notAdded: 'The server refused it. Send this link instead.',
  },
  broken: 'This link is not a challenge',
  brokenHint: 'Ask for the whole link.',
  unknownCode: 'This challenge has expired, or the link was changed.',
  unreachable: 'The server can’t be reached. Try again later.',
  again: 'Try again',
  problems: {
    ...linkProblems,
    'no-challenge': linkTooShort,
    'too-long': 'The link is too long.',
    rules: 'Its rules are not valid.',
    seats: 'A player has no seat.',
    bots: 'It names unknown bots.',
    moves: 'A game in it is not valid.',
    'too-many-results': 'It has too many results.',
  },
};

export type ChallengeWords = typeof challenge;
