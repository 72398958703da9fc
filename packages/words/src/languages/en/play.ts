import { makeGrammar } from '../../grammar.ts';

const { count } = makeGrammar('en-GB');

export const play = {
  title: 'Appearance',

  /** The choices of a look, each with its title and its values. */
  looks: {
    look: { title: 'Style', modern: 'Modern', '1760': '1760' },
    theme: { title: 'Theme', system: 'Same as device', light: 'Light', dark: 'Dark' },
    deck: { title: 'Suit colours', two: 'Two colours', four: 'Four colours' },
    courts: { title: 'Court cards', own: 'Made for this game', paris: 'Old Paris pattern' },
    indices: { title: 'Letters on the cards', language: 'In my language' },
  },
  lookFaces: {
    grandmother: 'Grandmother',
    grandfather: 'Grandfather',
    lady: 'Lady',
    gentleman: 'Gentleman',
    girl: 'Girl',
    boy: 'Boy',
    cat: 'Cat',
    fox: 'Fox',
    owl: 'Owl',
    hare: 'Hare',
  },

  hint: 'Hint',
  keyHint: 'Ask for a hint',
  review: 'Review',
  layRun: 'Play the whole run',
  /** `ranks`: the ranks of the cards, such as `6-7-8`. */
  layRunOf: (ranks: string) => `Play run ${ranks}`,
  stopRun: 'Stop here',
  finishDeal: 'Skip to my turn',
  skipWait: 'Skip the wait',
  takeBack: 'Take back',
  standing: 'Standings',
  /** Lays an honour without its announcement. */
  silently: 'Play without announcing',
  sweeps: (counters: number) => `sweeps ${count(counters, 'counter', 'counters')}`,
  forced: 'When you have no choice',
  forcedMoves: { ask: 'Always ask me', pass: 'Pass for me', both: 'Pass and play for me' },
  sounds: 'Sounds',
  voice: 'Read calls aloud',
  paceNow: (pace: string) => `Speed: ${pace}`,
  askJudge: 'Ask the judge',
  /** Practice from a move of a replay, a review or a puzzle. */
  sameCards: 'Same cards',
  newHidden: 'New hidden cards',
  backTo: {
    replay: 'Back to the replay',
    puzzles: 'Back to the puzzle',
    analyse: 'Back to the analysis',
    result: 'Back to the result',
    other: 'Back',
  },
};

export type PlayWords = typeof play;
