import { parseDate, parseNewAttempt } from '@nain-jaune/protocol/parse';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DailyOutcome, DailyService } from '../daily/dailyService.ts';
import type { Guard } from './guard.ts';
import { refuse } from './refusal.ts';

const attemptLimit = 32 * 1024;

export interface DailyRoutes {
  readonly daily: DailyService;
}

interface OfDate {
  Params: { date: string };
}

/** Routes of today's deal. */
export function addDailyRoutes(server: FastifyInstance, guard: Guard, { daily }: DailyRoutes): void {
  server.get('/daily', async () => daily.list());

  server.get<OfDate>('/daily/:date', (request, reply) =>
    withDate(request.params.date, reply, (date) => daily.results(date)),
  );

  server.post<OfDate>('/daily/:date/attempts', { bodyLimit: attemptLimit }, async (request, reply) => {
    const attempt = parseNewAttempt(request.body);
    if (!attempt.ok) return refuse(reply, 'malformed', attempt.error);
    return guard.limited(request, reply, 'attempts', () =>
      withDate(request.params.date, reply.code(201), (date) => daily.attempt(date, attempt.value)),
    );
  });
}

async function withDate(
  text: string,
  reply: FastifyReply,
  act: (date: string) => Promise<DailyOutcome<object>>,
): Promise<FastifyReply> {
  const date = parseDate(text);
  if (!date.ok)
    return refuse(
      reply,
      'malformed',
      date.error.map((problem) => ({ ...problem, path: 'date' })),
    );
  const outcome = await act(date.value);
  if (!outcome.ok) return refuse(reply, outcome.error.code, outcome.error.problems);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
}
