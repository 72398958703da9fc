import { LANGUAGES, type Language } from '@nain-jaune/words';
import { flag, nullable, number, oneOf, or, persisted } from '../app/browser/persisted.ts';
import { GameTerms } from '../game/gameTerms.svelte.ts';
import { allowPlayers } from '../rules/houseRules/twoPlayers.ts';
import { PAPER_NAMES, type PageCount, type PaperName } from './geometry.ts';
import { LOOKS, type Look } from './palette.ts';
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
  paper: PaperName = $state('a4');
  pages: PageCount = $state(1);
  look: Look = $state('colour');
  withRules = $state(true);
  language: Language;
  #wanted = $state(0);
  readonly order: PrintOrder = $derived.by(() => ({
    rules: this.players === 0 ? this.terms.base : allowPlayers(this.terms.base, this.players),
    paper: this.paper,
    pages: this.pages,
    look: this.look,
    players: this.players,
    withRules: this.withRules,
  }));

  constructor(requested: string | null, language: Language) {
    const { players, language: saved, ...others } = SAVED.read();
    this.terms = new GameTerms(requested, {});
    this.language = $state(saved ?? language);
    this.#wanted = players;
    Object.assign(this, others);
  }

  /** Number of players to print counters for; 0 for none. */
  get players(): number {
    return this.terms.offered.includes(this.#wanted) ? this.#wanted : 0;
  }

  set players(players: number) {
    this.#wanted = players;
  }

  keep(): void {
    const { paper, pages, look, withRules, language } = this;
    SAVED.save({ paper, pages, look, players: this.#wanted, withRules, language });
  }
}
