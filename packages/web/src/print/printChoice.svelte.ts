import { LANGUAGES, type Language } from '@nain-jaune/words';
import { flag, nullable, number, oneOf, or, persisted } from '../app/browser/persisted.ts';
import { GameTerms } from '../game/gameTerms.svelte.ts';
import { allowPlayers } from '../rules/houseRules/twoPlayers.ts';
import { PAPER_NAMES } from './geometry.ts';
import { LOOKS } from './palette.ts';
import type { PrintOrder } from './sheets.ts';

const SAVED = persisted('print', {
  paper: or(oneOf(PAPER_NAMES), 'a4'),
  look: or(oneOf(LOOKS), 'colour'),
  pages: or(oneOf([1, 4]), 1),
  players: or(number, 0),
  withRules: or(flag, true),
  language: or(nullable(oneOf(LANGUAGES)), null),
});

/** The print form. Stores all choices in the browser but the rules, which the address carries. */
export class PrintChoice {
  readonly terms: GameTerms;
  readonly saved: ReturnType<typeof SAVED.read> & { language: Language };
  readonly order: PrintOrder = $derived.by(() => {
    const { players, terms } = this;
    const { paper, pages, look, withRules } = this.saved;
    const rules = players === 0 ? terms.base : allowPlayers(terms.base, players);
    return { rules, paper, pages, look, players, withRules };
  });

  constructor(requested: string | null, language: Language) {
    this.terms = new GameTerms(requested, {});
    const saved = SAVED.read();
    this.saved = $state({ ...saved, language: saved.language ?? language });
  }

  /** Number of players to print counters for; 0 for none. */
  get players(): number {
    return this.terms.offered.includes(this.saved.players) ? this.saved.players : 0;
  }

  set players(players: number) {
    this.saved.players = players;
  }

  keep(): void {
    SAVED.save(this.saved);
  }
}
