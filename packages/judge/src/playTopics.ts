import { compileRules, RULESETS, type Ruleset } from '@nain-jaune/engine';
import { kingsAmong, topic, when } from './topicPlan.ts';

/** The sizes of the hands for each number of players that the rules allow. */
export function handsByPlayers({ hand, players }: Pick<Ruleset, 'hand' | 'players'>) {
  return players.map((some) => ({
    players: some,
    sizes: [
      ...new Set(compileRules({ ...RULESETS['lindor-1789'], hand, players: [some] }, some).handSizes),
    ].sort((a, b) => a - b),
  }));
}

const MAY_PASS = topic(
  'play',
  ['continuing', 'dwarf'],
  ({ continuing, dwarf }) => [
    continuing,
    ...when(continuing === 'compulsory' && dwarf !== 'plain', 'butDwarf'),
  ],
  { optional: ['R12'], butDwarf: ['R5'] },
);

/** The situations before and during the play of a deal. */
export const PLAY_TOPICS = {
  'how-many-play': topic('start', ['players'], () => ['players']),
  'counters-each': topic(
    'start',
    ['counters'],
    ({ counters }) => ['counters', ...when(counters === 120, 'coins')],
    { coins: ['R3'] },
  ),
  'box-cards': topic('start', ['honours'], () => ['boxes']),
  'first-dealer': topic('start', ['firstDealer'], ({ firstDealer }) => [firstDealer], { chosen: ['R23'] }),
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
  'keep-back': MAY_PASS,
  'stop-midway': MAY_PASS,
  'passed-with-it': MAY_PASS,
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
} as const;
