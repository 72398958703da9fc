import { RANKS, type Rank, RULESET_IDS } from '@nain-jaune/engine';
import { EVERYTHING, type ExploreFilter } from '@nain-jaune/review/explore';
import type { Option } from 'commander';
import { choiceOption, numberOption, optionFor } from '../commands/options.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';

export interface FilterOptions {
  readonly rules?: string;
  readonly players?: number;
  readonly who?: ExploreFilter['who'];
  readonly player?: string;
  readonly leastCards?: number;
  readonly mostCards?: number;
  readonly holds?: 'honour' | Rank;
  readonly ownRun?: number;
}

const MOST_CARDS = EVERYTHING.hand.most;

export function filterOptions(shell: Shell): Option[] {
  const rules = optionFor(shell, '--rules <id>', 'onlyRules');
  rules.argChoices = [...RULESET_IDS];
  return [
    rules,
    numberOption(shell, '--players <n>', 'onlyPlayers', [2, 8]),
    choiceOption(shell, '--who <who>', 'who', ['all', 'people', 'bots']),
    optionFor(shell, '--player <name>', 'playerOrBot'),
    numberOption(shell, '--least-cards <n>', 'leastCards', [1, MOST_CARDS]),
    numberOption(shell, '--most-cards <n>', 'mostCards', [1, MOST_CARDS]),
    choiceOption(shell, '--holds <card>', 'holds', ['honour', ...RANKS]),
    numberOption(shell, '--own-run <n>', 'ownRun', [1, RANKS.length]),
  ];
}

/** @throws {UsageError} if no number of cards is allowed. */
export function filterFrom({ cli }: Shell, options: FilterOptions): ExploreFilter {
  const { holds, leastCards: least = 1, mostCards: most = MOST_CARDS } = options;
  if (least > most) throw new UsageError(cli.notCombinable(`--least-cards ${least}`, `--most-cards ${most}`));
  return {
    ruleset: options.rules ?? null,
    players: options.players ?? null,
    who: options.who ?? EVERYTHING.who,
    name: options.player ?? null,
    hand: {
      least,
      most,
      honour: holds === 'honour',
      rank: holds === undefined || holds === 'honour' ? null : holds,
      run: options.ownRun ?? EVERYTHING.hand.run,
    },
  };
}
