import {
  type Card,
  type GameView,
  type Lay,
  type Move,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import { seededRandom, shuffledPack } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';
import { SeenGame } from './game.ts';

/** One decision of a bot, with what it did. */
export interface Decided {
  readonly view: GameView;
  readonly legal: readonly Move[];
  readonly move: Move;
}

/** Every decision of a bot that sits everywhere, with more than one legal move, in so many deals. */
export function decisionsOf(bot: Bot, ruleset: Ruleset, players: number, deals: number): Decided[] {
  const random = seededRandom(`${bot.name} ${ruleset.id} ${players}`);
  const decided: Decided[] = [];
  for (let dealt = 0; dealt < deals; dealt++) {
    const seen = new SeenGame(ruleset, players, seatAt(dealt % players));
    seen.deal(shuffledPack(random));
    while (seen.toMove !== null) {
      const view = seen.views[seen.toMove] as GameView;
      const { legal } = seen;
      const move = bot.choose(view, legal, random);
      if (legal.length > 1) decided.push({ view, legal, move });
      seen.play(move);
    }
  }
  return decided;
}

/** The same over all rulesets, in their smallest and greatest company. */
export function decisionsEverywhere(bot: Bot, deals: number): Decided[] {
  return RULESET_IDS.flatMap((id) => {
    const { players } = RULESETS[id];
    return [players[0] ?? 3, players.at(-1) ?? 3].flatMap((number) =>
      decisionsOf(bot, RULESETS[id], number, deals),
    );
  });
}

/** The card that was laid, or null for a pass. */
export function layOf({ move }: Decided): Lay | null {
  return move.type === 'lay' ? move : null;
}

/** Whether it was a lead. */
export function isLead({ view }: Decided): boolean {
  return view.deal?.turn?.leads === true;
}

/** Whether a card could be laid and announced. */
export function mayAnnounce({ legal }: Decided, card: Card): boolean {
  return legal.some((move) => move.type === 'lay' && move.card === card && move.announced);
}
