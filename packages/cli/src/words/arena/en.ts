import { makeGrammar } from '@nain-jaune/words';

const { number, count } = makeGrammar('en');

/** English texts of the arena and of faults of programs. They define the keys for all languages. */
export const arenaInEnglish = {
  arenaPlayed: (deals: number, games: number) =>
    `${count(deals, 'deal', 'deals')} in ${count(games, 'game', 'games')}`,
  arenaGamesPlayed: (cards: number, games: number) =>
    `${count(cards, 'set of cards', 'sets of cards')} in ${count(games, 'game', 'games')}`,
  arenaEnded: {
    played: 'All were played.',
    clear: 'Ended early: every difference is significant.',
    interrupted: 'Interrupted: results so far.',
  },
  arenaAgainst: (base: string) => `Each in one seat against ${base} in all other seats, with the same cards.`,
  arenaTogether: 'All together, every deal from every seat.',
  arenaErrors: '±: standard error.',
  arenaBase: (name: string) => `${name} (base)`,
  betterThanBase: 'Better by',
  aboveTheMean: 'Above average',
  countersPerDeal: 'Counters per deal',
  countersPerGame: 'Counters per game',
  dealsWon: 'Deals won',
  decisionsPerDeal: 'Choices per deal',
  timePerDecision: 'Time per choice',
  timeMean: 'Mean',
  timeMedian: 'Median',
  time99: '99% under',
  timeLongest: 'Longest',
  differences: 'Counters that the first wins more than the second',
  isClear: 'significant',
  isUnclear: 'not yet',
  rating: 'OpenSkill',
  skill: 'Skill',
  uncertainty: 'Uncertainty',
  ordinal: 'At least',
  roundsOf: (done: number, rounds: number) => `${number(done)} of ${number(rounds)}`,
  faultsOf: (name: string, faults: number) => `${name}: ${count(faults, 'fault', 'faults')}`,
  faultLine: (kind: string, times: number, game: number, seat: number) =>
    `${kind}: ${count(times, 'time', 'times')}, first in game ${number(game)} in seat ${seat}`,
  faultKinds: {
    'not-found': 'the command was not found',
    'not-started': 'ended or wrote something else before it answered the greeting',
    died: 'ended during a question',
    stalled: 'gave no answer in time',
    'no-json': 'wrote a line that is not a JSON object',
    'wrong-id': 'answered a question that was not asked',
    'no-move': 'gave an answer without a move',
    'illegal-move': 'chose a move that is not legal',
    'extra-line': 'wrote a line when none was due',
    flooded: 'wrote far more than an answer needs',
    'given-up': 'was no longer asked',
  },
  standsIn: (bot: string, other: string) => `${bot} does not play here; ${other} plays for it.`,
  botsNeeded: 'Who plays? Name bots with --bots, and with --against the one to compare them with.',
};
