import {
  type Card,
  type Lay,
  type Move,
  RULESET_IDS,
  RULESETS,
  type Ruleset,
  seatAt,
} from '@nain-jaune/engine';
import type { Turn } from '@nain-jaune/engine/driver';
import { seededRandom } from '@nain-jaune/engine/random';
import type { Bot } from '../bot.ts';
import { dealtGame } from './game.ts';

/** A decision of a bot and its move. */
export interface Decided extends Turn {
  readonly move: Move;
}

/** Every decision with a choice in `deals` deals in which a bot plays all seats. */
export function decisionsOf(bot: Bot, ruleset: Ruleset, players: number, deals: number): Decided[] {
  const random = seededRandom(`${bot.name} ${ruleset.id} ${players}`);
  const decided: Decided[] = [];
  for (let dealt = 0; dealt < deals; dealt++) {
    const driver = dealtGame(ruleset, players, random, seatAt(dealt % players));
    for (let { turn } = driver; turn !== null; { turn } = driver) {
      const move = bot.choose(turn.view, turn.legal, random);
      if (turn.legal.length > 1) decided.push({ ...turn, move });
      driver.makeMove(move);
    }
  }
  return decided;
}

/** The same over all rulesets, with their smallest and greatest number of players. */
export function decisionsEverywhere(bot: Bot, deals: number): Decided[] {
  return RULESET_IDS.flatMap((id) => {
    const { players } = RULESETS[id];
    return [players[0] ?? 3, players.at(-1) ?? 3].flatMap((number) =>
      decisionsOf(bot, RULESETS[id], number, deals),
    );
  });
}

export function layOf({ move }: Decided): Lay | null {
  return move.type === 'lay' ? move : null;
}

export function isLead({ view }: Decided): boolean {
  return view.deal?.turn?.leads === true;
}

export function mayAnnounce({ legal }: Decided, card: Card): boolean {
  return legal.some((move) => move.type === 'lay' && move.card === card && move.announced);
}
