import type { Refusal } from '@nain-jaune/engine';
import * as v from 'valibot';
import { card, cards, exactly, seat } from './basics.ts';

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
 * - `no-deal-yet`, `no-deal-now`: nothing has been dealt; a deal is in progress.
 * - `game-is-over`: the game has ended, or has reached the maximum of deals.
 * - `paused`: the host has paused the game.
 * - `not-stored`: the store failed. The command had no effect and may be sent again.
 */
export const playRefusalCode = v.picklist([
  'not-seated',
  'no-deal-yet',
  'no-deal-now',
  'game-is-over',
  'paused',
  'not-stored',
]);

/**
 * Why a table refuses any other command.
 * - `spectator`, `host-only`: the sender has no right to it.
 * - `not-now`: not in this phase.
 * - `not-away`: the member is connected, with the device of their own.
 * - `too-few`: no member has a seat. `wrong-player-count`: the rules do not allow this number of players.
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
  'not-away',
  'too-few',
  'wrong-player-count',
  'no-free-text',
  'muted',
  'too-fast',
  'empty-text',
  'empty-name',
]);

export const commandRefusal = v.variant('code', [
  ruleRefusal,
  v.object({ code: playRefusalCode }),
  v.object({ code: roomRefusalCode }),
]);
