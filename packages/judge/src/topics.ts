import { compileRules, DWARF, makeCardText, RULESETS, type Ruleset } from '@nain-jaune/engine';
import type { ReadingId } from './origins.ts';

/** The keys of a ruleset that answers are made of: all but its name. */
export type JudgedKey = Exclude<keyof Ruleset, 'id'>;

/** Rules that no key states, because they are the same in all rulesets; not every source states them. */
export const FACTS = [
  ...(['kings', 'ace', 'eldest', 'lastCard', 'leftInBoxes', 'talon', 'ruin', 'winner'] as const),
] as const;
/** A rule that no key states. */
export type Fact = (typeof FACTS)[number];

/** The parts into which the situations fall. */
export const JUDGE_PARTS = ['start', 'play', 'honours', 'dwarf', 'paying', 'opera', 'end'] as const;
/** A part of the situations. */
export type JudgePart = (typeof JUDGE_PARTS)[number];

/** A situation without its words: the keys that decide it, and what they make of it. */
export interface TopicPlan<Keys extends readonly JudgedKey[], Say extends string> {
  readonly part: JudgePart;
  readonly keys: Keys;
  /** What is said, sentence by sentence. It is given no other keys than those it names. */
  readonly says: (rules: Pick<Ruleset, Keys[number]>) => readonly Say[];
  /** The facts and readings that a sentence rests on, besides the keys. */
  readonly from: { readonly [S in Say]?: readonly (Fact | ReadingId)[] };
}

function topic<const Keys extends readonly JudgedKey[], const Say extends string>(
  part: JudgePart,
  keys: Keys,
  says: (rules: Pick<Ruleset, Keys[number]>) => readonly Say[],
  from: { readonly [S in NoInfer<Say>]?: readonly (Fact | ReadingId)[] } = {},
): TopicPlan<Keys, Say> {
  return { part, keys, says, from };
}

/** What is said only where something holds. */
function when<const Say extends string>(holds: boolean, ...says: readonly Say[]): readonly Say[] {
  return holds ? says : [];
}

type Honours = Pick<Ruleset, 'honours'>;
type Missed = Pick<Ruleset, 'announcing' | 'missedHonour'>;
type Bete = Pick<Ruleset, 'bete'>;

/** The honours that are kings. */
export function kingsAmong({ honours }: Honours): readonly string[] {
  return honours.map(({ card }) => card).filter((card) => card.startsWith('K'));
}

/** Whether the dwarf has a box. */
function dwarfHasBox({ honours }: Honours): boolean {
  return honours.some(({ card }) => card === makeCardText(DWARF));
}

/** The sizes of the hands at each table that the rules allow. */
export function handsByPlayers({ hand, players }: Pick<Ruleset, 'hand' | 'players'>) {
  return players.map((some) => ({
    players: some,
    sizes: [
      ...new Set(compileRules({ ...RULESETS['lindor-1789'], hand, players: [some] }, some).handSizes),
    ].sort((a, b) => a - b),
  }));
}

/** What is said of a bête that is paid: that the box is doubled, or that its stake is added. */
function beteSaid({ bete }: Bete): 'bete' | 'stake' {
  return bete === 'box' ? 'bete' : 'stake';
}

/** Whether a honour laid in silence may cost a bête. */
function mayCostForgetting({ announcing, missedHonour }: Missed): boolean {
  return announcing === 'required' && missedHonour === 'bete';
}

/** What is an opera rests on a reading, whenever it is. */
const OPERA_READINGS = {
  'first-chance': ['R6'],
  'first-lead': ['R6'],
  'first-turn': ['R6'],
  unopposed: ['R6'],
} as const;

/**
 * The situations of a table, as families meet them, in the order of a game. Each names the keys that decide it and is
 * given only those, so that nothing is answered that the rules do not say.
 */
