import { type ErrorPhrases, type ErrorWords, makeErrors } from '../../errorWords.ts';
import { makeGrammar } from '../../grammar.ts';

const { number } = makeGrammar('en-GB');

const phrases: ErrorPhrases = {
  whole: (expected, found) => `The input is ${found}; expected: ${expected}.`,
  problems: {
    missing: (path, expected) => `“${path}” is missing; expected: ${expected}.`,
    'unknown-key': (path, expected) =>
      `“${path}” is not a known key${expected === '' ? '' : `; expected: ${expected}`}.`,
    'wrong-value': (path, expected, found) => `“${path}” cannot be ${found}; expected: ${expected}.`,
    'newer-version': () => 'This was written by a newer version of the program.',
    conflict: (path, expected, found) => `“${path}” cannot be ${found} here; needed: ${expected}.`,
  },
  findings: {
    'not-json': 'The line is not JSON',
    'line-too-long': 'The line is too long',
    missing: 'A required key is missing',
    'unknown-key': 'The key is unknown',
    'wrong-value': 'The value is not allowed',
    'newer-version': 'It was written by a newer version of the program',
    conflict: 'The value conflicts with another',
    'wrong-start': 'A game cannot begin with these counters',
    'wrong-number-of-players': 'These rules don’t allow that number of players',
    'card-twice': 'A card appears twice',
    'card-missing': 'A card of the pack is missing',
    'wrong-hand-size': 'A hand has the wrong number of cards',
    'wrong-dealer': 'It was someone else’s turn to deal',
    'wrong-draw': 'The first dealer did not draw the highest card',
    'unknown-token': 'The move is neither a card nor a pass',
    'deal-is-over': 'The move comes after the end of the deal',
    'card-not-held': 'The player does not have the card',
    'card-not-wanted': 'The card does not fit the run',
    'lead-lowest': 'Eldest hand must lead one of their lowest cards',
    'must-lead': 'The leader must play a card and may not pass',
    'must-continue': 'A player with the wanted card must play it and may not pass',
    'nothing-to-announce': 'There is nothing to announce with the card',
    'result-missing': 'The deal is over, but its result is missing',
    'result-too-early': 'There is a result, but the deal is not over',
    'wrong-winner': 'The winner of the deal is wrong',
    'wrong-opera': 'The opera is recorded wrongly',
    'wrong-counters': 'The counters after the settlement are wrong',
    'wrong-boxes': 'The boxes after the settlement are wrong',
    'deal-after-unfinished-deal': 'A deal follows one that is not over',
    'deal-after-end': 'A deal follows the end of the game',
    'wrong-end-reason': 'The game did not end for this reason',
    'wrong-winners': 'The winners of the game are wrong',
    'end-too-early': 'There is an end, but the game is not over',
    'wrong-commitment': 'The sealed promise does not match the secret',
    'not-from-proof': 'The cards do not follow from the secret and the cut',
    'proof-of-another-deal': 'The proof belongs to another deal',
  },
  codes: {
    tooShort: 'That’s too short for a rules code.',
    foreignSign: (sign) => `A rules code has no “${sign}”, only letters and digits.`,
    mistyped: (group) =>
      group === null
        ? 'There’s a typo in this code, or a part is missing.'
        : `Check group ${group} of this code.`,
    laterVersion: 'This code was made by a newer version of the program.',
    wrongRules: 'The rules in this code contradict each other.',
  },
  positions: {
    notAPosition:
      'A position has eight fields with spaces between them: rules, seat, dealer, counters, boxes, hands, talon, moves.',
    fields: {
      rules: 'Rules',
      seat: 'Seat',
      dealer: 'Dealer',
      counters: 'Counters',
      boxes: 'Boxes',
      hands: 'Hands',
      talon: 'Talon',
      moves: 'Moves',
    },
    seat: (seat) => `seat ${number(seat)}`,
    needed: {
      rules: 'this is no ruleset and no rules code',
      seat: 'the number of a seat is needed, or . if all hands are open',
      dealer: 'the number of a seat is needed',
      counters: 'a number for each player is needed, with commas',
      boxes: 'a number for each box is needed, with commas',
      hands: 'these rules don’t allow that number of players',
      hand: 'cards such as 5h6c are needed, or ? and their number',
      talon: 'cards such as 5h6c are needed, or ? and their number, or . for none',
      moves: 'cards are needed, with ! if announced, and - for a pass',
    },
    conflicts: {
      handUnknown: 'the hand of this seat is not known',
      halfOpen: 'all cards must be open, or only the hand of the seat',
      noHandsAgree: 'no hands agree with the moves',
      notThePack: 'hands and talon together are not the whole pack',
      cardTwice: 'a card appears twice',
      handSize: 'the hand has the wrong number of cards',
      wrongSum: 'counters and boxes don’t add up to what the players began with',
      tooFewCounters: 'the player cannot pay the ante',
      belowZero: 'a box cannot be below zero',
    },
    sentence: (place, fault, details) => `${place}: ${fault}${details === '' ? '' : ` (${details})`}.`,
  },
  found: (found) => `found: ${found}`,
  expected: (expected) => `expected: ${expected}`,
  separator: '; ',
  deal: (deal) => `deal ${number(deal)}`,
  move: (move) => `move ${number(move)}`,
};

export const errors: ErrorWords = makeErrors(phrases);
