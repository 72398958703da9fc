import * as v from 'valibot';
import type { TableRefusal } from '../messages.ts';
import { card, cards, seat } from './basics.ts';
import { exactly } from './same.ts';

/** Schema of {@link TableRefusal}. */
export const tableRefusal = exactly<TableRefusal>()(
  v.variant('code', [
    v.object({ code: v.literal('not-your-turn'), seat, toMove: seat }),
    v.object({ code: v.literal('deal-is-over') }),
    v.object({ code: v.literal('card-not-held'), card }),
    v.object({ code: v.literal('card-not-wanted'), card, wanted: cards }),
    v.object({ code: v.literal('lead-lowest'), card, lowest: cards }),
    v.object({ code: v.literal('must-lead') }),
    v.object({ code: v.literal('must-continue'), cards }),
    v.object({ code: v.literal('nothing-to-announce'), card }),
    v.object({
      code: v.picklist([
        'hello-first',
        'not-seated',
        'no-deal-yet',
        'no-deal-now',
        'game-is-over',
        'not-kept',
      ]),
    }),
  ]),
);
