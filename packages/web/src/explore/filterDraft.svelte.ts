import type { Rank } from '@nain-jaune/engine';
import type { ExploreFilter } from '@nain-jaune/review/explore';
import { isWithin, type TypedNumber } from '../pages/typedNumber.ts';

/** The most cards of a hand: 26 of two players who hold the whole pack. */
export const MOST_CARDS = 26;

/** The filter as the fields of its form. */
export class FilterDraft {
  ruleset: string | null = $state(null);
  players: number | null = $state(null);
  who: ExploreFilter['who'] = $state('all');
  name = $state('');
  least: TypedNumber = $state(1);
  most: TypedNumber = $state(MOST_CARDS);
  holds: 'anything' | 'honour' | Rank = $state('anything');
  run = $state(1);

  /** Why the numbers of cards are wrong; null if they are right. */
  get problem(): 'not-a-number-of-cards' | 'least-above-most' | null {
    const { least, most } = this;
    if (!isWithin(least, 1, MOST_CARDS) || !isWithin(most, 1, MOST_CARDS)) return 'not-a-number-of-cards';
    return least > most ? 'least-above-most' : null;
  }

  get filter(): ExploreFilter {
    const name = this.name.trim();
    return {
      ruleset: this.ruleset,
      players: this.players,
      who: this.who,
      name: name === '' ? null : name,
      hand: {
        least: typeof this.least === 'number' ? this.least : 1,
        most: typeof this.most === 'number' ? this.most : MOST_CARDS,
        honour: this.holds === 'honour',
        rank: this.holds === 'honour' || this.holds === 'anything' ? null : this.holds,
        run: this.run,
      },
    };
  }

  /** Whether it excludes anything. */
  get isSet(): boolean {
    const { ruleset, players, who, name, least, most, holds, run } = this;
    const isAboutGames = ruleset !== null || players !== null || who !== 'all' || name.trim() !== '';
    return isAboutGames || least !== 1 || most !== MOST_CARDS || holds !== 'anything' || run !== 1;
  }

  reset(): void {
    this.ruleset = null;
    this.players = null;
    this.who = 'all';
    this.name = '';
    this.least = 1;
    this.most = MOST_CARDS;
    this.holds = 'anything';
    this.run = 1;
  }
}