export const JUDGED = {
  'how-many-play': topic('start', ['players'], () => ['players']),
  'counters-each': topic(
    'start',
    ['counters'],
    ({ counters }) => ['counters', ...when(counters === 120, 'coins')],
    { coins: ['R3'] },
  ),
  'box-cards': topic('start', ['honours'], () => ['boxes']),
  'first-dealer': topic('start', ['firstDealer'], ({ firstDealer }) => [firstDealer]),
  'next-dealer': topic('start', ['nextDealer'], ({ nextDealer }) => [nextDealer]),
  'how-dealt': topic('start', ['dealTo', 'packet'], ({ dealTo, packet }) => [
    packet === 1 ? 'singly' : 'threes',
    dealTo,
  ]),
  'how-many-cards': topic('start', ['hand', 'players'], ({ hand }) => [hand]),
  'cards-left-over': topic(
    'start',
    ['hand', 'dealTo', 'players'],
    (rules) =>
      rules.hand === 'table'
        ? ['talon']
        : [
            'none',
            ...(handsByPlayers(rules).some(({ sizes }) => sizes.length > 1)
              ? (['oneMore', rules.dealTo] as const)
              : []),
          ],
    { talon: ['talon'], oneMore: ['R2'] },
  ),
  'who-antes': topic('start', ['ante', 'honours'], ({ ante }) => [ante]),
  'box-not-empty': topic('start', ['ante'], ({ ante }) => ['stays', ante], { stays: ['leftInBoxes'] }),
  'cannot-ante': topic('start', ['ante', 'honours'], ({ ante }) => [ante, 'whole'], {
    everyone: ['ruin'],
    dealer: ['ruin'],
    whole: ['R10'],
  }),

  'who-begins': topic('play', ['play'], ({ play }) => [play], {
    clockwise: ['eldest'],
    anticlockwise: ['eldest'],
  }),
  'first-card': topic(
    'play',
    ['firstLead', 'dwarf'],
    ({ firstLead, dwarf }) => [
      firstLead,
      ...when(firstLead === 'lowest', 'later'),
      ...when(firstLead === 'lowest' && dwarf !== 'plain', 'dwarfToo'),
    ],
    { dwarfToo: ['R5'] },
  ),
  'same-suit': topic('play', ['run'], ({ run }) => [run, 'ace'], { ace: ['ace'] }),
  'two-of-a-rank': topic('play', ['run'], ({ run }) => [run]),
  'keep-back': topic(
    'play',
    ['continuing', 'dwarf'],
    ({ continuing, dwarf }) => [
      continuing,
      ...when(continuing === 'compulsory' && dwarf !== 'plain', 'butDwarf'),
    ],
    { optional: ['R12'], butDwarf: ['R5'] },
  ),
  'stop-midway': topic(
    'play',
    ['continuing', 'dwarf'],
    ({ continuing, dwarf }) => [
      continuing,
      ...when(continuing === 'compulsory' && dwarf !== 'plain', 'butDwarf'),
    ],
    { optional: ['R12'], butDwarf: ['R5'] },
  ),
  'passed-with-it': topic(
    'play',
    ['continuing', 'dwarf'],
    ({ continuing, dwarf }) => [
      continuing,
      ...when(continuing === 'compulsory' && dwarf !== 'plain', 'butDwarf'),
    ],
    { optional: ['R12'], butDwarf: ['R5'] },
  ),
  'nobody-follows': topic(
    'play',
    ['stall'],
    ({ stall }) => [stall, ...when(stall === 'next-rank', 'again', 'pastKing')],
    { 'next-rank': ['R4'] },
  ),
  'card-in-talon': topic('play', ['hand', 'stall'], ({ hand, stall }) => [hand, stall], {
    table: ['talon', 'R13'],
  }),
  'two-can-follow': topic('play', ['play', 'run', 'dwarf'], ({ play, run, dwarf }) =>
    run === 'suit' && dwarf === 'plain'
      ? ['onlyOne']
      : [...when(run === 'suit', 'oneOrDwarf'), 'inTurn', play],
  ),
  'king-laid': topic(
    'play',
    ['hocs', 'announcing'],
    ({ hocs, announcing }) => [
      'ends',
      ...when(hocs && announcing === 'required', 'paidAnnounced'),
      ...when(hocs && announcing === 'automatic', 'paid'),
    ],
    { ends: ['kings'] },
  ),
  'last-card-king': topic(
    'play',
    ['hocs', 'announcing', 'honours'],
    (rules) => [
      'over',
      ...when(rules.hocs && rules.announcing === 'required', 'paidAnnounced'),
      ...when(rules.hocs && rules.announcing === 'automatic', 'paid'),
      ...when(kingsAmong(rules).length > 0, 'sweeps'),
      ...when(kingsAmong(rules).length > 0 && rules.announcing === 'required', 'announced'),
    ],
    { over: ['lastCard'], sweeps: ['R14'] },
  ),

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
        : [rules.missedHonour === 'stays' ? 'stays' : beteSaid(rules), ...when(rules.hocs, 'noHoc')],
    { bete: ['R8'], stake: ['R8'] },
  ),
  'announced-late': topic('honours', ['announcing', 'missedHonour', 'bete'], (rules) =>
    rules.announcing === 'automatic'
      ? ['noNeed']
      : ['late', rules.missedHonour === 'stays' ? 'stays' : beteSaid(rules)],
  ),
  'honour-last-card': topic('honours', ['announcing'], ({ announcing }) => ['sweeps', announcing], {
    sweeps: ['R14'],
  }),
  'honour-held': topic(
    'honours',
    ['heldHonour', 'bete'],
    (rules) => [rules.heldHonour === 'nothing' ? 'nothing' : beteSaid(rules)],
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
        ...when(isBete, beteSaid(rules)),
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
      opera === null ? ['none'] : [opera.when, opera.when === 'first-chance' ? 'othersPass' : 'passes'],
    { ...OPERA_READINGS, passes: ['R6'], othersPass: ['R6'] },
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

/** The name of a situation, which its address carries. */
export type TopicId = keyof typeof JUDGED;

/** The names of all situations, in the order of a game. */
export const TOPIC_IDS = Object.keys(JUDGED) as readonly TopicId[];

/** Whether a text names a situation. */
export function isTopicId(text: string): text is TopicId {
  return Object.hasOwn(JUDGED, text);
}

/** The keys that decide a situation. */
export type KeysOf<Id extends TopicId> = (typeof JUDGED)[Id]['keys'][number];
/** The sentences that may be said of a situation. */
export type SayOf<Id extends TopicId> = ReturnType<(typeof JUDGED)[Id]['says']>[number];
