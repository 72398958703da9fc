import {
  applyHouseRules,
  RULESET_IDS,
  RULESET_KEY_NAMES,
  RULESETS,
  type RulesetId,
} from '@nain-jaune/engine';
import { describe, expect, test } from 'vitest';
import { type Ground, groundOf, originsOf } from './grounds.ts';
import { FACTS, type Fact, type JudgedKey } from './topicPlan.ts';

/**
 * The origins of each rule, written from the sources and not from the code: a column for each ruleset, oldest first. Where
 * a source is silent or unclear, the reading is listed. `–`: another key makes the value meaningless.
 */
const FROM_THE_SOURCES: Readonly<Record<Exclude<JudgedKey, 'id'> | Fact, string>> = {
  //               avantcoureur    lindor   famille   gelber-zwerg  yellow   court
  players: '       S0 S2         | S0     | S1      | S2         | S3     | R1    ',
  play: '          S0 S2         | S0 R20 | S1      | S2         | S3     | S4    ',
  dealTo: '        S0 S2         | S0     | S1      | S2         | R1     | S4    ',
  // The lot and the right-hand neighbour are in the modern rules of S0 and S2 only.
  firstDealer: '   R1            | S0     | S1      | S2         | R1     | R1    ',
  nextDealer: '    R1            | S0     | R1      | S2         | R1     | S4    ',
  hand: '          S0 S2         | S0     | S1      | S2         | S3     | R2    ',
  packet: '        S0 S2         | S0     | R1      | S2         | R1     | S4    ',
  honours: '       S0 S2         | S0     | S1      | S2         | S3     | S4    ',
  // S1: "on peut faire une mise". S3 has it once, before the game.
  ante: '          S0 S2         | S0     | S1 R1   | S2         | S3 R1  | S4    ',
  counters: '      R3            | S0     | R3      | S2         | S3 R3  | S4    ',
  run: '           S0 S2         | S0     | S1      | S2         | S3     | S4    ',
  // S2: "eine möglichst lange Kartenreihe".
  firstLead: '     S0 S2         | S0     | R1      | R1         | S3     | S4    ',
  continuing: '    S0 S2 R16     | S0     | S1      | S2 R16     | S3 R16 | S4 R16',
  // 1760: only "because the wanted card is in the talon", and not if it was laid before.
  stall: '         S0 S2 R13     | S0     | S1 R17  | S2 R4      | S3     | S4 R17',
  hocs: '          S0 S2         | S0     | R1      | S2         | R1     | R1    ',
  dwarf: '         S0 S2 R5      | S0     | R1      | S2         | R1     | R1    ',
  // S4 has the counters taken at once, and names no announcement.
  announcing: '    S0 S2         | S0     | R1      | S2         | S3     | S4 R1 ',
  missedHonour: '  S0 S2         | S0     | –       | S2 R18     | S3     | S4    ',
  heldHonour: '    S0 S2         | S0     | S1      | S2         | S3     | R1    ',
  payment: '       S0 S2         | S0     | S1      | S2         | S3     | S4    ',
  // S2 counts the ace as one in a run, and names only the court cards when it pays.
  acePoints: '     S0 S2         | S0     | –       | S2 R1      | S3     | –     ',
  heldDwarfFactor: 'S0 S2        | S0     | S1      | S2         | S3     | S4    ',
  opera: '         S0 S2 R6      | S0 R6  | S1 R22  | S2 R6      | S3 R6  | R1    ',
  factors: '       R15           | –      | –       | –          | –      | –     ',
  bete: '          R8            | R8     | R8      | R8         | R8     | –     ',
  debts: '         R7            | R7     | R7      | R7         | R7     | R7    ',
  end: '           S0 S2         | S0     | R1      | R1         | S3 R1  | S4    ',

  kings: '         S0 S2         | S0     | R1      | S2         | S3     | R1    ',
  ace: '           S0 S2         | S0     | S1      | S2         | S3 R1  | S4    ',
  // S2 1760: "Der Spieler". S2: "Der Startspieler". S3: "Choose the player who starts".
  eldest: '        S0            | S0     | S1      | R1         | R1     | S4    ',
  lastCard: '      S0 S2         | S0     | S1      | S2         | S3     | S4    ',
  // 1760: only the box of a forgotten honour. S3: they remain, without a word of new stakes.
  leftInBoxes: '   S0 S2 R1      | S0     | S1      | S2         | S3 R1  | S4    ',
  // 1760: face down and not used. The others name the number of cards, S3 a "draw pile".
  talon: '         S0 S2         | S0 R1  | S1 R1   | S2 R1      | R1     | R1    ',
  ruin: '          R1            | S0     | R1      | R1         | R1     | S4    ',
  winner: '        R10           | S0     | R10     | R10        | R10    | S4    ',
  // Only the modern rules of S0 and S2 cut the pack.
  cut: '           R1            | S0     | R1      | S2         | R1     | R1    ',
  // S2 1760 and S4 name no call.
  without: '       S0            | S0     | S1      | S2         | S3     | R1    ',
};

