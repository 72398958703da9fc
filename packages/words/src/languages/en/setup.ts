import type { RulesetId } from '@nain-jaune/engine';

/** What is chosen for a new table: rulesets in one line, and how the bots play, in one or two sentences. */
export interface SetupWords {
  readonly stories: Readonly<Record<RulesetId, string>>;
  /** By the bots' names in records. */
  readonly tempers: Readonly<Record<string, string>>;
  /** How many deals tell easy from hard (`docs/bots.md`). */
  readonly felt: string;
}

export const setup: SetupWords = {
  stories: {
    'avantcoureur-1760': 'The oldest: runs in one suit, hocs and a wild dwarf. Only the dealer antes.',
    'lindor-1789': 'The modern rules: any suit, and you may hold cards back.',
    famille: 'The easiest: if you can follow you must, honours sweep by themselves, one counter per card.',
    'gelber-zwerg': 'As 1789, but runs skip a rank nobody has, and a forgotten honour costs a bête.',
    'yellow-dwarf': 'If you can follow you must, aces cost ten, and the first to the target wins.',
    'nain-jaune-court': 'All cards are dealt and the lowest leads; no bêtes, no opera.',
  },
  felt: 'One deal is mostly luck. It takes about 13 deals of the family rules, or 4 of 1789, to tell easy from hard.',
  tempers: {
    random: 'Plays any card it may.',
    lowest: 'Leads low and plays whenever it can.',
    longest: 'Leads the start of its longest run.',
    heuristic: 'Plays fast and well, by rules of thumb.',
    expert: 'Counts cards and weighs the possible hands.',
    master: 'Thinks longer. Nobody here is stronger.',
    leonie: 'She remembers every card and every pass, and forgives little.',
    achille: 'He plays well, but often forgets to announce, or what he meant to lead.',
    rosalie: 'When she leads, out come her honours, fullest box first.',
    prosper: 'He hoards his honours, often for too long.',
    ninon: 'She plays whatever card she likes, but never forgets to announce an honour.',
    gaspard: 'He dreads paying: his costliest card leaves first.',
    blandine: 'She always leads from the bottom.',
    hector: 'He plays before you have looked. Often the first card to hand will do.',
  },
};
