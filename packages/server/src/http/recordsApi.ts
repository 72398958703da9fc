import type { FastifyInstance } from 'fastify';
import type { PublicRecords } from '../rooms/publicRecords.ts';
import type { Guard } from './guard.ts';
import { refuse } from './refusal.ts';

export interface RecordsRoute {
  /** Null if the operator has switched it off. */
  readonly publicRecords: PublicRecords | null;
}

/** The route of the public games. */
export function addRecordsRoute(
  server: FastifyInstance,
  guard: Guard,
  { publicRecords }: RecordsRoute,
): void {
  server.get('/records', async (request, reply) => {
    if (publicRecords === null) return refuse(reply, 'not-found');
    return guard.limited(request, reply, 'downloads', async () => {
      const lines = await publicRecords.lines();
      return reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="nain-jaune-games.ndjson"')
        .send(lines);
    });
  });
}
