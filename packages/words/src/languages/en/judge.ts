import { handsByPlayers, kingsAmong } from '@nain-jaune/judge';
import { makeGrammar } from '../../grammar.ts';
import { type JudgeTexts, type JudgeWords, makeJudge } from '../../judgeWords.ts';
import { anteOf, cardOf } from '../../ruleWords.ts';
import { theCard } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters, endInWords } from './rules.ts';

const { and, count, number, or } = makeGrammar('en-GB');

const cards = (some: readonly string[]) => and(some.map((card) => theCard(cardOf(card))));

const texts: JudgeTexts = {
  'how-many-play': {
    question: 'How many of us can play?',
    also: 'players number too many too few one more guest two',
    says: { players: ({ players }) => `These rules are for ${interfaceWords.playersAllowed(...players)}.` },
  },
  'counters-each': {
    question: 'How many counters does each player get?',
    also: 'bank start jetons chips money begin',
    says: {
      counters: (rules) => `Everyone starts with ${counters(rules.counters)}.`,
      coins: 'That is five contrats of 10, ten fiches of 5 and twenty jetons of 1.',
    },
  },
  'box-cards': {
    question: 'Which cards have a box, and how much goes into it?',
    also: 'honours stakes board queen jack ten king seven of diamonds how much',
    says: {
      boxes: ({ honours }) =>
        `With each ante: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} on ${theCard(cardOf(card))}`),
        )}.`,
    },
  },
  'first-dealer': {
    question: 'Who deals first?',
    also: 'dealer begin lot draw highest card start',
    says: {
      lot: 'It is drawn by lot.',
      'highest-card': 'Everyone draws a card from the pack, and the highest card deals.',
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
      threes: 'Three at a time; the last round may be fewer.',
      clockwise: 'The dealer’s left-hand neighbour gets the first cards, then on to the left.',
      anticlockwise: 'The dealer’s right-hand neighbour gets the first cards, then on to the right.',
    },
  },
  'how-many-cards': {
    question: 'How many cards does each player get?',
    also: 'hand size number of cards deal',
    says: {
      table: (rules) => `${sizes(rules)}.`,
      all: (rules) => `The whole pack is dealt out: ${sizes(rules)}.`,
    },
  },
  'cards-left-over': {
    question: 'Some cards are left over: what happens to them?',
    also: 'talon stock remaining look rest does not divide draw pile',
    says: {
      talon:
        'They are the talon. They stay face down beside the board, out of play for this deal, and nobody looks at them.',
      none: 'No cards are left: the whole pack is dealt out.',
      oneMore: 'If they don’t divide evenly, the first players get one more.',
      clockwise: 'That is, starting from the dealer’s left.',
      anticlockwise: 'That is, starting from the dealer’s right.',
    },
  },
  'who-antes': {
    question: 'Who antes before a deal?',
    also: 'fills fill boxes box stake dress the board pay in dealer everyone',
    says: {
      everyone: (rules) =>
        `Everyone, the dealer too: each player antes ${counters(anteOf(rules))} before every deal.`,
      dealer: (rules) => `Only the dealer antes ${counters(anteOf(rules))} before every deal.`,
    },
  },
  'box-not-empty': {
    question: 'There are still counters in a box from the last deal',
    also: 'left over boxes full ante again stay add',
    says: {
      stays: 'They stay there, and the new stake is added.',
      everyone: 'Everyone antes as always, for this box too.',
      dealer: 'The dealer antes as always, for this box too.',
    },
  },
  'cannot-ante': {
    question: 'She can’t pay the ante',
    also: 'ruin ruined broke not enough counters stake no money left start of a deal',
    says: {
      everyone: (rules) => `If anyone can’t pay all ${number(anteOf(rules))}, the game is over.`,
      dealer: (rules) =>
        `It matters only if she deals: if the dealer can’t pay all ${number(anteOf(rules))}, the game is over. The others pay nothing.`,
      whole: 'You pay a whole ante or none at all.',
    },
  },

  'who-begins': {
    question: 'Who leads first, and which way do we play?',
    also: 'begin start turn go direction clockwise left right round eldest hand order',
    says: {
      clockwise: 'The dealer’s left-hand neighbour leads; play goes to the left, clockwise.',
      anticlockwise: 'The dealer’s right-hand neighbour leads; play goes to the right, anticlockwise.',
    },
  },
  'first-card': {
    question: 'Which card may be led first?',
    also: 'lead lowest any begin opening ace',
    says: {
      any: 'Any card you like.',
      lowest: 'One of your lowest rank; aces are lowest.',
      later: 'That applies only to the first card of the deal; later leads are free.',
      dwarfToo: 'You may lead the dwarf instead.',
    },
  },
  'same-suit': {
    question: 'Must the next card be of the same suit?',
    also: 'colour suit follow sequence run spades hearts order high low ace',
    says: {
      rank: 'No. Suits don’t matter: any card of the next rank follows.',
      suit: 'Yes. A run stays within its suit: only the next card of that suit follows.',
      ace: 'The ace is the lowest card and the king the highest.',
    },
  },
  'two-of-a-rank': {
    question: 'I have two sevens: may I play both at once?',
    also: 'double pair same rank twice two cards together several',
    says: {
      rank: 'No. One card of each rank goes into a run, then the next rank is wanted. You choose which of the two you play.',
      suit: 'No. Only the seven of the run’s own suit fits, and there is only one.',
    },
  },
  'keep-back': {
    question: 'I have the next card but would rather keep it',
    also: 'must I play lay obliged compulsory pass hold withhold refuse optional',
    says: {
      optional: 'Yes. Say “without …” and keep it. Only the leader must play a card.',
      compulsory: 'No. If you have the wanted card, you must play it.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'stop-midway': {
    question: 'May I stop in the middle of my own run?',
    also: 'stop end turn without further go on my cards optional',
    says: {
      optional: 'Yes, after any card, even if you have the next one.',
      compulsory: 'No. You go on as long as you have the next card.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'passed-with-it': {
    question: 'He passed although he had the card',
    also: 'revoke cheat mistake wrongly hid overlooked penalty fault',
    says: {
      optional: 'He was free to.',
      compulsory:
        'He should have played it. No source names a penalty: agree on one, or let him take the pass back.',
      butDwarf: 'Except the dwarf: you never have to play it.',
    },
  },
  'nobody-follows': {
    question: 'Nobody can follow',
    also: 'nobody has the next card stall stuck everyone passed all pass continue what now',
    says: {
      lead: 'When everyone in turn has passed, the last to play leads again, with any card.',
      'next-rank':
        'When everyone in turn has passed, the run skips a rank: the next one up is wanted. The last to play is asked first, then the others in turn.',
      again: 'If nobody has that one either, the rank above it is wanted, and so on.',
      pastKing: 'After the king, the last to play leads any card.',
    },
  },
  'card-in-talon': {
    question: 'The next card must be in the talon',
    also: 'stock missing out of play nobody has it already laid gone all four',
    says: {
      table: 'Nobody can know that, so everyone is asked all the same, and nobody looks at the talon.',
      all: 'There is no talon: someone has the card, or it has been played. Everyone is asked in turn.',
      lead: 'When everyone has passed, the last to play leads any card.',
      'next-rank': 'When everyone has passed, the next rank up is wanted.',
    },
  },
  'two-can-follow': {
    question: 'Two of us want to follow',
    also: 'continue go on both have the card who goes first same card dispute turn order quarrel',
    says: {
      onlyOne: 'That can’t be: in a run within one suit only one card fits, and one of you has it.',
      oneOrDwarf: 'Only one card fits, but the dwarf can be played in its place.',
      inTurn: 'In turn: the player whose turn it is goes on, then the next in order.',
      clockwise: 'The order goes to the left.',
      anticlockwise: 'The order goes to the right.',
    },
  },
  'king-laid': {
    question: 'Someone plays a king',
    also: 'king end of run stop lead again after the king',
    says: {
      ends: 'A king stops the run. Its player leads again straight away, with any card.',
      paidAnnounced: 'If it was announced as a hoc, every other player pays a counter for it.',
      paid: 'It is a hoc: every other player pays a counter for it.',
    },
  },
  'last-card-king': {
    question: 'My last card is a king',
    also: 'finish go out final card end hand empty king',
    says: {
      over: 'Then you go out, and the deal is over straight away: nobody leads again.',
      paidAnnounced: 'If announced, it is still a hoc, and the others pay you a counter each.',
      paid: 'It is still a hoc: the others pay you a counter each.',
      sweeps: (rules) =>
        `If it is ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))}, it still sweeps its box.`,
      announced: 'But only if you announce it as you play it.',
    },
  },

  'honour-laid': {
    question: 'Someone plays a card that has a box',
    also: 'honour sweep take box announce say queen who takes win',
    says: {
      required: 'Announce it as you play it (“the Queen sweeps!”) and take everything in its box.',
      automatic: 'Take everything in its box. You need not announce it.',
      hoc: 'It is a hoc as well: the others pay you a counter each, and you lead again.',
      butDwarf: 'But the dwarf lets you lead again only if it took the place of a card that stops the run.',
    },
  },
  'honour-stops': {
    question: 'Does a card with a box stop the run?',
    also: 'honour stop hoc lead again ten queen jack goes on',
    says: {
      stops: ({ honours }) =>
        `Yes: ${cards(honours.map(({ card }) => card))} stop the run, as kings do, and the player of one leads again.`,
      dwarfStops: 'The dwarf stops it, too.',
      butDwarf: 'The dwarf stops it only in place of a card that would have stopped it.',
      goesOn: 'No. It sweeps its box and the run goes on; only kings stop a run.',
    },
  },
  'forgot-to-announce': {
    question: 'He forgot to announce',
    also: 'silence unannounced honour said nothing forgotten did not take box missed',
    says: {
      nothingToForget: 'There is nothing to forget: an honour sweeps its box without being announced.',
      stays: 'He does not sweep the box. It stays as it is, for a later deal.',
      bete: 'He does not sweep the box, and at the end of the deal he doubles it.',
      stake: 'He does not sweep the box, and at the end of the deal he adds its stake to it.',
      noHoc: 'Nobody pays him for the hoc either.',
    },
  },
  'announced-late': {
    question: 'She announced it only after the next card',
    also: 'too late afterwards remembered announce forgot next player already laid',
    says: {
      noNeed: 'She need not announce it at all: the box is hers.',
      late: 'Too late. You announce as you play; after that the card counts as forgotten.',
      stays: 'The box stays as it is.',
      bete: 'The box stays, and she doubles it at the end of the deal.',
      stake: 'The box stays, and she adds its stake to it at the end of the deal.',
    },
  },
  'honour-last-card': {
    question: 'My last card has a box',
    also: 'honour last card sweep finish out still take box',
    says: {
      sweeps: 'It still sweeps its box, and then the deal is over.',
      required: 'Announce it as you play it, like any other.',
      automatic: 'You need not announce it.',
    },
  },
  'honour-held': {
    question: 'I still have a card that has a box when someone goes out',
    also: 'bete honour held stuck left in hand end of the deal double box penalty',
    says: {
      bete: 'You pay a bête: you double its box, by adding as much as it holds. The same for every such card.',
      stake: 'You pay a bête: you add its stake to its box. The same for every such card.',
      nothing: 'It costs nothing extra. You pay for it as for any other card.',
    },
  },
  'how-much-is-a-bete': {
    question: 'How much is a bête?',
    also: 'double box penalty empty amount pay in honour',
    says: {
      none: 'There are no bêtes in these rules.',
      held: 'You pay a bête for an honour you still have at the end.',
      forgotten: 'You pay a bête for an honour you forgot to announce.',
      both: 'You pay a bête for an honour you still have at the end, and for one you forgot to announce.',
      asMuch: 'It is as much as the box holds at that moment, once the winner has been paid.',
      empty: 'An empty box costs nothing, and no box is doubled twice in a deal.',
      stake: 'It is the stake of the box, as much as one player antes into it.',
      once: 'No box is paid a bête twice in a deal.',
    },
  },

  'lay-the-dwarf': {
    question: 'When can I play the dwarf?',
    also: 'seven of diamonds wild joker any time yellow dwarf play',
    says: {
      plain: 'When you can play a seven: it is a seven like the others.',
      stop: 'At any of your turns, whatever is wanted. It stops the run, and you lead again.',
      'stands-for-wanted':
        'At any of your turns, whatever is wanted. It takes the place of the wanted card: the run goes on from there, or stops if that card would have stopped it.',
      sweeps: 'It sweeps its own box like any honour.',
    },
  },
  'must-lay-the-dwarf': {
    question: 'Must I play the dwarf when a seven is wanted?',
    also: 'seven of diamonds obliged keep hold back wild choose',
    says: {
      never: 'Never, not even when the seven of diamonds itself is wanted.',
      mayKeep: 'No. You never have to follow.',
      rank: 'You must play a seven. If the dwarf is your only one, you must play it.',
      suit: 'Yes, if the seven of diamonds is wanted.',
    },
  },
  'dwarf-held': {
    question: 'I still have the dwarf when someone goes out',
    also: 'seven of diamonds held stuck double payment bete',
    says: {
      double: 'You pay the winner double for all your cards.',
      bete: 'You pay a bête: you double the dwarf’s box.',
      stake: 'You pay a bête: you add the dwarf’s stake to its box.',
      nothing: 'It costs as much as any seven.',
    },
  },
  'hoc-called': {
    question: 'Someone says “Hoc!”: do I have to pay?',
    also: 'hoc pay counter king honour stop announce 1760',
    says: {
      noHocs: 'No. There are no hocs in these rules.',
      required:
        'Yes: for a king or an honour, played and announced, every other player pays a counter straight away.',
      automatic:
        'Yes: for a king or an honour every other player pays a counter straight away, announced or not.',
      chance: 'A card that simply nobody follows earns no counters, only the lead.',
    },
  },
  'king-and-honour': {
    question: 'A king that has a box: is that one hoc or two?',
    also: 'king of hearts king and honour twice paid counters',
    says: {
      once: (rules) =>
        `One: ${cards(kingsAmong(rules))} earns one counter from each of the others, besides the box.`,
      noSuchKing: 'No king has a box here.',
      noHocs: 'Neither: there are no hocs in these rules.',
    },
  },
  'king-in-silence': {
    question: 'She played a king and said nothing',
    also: 'forgot hoc announce king silent',
    says: {
      nothingToSay: 'You need not announce a king. It stops the run, and she leads again.',
      required: 'It stops the run and she leads again, but nobody pays her for the hoc.',
      automatic: 'It is a hoc all the same, and the others pay her a counter each.',
      ofTheBoard: (rules) =>
        `But ${or(kingsAmong(rules).map((card) => theCard(cardOf(card))))} has a box and must be announced: otherwise it counts as a forgotten honour.`,
    },
  },

  'what-losers-pay': {
    question: 'What do the others pay the winner?',
    also: 'points cards count settlement losers cost hand left',
    says: {
      points: (rules) =>
        `The points of the cards they still have: 10 for a court card, ${number(rules.acePoints)} for an ace, its number for any other.`,
      cards: 'One counter for each card they still have.',
      dwarfDouble: 'A player who still has the dwarf pays double.',
    },
  },
  'an-ace-in-hand': {
    question: 'What does an ace in my hand cost?',
    also: 'ace points one ten expensive count',
    says: {
      points: ({ acePoints }) => `${count(acePoints, 'point', 'points')}.`,
      cards: 'One counter, like any card.',
    },
  },
  'a-king-in-hand': {
    question: 'What does a king, queen or jack in my hand cost?',
    also: 'court card picture points ten count',
    says: { points: '10 points each.', cards: 'One counter each, like any card.' },
  },
  'cannot-pay': {
    question: 'She can’t pay what she owes',
    also: 'cannot debt broke not enough counters owe borrow credit settlement below zero',
    says: {
      whatIsLeft: 'She pays what she has, and the rest is forgiven. Nobody goes below zero.',
      below: 'She pays in full and goes below zero: the debt is written down.',
    },
  },
  'who-is-paid-first': {
    question: 'Who is paid first, the winner or the boxes?',
    also: 'order settlement bete turn sequence before after who pays first',
    says: {
      sweep: 'After an opera the winner first sweeps the board.',
      winner: 'The others pay the winner before anything goes into the boxes.',
      betes: 'Bêtes are paid last, the winner’s own at the very end.',
      clockwise: 'They pay in turn, starting with the winner’s left-hand neighbour.',
      anticlockwise: 'They pay in turn, starting with the winner’s right-hand neighbour.',
    },
  },

  'what-is-an-opera': {
    question: 'She played everything in one go: is it an opera?',
    also: 'grand opera all cards at once one stroke went out first turn go out',
    says: {
      none: 'There is no opera in these rules.',
      'first-chance': 'Yes, if it was the first time that it was her turn and she did not pass once.',
      'first-lead': 'Yes, if her first card was a lead and nobody else played a card after it.',
      'first-turn':
        'Yes, if nobody else played a card between her first and her last. Others may have played before.',
      unopposed: 'Yes, if nobody else played a card in the whole deal.',
      othersPass: 'Passes of the others do not count.',
      passes: 'Passes do not count.',
    },
  },
  'what-an-opera-brings': {
    question: 'What do you get for an opera?',
    also: 'grand opera bring reward sweep board double all boxes',
    says: {
      none: 'There is no opera in these rules.',
      sweeps: 'The winner sweeps all the boxes.',
      boxesStay: 'The boxes stay as they are.',
      double: 'The others pay double.',
      asUsual: 'The others pay for their cards as usual.',
    },
  },
  'others-laid-before': {
    question: 'Others had played cards before: is it still an opera?',
    also: 'grand opera one go later turn not eldest hand before',
    says: {
      none: 'No. There is no opera in these rules.',
      'first-chance':
        'Yes, if it is the first time that it is the winner’s turn, and the whole hand is played at once.',
      'first-lead':
        'No. The winner’s first card must be a lead, and the first lead is the first card of the deal.',
      'first-turn': 'Yes. What counts is that nobody played between the winner’s first card and the last.',
      unopposed: 'No. Nobody else may have played a card in the whole deal.',
    },
  },
  'dwarf-at-an-opera': {
    question: 'Someone makes an opera and I still have the dwarf',
    also: 'seven of diamonds held opera double twice four times factor',
    says: {
      none: 'There is no opera in these rules.',
      single: 'You pay for your cards as usual.',
      operaDoubles: 'You pay double for the opera, like everyone. The dwarf costs nothing extra.',
      dwarfDoubles: 'You pay double for the dwarf. The opera does not raise the payment.',
      multiply: 'You pay four times: double for the opera, and double again for the dwarf.',
      highest: 'You pay double, and no more: the two do not add up.',
    },
  },
  'bete-after-an-opera': {
    question: 'After an opera, do I still pay a bête?',
    also: 'grand opera bete held honour empty box swept',
    says: {
      noBete: 'No. In these rules an honour still in hand costs no bête.',
      noOpera: 'There is no opera in these rules; bêtes are paid as after any deal.',
      emptied: 'It costs nothing: the boxes are already empty.',
      stake: 'Yes. The boxes are empty, but a bête is the stake of a box, whatever it holds.',
      asUsual: 'Yes. The opera leaves the boxes as they are.',
    },
  },

  'when-over': {
    question: 'When is the game over, and who has won?',
    also: 'end tie equal same counters winner left on the board finish ruin how many deals',
    says: {
      causes: ({ end }) => `The game ends ${endInWords(end)}.`,
      most: 'The player with the most counters wins; ties share the win.',
      board: 'What is left on the board belongs to nobody.',
    },
  },
  'time-is-up': {
    question: 'Time is up in the middle of a deal',
    also: 'clock minutes time limit late bedtime',
    says: {
      noTime: 'These rules have no time limit. The game goes on.',
      playOut: ({ end }) =>
        `The deal is played to its end; it is the last one. The time limit is ${count(end.minutes ?? 0, 'minute', 'minutes')}.`,
    },
  },
  'target-in-mid-deal': {
    question: 'Someone reaches the target in the middle of a deal',
    also: 'goal target points enough counters win at once',
    says: {
      noTarget: 'There is no target in these rules.',
      atSettlement: ({ end }) =>
        `That does not count yet. What counts is who has ${counters(end.target ?? 0)} after the settlement.`,
    },
  },
};

/** Words of the judge, in English. */
export const judge: JudgeWords = makeJudge({
  title: 'The judge',
  intro: 'Not sure what happens? Look it up; the answer follows the rules you chose.',
  searchLabel: 'What has happened?',
  searchHint: 'A word or two: “forgot”, “king”, “can’t pay”…',
  found: (some) => count(some, 'situation', 'situations'),
  noneFound:
    'Nothing found. The sources don’t cover misdeals, dropped cards and so on: agree on something and play on.',
  allTopics: 'All situations',
  parts: {
    start: 'Before the play',
    play: 'Playing',
    honours: 'Cards with a box',
    dwarf: 'The dwarf and hocs',
    paying: 'Paying',
    opera: 'Opera',
    end: 'End of the game',
  },
  whichRules: 'Which rules?',
  byRules: (name) => `Rules: ${name}`,
  restsOn: 'Source',
  grounds: {
    book: 'original rule',
    mixed: 'original rule, with our reading',
    reading: 'our reading',
    elsewhere: (rulesets) => `table rule, as in ${and(rulesets)}`,
    variant: 'table rule, a variant named in a source',
    otherReading: 'table rule, another reading of the source',
    house: 'house rule, in no source',
  },
  facts: {
    kings: 'Kings',
    ace: 'Order of the cards',
    eldest: 'Who leads first',
    lastCard: 'The last card',
    leftInBoxes: 'What is left in the boxes',
    talon: 'Talon',
    ruin: 'Ruin',
    winner: 'Winner of the game',
  },
  readingsToo: 'Our reading of the sources',
  labelled: (label, text) => `${label}: ${text}`,
  several: (names) => names.join('; '),
  same: 'Also in',
  others: 'Differences',
  noOthers: 'All six rulesets say the same.',
  noSuchTopic: 'Situation not found. Here are all of them.',
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
