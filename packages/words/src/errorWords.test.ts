import type { Finding, FindingCode, Problem } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from './index.ts';
import { COMPARED, chaptersOf, plain } from './testing/index.ts';

/** Every code: the compiler reports a missing one. */
const FINDING_CODES: Readonly<Record<FindingCode, true>> = {
  'not-json': true,
  'line-too-long': true,
  missing: true,
  'unknown-key': true,
  'wrong-value': true,
  conflict: true,
  'duplicate-key': true,
  'newer-version': true,
  'draft-version': true,
  'wrong-number-of-players': true,
  'wrong-start': true,
  'card-twice': true,
  'card-missing': true,
  'wrong-hand-size': true,
  'wrong-dealer': true,
  'unexpected-draw': true,
  'wrong-draw': true,
  'lower-card-deals': true,
  'unknown-token': true,
  'deal-is-over': true,
  'card-not-held': true,
  'card-not-wanted': true,
  'lead-lowest': true,
  'must-lead': true,
  'must-continue': true,
  'nothing-to-announce': true,
  'result-missing': true,
  'result-too-early': true,
  'wrong-winner': true,
  'wrong-opera': true,
  'wrong-counters': true,
  'wrong-boxes': true,
  'deal-after-unfinished-deal': true,
  'deal-after-end': true,
  'wrong-end-reason': true,
  'wrong-winners': true,
  'end-too-early': true,
  'wrong-commitment': true,
  'not-from-proof': true,
  'proof-of-another-deal': true,
};

const PROBLEM: Problem = { code: 'wrong-value', path: 'counters', expected: 'integer 15–100000', found: '3' };
const FINDING: Finding = {
  deal: 2,
  move: 17,
  code: 'card-not-held',
  expected: '5h -',
  found: '6h',
  path: 'deals[1].moves[16]',
};

function inAll(say: (language: Language) => string): string[] {
  return COMPARED.map((language) => plain(say(language)));
}

test.each([
  [
    'wrong-value',
    [
      '« counters » ne peut pas être 3 ; attendu : integer 15–100000.',
      '“counters” cannot be 3; expected: integer 15–100000.',
      '„counters“ darf nicht 3 sein; erwartet: integer 15–100000.',
    ],
  ],
  [
    'newer-version',
    [
      'Ce contenu vient d’une version plus récente.',
      'This was written by a newer version.',
      'Das wurde von einer neueren Version geschrieben.',
    ],
  ],
  [
    'missing',
    [
      '« counters » manque ; attendu : integer 15–100000.',
      '“counters” is missing; expected: integer 15–100000.',
      '„counters“ fehlt; erwartet: integer 15–100000.',
    ],
  ],
  [
    'conflict',
    [
      '« counters » ne peut pas être 3 ici ; il faut : integer 15–100000.',
      '“counters” cannot be 3 here; needed: integer 15–100000.',
      '„counters“ darf hier nicht 3 sein; nötig: integer 15–100000.',
    ],
  ],
  [
    'duplicate-key',
    ['« counters » figure deux fois.', '“counters” appears twice.', '„counters“ kommt zweimal vor.'],
  ],
] as const)('a problem with its path: %s', (code, sentences) => {
  expect(inAll((language) => chaptersOf(language).errors.problemSentence({ ...PROBLEM, code }))).toEqual(
    sentences,
  );
});

test('an unknown key, with and without the known ones', () => {
  const unknown: Problem = { code: 'unknown-key', path: 'hock', expected: '', found: 'true' };
  expect(inAll((language) => chaptersOf(language).errors.problemSentence(unknown))).toEqual([
    '« hock » n’est pas une clé connue.',
    '“hock” is not a known key.',
    '„hock“ ist kein bekannter Schlüssel.',
  ]);
  expect(chaptersOf('en').errors.problemSentence({ ...unknown, expected: 'hocs' })).toBe(
    '“hock” is not a known key; expected: hocs.',
  );
});

test('a problem of the whole input', () => {
  expect(chaptersOf('en').errors.problemSentence({ ...PROBLEM, path: '', expected: 'object' })).toBe(
    'The input is 3; expected: object.',
  );
});

test('a finding has the values found and expected, and a place', () => {
  expect(inAll((language) => chaptersOf(language).errors.findingSentence(FINDING))).toEqual([
    'Carte absente de la main (trouvé : 6h ; attendu : 5h - ; deals[1].moves[16]).',
    'Card not in hand (found: 6h; expected: 5h -; deals[1].moves[16]).',
    'Karte nicht auf der Hand (gefunden: 6h; erwartet: 5h -; deals[1].moves[16]).',
  ]);
  expect(inAll((language) => chaptersOf(language).errors.findingPlace(FINDING))).toEqual([
    'donne 2, coup 17',
    'deal 2, move 17',
    'Runde 2, Zug 17',
  ]);
  const late = { deal: 1200, move: 1000 };
  expect(inAll((language) => chaptersOf(language).errors.findingPlace(late))).toEqual([
    'donne 1 200, coup 1 000',
    'deal 1,200, move 1,000',
    'Runde 1.200, Zug 1.000',
  ]);
});

test('a finding about the whole record has no place', () => {
  const whole: Finding = { ...FINDING, deal: null, move: null, expected: '', found: '', path: '' };
  expect(chaptersOf('en').errors.findingSentence(whole)).toBe('Card not in hand.');
  expect(chaptersOf('en').errors.findingPlace(whole)).toBe('');
});

test('every finding code has its own sentence in every language', () => {
  const codes = Object.keys(FINDING_CODES) as FindingCode[];
  for (const language of LANGUAGES) {
    const sentences = codes.map((code) => chaptersOf(language).errors.findingSentence({ ...FINDING, code }));
    expect(new Set(sentences).size).toBe(codes.length);
    for (const sentence of sentences) expect(sentence).not.toMatch(/undefined|[{}]/);
  }
});

test('every problem of a rules code has a sentence in every language', () => {
  const sentences = LANGUAGES.map((language) => {
    const { codeSentence } = chaptersOf(language).errors;
    return [
      codeSentence({ code: 'too-short' }),
      codeSentence({ code: 'foreign-sign', sign: '!' }),
      codeSentence({ code: 'mistyped', group: null }),
      codeSentence({ code: 'mistyped', group: 2 }),
      codeSentence({ code: 'draft-version' }),
      codeSentence({ code: 'later-version' }),
      codeSentence({ code: 'wrong-rules', problems: [PROBLEM] }),
    ].join('\n');
  });
  for (const text of sentences) {
    expect(new Set(text.split('\n')).size).toBe(7);
    expect(text).toMatch(/2/);
    expect(text).toContain('counters');
    expect(text).not.toMatch(/undefined|null|\[object/);
  }
});
