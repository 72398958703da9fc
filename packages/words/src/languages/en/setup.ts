/** What is chosen for a new table: rulesets in one line, and how the bots play, in one or two sentences. */
export interface SetupWords {
  /** By the ids of the six rulesets. */
  readonly stories: Readonly<Record<string, string>>;
  /** By the bots' names in records. */
  readonly tempers: Readonly<Record<string, string>>;
  /** How many deals tell easy from hard (`docs/bots.md`). */
  readonly felt: string;
}

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760': 'The oldest rules: runs in one suit, hocs and a wild dwarf. Only the dealer antes.',
    'lindor-1789': 'The modern rules: runs by rank, and you may hold cards back.',
    famille: 'The easiest: if you can follow you must, honours sweep by themselves, one counter per card.',
    'gelber-zwerg': 'As 1789, but after a stall the run skips a rank, and a forgotten honour costs a bête.',
    'yellow-dwarf': 'If you can follow you must, aces cost ten, and the first to the target wins.',
    'nain-jaune-court': 'The whole pack is dealt, the first lead is your lowest card; no bêtes, no opera.',
  },
  felt: 'Cards decide a single deal. It takes about 13 deals of the family rules, or 4 of those of 1789, to tell an easy opponent from a hard one.',
  tempers: {
    random: 'Plays any card it may.',
    lowest: 'Leads low and plays whenever it can.',
    longest: 'Leads the start of its longest run.',
    heuristic: 'Plays fast and well, by rules of thumb.',
    expert: 'Counts cards and weighs the possible hands before leading.',
    master: 'Thinks longer. Nobody here is stronger.',
    leonie:
      'She remembers every card and every pass, and works out what you have. She takes her time and forgives little.',
    achille:
      'He plays well, but one time in four he forgets to announce an honour. Where nothing is announced, he often forgets what he meant to lead.',
    rosalie:
      'The moment she leads, out come her honours, fullest box first. She never passes if she can play.',
    prosper: 'He hoards his honours until someone is down to three cards. Often that’s too late.',
    ninon: 'She plays whatever card she likes, but never forgets to announce an honour.',
    gaspard: 'He dreads paying at the end: whatever would cost him most leaves his hand first.',
    blandine: 'She always leads from the bottom: you know she has nothing below it.',
    hector: 'He plays before you have looked at your cards. One time in four, the first to hand will do.',
  },
};
