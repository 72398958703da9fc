import type { Refusal } from '@nain-jaune/engine';
import * as v from 'valibot';
import { card, cards, seat } from './basics.ts';
import { exactly } from './exactly.ts';

/** Schema of {@link Refusal}: why the rules refuse a move. */
const ruleRefusal = exactly<Refusal>()(
  v.variant('code', [
    v.object({ code: v.literal('not-your-turn'), seat, toMove: seat }),
    v.object({ code: v.literal('deal-is-over') }),
    v.object({ code: v.literal('card-not-held'), card }),
    v.object({ code: v.literal('card-not-wanted'), card, wanted: cards }),
    v.object({ code: v.literal('lead-lowest'), card, lowest: cards }),
    v.object({ code: v.literal('must-lead') }),
    v.object({ code: v.literal('must-continue'), cards }),
    v.object({ code: v.literal('nothing-to-announce'), card }),
  ]),
);

/**
 * Why a table refuses a move or a deal, besides the rules.
 * - `not-seated`: spectators do not play.
 * - `no-deal-yet`, `no-deal-now`: no card has been dealt; a deal is in progress.
 * - `game-is-over`: the game has ended, or has reached the most deals of one game.
 * - `not-stored`: the store failed. Nothing has happened; the command may be sent again.
 */
export const playRefusalCode = v.picklist([
  'not-seated',
  'no-deal-yet',
  'no-deal-now',
  'game-is-over',
  'not-stored',
]);

/**
 * Why a table refuses any other command.
 * - `spectator`: spectators give no commands. `host-only`: only the host may.
 * - `not-now`: not in this phase.
 * - `too-few`: no member has a seat. `wrong-player-count`: the rules do not allow so many players.
 * - `too-fast`: too many changes or texts in a short time.
 */
export const roomRefusalCode = v.picklist([
  'spectator',
  'host-only',
  'not-now',
  'seat-taken',
  'no-such-seat',
  'no-such-member',
  'no-such-bot',
  'too-few',
  'wrong-player-count',
  'no-free-text',
  'muted',
  'too-fast',
  'empty-text',
  'empty-name',
]);

/** Why a command is refused. The state has not changed. */
export const commandRefusal = v.variant('code', [
  ruleRefusal,
  v.object({ code: playRefusalCode }),
  v.object({ code: roomRefusalCode }),
]);
