import type { ChooseWords } from '../choose.ts';
import { makeGrammar } from '../grammar.ts';

const { count, number } = makeGrammar('en-GB');

/** Words of the questionnaire that finds out by which rules a family plays, in English. */
export const choose: ChooseWords = {
  title: 'Which rules are yours?',
  intro:
    'Every family plays a little differently. A few questions about how you do it at home, and here are your rules: with a link and a short code, so that everyone can have them.',
  begin: 'Begin',
  question: (some) => `Question ${number(some)}`,
  stillFit: (some) => count(some, 'ruleset of the book still fits', 'rulesets of the book still fit'),
  doNotKnow: 'We don’t know, or don’t mind',
  back: 'Back one question',
  beginAgain: 'Begin again',
  found: (ruleset) => `You play: ${ruleset}`,
  own: (nearest) => `Rules of your own, nearest to: ${nearest}`,
  othersFit: 'From what you said, these fit as well',
  whatDiffers: 'What is different in yours',
  adjust: 'Is something else done differently at your table?',
  adjustHint: 'Here is every question with the answer of your rules. Change what is not so at home.',
  somethingElse: 'something else',
  inEditor: 'Change more in the editor',
  carry: 'Take your rules along',
  code: 'The code of your rules',
  codeHint:
    'Read it out, or copy it by hand: wherever rules are chosen, on any device and in the terminal, this code brings yours. Capitals and hyphens do not matter.',
  link: 'A link that carries your rules',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  notCopied: 'The browser did not allow copying. The link is selected: copy it yourself.',
  square: 'The link as a square for the camera of a phone',
  use: 'And now',
  play: 'Play by these rules',
  online: 'Open a table for others',
  judge: 'Ask the judge',
  keeper: 'Keep the counters at a real table',
  print: 'Print board and rules',
  keepName: 'Name of your rules',
  keep: 'Keep them in this browser',
  keptAs: (name) => `Kept as “${name}”: you can choose them where a game begins.`,
  notKept: 'The browser could not keep this. The code carries your rules all the same.',
  haveCode: 'I have a code of rules',
  codeLabel: 'Code of rules',
  codeExample: 'such as 3CSZ-RJ3',
  useCode: 'Take these rules',
  codeTaken: (rules) => `These are the rules: ${rules}.`,
  brokenLink: 'The link carries rules that cannot be read.',
  texts: {
    forgotten: {
      ask: 'Somebody lays the queen that has a box, and says nothing. What happens?',
      options: {
        silent: 'Nothing need be said: she takes her box.',
        stays: 'She takes nothing. The box stays for another time.',
        bete: 'She takes nothing, and in the end the player doubles the box.',
      },
    },
    payment: {
      ask: 'Somebody is out. What do the others pay?',
      options: { cards: 'One counter for each card left.', points: 'The points of the cards left.' },
    },
    stall: {
      ask: 'When nobody has the next card, what happens?',
      options: {
        lead: 'Whoever laid last begins again, with any card.',
        skip: 'The one above it is asked for.',
      },
    },
    continuing: {
      ask: 'You have the next card but would rather keep it. May you?',
      options: { must: 'No: whoever can must lay.', may: 'Yes: just say “without”.' },
    },
    run: {
      ask: 'On the four of spades, what may be laid?',
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
      ask: 'Which way does the turn go round?',
      options: { left: 'To the left.', right: 'To the right.' },
    },
    hand: {
      ask: 'After the deal, are there cards left over?',
      options: { talon: 'Yes, they lie face down.', all: 'No, all are dealt out.' },
    },
    held: {
      ask: 'Somebody goes out, and you still hold a card that has a box. What does it cost you?',
      options: { bete: 'I double its box.', nothing: 'No more than any other card.' },
    },
    ace: {
      ask: 'What does an ace in your hand count at the end?',
      options: { one: 'One point.', ten: 'Ten points.' },
    },
    ante: {
      ask: 'Who fills the boxes before a deal?',
      options: { everyone: 'Everyone.', dealer: 'Only the dealer.' },
    },
    end: {
      ask: 'When do you stop?',
      options: {
        ruin: 'When somebody has too few counters to go on.',
        deals: 'After a fixed number of deals.',
        target: 'When somebody has reached a number of counters.',
      },
    },
    lead: {
      ask: 'Which card begins the deal?',
      options: { any: 'Any, as one likes.', lowest: 'One’s lowest.' },
    },
    hocs: {
      ask: 'Does anyone say “Hoc!” and get a counter from everybody?',
      options: { no: 'No, never heard of it.', yes: 'Yes, for kings and the cards of the board.' },
    },
    dwarf: {
      ask: 'Is the seven of diamonds a kind of joker?',
      options: { seven: 'No, it is laid like any seven.', wild: 'Yes, it may be laid at any turn.' },
    },
    counters: {
      ask: 'With how many counters does each begin?',
      options: { many: 'A hundred or so: 120.', few: 'About fifty.' },
    },
    players: {
      ask: 'How many can play?',
      options: {
        three: 'Three to eight.',
        four: 'Four to eight: the more, the merrier.',
        old: 'Three or five.',
      },
    },
    dealing: {
      ask: 'How many cards are dealt at a time?',
      options: { threes: 'Three.', singly: 'One.' },
    },
    firstDealer: {
      ask: 'Who deals first?',
      options: { lot: 'The lot decides.', highest: 'Whoever draws the highest card.' },
    },
    nextDealer: {
      ask: 'Who deals next?',
      options: { right: 'The neighbour to the right.', left: 'The neighbour to the left.' },
    },
    dealTo: {
      ask: 'Who gets the first card?',
      options: { right: 'The dealer’s right-hand neighbour.', left: 'The dealer’s left-hand neighbour.' },
    },
    opera: {
      ask: 'Somebody lays all cards at one go, an opera. What is that worth?',
      options: {
        none: 'Nothing, we do not know that.',
        oneGo: 'All the boxes, whenever it happens.',
        alone: 'All the boxes, if nobody else has laid a card yet.',
        double: 'Double payment, if nobody else has laid a card yet.',
      },
    },
    heldDwarf: {
      ask: 'You are left with the seven of diamonds. What do you pay?',
      options: { same: 'As for any seven.', double: 'Double, for everything I hold.' },
    },
    debts: {
      ask: 'Somebody cannot pay it all. What then?',
      options: {
        forgiven: 'What is left is paid, the rest is forgiven.',
        below: 'It is written down as a debt.',
      },
    },
  },
};
