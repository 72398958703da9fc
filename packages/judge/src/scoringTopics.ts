import type { Ruleset } from '@nain-jaune/engine';
import { dwarfHasBox, kingsAmong, topic, when } from './topicPlan.ts';

/** The sentence for a bête: the box is doubled, or its stake is added. */
function beteSentence({ bete }: Pick<Ruleset, 'bete'>): 'bete' | 'stake' {
  return bete === 'box' ? 'bete' : 'stake';
}

/** Whether an honour that is not announced may cost a bête. */
function mayCostForgetting({ announcing, missedHonour }: Pick<Ruleset, 'announcing' | 'missedHonour'>) {
  return announcing === 'required' && missedHonour === 'bete';
}

const OPERA_READINGS = {
  unopposed: ['R6'],
  'first-chance': ['R6'],
  'first-lead': ['R6'],
} as const;

/** The situations of honours, payments, operas and the end of a game. */
export const SCORING_TOPICS = {
  'honour-laid': topic(
    'honours',
    ['announcing', 'hocs', 'honours', 'dwarf'],
    (rules) => [
      rules.announcing,
      ...when(rules.hocs, 'hoc'),
      ...when(rules.hocs && dwarfHasBox(rules) && rules.dwarf === 'stands-for-wanted', 'butDwarf'),
    ],
    { butDwarf: ['R5'] },
  ),
  'honour-stops': topic(
    'honours',
    ['hocs', 'honours', 'dwarf'],
    (rules) => [
      rules.hocs ? 'stops' : 'goesOn',
      ...when(!rules.hocs && rules.dwarf === 'stop', 'dwarfStops'),
      ...when(rules.dwarf === 'stands-for-wanted' && (!rules.hocs || dwarfHasBox(rules)), 'butDwarf'),
    ],
    { stops: ['kings'], goesOn: ['kings'], dwarfStops: ['R5'], butDwarf: ['R5'] },
  ),
  'forgot-to-announce': topic(
    'honours',
    ['announcing', 'missedHonour', 'bete', 'hocs'],
    (rules) =>
      rules.announcing === 'automatic'
        ? ['nothingToForget']
        : [rules.missedHonour === 'stays' ? 'stays' : beteSentence(rules), ...when(rules.hocs, 'noHoc')],
    { bete: ['R8'], stake: ['R8'] },
  ),
  'announced-late': topic('honours', ['announcing', 'missedHonour', 'bete'], (rules) =>
    rules.announcing === 'automatic'
      ? ['noNeed']
      : ['late', rules.missedHonour === 'stays' ? 'stays' : beteSentence(rules)],
  ),
  'honour-last-card': topic('honours', ['announcing'], ({ announcing }) => ['sweeps', announcing], {
    sweeps: ['R14'],
  }),
  'honour-held': topic(
    'honours',
    ['heldHonour', 'bete'],
    (rules) => [rules.heldHonour === 'nothing' ? 'nothing' : beteSentence(rules)],
    { bete: ['R8'], stake: ['R8'] },
  ),
  'how-much-is-a-bete': topic(
    'honours',
    ['heldHonour', 'missedHonour', 'announcing', 'bete'],
    (rules) => {
      const forHeld = rules.heldHonour === 'bete';
      const forForgotten = mayCostForgetting(rules);
      if (!forHeld && !forForgotten) return ['none'];
      const why = forHeld ? (forForgotten ? 'both' : 'held') : 'forgotten';
      return rules.bete === 'box' ? [why, 'asMuch', 'empty'] : [why, 'stake', 'once'];
    },
    { asMuch: ['R8'], stake: ['R8'], empty: ['R8'] },
  ),

  'lay-the-dwarf': topic(
    'dwarf',
    ['dwarf', 'honours'],
    (rules) => [rules.dwarf, ...when(dwarfHasBox(rules), 'sweeps')],
    { stop: ['R5'], 'stands-for-wanted': ['R5'] },
  ),
  'must-lay-the-dwarf': topic(
    'dwarf',
    ['dwarf', 'continuing', 'run'],
    ({ dwarf, continuing, run }) =>
      dwarf !== 'plain' ? ['never'] : [continuing === 'optional' ? 'mayKeep' : run],
    { never: ['R5'], mayKeep: ['R12'] },
  ),
  'dwarf-held': topic(
    'dwarf',
    ['heldDwarfFactor', 'heldHonour', 'honours', 'bete'],
    (rules) => {
      const isDouble = rules.heldDwarfFactor === 2;
      const isBete = rules.heldHonour === 'bete' && dwarfHasBox(rules);
      return [
        ...when(isDouble, 'double'),
        ...when(isBete, beteSentence(rules)),
        ...when(!isDouble && !isBete, 'nothing'),
      ];
    },
    { bete: ['R8'], stake: ['R8'] },
  ),
  'hoc-called': topic(
    'dwarf',
    ['hocs', 'announcing'],
    ({ hocs, announcing }) => (hocs ? [announcing, 'chance'] : ['noHocs']),
    { chance: ['R21'] },
  ),
  'king-and-honour': topic(
    'dwarf',
    ['hocs', 'honours'],
    (rules) => (rules.hocs ? [kingsAmong(rules).length > 0 ? 'once' : 'noSuchKing'] : ['noHocs']),
    { once: ['R9'] },
  ),
  'king-in-silence': topic(
    'dwarf',
    ['hocs', 'announcing', 'honours'],
    (rules) => [
      rules.hocs ? rules.announcing : 'nothingToSay',
      ...when(rules.announcing === 'required' && kingsAmong(rules).length > 0, 'ofTheBoard'),
    ],
    { nothingToSay: ['kings'], required: ['kings'] },
  ),

  'what-losers-pay': topic('paying', ['payment', 'acePoints', 'heldDwarfFactor'], (rules) => [
    rules.payment,
    ...when(rules.heldDwarfFactor === 2, 'dwarfDouble'),
  ]),
  'an-ace-in-hand': topic('paying', ['payment', 'acePoints'], ({ payment }) => [payment]),
  'a-king-in-hand': topic('paying', ['payment'], ({ payment }) => [payment]),
  'cannot-pay': topic('paying', ['debts'], ({ debts }) => [debts ? 'below' : 'whatIsLeft'], {
    below: ['R7'],
    whatIsLeft: ['R7'],
  }),
  'who-is-paid-first': topic(
    'paying',
    ['opera', 'heldHonour', 'missedHonour', 'announcing', 'play'],
    (rules) => [
      ...when(rules.opera?.sweeps === true, 'sweep'),
      'winner',
      ...when(rules.heldHonour === 'bete' || mayCostForgetting(rules), 'betes'),
      rules.play,
    ],
    { sweep: ['R8'], winner: ['R7'], betes: ['R8'], clockwise: ['R7'], anticlockwise: ['R7'] },
  ),

  'what-is-an-opera': topic(
    'opera',
    ['opera'],
    ({ opera }) =>
      opera === null ? ['none'] : [opera.when, opera.when === 'first-chance' ? 'laterPasses' : 'passes'],
    { ...OPERA_READINGS, passes: ['R6'], laterPasses: ['R6'] },
  ),
  'what-an-opera-brings': topic('opera', ['opera'], ({ opera }) =>
    opera === null
      ? ['none']
      : [opera.sweeps ? 'sweeps' : 'boxesStay', opera.factor === 2 ? 'double' : 'asUsual'],
  ),
  'others-laid-before': topic(
    'opera',
    ['opera'],
    ({ opera }) => [opera === null ? 'none' : opera.when],
    OPERA_READINGS,
  ),
  'dwarf-at-an-opera': topic(
    'opera',
    ['opera', 'heldDwarfFactor', 'factors'],
    ({ opera, heldDwarfFactor, factors }) => {
      if (opera === null) return ['none'];
      if (opera.factor === 1) return [heldDwarfFactor === 2 ? 'dwarfDoubles' : 'single'];
      if (heldDwarfFactor === 1) return ['operaDoubles'];
      return [factors];
    },
    { multiply: ['R15'], highest: ['R15'] },
  ),
  'bete-after-an-opera': topic(
    'opera',
    ['opera', 'heldHonour', 'bete'],
    ({ opera, heldHonour, bete }) => {
      if (heldHonour === 'nothing') return ['noBete'];
      if (opera === null) return ['noOpera'];
      if (!opera.sweeps) return ['asUsual'];
      return [bete === 'box' ? 'emptied' : 'stake'];
    },
    { emptied: ['R8'], stake: ['R8'] },
  ),

  'when-over': topic('end', ['end'], () => ['causes', 'most', 'board'], {
    causes: ['ruin'],
    most: ['winner', 'R10'],
    board: ['R10'],
  }),
  'time-is-up': topic('end', ['end'], ({ end }) => [end.minutes === null ? 'noTime' : 'playOut'], {
    playOut: ['R11'],
  }),
  'target-in-mid-deal': topic(
    'end',
    ['end'],
    ({ end }) => [end.target === null ? 'noTarget' : 'atSettlement'],
    {
      atSettlement: ['R11'],
    },
  ),
} as const;
