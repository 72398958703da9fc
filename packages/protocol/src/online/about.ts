import type { Outcome, Problem } from '@nain-jaune/engine';
import * as v from 'valibot';
import { count } from '../schema/basics.ts';
import { parsed } from '../schema/parsed.ts';

const about = v.object({
  /** The person or organisation that runs the server, if it is configured. */
  operator: v.nullable(v.object({ name: v.string(), contact: v.nullable(v.string()) })),
  /** The privacy notice of the operator as plain text, if it is configured. */
  privacy: v.nullable(v.string()),
  /** How long the server stores data. */
  kept: v.object({ talkDays: count, tablesDays: count, recordsDays: count, reportsDays: count }),
});

/** `GET /api/about`: who runs a server, and how long it stores data. */
export type About = v.InferOutput<typeof about>;

/** Parses the answer to `GET /api/about`. */
export function parseAbout(input: unknown): Outcome<About, Problem[]> {
  return parsed(about, input);
}
