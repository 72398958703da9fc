import type { ArenaWords } from './arenaWords.ts';

const number = (value: number) => new Intl.NumberFormat('en').format(value);
const count = (value: number, one: string, other: string) => `${number(value)} ${value === 1 ? one : other}`;

/** The arena in English. */
export const arenaInEnglish: ArenaWords = {
  arenaPlayed: (deals, games) => `${count(deals, 'deal', 'deals')} in ${count(games, 'game', 'games')}`,
  arenaGamesPlayed: (cards, games) =>
    `${count(cards, 'set of cards', 'sets of cards')} in ${count(games, 'game', 'games')}`,
  arenaEnded: {
    played: 'All were played.',
    clear: 'Ended early: every difference is clear.',
    interrupted: 'Interrupted: this is what came of it so far.',
  },
  arenaAgainst: (base) => `Each on one seat against ${base} on all other seats, on the same cards.`,
  arenaTogether: 'All together, every deal from every seat.',
  arenaErrors: 'After ±: one standard error.',
  arenaBase: (name) => `${name} (base)`,
  betterThanBase: 'Better by',
  aboveTheMean: 'Above the mean',
  countersPerDeal: 'Counters a deal',
  countersPerGame: 'Counters a game',
  dealsWon: 'Deals won',
  decisionsPerDeal: 'Choices a deal',
  timePerDecision: 'Time a choice',
  timeMean: 'Mean',
  timeMedian: 'Median',
  time99: '99 % under',
  timeMost: 'Longest',
  differences: 'Counters that the first wins more than the second',
  isClear: 'clear',
  isUnclear: 'not clear yet',
  rating: 'OpenSkill',
  skill: 'Skill',
  uncertainty: 'Uncertainty',
  ordinal: 'At least',
  roundsOf: (done, rounds) => `${number(done)} of ${number(rounds)}`,
  faultsOf: (name, faults) => `${name}: ${count(faults, 'fault', 'faults')}`,
  faultLine: (kind, times, game, seat) =>
    `${kind}: ${count(times, 'time', 'times')}, first in game ${number(game)} on seat ${seat}`,
  faultKinds: {
    'not-found': 'the command was not found',
    'not-started': 'ended or said something else before it had answered the greeting',
    died: 'ended while it was asked',
    stalled: 'gave no answer in time',
    'no-json': 'wrote a line that is no JSON object',
    'wrong-id': 'answered a question that was not asked',
    'no-move': 'gave an answer without a move',
    'illegal-move': 'chose a move that is not legal',
    'extra-line': 'wrote a line when none was due',
    flooded: 'wrote much more than any answer has',
    'given-up': 'was not asked any more',
  },
  standsIn: (bot, other) => `${bot} does not play here; ${other} plays for it.`,
  botsNeeded: 'Who plays? Name bots with --bots, and with --against the one they are measured by.',
};
