import type { LessonWords } from '../lesson.ts';

/** Words of the lesson that teaches the game by playing a prepared deal, in English. */
export const lesson: LessonWords = {
  title: 'Learn to play',
  teacher: 'The Yellow Dwarf',
  you: 'You',
  progress: (step, of) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  readAloud: 'Read aloud',
  again: 'From the start',
  leave: 'Leave the lesson',
  notOpened: 'The lesson could not be opened.',
  stillHeld: 'Cards still in hand',
  playNow: 'Play a real game',
  chooseGame: 'Choose a game',
  mayPass: 'Yes, I may',
  mayNotPass: 'No, I may not',
  texts: {
    hello: ({ names }) =>
      `Hello! I am the Yellow Dwarf. Let us play cards: you, ${names[1]}, ${names[2]} and ${names[3]}.`,
    board: () => 'This is the board with its five boxes. Everyone has laid counters into each of them.',
    hand: () => 'These are your twelve cards. Whoever is the first to lay all his cards wins!',
    ace: ({ card }) => `You begin. It is best to begin low. The ace is the 1: lay the ${card('Ac')}.`,
    two: ({ card }) => `After 1 comes 2. The suit does not matter! Lay the ${card('2d')}.`,
    three: () => 'And what comes after 2? Find the card.',
    withoutFour: ({ without }) =>
      `Now a 4 is wanted, and you have none. So you say “${without('4c')}”. Press that button.`,
    ninon: ({ names }) => `Now it is ${names[1]}’s turn. She goes on as far as she can. Watch!`,
    leonie: ({ names, without }) => `${names[2]} has only the 9. Then she says “${without('Tc')}”.`,
    achille: ({ names, card }) => `Now ${names[3]}. Keep an eye on his first card, the ${card('Td')}!`,
    forgotten: ({ names }) =>
      `That ten has a box on the board. But ${names[3]} forgot to say so: the counters stay there. Bad luck!`,
    queen: ({ card, announcement }) =>
      `A queen is wanted, and yours has a box. Lay the ${card('Qs')} and say: “${announcement('Qs')}”`,
    swept: ({ counters }, count) =>
      `Hurray! You said it, so everything in the box is yours: ${counters(count)}.`,
    king: () => 'After the queen comes the king. Lay yours!',
    leadAgain: ({ card }) =>
      `After a king nothing comes: the run is over. Whoever laid the king leads again. That is you! Lay the ${card('Tc')}.`,
    jack: () => 'Go on by yourself: what comes after 10?',
    withoutQueen: () => 'Now a queen is wanted, and yours is gone. What do you say?',
    kings: ({ names }) => `Watch ${names[2]}: she lays a king. So she leads again, and again with a king!`,
    climb: () => 'Now she begins low. Watch how the run climbs up to 6.',
    dwarf: ({ card, announcement }) =>
      `A 7 is wanted. You have two, and one of them is me! Lay the ${card('7d')} and say: “${announcement('7d')}”`,
    sweptDwarf: ({ counters }, count) => `My box was the fullest of all: ${counters(count)} for you!`,
    eight: () => 'You may go on. Which card comes now?',
    withoutNine: () => 'A 9 is wanted. Have you got one? If not, say so.',
    stall: () => 'Have the others got a 9? Watch!',
    five: () => 'You have three cards left, and they follow one another. Begin with the lowest!',
    six: () => 'Go on …',
    seven: () => 'Your last card! Lay it, and you have won.',
    out: () => 'Hurray, you have no cards left! You were first, so you have won the deal.',
    points: () =>
      'Now the others pay you for the cards they still hold. The ace costs 1. Jack, queen and king cost 10 each.',
    bete: ({ names, card, counters }, count) =>
      `${names[3]} still holds the ${card('Kh')}, and it has a box. So he must double the box: that costs him ${counters(count)}.`,
    settled: ({ counters }, count) =>
      `You began with 120. Now you have ${counters(count)}! What lies on the board stays there for the next deal.`,
    end: () => 'Bravo! Now you know how to play. Come and play a real game!',
  },
  questions: {
    fullest: {
      asked: () => 'Look closely: which box holds the most counters?',
      right: ({ counters }, count) => `Right, mine! There are ${counters(count)} in it.`,
      wrong: () => 'Have another look at the numbers.',
    },
    leader: {
      asked: () => 'Nobody has a 9 left: the others were never dealt. Who leads now?',
      right: () => 'Right! Nobody goes on, so whoever laid the last card leads. That was you.',
      wrong: () => 'Think again: who laid the last card, the 8?',
    },
    pays: {
      asked: ({ names }) => `Look at ${names[2]}’s cards and add them up. How much does she pay you?`,
      right: ({ counters }, count) => `Well reckoned: ${counters(count)}!`,
      wrong: () => 'Not quite. Add up the numbers under her cards.',
    },
    follow: {
      asked: () => 'Now some riddles! Here is another deal. Which of these cards fits?',
      right: () => 'Right: it comes next. Any suit will do.',
      wrong: () => 'Look at the last card of the run. What comes after it?',
    },
    mayPass: {
      asked: () => 'You have laid a king and you lead. May you pass?',
      right: () => 'Right: whoever leads must lay a card. Any card will do.',
      wrong: () => 'Try again: without a card there is no run!',
    },
    keep: {
      asked: () => 'A 10 is wanted, and you have one. May you pass all the same?',
      right: () => 'Yes! You may keep a card back. That can be clever.',
      wrong: () => 'Try again: nobody can see your cards …',
    },
    silence: {
      asked: ({ card }) => `You lay the ${card('7d')} and say nothing. How many counters do you sweep?`,
      right: () => 'Right: no word, no counters! Always say it.',
      wrong: ({ names }) => `Think of ${names[3]} and his ten!`,
    },
  },
  slips: {
    other: (card) => `That one would fit too. But please take this one: ${card}.`,
    unfit: (wanted) => `That one does not fit. Look for this one: ${wanted}.`,
    silent: (announcement) => `Not in silence! Choose it again and say: “${announcement}”`,
    mustPass: (call) => `That one does not fit. Press “${call}”.`,
    mayLay: (card) => `You need not pass. Lay this card: ${card}.`,
  },
};
