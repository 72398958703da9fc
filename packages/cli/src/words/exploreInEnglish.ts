import type { Rank } from '@nain-jaune/engine';
import type { CardKind, Mean, Situation } from '@nain-jaune/review/explore';
import { makeGrammar } from '@nain-jaune/words';

const { count } = makeGrammar('en-GB');
const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const signed = new Intl.NumberFormat('en-GB', { ...digits, signDisplay: 'exceptZero' });
const plain = new Intl.NumberFormat('en-GB', digits);
const percent = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 0 });

/** A mean change of counters with its standard error: `+4.2 ± 0.3`. */
function change({ mean, standardError }: Mean): string {
  const value = signed.format(mean).replace('-', '−');
  return standardError === null ? value : `${value} ±\u00a0${plain.format(standardError)}`;
}

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'Ace',
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
  9: 'Nine',
  T: 'Ten',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
};

const situations: Readonly<Record<Situation, string>> = {
  'first-lead': 'First lead',
  'later-lead': 'Later leads',
  follow: 'Play or keep',
};

const kinds: Readonly<Record<CardKind, string>> = {
  lowest: 'Lowest card',
  'longest-run': 'Longest run in hand',
  honour: 'Honour',
  'ends-run': 'Stops the run',
  'run-to-end': 'Run to a stop',
  alone: 'Can’t follow it yourself',
};

/** Texts of `nain explore`. */
export const exploreInEnglish = {
  figures: { change, share: (part: number) => percent.format(part) },
  rank: (rank: Rank) => RANK_NAMES[rank],
  situations,
  kinds,
  situationStories: {
    'first-lead': 'The first card of a deal, led by the first player.',
    'later-lead': 'Every other lead, after a run has ended.',
    follow: 'Turns when a player had a wanted card and could have kept it. Chosen means: played.',
  } satisfies Readonly<Record<Situation, string>>,
  rankColumn: 'Card',
  kindColumn: 'Kind',
  possible: 'Possible',
  chosen: 'Chosen',
  counters: 'Counters',
  difference: 'Difference',
  won: 'Won',
  columnsStory:
    'Chosen: how often, of the times it was possible. Counters: what the player won or lost from there to the end of the deal, on average, with the margin of error. Difference: compared with the other choices in the same kind of hand. Won: how often the player won the deal.',
  verdictStory:
    '▲ better, ▼ worse than the other choices: by too much to be luck, in 20 deals or more of each.',
  caution:
    'Players who lead a king often simply have the better hand: it is not the king that wins. To judge one move, review the deal.',
  noneOf: {
    'first-lead': 'Nobody had a choice on the first lead.',
    'later-lead': 'Nobody had a choice on a later lead.',
    follow: 'No card that could be kept. Under many rules the wanted card has to be played.',
  } satisfies Readonly<Record<Situation, string>>,
  all: (decisions: number, counters: string, won: string) =>
    `${count(decisions, 'choice', 'choices')} in all: ${counters} counters on average; the deal was won ${won} of the time.`,
  forced: (leads: number) => `${count(leads, 'forced lead', 'forced leads')} not counted.`,
  explored: (games: number, deals: number) =>
    `${count(games, 'game', 'games')}, ${count(deals, 'deal', 'deals')}`,
  others: (games: number) => `${count(games, 'game', 'games')} filtered out`,
  openDeals: (deals: number) => `${count(deals, 'unfinished deal', 'unfinished deals')} not counted`,
  practice: (games: number) => `${count(games, 'practice game', 'practice games')} not counted`,
  wrong: (games: number) => `${count(games, 'game', 'games')} with errors, not counted`,
  nothing: 'No finished deal matches. Try a wider filter or other games.',
  allWrong: 'Every game has errors, so there is nothing to explore.',
};
