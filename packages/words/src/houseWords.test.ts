import { applyHouseRules, type Problem, parseRuleset, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { COMPARED, chaptersOf, plain } from './testing/index.ts';

function problemsOf(...changes: string[]): readonly Problem[] {
  const outcome = applyHouseRules(RULESETS.famille, changes);
  return outcome.ok ? [] : outcome.error;
}

/** The problems of changes to the family rules, in every language. */
function problemsInAll(...changes: string[]): string[] {
  return COMPARED.map((language) => {
    const { ruleProblem } = chaptersOf(language).house;
    return plain(
      problemsOf(...changes)
        .map(ruleProblem)
        .join(' '),
    );
  });
}

test.each([
  [
    'payment=hens',
    [
      'Paiement : « hens » n’est pas possible. Possible : « les points des cartes » ou « un jeton par carte ».',
      'Payment: “hens” is not allowed. Allowed: “the points of the cards” or “one counter per card”.',
      'Zahlung: „hens“ ist nicht möglich. Möglich: „die Punkte der Karten“ oder „ein Jeton pro Karte“.',
    ],
  ],
  [
    'honours.2.stake=0',
    [
      'Belle carte : mise (3) : « 0 » n’est pas possible. Possible : un nombre entier de 1 à 100 000.',
      'Honour: stake (3): “0” is not allowed. Allowed: a whole number from 1 to 100,000.',
      'Honneur: Einsatz (3): „0“ ist nicht möglich. Möglich: eine ganze Zahl von 1 bis 100.000.',
    ],
  ],
  [
    'colour=red',
    [
      'colour : cette règle n’existe pas.',
      'colour: there is no such rule.',
      'colour: Diese Regel gibt es nicht.',
    ],
  ],
  [
    'nonsense',
    [
      '« nonsense » ne change aucune règle.',
      '“nonsense” does not change any rule.',
      '„nonsense“ ändert keine Regel.',
    ],
  ],
])('a problem of rules from a link has its place: %s', (change, sentences) => {
  expect(problemsInAll(change)).toEqual(sentences);
});

test('no problem of rules from a link or a file has the wording of the parser', () => {
  const changes = [
    ['run=suit', 'stall=next-rank'],
    ['honours.0.card=Xx', 'honours.1=7', 'honours.2.stake=1.5'],
    ['honours.0.stake=100000', 'honours.1.stake=2000'],
    ['opera=5', 'end=5', 'end.deals=0'],
    ['opera.when=never', 'opera.bonus=1', 'end.deals.9=1', 'end.target=x', 'end.minutes=-1'],
    ['id=X Y', 'players=9', 'counters=3', 'constructor=1', '__proto__=1', 'play.x=1'],
  ];
  const files = [null, [], {}, { ...RULESETS.famille, honours: {}, opera: { when: 'first-turn' }, end: [] }];
  const broken = files.flatMap((file) => {
    const parsed = parseRuleset(file);
    return parsed.ok ? [] : parsed.error;
  });
  for (const language of COMPARED) {
    const { ruleProblem } = chaptersOf(language).house;
    for (const problem of [...changes.flatMap((some) => problemsOf(...some)), ...broken])
      expect(ruleProblem(problem), problem.path).toMatch(/^(?!.*(undefined|function|integer| \| )).+\.$/);
  }
});
