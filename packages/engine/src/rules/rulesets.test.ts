import { describe, expect, test } from 'vitest';
import { isRulesetId, parseRuleset, RULESET_IDS, RULESETS, type Ruleset } from '../index.ts';

/** Q♠ and K♥ on the board; the stakes are 1 to 5. */
const USUAL = [
  { card: 'Td', stake: 1 },
  { card: 'Jc', stake: 2 },
  { card: 'Qs', stake: 3 },
  { card: 'Kh', stake: 4 },
  { card: '7d', stake: 5 },
];
const COURT = [
  { card: 'Td', stake: 1 },
  { card: 'Jc', stake: 2 },
  { card: 'Qh', stake: 3 },
  { card: 'Ks', stake: 4 },
  { card: '7d', stake: 5 },
];
const UNTIL_RUIN = { deals: null, target: null, minutes: null };
const FROM_3 = [3, 4, 5, 6, 7, 8];
const FROM_4 = [4, 5, 6, 7, 8];
const SWEEPING = { when: 'unopposed', sweeps: true, factor: 1 };
const FIRST_CHANCE = { when: 'first-chance', sweeps: true, factor: 1 };
/** The cell of the table is a dash: the rule does not matter there. */
const DASH = Symbol('–');

/**
 * The table of rules.md, row by row, in the order avantcoureur-1760, lindor-1789, famille, gelber-zwerg, yellow-dwarf,
 * nain-jaune-court.
 */
const TABLE: readonly [row: string, key: keyof Ruleset, ...cells: unknown[]][] = [
  ['players', 'players', [3, 5], FROM_3, FROM_4, FROM_3, FROM_3, FROM_3],
  [
    'direction of play',
    'play',
    'anticlockwise',
    'clockwise',
    'anticlockwise',
    'clockwise',
    'clockwise',
    'clockwise',
  ],
  ['first dealer', 'firstDealer', 'lot', 'lot', 'highest-card', 'lot', 'lot', 'lot'],
  ['next dealer', 'nextDealer', 'right', 'right', 'right', 'right', 'left', 'left'],
  ['cards dealt: how many', 'hand', 'table', 'table', 'table', 'table', 'table', 'all'],
  ['cards dealt: at a time', 'packet', 1, 3, 3, 3, 3, 1],
  [
    'cards dealt: which way',
    'dealTo',
    'anticlockwise',
    'anticlockwise',
    'anticlockwise',
    'anticlockwise',
    'anticlockwise',
    'clockwise',
  ],
  ['honours and stakes', 'honours', USUAL, USUAL, USUAL, USUAL, USUAL, COURT],
  ['who antes', 'ante', 'dealer', 'everyone', 'everyone', 'everyone', 'everyone', 'everyone'],
  ['counters at the start', 'counters', 120, 120, 120, 120, 120, 50],
  ['run', 'run', 'suit', 'rank', 'rank', 'rank', 'rank', 'rank'],
  ['eldest hand’s first card', 'firstLead', 'any', 'any', 'any', 'any', 'any', 'lowest'],
  [
    'continuing',
    'continuing',
    'compulsory',
    'optional',
    'compulsory',
    'optional',
    'compulsory',
    'compulsory',
  ],
  ['after a stall', 'stall', 'lead', 'lead', 'lead', 'next-rank', 'lead', 'lead'],
  ['stops and hoc payment', 'hocs', true, false, false, false, false, false],
  ['dwarf', 'dwarf', 'stop', 'plain', 'plain', 'plain', 'plain', 'plain'],
  ['announcing', 'announcing', 'required', 'required', 'automatic', 'required', 'required', 'required'],
  ['honour laid unannounced', 'missedHonour', 'stays', 'stays', DASH, 'bete', 'bete', 'stays'],
  ['honour still held', 'heldHonour', 'bete', 'bete', 'bete', 'bete', 'bete', 'nothing'],
  ['loser pays', 'payment', 'points', 'points', 'cards', 'points', 'points', 'cards'],
  ['an ace counts', 'acePoints', 1, 1, DASH, 1, 10, DASH],
  ['dwarf still held', 'heldDwarfFactor', 2, 1, 1, 1, 1, 1],
  [
    'opera',
    'opera',
    { when: 'unopposed', sweeps: false, factor: 2 },
    SWEEPING,
    SWEEPING,
    FIRST_CHANCE,
    SWEEPING,
    null,
  ],
  ['held dwarf and opera together (R15)', 'factors', ...Array<unknown>(6).fill('multiply')],
  ['what a bête adds (R8)', 'bete', ...Array<unknown>(6).fill('box')],
  ['debts (R7)', 'debts', false, false, false, false, false, false],
  [
    'game ends',
    'end',
    { ...UNTIL_RUIN, deals: { '3': 12, '5': 10 } },
    UNTIL_RUIN,
    UNTIL_RUIN,
    UNTIL_RUIN,
    { ...UNTIL_RUIN, target: 250 },
    UNTIL_RUIN,
  ],
];

const COLUMNS = [
  'avantcoureur-1760',
  'lindor-1789',
  'famille',
  'gelber-zwerg',
  'yellow-dwarf',
  'nain-jaune-court',
] as const;

describe('the table of rules.md', () => {
  test('has the six rulesets', () => {
    expect(RULESET_IDS).toEqual(COLUMNS);
    expect(Object.keys(RULESETS).sort()).toEqual([...COLUMNS].sort());
  });

  describe.each(COLUMNS.map((id, column) => ({ id, column })))('$id', ({ id, column }) => {
    test.each(
      TABLE.map(([row, key, ...cells]) => ({ row, key, cell: cells[column] })).filter(
        ({ cell }) => cell !== DASH,
      ),
    )('$row: $cell', ({ key, cell }) => {
      expect(RULESETS[id][key]).toEqual(cell);
    });

    test('has the keys of the contract and no other', () => {
      const keys = ['id', ...TABLE.map(([, key]) => key)];
      expect(Object.keys(RULESETS[id]).sort()).toEqual(keys.sort());
    });

    test('is named by its id and passes the parser', () => {
      expect(RULESETS[id].id).toBe(id);
      expect(isRulesetId(id)).toBe(true);
      expect(parseRuleset(JSON.parse(JSON.stringify(RULESETS[id])))).toEqual({
        ok: true,
        value: RULESETS[id],
      });
    });
  });

  test('other names are of no ruleset', () => {
    for (const name of ['', 'lindor', 'toString', '__proto__', 'LINDOR-1789'])
      expect(isRulesetId(name)).toBe(false);
  });
});
