import { theCard } from '../cards/en.ts';
import { makeGrammar } from '../grammar.ts';
import { en as screen } from '../interface/en.ts';
import { type JudgeWords, makeJudge } from '../judge.ts';
import { endCauses } from '../rules/en.ts';
import { anteOf, cardOf } from '../rules.ts';
import { handsByPlayers, type JudgeTexts, kingsAmong } from './structure.ts';

const { and, count, number, or } = makeGrammar('en-GB');

const counters = (some: number) => count(some, 'counter', 'counters');
const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'How many of us can play?',
    also: 'players number too many too few one more guest two',
    says: { players: ({ players }) => `These rules are for ${screen.playersAllowed(...players)}.` },
  },
  'counters-each': {
    question: 'How many counters does each of us get?',
    also: 'bank start jetons chips money begin',
    says: {
      counters: (rules) => `Everyone begins with ${counters(rules.counters)}.`,
      coins: 'That is five contrats of 10, ten fiches of 5 and twenty jetons of 1.',
    },
  },
  'box-cards': {
    question: 'Which cards have a box, and what goes into it?',
    also: 'honours stakes board queen jack ten king seven of diamonds how much',
    says: {
      boxes: ({ honours }) =>
        `Each ante lays: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} on ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Who deals the first time?',
    also: 'dealer begin lot draw highest card start',
    says: {
      lot: 'The lot decides.',
      'highest-card': 'Everyone draws a card from the pack, and the highest deals.',
    },
  },
  'next-dealer': {
    question: 'Who deals next?',
    also: 'dealer moves on after the deal turn neighbour',
    says: {
      left: 'The neighbour to the left of the last dealer.',
      right: 'The neighbour to the right of the last dealer.',
    },
  },
  'how-dealt': {
    question: 'How are the cards dealt?',
    also: 'dealing one by one threes packet direction left right first',
    says: {
      singly: 'One at a time.',
      threes: 'Three at a time; the last packet is what is missing.',
      clockwise: 'The dealer’s left-hand neighbour is dealt to first, then on to the left.',
      anticlockwise: 'The dealer’s right-hand neighbour is dealt to first, then on to the right.',
    },
  },
  'how-many-cards': {
    question: 'How many cards does each of us get?',
    also: 'hand size number of cards deal',
    says: {
      table: (rules) => `${sizes(rules)}.`,
      all: (rules) => `The whole pack is dealt out: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Some cards are left over: what becomes of them?',
    also: 'talon stock remaining look rest does not divide draw pile',
    says: {
      talon:
        'They are the talon. They lie face down beside the board, are out of play for this deal, and nobody looks at them.',
      none: 'None is left over: the whole pack is dealt out.',
      oneMore: 'Where it does not divide, those who are dealt to first get one card more.',
      clockwise: 'That is, from the dealer’s left on.',
      anticlockwise: 'That is, from the dealer’s right on.',
    },
  },
  'who-antes': {
    question: 'Who fills the boxes before a deal?',
    also: 'ante stake dress the board pay in dealer everyone',
    says: {
      everyone: (rules) =>
        `Everyone, the dealer too: each lays ${counters(anteOf(rules))} before every deal.`,
      dealer: (rules) => `The dealer alone lays ${counters(anteOf(rules))} before every deal.`,
    },
  },
  'box-not-empty': {
    question: 'There are still counters in a box from the last deal',
    also: 'left over boxes full ante again stay add',
    says: {
      stays: 'They stay there, and the new stakes are added.',
      everyone: 'Everyone antes as always, for this box too.',
      dealer: 'The dealer antes as always, for this box too.',
    },
  },
  'cannot-ante': {
    question: 'She has not enough counters for the ante',
    also: 'ruin ruined broke cannot pay in stake no money left start of a deal',
    says: {
      everyone: (rules) =>
        `If anyone cannot lay all ${number(anteOf(rules))}, there is no next deal: the game is over.`,
      dealer: (rules) =>
        `Only if she is the dealer does it matter: a dealer who cannot lay all ${number(anteOf(rules))} ends the game. The others lay nothing.`,
      whole: 'An ante is paid whole or not at all.',
    },
  },

  'who-begins': {
    question: 'Who leads first, and which way does the turn go?',
    also: 'begin start direction clockwise left right round eldest hand order',
    says: {
      clockwise: 'The dealer’s left-hand neighbour leads; the turn goes to the left, clockwise.',
      anticlockwise: 'The dealer’s right-hand neighbour leads; the turn goes to the right, anticlockwise.',
    },
  },
  'first-card': {
    question: 'Which card may be led first?',
    also: 'lead lowest any begin opening ace',
    says: {
      any: 'Any card you like.',
      lowest: 'One of your lowest rank, aces being lowest.',
      later: 'That goes for the first card of the deal only; later leads are free.',
      dwarfToo: 'Whoever has the dwarf may lead it instead.',
    },
  },
  'same-suit': {
    question: 'Must the next card be of the same suit?',
    also: 'colour suit follow sequence run spades hearts order high low ace',
    says: {
      rank: 'No. Suits do not matter: any card of the next rank goes on.',
      suit: 'Yes. A run stays within its suit: only the next card of that suit goes on.',
      ace: 'The ace is the lowest card and the king the highest.',
    },
  },
  'two-of-a-rank': {
    question: 'I have two sevens: may I lay both at once?',
    also: 'double pair same rank twice two cards together several',
    says: {
      rank: 'No. One card of each rank goes into a run, then the next rank is wanted. Which of the two you lay is yours to choose.',
      suit: 'No. Only the seven of the run’s own suit fits, and there is but one.',
    },
  },
  'keep-back': {
    question: 'I have the next card but would rather keep it',
    also: 'must I lay obliged compulsory pass hold withhold refuse optional',
    says: {
      optional:
        'You may. Say “without …” and pass, with the card in your hand. Only whoever leads must lay a card.',
      compulsory: 'You may not. Whoever has the wanted card must lay it.',
      butDwarf: 'The dwarf alone need never be laid.',
    },
  },
  'stop-midway': {
    question: 'May I stop in the middle of my own run?',
    also: 'stop end turn without further go on my cards optional',
    says: {
      optional: 'Yes, after any card, though you have the next one.',
      compulsory: 'No. You go on for as long as you have the next card.',
      butDwarf: 'The dwarf alone need never be laid.',
    },
  },
  'passed-with-it': {
    question: 'He passed though he had the card',
    also: 'revoke cheat mistake wrongly hid overlooked penalty fault',
    says: {
      optional: 'That was his right.',
      compulsory:
        'He should have laid it. No source names a penalty: agree on one beforehand, or let him take the pass back.',
      butDwarf: 'The dwarf alone need never be laid.',
    },
  },
  'nobody-follows': {
    question: 'Nobody can follow',
    also: 'nobody has the next card stall stuck everyone passed all pass continue what now',
    says: {
      lead: 'When everyone in turn has passed, whoever laid the last card leads again, with any card.',
      'next-rank':
        'When everyone in turn has passed, the run skips a rank: the next one up is asked for, first of whoever laid the last card, then of the others in turn.',
      again: 'If nobody has that one either, the rank above it is asked for, and so on.',
      pastKing: 'Past the king, whoever laid the last card leads any card.',
    },
  },
  'card-in-talon': {
    question: 'The next card must be in the talon',
    also: 'stock missing out of play nobody has it already laid gone all four',
    says: {
      table: 'Nobody can know that, so everyone is asked all the same; the talon is not looked at.',
      all: 'There is no talon: the card is in somebody’s hand, or has been laid. Everyone is asked in turn.',
      lead: 'When all have passed, whoever laid the last card leads any card.',
      'next-rank': 'When all have passed, the next rank up is asked for.',
    },
  },
  'two-can-follow': {
    question: 'Two of us want to continue',
    also: 'both have the card who goes first same card dispute turn order quarrel',
    says: {
      onlyOne: 'That cannot be: in a run within a suit only one card fits, and one of you has it.',
      oneOrDwarf: 'Only one card fits, but the dwarf may be laid in its place.',
      inTurn: 'It goes by turn. Whoever is laying goes on first; after that comes whoever is nearer to him.',
      clockwise: 'Nearer means to the left.',
      anticlockwise: 'Nearer means to the right.',
    },
  },
  'king-laid': {
    question: 'Somebody lays a king',
    also: 'king end of run stop lead again after the king',
    says: {
      ends: 'A king ends the run. Whoever laid it leads again at once, with any card.',
      paidAnnounced: 'If it was announced as a hoc, every other player pays a counter for it.',
      paid: 'It is a hoc: every other player pays a counter for it.',
    },
  },
  'last-card-king': {
    question: 'My last card is a king',
    also: 'finish out final card end hand empty king',
    says: {
      over: 'Then you are out, and the deal is over at once: nobody leads again.',
      paidAnnounced: 'Announced, it is still a hoc, and the others pay you a counter each.',
      paid: 'It is still a hoc: the others pay you a counter each.',
      sweeps: (rules) =>
        `If it is ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, it still sweeps its box.`,
      announced: 'Provided that it is announced as it is laid.',
    },
  },

  'honour-laid': {
    question: 'Somebody lays a card that has a box',
    also: 'honour sweep take box announce say queen who takes win',
    says: {
      required: 'Say it as you lay it (“the Queen sweeps!”) and take all that its box holds.',
      automatic: 'Take all that its box holds. Nothing need be said.',
      hoc: 'It is a hoc as well: the others pay you a counter each, and you lead again.',
    },
  },
  'honour-stops': {
    question: 'Does a card with a box stop the run?',
    also: 'honour stop hoc lead again ten queen jack goes on',
    says: {
      stops: ({ honours }) =>
        `Yes: ${cards(honours.map(({ card }) => card))} end the run, as kings do, and whoever laid one leads again.`,
      butDwarf: 'The dwarf ends it only in place of a card that would have ended it.',
      goesOn: 'No. It sweeps its box and the run goes on; only kings end a run.',
    },
  },
  'forgot-to-announce': {
    question: 'He forgot to announce',
    also: 'silence unannounced honour said nothing forgotten did not take box missed',
    says: {
      nothingToForget: 'There is nothing to forget: an honour sweeps its box without a word.',
      stays: 'He takes nothing. The box stays as it is, for a later deal.',
      bete: 'He takes nothing, and at the end of the deal he doubles the box, as if he still held the card.',
      noHoc: 'Nobody pays him for the hoc either.',
    },
  },
  'announced-late': {
    question: 'She announced it only after the next card',
    also: 'too late afterwards remembered announce forgot next player already laid',
    says: {
      noNeed: 'It need not be announced at all: the box is hers.',
      late: 'Too late. It is announced as it is laid; afterwards it counts as forgotten.',
      stays: 'The box stays as it is.',
      bete: 'The box stays, and she doubles it at the end of the deal.',
    },
  },
  'honour-last-card': {
    question: 'My last card is one that has a box',
    also: 'honour last card sweep finish out still take box',
    says: {
      sweeps: 'It still sweeps its box, and then the deal is over.',
      required: 'Announce it as you lay it, like any other.',
      automatic: 'Nothing need be said.',
    },
  },
  'honour-held': {
    question: 'I still hold a card that has a box when somebody goes out',
    also: 'bete honour held stuck left in hand end of the deal double box penalty',
    says: {
      bete: 'You are bête: you double its box, that is, add as much as it holds. So with each such card you hold.',
      nothing: 'It costs nothing more. You pay for it as for any other card.',
    },
  },
  'how-much-is-a-bete': {
    question: 'How much is a bête?',
    also: 'double box penalty empty amount pay in honour',
    says: {
      none: 'There are no bêtes in these rules.',
      held: 'A bête is due for an honour still held at the end.',
      forgotten: 'A bête is due for an honour laid without announcing it.',
      both: 'A bête is due for an honour still held at the end, and for one laid without announcing it.',
      asMuch: 'It is as much as the box holds at that moment, after the winner has been paid.',
      empty: 'An empty box costs nothing, and no box is doubled twice in a deal.',
    },
  },

  'lay-the-dwarf': {
    question: 'When may the dwarf be laid?',
    also: 'seven of diamonds wild joker any time yellow dwarf play',
    says: {
      plain: 'When a seven may be laid: it is a seven like the others.',
      stop: 'Whenever it is your turn, whatever is wanted. It ends the run, and you lead again.',
      'stands-for-wanted':
        'Whenever it is your turn, whatever is wanted. It takes the place of the wanted card, and the run goes on from there, or ends where that card would have ended it.',
      sweeps: 'It sweeps its own box like every honour.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Must I lay the dwarf when a seven is wanted?',
    also: 'seven of diamonds obliged keep hold back wild choose',
    says: {
      never: 'Never, not even when the seven of diamonds itself is wanted.',
      mayKeep: 'No. Nobody has to go on.',
      rank: 'You must lay a seven. If it is your only one, then the dwarf.',
      suit: 'If the seven of diamonds is wanted, yes.',
    },
  },
  'dwarf-held': {
    question: 'I still hold the dwarf when somebody goes out',
    also: 'seven of diamonds held stuck double payment bete',
    says: {
      double: 'You pay the winner double for all the cards you hold.',
      bete: 'You are bête: you double the dwarf’s box.',
      nothing: 'It costs what any seven costs.',
    },
  },
  'hoc-called': {
    question: 'Somebody says “Hoc!”: do I have to pay?',
    also: 'hoc pay counter king honour stop announce 1760',
    says: {
      noHocs: 'No. There are no hocs in these rules.',
      required:
        'Yes: for a king or an honour, laid and announced, every other player pays a counter at once.',
      automatic: 'Yes: for a king or an honour every other player pays a counter at once, announced or not.',
      chance: 'For a card that merely nobody can follow nothing is paid; it only gives the lead.',
    },
  },
  'king-and-honour': {
    question: 'A king that has a box: is that one hoc or two?',
    also: 'king of hearts king and honour twice paid counters',
    says: {
      once: (rules) => `One: ${cards(kingsAmong(rules))} brings one counter from each, besides the box.`,
      noSuchKing: 'It does not arise: no king has a box here.',
      noHocs: 'Neither: there are no hocs in these rules.',
    },
  },
  'king-in-silence': {
    question: 'She laid a king and said nothing',
    also: 'forgot hoc announce king silent',
    says: {
      nothingToSay: 'There is nothing to be said for a king. The run is over, and she leads again.',
      required: 'The run is over and she leads again, but nobody pays her for the hoc.',
      automatic: 'It is a hoc all the same, and the others pay her a counter each.',
      ofTheBoard: (rules) =>
        `But ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} has a box, and must be announced: laid in silence it is a forgotten honour.`,
    },
  },

  'what-losers-pay': {
    question: 'What do the others pay the winner?',
    also: 'points cards count settlement losers cost hand left',
    says: {
      points: (rules) =>
        `The points of the cards they still hold: 10 for a court card, ${number(rules.acePoints)} for an ace, its number for any other.`,
      cards: 'One counter for each card they still hold.',
      dwarfDouble: 'Whoever still holds the dwarf pays double.',
    },
  },
  'an-ace-in-hand': {
    question: 'What does an ace in my hand cost?',
    also: 'ace points one ten expensive count',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'One counter, like every card.',
    },
  },
  'a-king-in-hand': {
    question: 'What does a king, queen or jack in my hand cost?',
    also: 'court card picture points ten count',
    says: { points: '10 points each.', cards: 'One counter each, like every card.' },
  },
  'cannot-pay': {
    question: 'She cannot pay what she owes',
    also: 'debt broke not enough counters owe borrow credit settlement below zero',
    says: {
      whatIsLeft: 'She pays what she has, and the rest is forgiven. Nobody goes below zero.',
      below: 'She pays in full and goes below zero: the debt is written down.',
    },
  },
  'who-is-paid-first': {
    question: 'Who is paid first, the winner or the boxes?',
    also: 'order settlement bete turn sequence before after who pays first',
    says: {
      sweep: 'After an opera the winner sweeps the board before anything else.',
      winner: 'The winner is paid by each of the others before anything goes into the boxes.',
      betes: 'Bêtes are paid last: the winner’s own at the very end.',
      clockwise: 'They pay in turn from the winner’s left-hand neighbour on.',
      anticlockwise: 'They pay in turn from the winner’s right-hand neighbour on.',
    },
  },

  'what-is-an-opera': {
    question: 'She went out at one stroke: is it an opera?',
    also: 'grand opera all cards at once first turn go out',
    says: {
      none: 'There is no opera in these rules.',
      'first-turn':
        'It is, if nobody else laid a card between her first and her last. Others may have laid cards before.',
      unopposed: 'It is, if nobody else has laid a single card in the whole deal.',
      passes: 'Passes do not count.',
    },
  },
  'what-an-opera-brings': {
    question: 'What does an opera bring?',
    also: 'grand opera reward sweep board double all boxes',
    says: {
      none: 'There is no opera in these rules.',
      sweeps: 'The winner sweeps all the boxes.',
      boxesStay: 'The boxes stay as they are.',
      double: 'The others pay double.',
      asUsual: 'The others pay for their cards as usual.',
    },
  },
  'others-laid-before': {
    question: 'Others had laid cards before: is it still an opera?',
    also: 'grand opera one go later turn not eldest hand before',
    says: {
      none: 'No. There is no opera in these rules.',
      'first-turn': 'Yes. What counts is that nobody laid between the winner’s first card and the last.',
      unopposed: 'No. Nobody else may have laid a card in the whole deal.',
    },
  },
  'bete-after-an-opera': {
    question: 'After an opera, do I still pay a bête?',
    also: 'grand opera bete held honour empty box swept',
    says: {
      noBete: 'No. An honour still held costs no bête in these rules.',
      noOpera: 'There is no opera in these rules; a bête is paid as after any deal.',
      emptied: 'It comes to nothing: the board has been swept first, and a bête is as much as the box holds.',
      asUsual: 'Yes. The opera leaves the boxes as they are.',
    },
  },

  'when-over': {
    question: 'When is the game over, and who has won?',
    also: 'end tie equal same counters winner left on the board finish ruin how many deals',
    says: {
      causes: ({ end }) => `The game ends ${or(endCauses(end))}.`,
      most: 'Whoever has the most counters wins; equals share the win.',
      board: 'What still lies on the board belongs to nobody.',
    },
  },
  'time-is-up': {
    question: 'The time is up in the middle of a deal',
    also: 'clock minutes time limit late bedtime',
    says: {
      noTime: 'No time was set in these rules. The game goes on.',
      playOut: ({ end }) =>
        `The deal is played to its end; it is the last one. The time is ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Somebody reaches the target in the middle of a deal',
    also: 'goal target points enough counters win at once',
    says: {
      noTarget: 'There is no target in these rules.',
      atSettlement: ({ end }) =>
        `That does not count yet. What counts is who has ${counters(end.target ?? 0)} when the deal has been settled.`,
    },
  },
};

/** Words of the judge, in English. */
export const judge: JudgeWords = makeJudge({
  title: 'The judge',
  intro: 'Something has come up at the table? Look for it here. The answer is that of the rules you chose.',
  searchLabel: 'What has happened?',
  searchHint: 'A word or two: “forgot”, “king”, “cannot pay”…',
  found: (some) => count(some, 'situation', 'situations'),
  noneFound:
    'The book has nothing on that. The sources are silent on misdeals, cards dropped and the like: agree on something, and go on playing.',
  allTopics: 'All situations',
  parts: {
    start: 'Before the play',
    play: 'Playing',
    honours: 'Cards that have a box',
    dwarf: 'The dwarf and hocs',
    paying: 'Paying',
    opera: 'The opera',
    end: 'The end of the game',
  },
  whichRules: 'By which rules?',
  byRules: (name) => `By the rules of: ${name}`,
  restsOn: 'What it rests on',
  grounds: {
    book: 'as the book has it',
    elsewhere: (rulesets) => `changed at this table, to what is played in ${and(rulesets)}`,
    variant: 'changed at this table, to another way that is named here',
    house: 'a house rule of this table: no source has it',
  },
  readingsToo: 'Read so where the sources leave it open',
  labelled: (label, text) => `${label}: ${text}`,
  same: 'So it is in',
  others: 'How the others differ',
  noOthers: 'All six rulesets say the same.',
  noSuchTopic: 'The judge has no such situation. Here are all of them.',
  askTheJudge: 'Ask the judge',
  texts,
});

function sizes(rules: Parameters<typeof handsByPlayers>[0]): string {
  return and(
    handsByPlayers(rules).map(
      ({ players, sizes: some }) => `${or(some.map(number))} cards each with ${number(players)} players`,
    ),
  );
}
