import { makeCard, type Rank } from '@nain-jaune/engine';
import type { CardKind, Situation } from '@nain-jaune/review/explore';
import { makeExploreFigures } from '../../exploreFigures.ts';
import { capital, makeGrammar } from '../../grammar.ts';
import { rankName } from './cards.ts';
import { wholeNumber } from './wholeNumber.ts';

const { count, number } = makeGrammar('en-GB');

const situations: Readonly<Record<Situation, string>> = {
  'first-lead': 'First lead',
  'later-lead': 'Later leads',
  follow: 'Play or keep',
};

const kinds: Readonly<Record<CardKind, string>> = {
  lowest: 'Lowest card',
  'longest-run': 'Longest own run',
  honour: 'Honour',
  'ends-run': 'Ends the run',
  'run-to-end': 'Own run to its end',
  alone: 'No own next card',
};

export const explore = {
  title: 'Explorer',
  about: 'What do players lead, what do they keep, and what comes of it?',
  figures: makeExploreFigures('en-GB'),
  rank: (rank: Rank) => capital(rankName(makeCard(rank, 'c'))),
  situations,
  kinds,
  situationStories: {
    'first-lead': 'The first card of a deal, led by eldest hand.',
    'later-lead': 'Every other lead, after a run has ended.',
    follow: 'Turns at which a player had a wanted card and could have kept it. Chosen means: played.',
  } satisfies Readonly<Record<Situation, string>>,
  byRank: 'By rank',
  byKind: 'By kind of card',
  rankColumn: 'Card',
  kindColumn: 'Kind',
  possible: 'Possible',
  chosen: 'Chosen',
  counters: 'Counters',
  difference: 'Difference',
  won: 'Won',
  howToRead: 'How to read it',
  better: 'clearly better',
  worse: 'clearly worse',
  columnsStory:
    'Chosen: how often, of the times it was possible. Counters: what the player won or lost from there to the end of the deal, on average, ± standard error. Difference: compared with the other choices in the same kind of hand. Won: how often the player won the deal.',
  verdictStory:
    '▲ better, ▼ worse than the other choices: by more than three standard errors, in 20 deals or more of each.',
  caution:
    'These figures show what goes together, not what causes it: players who lead a king often simply have the better hand. A review judges single moves.',
  noneOf: {
    'first-lead': 'No first lead with a choice.',
    'later-lead': 'No later lead with a choice.',
    follow: 'No card that could be kept. Under many rules the wanted card has to be played.',
  } satisfies Readonly<Record<Situation, string>>,
  all: (decisions: number, counters: string, won: string) =>
    `${count(decisions, 'choice', 'choices')} in all: ${counters} counters on average; ${won} won the deal.`,
  forced: (leads: number) => `${count(leads, 'lead', 'leads')} without a choice left out.`,
  explored: (games: number, deals: number) =>
    `${count(games, 'game', 'games')}, ${count(deals, 'deal', 'deals')}`,
  others: (games: number) => `${count(games, 'game', 'games')} not matching the filter`,
  openDeals: (deals: number) => `${count(deals, 'unfinished deal', 'unfinished deals')} left out`,
  practice: (games: number) => `${count(games, 'practice game', 'practice games')} left out`,
  wrong: (games: number) => `${count(games, 'game', 'games')} with errors left out`,
  nothing: 'No finished deal matches. Try a wider filter or other games.',
  allWrong: 'Every game has errors, so there is nothing to explore.',

  source: 'Which games?',
  own: 'Your games',
  ownStory: (games: number) => `${count(games, 'saved game', 'saved games')} on this device`,
  noOwn: 'You have no finished deals yet. Play one, or choose a file.',
  play: 'Play',
  file: 'A file',
  chooseFile: 'Choose a file',
  fileStory: (megabytes: number) =>
    `.json or .jsonl, up to ${number(megabytes)} MB. Choose it or drop it here; it stays on your device.`,
  noFile: 'Choose a file first.',
  fileTooLarge: (name: string, megabytes: number) =>
    `“${name}” is too large: the limit is ${number(megabytes)} MB. In the terminal, “nain explore” reads files of any size.`,
  fileEmpty: 'There are no games here.',
  fileUnreadable: 'The file cannot be read.',
  server: 'This server’s games',
  serverStory: 'The latest games played online here, without names.',
  noServer: 'No server with public games answers. Your games and files work without one.',
  serverBusy: 'The server does not send its games at the moment. Please try again later.',
  failed: 'That did not work. Please try again.',
  start: 'Explore',
  stop: 'Cancel',
  exploring: (games: number) => `${count(games, 'game', 'games')} read…`,
  stopped: 'Cancelled.',
  results: 'What comes of it',
  show: 'Situation',
  problems: 'Games with errors',
  moreProblems: (games: number) => `… and ${count(games, 'more game', 'more games')} with errors.`,
  moreFindings: (findings: number) => `… and ${number(findings)} more in this game.`,

  filter: 'Filter',
  filterSet: 'Filter (on)',
  ruleset: 'Rules',
  allRules: 'All rules',
  players: 'Players',
  anyPlayers: 'Any number',
  who: 'Whose choices',
  everyone: 'Everyone',
  people: 'People',
  bots: 'Bots',
  name: 'Name of a player or bot',
  least: 'Cards in hand, from',
  most: 'to',
  leastAboveMost: 'The first number of cards must not be larger than the second.',
  cardsWrong: wholeNumber,
  holds: 'The hand has',
  anything: 'any cards',
  honour: 'an honour',
  aRank: (rank: Rank) => rankName(makeCard(rank, 'c')),
  run: 'Own run of at least',
  anyRun: 'any length',
  runOf: (cards: number) => count(cards, 'card', 'cards'),
  reset: 'Reset filter',
};

export type ExploreWords = typeof explore;
