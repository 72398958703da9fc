/** What the sentences of the lesson can name: players by seat, cards as records write them. */
export interface LessonContext {
  readonly names: readonly string[];
  /** A card without an article: `seven of diamonds`. */
  card(text: string): string;
  /** The rank in the corner of a card: `10`. */
  rank(text: string): string;
  /** The call of a player who has no card of this rank: `without 4`. */
  without(text: string): string;
  /** A number of counters with its noun. */
  counters(count: number): string;
}

/** One sentence of the teacher. `counters` is the number that the step is about, or 0. */
export type LessonSentence = (context: LessonContext, counters: number) => string;

/** A question, and the teacher's reply to a right and to a wrong answer. */
export type LessonQuestion = Readonly<Record<'asked' | 'right' | 'wrong', LessonSentence>>;

const steps = <Step extends string>(texts: Readonly<Record<Step, LessonSentence>>) => texts;
const riddles = <Riddle extends string>(texts: Readonly<Record<Riddle, LessonQuestion>>) => texts;

export const lesson = {
  title: 'Learn to play',
  teacher: 'The Yellow Dwarf',
  you: 'You',
  progress: (step: number, of: number) => `Step ${step} of ${of}`,
  next: 'Next',
  back: 'Back',
  readAloud: 'Read aloud',
  again: 'Start again',
  leave: 'Exit',
  stillHeld: 'Cards still in hand',
  playNow: 'Play a real game',
  mayPass: 'Yes',
  mayNotPass: 'No',
  texts: steps({
    hello: ({ names }) =>
      `Hello! I’m the Yellow Dwarf. Let’s play cards: you, ${names[3]}, ${names[2]} and ${names[1]}.`,
    board: () => 'This is the board with its five boxes. Everyone has put counters in each one.',
    hand: () => 'These are your twelve cards. Get rid of them first and you win!',
    ace: ({ card }) => `You lead. Low is best, and the ace is the 1: play the ${card('Ac')}.`,
    two: ({ card }) => `After 1 comes 2. The suit doesn’t matter! Play the ${card('2d')}.`,
    three: () => 'And what comes after 2? Find the card.',
    withoutFour: ({ without }) => `You need a 4 and have none, so say “${without('4c')}”. Press that button.`,
    ninon: ({ names }) => `Now ${names[3]} plays as far as she can. Watch!`,
    leonie: ({ names, without }) => `${names[2]} has only the 9. Then she says “${without('Tc')}”.`,
    achille: ({ names, card }) => `Now ${names[1]}. Keep an eye on his first card, the ${card('Td')}!`,
    sweptTen: ({ names, counters }, count) =>
      `That ten has a box on the board, so ${names[1]} sweeps it: ${counters(count)}. Such a card is an honour.`,
    queen: ({ card }) => `A queen is wanted, and yours is an honour too. Play the ${card('Qs')}!`,
    swept: ({ counters }, count) => `Hurray! Everything in its box is yours: ${counters(count)}.`,
    king: () => 'After the queen comes the king. Play yours!',
    leadAgain: ({ card }) =>
      `Nothing comes after a king: it stops the run, and its player leads again. That’s you! Play the ${card('Tc')}.`,
    jack: () => 'Keep going: what comes after 10?',
    withoutQueen: () => 'Now a queen is wanted, and yours is gone. What do you say?',
    kings: ({ names }) => `Watch ${names[2]}: she plays a king. So she leads again, and plays another king!`,
    climb: () => 'Now she leads low. Watch the run climb up to 6.',
    dwarf: ({ card }) => `A 7 is wanted. You have two, and one of them is me! Play the ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `My box was the fullest of all: ${counters(count)} for you!`,
    eight: () => 'You may go on. Which card comes now?',
    withoutNine: () => 'A 9 is wanted. Have you got one? If not, say so.',
    stall: () => 'Have the others got a 9? Watch!',
    five: () => 'You have three cards left, and they follow one another. Lead the lowest!',
    six: () => 'Go on…',
    seven: () => 'Your last card! Play it, and you win.',
    out: () => 'Hurray, you’re out! You were first, so you win the deal.',
    points: () => 'Now the others pay you: one counter for each card they still have.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} still has the ${card('Kh')}, and it has a box. He doubles its box: ${counters(count)}. That is a bête.`,
    settled: ({ counters }, count) =>
      `You started with 120. Now you have ${counters(count)}! What is on the board stays there for the next deal.`,
    later: () =>
      'Those were the family rules. Under the rules of 1789 you may hold cards back, and you must announce your honours.',
    end: () => 'Bravo! Now you know how to play. Come and play a real game!',
  }),
  questions: riddles({
    fullest: {
      asked: () => 'Which box holds the most counters?',
      right: ({ counters }, count) => `Right, mine! There are ${counters(count)} in it.`,
      wrong: () => 'Have another look at the numbers.',
    },
    leader: {
      asked: () => 'Nobody has a 9: the rest are in the talon. Who leads?',
      right: () => 'Right! Nobody follows, so the last to play leads. That was you.',
      wrong: () => 'Think again: who played the last card, the 8?',
    },
    pays: {
      asked: ({ names }) => `Count ${names[2]}’s cards. How much does she pay you?`,
      right: ({ counters }, count) => `Well counted: ${counters(count)}!`,
      wrong: () => 'Not quite. Count again: one counter for each card.',
    },
    follow: {
      asked: () => 'Now some riddles! Here is another deal. Which of these cards fits?',
      right: () => 'Right: it comes next. Any suit will do.',
      wrong: () => 'Look at the last card of the run. What comes after it?',
    },
    mayPass: {
      asked: () => 'You have played a king and you lead. May you pass?',
      right: () => 'Right: if you lead, you must play a card. Any card will do.',
      wrong: () => 'Try again: without a card there is no run!',
    },
    keep: {
      asked: () => 'A 10 is wanted, and you have one. Under the rules of 1789, may you pass all the same?',
      right: () => 'Yes! Keeping a card back can be clever. Under family rules you must play it.',
      wrong: () => 'Try again: nobody can see your cards…',
    },
    silence: {
      asked: ({ card }) =>
        `Under the rules of 1789 you play the ${card('7d')} and say nothing. How many counters do you sweep?`,
      right: () => 'Right: not a word, not a counter! Under family rules you need not say it.',
      wrong: () => 'Try again: you did not announce it…',
    },
  }),
  /** Why a move of the pupil is not the one that was asked for. */
  slips: {
    other: (card: string) => `That one would fit too. But please play this one: ${card}.`,
    unfit: (wanted: string) => `That one doesn’t fit. Look for this one: ${wanted}.`,
    mustPass: (call: string) => `That one doesn’t fit. Press “${call}”.`,
  },
};

export type LessonWords = typeof lesson;
export type LessonTexts = LessonWords['texts'];
export type LessonQuestions = LessonWords['questions'];

export const coach = {
  title: 'Tip',
  next: 'Got it',
  stop: 'No tips',
  tips: {
    aim: 'Be the first to get rid of your cards: everyone pays you for those they still have.',
    lead: 'You lead: play any card, and go on as long as you have the next one.',
    run: 'Always one higher: 5, 6, 7… Any suit will do. The raised cards fit: tap one.',
    box: 'Each of the five boxes has its card. Play that card, and its counters are yours.',
    missing: 'Can’t play? Say so, and the next player goes on.',
    sweep: 'A box is swept! The others stay for the next deal, and grow.',
    settlement: 'That ends the deal: everyone pays for the cards they still have.',
  },
};

export type CoachWords = typeof coach;
/** The name of a tip, in the order in which they are shown. */
export type Tip = keyof CoachWords['tips'];
