import type { Ruleset, Seat } from '@nain-jaune/engine';
import type { Words } from '@nain-jaune/words';
import { difficultyOf } from '../game/difficulty.ts';
import type { TableScope } from './tableScope.svelte.ts';

/** What a seat shows. Only the name is always shown. */
export interface SeatInfo {
  readonly name: string;
  /** Name of a bot or portrait; null for the first letter of the name, undefined for none. */
  readonly face?: string | null | undefined;
  /** Number of cards. */
  readonly size?: number;
  readonly counters?: number | undefined;
  readonly isDealer?: boolean;
  readonly title?: string;
  /** Label of the list item for screen readers, which replaces the parts of the seat. */
  readonly label?: string;
}

/** Returns what a seat of a table shows in full. */
export function seatInfo({ players, faces, view, lying }: TableScope, seat: Seat, words: Words): SeatInfo {
  const { interface: ui } = words;
  const { name, bot } = players[seat]!;
  const size = view.deal?.sizes[seat] ?? 0;
  const counters = lying.counters[seat] ?? 0;
  const isDealer = view.deal?.dealer === seat;
  const kind = bot === null ? [] : [kindOf(bot, view.rules, words)];
  const label = [
    ui.seatLine(name, size, counters),
    ...kind,
    ...(isDealer ? [ui.dealer] : []),
    ...(view.deal?.turn?.seat === seat ? [ui.turnOf(name)] : []),
  ].join(', ');
  const title = [name, ...kind].join(' · ');
  return { name, face: bot ?? faces[seat] ?? null, size, counters, isDealer, title, label };
}

/** The epithet and difficulty of a bot. */
function kindOf(bot: string, rules: Ruleset, { home, interface: ui, botInWords }: Words): string {
  const { epithet, name } = botInWords(bot);
  const difficulty = difficultyOf(bot, rules);
  const level = difficulty === null ? '' : home[difficulty];
  return [epithet || `${ui.bot} ${name}`, level].filter((part) => part !== '').join(', ');
}