const RULES = Object.keys(FROM_THE_SOURCES) as (keyof typeof FROM_THE_SOURCES)[];

test('every key and every fact has a row', () => {
  const keys = RULESET_KEY_NAMES.filter((key) => key !== 'id');
  expect([...RULES].sort()).toEqual([...keys, ...FACTS].sort());
});

test.each(RULES)('%s is based on the sources, or on a reading', (rule) => {
  const cells = FROM_THE_SOURCES[rule].split('|').map((cell) => cell.trim().replace('–', ''));
  expect(RULESET_IDS.map((id) => originsOf(id, rule).join(' '))).toEqual(cells);
});

function changed(id: RulesetId, key: JudgedKey, change: string): Ground {
  const outcome = applyHouseRules(RULESETS[id], [change]);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return groundOf(outcome.value, key);
}

describe('the kind of a ground', () => {
  test.each<[RulesetId, JudgedKey, Ground['kind'], string]>([
    ['famille', 'continuing', 'book', 'S1'],
    ['yellow-dwarf', 'continuing', 'mixed', 'S3 R16'],
    ['gelber-zwerg', 'continuing', 'mixed', 'S2 R16'],
    ['famille', 'announcing', 'reading', 'R1'],
  ])('%s, %s: %s', (id, key, kind, from) => {
    const ground = groundOf(RULESETS[id], key);
    expect([ground.kind, ground.from.join(' '), ground.rulesets]).toEqual([kind, from, [id]]);
  });

  test.each<[RulesetId, JudgedKey, string, Ground['kind'], string]>([
    ['lindor-1789', 'announcing', 'announcing=automatic', 'elsewhere', 'R1'],
    ['lindor-1789', 'debts', 'debts=true', 'otherReading', 'R7'],
    ['lindor-1789', 'players', 'players=4,5', 'house', ''],
    ['lindor-1789', 'players', 'players=2,3', 'otherReading', 'R23'],
    ['famille', 'firstDealer', 'firstDealer=chosen', 'otherReading', 'R23'],
    ['famille', 'opera', 'opera.when=first-chance', 'elsewhere', 'S2 R6 R22'],
    ['lindor-1789', 'end', 'end.minutes=60', 'variant', 'S0'],
    ['famille', 'end', 'end.target=400', 'variant', 'S3'],
    ['famille', 'stall', 'stall=next-rank', 'elsewhere', 'S2 R4 R17'],
    ['nain-jaune-court', 'stall', 'stall=next-rank', 'elsewhere', 'S2 R4'],
    ['lindor-1789', 'counters', 'counters=60', 'variant', 'S0 S2 S3 S4'],
  ])('%s, %s changed to %s', (id, key, change, kind, from) => {
    const ground = changed(id, key, change);
    expect([ground.kind, ground.from.join(' ')]).toEqual([kind, from]);
  });

  test('a ruleset in which the value has no effect is not listed', () => {
    expect(changed('famille', 'missedHonour', 'announcing=required').rulesets).toEqual([
      'avantcoureur-1760',
      'lindor-1789',
      'nain-jaune-court',
    ]);
  });
});
