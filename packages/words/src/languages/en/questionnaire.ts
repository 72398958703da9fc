import { makeGrammar } from '../../grammar.ts';
import type { QuestionnaireTexts } from '../../questions.ts';

const { count, number } = makeGrammar('en-GB');

export const questionnaire = {
  title: 'Which rules do you play?',
  intro: 'Answer a few questions and get your rules, with a link and a short code to share.',
  begin: 'Start',
  question: (some: number) => `Question ${number(some)}`,
  stillFit: (some: number) => count(some, 'ruleset still matches', 'rulesets still match'),
  doNotKnow: 'Not sure',
  back: 'Previous question',
  beginAgain: 'Start again',
  found: (ruleset: string) => `You play: ${ruleset}`,
  own: (nearest: string) => `Your family’s rules, closest to ${nearest}`,
  othersFit: 'These match your answers too',
  whatDiffers: 'What’s different in yours',
  adjust: 'Anything else different at your table?',
  adjustHint: 'Change any of your answers.',
  somethingElse: 'something else',
  inEditor: 'More options',
  carry: 'Save and share',
  code: 'Your rules code',
  codeHint: 'Enter this code wherever you choose rules, on any device. Capitals and hyphens don’t matter.',
  link: 'Link to your rules',
  use: 'What next?',
  play: 'Play with these rules',
  online: 'Play online with these rules',
  judge: 'Ask the judge',
  scoreKeeper: 'Score keeper',
  print: 'Print board and rules',
  saveName: 'Name of your rules',
  save: 'Save',
  savedAs: (name: string) => `Saved as “${name}”. Choose them when you start a game.`,
  notSaved: 'Your browser could not save the rules. The code above still works.',
  haveCode: 'I have a rules code',
  codeLabel: 'Rules code',
  codeExample: 'for example KCSZ-REF',
  useCode: 'Use these rules',
  codeTaken: (rules: string) => `These are the rules: ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Someone plays the queen that has a box but says nothing. What happens?',
      options: {
        silent: 'You need not announce it: the box is swept.',
        stays: 'The box is not swept. It stays for another time.',
        bete: 'The box is not swept, and at the end the player doubles it.',
      },
    },
    payment: {
      ask: 'Someone goes out. What do the others pay?',
      options: { cards: 'One counter for each card left.', points: 'The points of the cards left.' },
    },
    stall: {
      ask: 'Nobody has the next card. What happens?',
      options: {
        lead: 'The last to play leads again, with any card.',
        skip: 'The next rank up is wanted.',
      },
    },
    continuing: {
      ask: 'You have the next card but would rather keep it. May you?',
      options: { must: 'No: if you can play, you must.', may: 'Yes: just say “without”.' },
    },
    run: {
      ask: 'What can be played on the four of spades?',
      options: { ranks: 'Any five.', suits: 'Only the five of spades.' },
    },
    board: {
      ask: 'Which queen and which king are on your board?',
      options: {
        spades: 'The queen of spades and the king of hearts.',
        hearts: 'The queen of hearts and the king of spades.',
      },
    },
    direction: {
      ask: 'Which way do you play?',
      options: { left: 'To the left (clockwise).', right: 'To the right (anticlockwise).' },
    },
    hand: {
      ask: 'After the deal, are there cards left over?',
      options: { talon: 'Yes, they stay face down.', all: 'No, all are dealt out.' },
    },
    held: {
      ask: 'Someone goes out, and you still have a card that has a box. What does it cost you?',
      options: { bete: 'I double its box.', nothing: 'No more than any other card.' },
    },
    ace: {
      ask: 'What does an ace left in your hand count at the end?',
      options: { one: 'One point.', ten: 'Ten points.' },
    },
    ante: {
      ask: 'Who antes before a deal?',
      options: { everyone: 'Everyone.', dealer: 'Only the dealer.' },
    },
    end: {
      ask: 'When do you stop?',
      options: {
        ruin: 'When someone can’t pay the ante.',
        deals: 'After a fixed number of deals.',
        target: 'When someone reaches a set number of counters.',
      },
    },
    lead: {
      ask: 'Which card leads the deal?',
      options: { any: 'Any card.', lowest: 'Your lowest.' },
    },
    hocs: {
      ask: 'Does anyone say “Hoc!” and get a counter from everyone else?',
      options: { no: 'No, never heard of it.', yes: 'Yes, for kings and the cards on the board.' },
    },
    dwarf: {
      ask: 'Is the seven of diamonds a kind of joker?',
      options: { seven: 'No, it is played like any seven.', wild: 'Yes, you can play it at any turn.' },
    },
    counters: {
      ask: 'How many counters does each player start with?',
      options: { many: 'A hundred or so: 120.', few: 'About fifty.' },
    },
    players: {
      ask: 'How many can play?',
      options: {
        two: 'Two to eight.',
        three: 'Three to eight.',
        four: 'Four to eight.',
        old: 'Three or five.',
      },
    },
    dealing: {
      ask: 'How many cards are dealt at a time?',
      options: { threes: 'Three.', singly: 'One.' },
    },
    firstDealer: {
      ask: 'Who deals first?',
      options: {
        lot: 'Drawn at random.',
        highest: 'The player who draws the highest card.',
        chosen: 'We choose someone, perhaps the youngest.',
      },
    },
    nextDealer: {
      ask: 'Who deals next?',
      options: { right: 'The neighbour on the right.', left: 'The neighbour on the left.' },
    },
    dealTo: {
      ask: 'Who gets the first card?',
      options: { right: 'The dealer’s right-hand neighbour.', left: 'The dealer’s left-hand neighbour.' },
    },
    opera: {
      ask: 'Someone plays all their cards in one go (an opera). What is it worth?',
      options: {
        none: 'Nothing, we don’t play that.',
        chance: 'All the boxes, if they began at their very first turn and nobody plays in between.',
        lead: 'All the boxes, if nobody else plays from their first lead on.',
        alone: 'All the boxes, if nobody else has played a card yet.',
        double: 'Double payment, if nobody else has played a card yet.',
      },
    },
    heldDwarf: {
      ask: 'You are left with the seven of diamonds. What do you pay?',
      options: { same: 'As for any seven.', double: 'Double, for my whole hand.' },
    },
    factors: {
      ask: 'Someone makes an opera, and you still have the seven of diamonds. Each costs double. What do you pay?',
      options: { both: 'Four times as much.', one: 'Double, no more.' },
    },
    bete: {
      ask: 'You pay a bête. How much do you put into the box?',
      options: { box: 'As much as it holds.', stake: 'One more stake.' },
    },
    debts: {
      ask: 'Someone can’t pay it all. What then?',
      options: {
        forgiven: 'They pay what they have; the rest is forgiven.',
        below: 'The debt is written down.',
      },
    },
  } satisfies QuestionnaireTexts,
};

export type QuestionnaireWords = typeof questionnaire;
