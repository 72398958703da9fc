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
  found: (found) => `found: ${found}`,
  expected: (expected) => `expected: ${expected}`,
  separator: '; ',
  deal: (deal) => `deal ${number(deal)}`,
  move: (move) => `move ${number(move)}`,
};

export const errors: ErrorWords = makeErrors(phrases);
