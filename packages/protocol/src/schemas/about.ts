import * as v from 'valibot';
import { count } from './basics.ts';

/** Answer to `GET /api/about`: who runs the server, the privacy notice, and for how many days data is kept. */
export const about = v.object({
  operator: v.nullable(v.object({ name: v.string(), contact: v.nullable(v.string()) })),
  privacy: v.nullable(v.string()),
  kept: v.object({ talkDays: count, tablesDays: count, recordsDays: count, reportsDays: count }),
});
