import { type Problem, parsePositionText, reachPosition } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { COMPARED, chaptersOf, plain } from './testing/index.ts';

const DEALT = 'Ah2h3c5d6s9cTcTsJsQdKcKh/?12/?12/?12';

/** A position of four players by the rules of 1789 with some other fields. */
function textOf({
  rules = 'lindor-1789',
  seat = '0',
  counters = '120,120,120,120',
  boxes = '0,0,0,0,0',
  hands = DEALT,
  talon = '?4',
  moves = '.',
}: Partial<Record<'rules' | 'seat' | 'counters' | 'boxes' | 'hands' | 'talon' | 'moves', string>>): string {
  return [rules, seat, '2', counters, boxes, hands, talon, moves].join(' ');
}

function problemsOf(text: string): readonly Problem[] {
  const parsed = parsePositionText(text);
  if (!parsed.ok) return parsed.error;
  const reached = reachPosition(parsed.value);
  return reached.ok ? [] : reached.error;
}

function sentences(problems: readonly Problem[]): string[] {
  return COMPARED.map((language) =>
    plain(problems.map((problem) => chaptersOf(language).errors.positionSentence(problem)).join(' ')),
  );
}

test.each([
  [
    'unknown rules',
    textOf({ rules: 'poker' }),
    [
      'Règles : règles ou code inconnus (trouvé : "poker").',
      'Rules: unknown rules or code (found: "poker").',
      'Regeln: unbekannte Regeln oder Code (gefunden: "poker").',
    ],
  ],
  [
    'a hand with an invalid card',
    textOf({ hands: DEALT.replace('?12', '1h') }),
    [
      'Mains, place 1 : il faut des cartes comme 5h6c, ou ? et leur nombre (trouvé : "1h").',
      'Hands, seat 1: cards such as 5h6c are needed, or ? and their number (found: "1h").',
      'Blätter, Platz 1: nötig sind Karten wie 5h6c, oder ? und ihre Anzahl (gefunden: "1h").',
    ],
  ],
  [
    'a card too many',
    textOf({ talon: '?5' }),
    [
      'Mains : mains et talon ne font pas le jeu entier (trouvé : 53 ; attendu : 52).',
      'Hands: hands and talon are not the whole pack (found: 53; expected: 52).',
      'Blätter: Blätter und Talon sind nicht das ganze Spiel (gefunden: 53; erwartet: 52).',
    ],
  ],
  [
    'a seat with an unknown hand',
    textOf({ seat: '1' }),
    [
      'Place : cette main n’est pas connue (trouvé : ?12).',
      'Seat: this hand is not known (found: ?12).',
      'Platz: dieses Blatt ist nicht bekannt (gefunden: ?12).',
    ],
  ],
  [
    'no seat, although hands are unknown',
    textOf({ seat: '.' }),
    [
      'Place : montrez toutes les cartes, ou seulement la main de la place (trouvé : .).',
      'Seat: open all cards, or only the hand of the seat (found: .).',
      'Platz: entweder sind alle Karten offen oder nur das Blatt des Platzes (gefunden: .).',
    ],
  ],
  [
    'a refused move',
    textOf({ moves: '2d--3c' }),
    [
      'Coups, coup 4 : Carte absente de la main (trouvé : 3c).',
      'Moves, move 4: Card not in hand (found: 3c).',
      'Züge, Zug 4: Karte nicht auf der Hand (gefunden: 3c).',
    ],
  ],
])('%s has a sentence with its place in every language', (_, text, expected) => {
  expect(sentences(problemsOf(text))).toEqual(expected);
});

test('a text with other fields lists the fields of a position', () => {
  expect(sentences(problemsOf('lindor-1789 0'))[1]).toMatch(/^A position has eight fields/);
});

test.each([
  ['counters', '480', '440', 'Counters: counters and boxes don’t add up (found: 440; expected: 480).'],
  [
    'counters[2]',
    '≥ 15',
    '3',
    'Counters, seat 2: the player cannot pay the ante (found: 3; expected: ≥ 15).',
  ],
  ['boxes[0]', '≥ 0', '-1', 'Boxes, 1: a box cannot be below zero (found: -1; expected: ≥ 0).'],
  ['hands[3]', '12 cards', '3 cards', 'Hands, seat 3: wrong number of cards (found: 3; expected: 12).'],
])('a conflict of %s has its numbers', (path, expected, found, sentence) => {
  const problem: Problem = { code: 'conflict', path, expected, found };
  expect(plain(chaptersOf('en').errors.positionSentence(problem))).toBe(sentence);
});
