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
    story: 'Same cards, same bots. Your result stays hidden until they have played.',
    what: 'They play',
    deal: (deal: number) => `deal ${number(deal)} only`,
    game: (deals: number) => `the whole game (${count(deals, 'deal', 'deals')})`,
    tooLong: 'The whole game doesn’t fit into a link. Choose a single deal.',
    name: 'Your name',
    notMade: 'This game can’t be used for a challenge.',
    /** Sent with the link. */
    message: 'Nain Jaune: same cards, same bots. Can you beat me?',
  },
  link: {
    shorten: 'Make a short link',
    notShortened: 'The server refused the challenge. The long link works without it.',
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
  start: 'Everyone starts with the counters they had at that point.',
  hidden: 'All results stay hidden until you have played. Your first game counts: no hints, no take-backs.',
  play: 'Play the same cards',
  resume: 'Continue the game',
  lost: 'The game that counted for this challenge was deleted. You can still practise it, but the results stay hidden.',
  practise: 'Practise these cards',
  loading: 'Opening the challenge…',
  /** The page after the game. */
  results: 'Results',
  place: 'Place',
  player: 'Player',
  result: 'Counters',
  checking: 'Checking the results…',
  notChecked: 'The results could not be checked. Reload the page to try again.',
  otherwise: 'bots differ',
  otherwiseStory: '“Bots differ”: not comparable, because the bots would now play differently.',
  compare: 'Side by side',
  compareWith: 'Compare with',
  sameMoves: (moves: number) =>
    moves === 1 ? 'The first move is the same.' : `The first ${count(moves, 'move', 'moves')} are the same.`,
  partAtOnce: 'The games differ from the first move.',
  identical: 'You both made exactly the same moves.',
  ofDeal: (deal: number) => `Deal ${number(deal)}`,
  difference: (move: number) => `First difference: move ${number(move)}`,
  change: (name: string, counters: number) => `${name}: ${signed(counters)} in this deal`,
  yourChange: (counters: number) => `You: ${signed(counters)} in this deal`,
  replay: 'Replay and review',
  back: {
    title: 'Send the result back',
    story: 'This link has your result too. Anyone who has played can see everyone’s games.',
    full: 'This link is full. Make a new challenge from your game.',
    add: 'Add my result',
    added: 'Your result has been added. Everyone with the link sees it once they have played.',
    notAdded: 'The server refused your result. Send it with this link.',
  },
  broken: 'This link is not a challenge',
  brokenHint: 'Ask the sender for the whole link.',
  unknownCode: 'This server doesn’t know the challenge. It has expired, or the link was changed on the way.',
  unreachable: 'The server can’t be reached. Short links need it; try again later.',
  again: 'Try again',
  problems: {
    ...linkProblems,
    'no-challenge': linkTooShort,
    'too-long': 'The link is too long.',
    rules: 'Its rules are not valid.',
    seats: 'The dealer or the player has no seat at the table.',
    bots: 'It names bots that this version doesn’t have.',
    moves: 'A game in it breaks the rules or doesn’t end.',
    'too-many-results': 'It has too many results.',
  },
};

export type ChallengeWords = typeof challenge;
