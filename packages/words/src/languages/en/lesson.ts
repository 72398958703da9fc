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
  playNow: 'Play a real game',
  mayPass: 'Yes',
  mayNotPass: 'No',
  texts: steps({
    hello: ({ names }) =>
      `Hello! I’m the Yellow Dwarf. You play with ${names[3]}, ${names[2]} and ${names[1]}.`,
    board: () => 'The board has five boxes. Everyone has put counters in each.',
    hand: () => 'These are your twelve cards. First to get rid of them wins!',
    ace: ({ card }) => `You lead. Start low: the ace is the 1. Play the ${card('Ac')}.`,
    two: ({ card }) => `Then comes a 2, in any suit. Play the ${card('2d')}.`,
    three: () => 'And after 2? Find the card.',
    withoutFour: ({ without }) => `You need a 4 and have none: press “${without('4c')}”.`,
    ninon: ({ names }) => `${names[3]} plays as far as she can. Watch!`,
    leonie: ({ names, without }) => `${names[2]} has only the 9, then says “${without('Tc')}”.`,
    achille: ({ names, card }) => `Watch ${names[1]}’s first card, the ${card('Td')}!`,
    sweptTen: ({ names, counters }, count) =>
      `That ten is an honour: it has a box, and ${names[1]} sweeps it: ${counters(count)}.`,
    queen: ({ card }) => `Now your own honour. Play the ${card('Qs')}!`,
    swept: ({ counters }, count) => `Hurray! Its box is yours: ${counters(count)}.`,
    king: () => 'Next comes the king. Play yours!',
    leadAgain: ({ card }) => `A king stops the run, and you lead again. Play the ${card('Tc')}.`,
    jack: () => 'What comes after 10?',
    withoutQueen: () => 'A queen is wanted, and yours is gone. What do you say?',
    kings: ({ names }) => `${names[2]} plays a king, leads again, and plays another!`,
    climb: () => 'Then she leads low. Watch the run climb to 6.',
    dwarf: ({ card }) => `You have two sevens, and one of them is me! Play the ${card('7d')}.`,
    sweptDwarf: ({ counters }, count) => `My box was the fullest: ${counters(count)} for you!`,
    eight: () => 'Go on: which card comes now?',
    withoutNine: () => 'Have you got a 9? If not, say so.',
    stall: () => 'And the others? Watch!',
    five: () => 'Your last three cards follow one another. Lead the lowest!',
    six: () => 'Go on…',
    seven: () => 'Your last card! Play it and win.',
    out: () => 'Hurray, you’re out first: you win the deal!',
    points: () => 'The others pay you one counter for each card they still have.',
    bete: ({ names, card, counters }, count) =>
      `${names[1]} still has the ${card('Kh')} and doubles its box: ${counters(count)}. That is a bête.`,
    settled: ({ counters }, count) =>
      `You had 120, now you have ${counters(count)}! What is on the board stays there.`,
    later: () =>
      'Those were the family rules. Under those of 1789 you may hold cards back, and you must announce honours.',
    end: () => 'Bravo! Now come and play a real game!',
  }),
  questions: riddles({
    fullest: {
      asked: () => 'Which box holds the most counters?',
      right: ({ counters }, count) => `Right, mine: ${counters(count)}!`,
      wrong: () => 'Look at the numbers again.',
    },
    leader: {
      asked: () => 'Nobody has a 9. Who leads?',
      right: () => 'Right: the last to play leads. That was you!',
      wrong: () => 'Who played the last card, the 8?',
    },
    pays: {
      asked: ({ names }) => `Count ${names[2]}’s cards. How much does she pay you?`,
      right: ({ counters }, count) => `Well counted: ${counters(count)}!`,
      wrong: () => 'Count again: one counter for each card.',
    },
    follow: {
      asked: () => 'Now some riddles! Which of these cards fits?',
      right: () => 'Right: it comes next, in any suit.',
      wrong: () => 'What comes after the last card of the run?',
    },
    mayPass: {
      asked: () => 'You have played a king and you lead. May you pass?',
      right: () => 'Right: if you lead, you must play.',
      wrong: () => 'Without a card there is no run!',
    },
    keep: {
      asked: () => 'You have the wanted 10. Under the rules of 1789, may you pass?',
      right: () => 'Yes! Keeping a card can be clever. Under family rules you must play it.',
      wrong: () => 'But nobody can see your cards…',
    },
    silence: {
      asked: ({ card }) =>
        `Under the rules of 1789 you play the ${card('7d')} and say nothing. How much do you sweep?`,
      right: () => 'Right: not a word, not a counter! Under family rules you need not say it.',
      wrong: () => 'But you did not announce it…',
    },
  }),
  /** Why a move of the pupil is not the one that was asked for. */
  slips: {
    other: (card: string) => `That would fit too, but please play this: ${card}.`,
    unfit: (wanted: string) => `That doesn’t fit. Look for this: ${wanted}.`,
    mustPass: (call: string) => `That doesn’t fit. Press “${call}”.`,
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
    aim: 'Get rid of your cards first: the others pay you for those they still hold.',
    lead: 'You lead: play any card, then those that follow.',
    run: 'Always one higher, in any suit. The raised cards fit: tap one.',
    box: 'Each box has its card. Play it, and the counters are yours.',
    missing: 'No card that fits? You pass, and the next player goes on.',
    king: 'Every king does that.',
    sweep: 'A box is swept! The others stay and grow.',
    settlement: 'That ends the deal: everyone pays for the cards they still have.',
  },
};

export type CoachWords = typeof coach;
/** The name of a tip, in the order in which they are shown. */
export type Tip = keyof CoachWords['tips'];
