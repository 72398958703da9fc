import type { CoachWords } from '../../coachWords.ts';

/** Words of the tips that accompany a first deal, in English. */
export const coach: CoachWords = {
  title: 'Tip',
  next: 'Got it',
  stop: 'No tips',
  tips: {
    aim: 'Be the first to get rid of your cards: everyone then pays you for the cards they still hold.',
    run: 'Each card is one higher than the last, in any suit. Those of yours that fit are raised: tap one.',
    box: 'Each of the five boxes belongs to a card. Play that card, and the counters in its box are yours.',
    missing: 'Whoever has no card that fits says so, and the next player goes on.',
    sweep: 'A box goes to whoever plays its card. What nobody sweeps stays there for the next deal.',
    settlement: 'That ends the deal, and everyone pays for the cards they still hold.',
  },
};
