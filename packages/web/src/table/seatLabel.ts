import type { GameView, Seat } from '@nain-jaune/engine';
import type { PlayerInfo } from '@nain-jaune/protocol';
import type { Words } from '@nain-jaune/words';
import { difficultyOf } from '../pages/difficulty.ts';

/** The difficulty of a bot in words; empty for a person. */
export function levelOf({ bot }: PlayerInfo, { home }: Words): string {
  const difficulty = bot === null ? null : difficultyOf(bot);
  return difficulty === null ? '' : home[difficulty];
}

/** A bot's epithet and difficulty; empty for a person. */
export function kindOf(info: PlayerInfo, words: Words): string {
  if (info.bot === null) return '';
  const { epithet, name } = words.botInWords(info.bot);
  const parts = [epithet || `${words.interface.bot} ${name}`, levelOf(info, words)];
  return parts.filter((part) => part !== '').join(', ');
}

/** A seat for screen readers: name, cards, counters, kind of bot, dealer and turn. */
export function seatLabel(seat: Seat, info: PlayerInfo, view: GameView, words: Words): string {
  const { interface: ui } = words;
  const kind = kindOf(info, words);
  return [
    ui.seatLine(info.name, view.deal?.sizes[seat] ?? 0, view.counters[seat] ?? 0),
    ...(kind === '' ? [] : [kind]),
    ...(view.deal?.dealer === seat ? [ui.dealer] : []),
    ...(view.deal?.turn?.seat === seat ? [ui.turnOf(info.name)] : []),
  ].join(', ');
}
