import { type ErrorPhrases, type ErrorWords, makeErrors } from '../errors.ts';

const phrases: ErrorPhrases = {
  whole: (expected, found) => `The input is ${found}; expected: ${expected}.`,
  problems: {
    missing: (path, expected) => `“${path}” is missing; expected: ${expected}.`,
    'unknown-key': (path, expected) =>
      `“${path}” is not a key that is known${expected === '' ? '' : `; expected: ${expected}`}.`,
    'wrong-value': (path, expected, found) => `“${path}” cannot be ${found}; expected: ${expected}.`,
    conflict: (path, expected, found) => `“${path}” cannot be ${found} here; needed: ${expected}.`,
  },
  findings: {
    'not-json': 'The line is not JSON',
    'line-too-long': 'The line is too long to be read',
    missing: 'A required key is missing',
    'unknown-key': 'The key is unknown',
    'wrong-value': 'The value is not allowed',
    conflict: 'The value does not go with another',
    'wrong-number-of-players': 'The ruleset is not played by that many',
    'card-twice': 'A card is there twice',
    'card-missing': 'A card of the pack is missing',
    'wrong-hand-size': 'A hand has the wrong number of cards',
    'wrong-dealer': 'It is another’s turn to deal',
    'unknown-token': 'The move is neither a card nor a pass',
    'deal-is-over': 'The move comes after the end of the deal',
    'card-not-held': 'The player does not hold the card',
    'card-not-wanted': 'The card does not continue the run',
    'lead-lowest': 'Eldest hand must lead a card of the lowest rank held',
    'must-lead': 'Who leads must lay a card and may not pass',
    'must-continue': 'Who holds the wanted card must lay it and may not pass',
    'nothing-to-announce': 'There is nothing to announce with the card',
    'result-missing': 'The deal is over, but its result is missing',
    'result-too-early': 'There is a result, but the deal is not over',
    'wrong-winner': 'The winner of the deal is wrong',
    'wrong-opera': 'Whether there was an opera is wrong',
    'wrong-counters': 'The counters after the settlement are wrong',
    'wrong-boxes': 'The boxes after the settlement are wrong',
    'deal-after-unfinished-deal': 'A deal follows one that is not over',
    'deal-after-end': 'A deal follows the end of the game',
    'wrong-end-reason': 'The game did not end for this reason',
    'wrong-winners': 'The winners of the game are wrong',
    'end-too-early': 'There is an end, but the game is not over',
    'wrong-commitment': 'The commitment before the deal is not that of the secret',
    'not-from-proof': 'The cards do not follow from the secret and the cut',
    'proof-of-another-deal': 'The proof is that of another deal',
  },
  codes: {
    tooShort: 'That is too little for a code of rules.',
    foreignSign: (sign) => `“${sign}” is in no code of rules: they have only capitals and digits.`,
    mistyped: (group) =>
      group === null
        ? 'Something in this code is mistyped, or missing.'
        : `This code is not quite right: look again at its group number ${group}.`,
    laterVersion: 'This code was made by a later version of the program.',
    wrongRules: 'This code carries rules that do not fit together.',
  },
  found: (found) => `found: ${found}`,
  expected: (expected) => `expected: ${expected}`,
  separator: '; ',
  deal: (deal) => `deal ${deal}`,
  move: (move) => `move ${move}`,
};

/** What is wrong, in English. */
export const errors: ErrorWords = makeErrors(phrases);
