import { parseDate, parseNewAttempt } from '@nain-jaune/protocol/parse';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DailyOutcome, DailyService } from '../daily/dailyService.ts';
import { addressName } from '../limits/address.ts';
import { InProgress } from '../limits/inProgress.ts';
import { BODY_BYTES } from './bodyBytes.ts';
import type { Guard } from './guard.ts';
import { refuse } from './refusal.ts';

/** A quarter of the attempts that may wait, so that no address keeps out all others. */
const attemptsAtOnce = 5;

export interface DailyRoutes {
  readonly daily: DailyService;
}

interface OfDate {
  Params: { date: string };
}

/** Routes of today's deal. */
export function addDailyRoutes(server: FastifyInstance, guard: Guard, { daily }: DailyRoutes): void {
  const attempts = new InProgress(attemptsAtOnce);

  server.get<OfDate>('/daily/:date', (request, reply) =>
    withDate(request.params.date, reply, (date) => daily.results(date)),
  );

  server.post<OfDate>('/daily/:date/attempts', { bodyLimit: BODY_BYTES.attempt }, async (request, reply) => {
    const attempt = parseNewAttempt(request.body);
    if (!attempt.ok) return refuse(reply, 'malformed', attempt.error);
    const leave = attempts.enter(addressName(request.ip));
    if (leave === null) return refuse(reply, 'too-many');
    return guard
      .limited(request, reply, 'attempts', () =>
        withDate(request.params.date, reply.code(201), (date) => daily.attempt(date, attempt.value)),
      )
      .finally(leave);
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
