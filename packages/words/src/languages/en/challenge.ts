import { decimalFormat, makeGrammar } from '../../grammar.ts';

const { and, count, number } = makeGrammar('en-GB');
const signed = decimalFormat('en-GB', 'exceptZero');

export const challenge = {
  title: 'Challenge',
  signed,
  /** The offer after a deal or a game. */
  friend: {
    title: 'Challenge a friend',
    story:
      'Your friend plays the same cards against the same bots. Your result stays hidden until they have played.',
    what: 'They play',
    deal: (deal: number) => `deal ${number(deal)} only`,
    game: (deals: number) => `the whole game (${count(deals, 'deal', 'deals')})`,
    tooLong: 'The whole game doesn’t fit into a link. Choose a single deal.',
    name: 'Your name',
    notMade: 'No challenge can be made from this game.',
    /** Sent with the link. */
    message: 'Can you do better than me with the same cards? Nain Jaune',
  },
  link: {
    codeStory: 'If a camera can’t read the QR code, use a short link.',
    shorten: 'Make a short link',
    shortenStory: 'This server then stores the challenge, and collects the results.',
    notShortened: 'The server didn’t take the challenge. The long link works without it.',
  },
  /** The page before the game. */
  invited: (name: string) => `${name} challenges you: same cards, same bots.`,
  invitedByFriend: 'A friend challenges you: same cards, same bots.',
  alsoPlayed: (names: readonly string[]) => `Also played by ${and(names)}.`,
  unnamed: 'a friend',
  unnamedRow: 'A friend',
  against: (names: readonly string[]) => `Against ${and(names)}.`,
  deals: (deals: number) => count(deals, 'deal', 'deals'),
  start: 'The game continues from counters that were won and lost before.',
  hidden: 'All results stay hidden until you have played. Your first game counts: no hints, no taking back.',
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
  checked: 'All results checked: the bots would play the same again.',
  otherwise: 'bots differ',
  otherwiseStory:
    'Where it says “bots differ”, the bots would not play like this today: another version of the game, a deal from a longer game, or a changed link.',
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
  tryAgain: 'Try again',
  tryAgainStory: 'For practice: your result stays as it is.',
  replay: 'Replay and review',
  back: {
    title: 'Send the result back',
    story: 'This link also has your result. Friends who have played see all games with it.',
    full: 'The link has no room for your result. Make a new challenge from your game.',
    add: 'Add my result',
    added: 'Your result has been added. Everyone with the link sees it once they have played.',
    notAdded: 'The server didn’t take your result. Send it by this link.',
  },
  broken: 'This link is not a challenge',
  brokenHint: 'Ask the sender for the whole link.',
  unknownCode: 'This server doesn’t know the challenge. It has expired, or the link was changed on the way.',
  unreachable: 'The server can’t be reached. Short links need it; try again later.',
  again: 'Try again',
  problems: {
    'no-challenge': 'The link is too short or contains invalid characters.',
    'too-long': 'The link is longer than any challenge.',
    newer: 'It was made by a newer version. Reload the page.',
    draft: 'It was made before release 1.0 and can no longer be read.',
    altered: 'Part of the link is missing or changed.',
    rules: 'Its rules are not valid.',
    players: 'Its rules don’t allow that number of players.',
    seats: 'The dealer or the player has no seat at the table.',
    bots: 'It names bots that this version doesn’t have.',
    counters: 'The counters of the players and boxes don’t add up.',
    cards: 'The cards are not exactly 52 different ones.',
    names: 'A name is too long.',
    moves: 'A game in it breaks the rules or doesn’t end.',
    'too-many-results': 'It has more results than a challenge may have.',
  },
};

export type ChallengeWords = typeof challenge;
