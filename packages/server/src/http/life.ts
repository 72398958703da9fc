import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { isLocalAddress } from '../limits/address.ts';
import type { Metrics } from '../observe/metrics.ts';
import { refuse } from './refusal.ts';

/** What is asked of a server about itself. */
export interface LifeOptions {
  readonly metrics: Metrics;
  readonly whoMayMeasure: Config['metrics'];
  /** Whether new clients may be sent here: not where the store does not answer or the server stops. */
  readonly isReady: () => boolean;
}

/** The routes that tell how the server is: `/readyz` for whoever spreads the load, `/metrics` for Prometheus. */
export async function life(server: FastifyInstance, options: LifeOptions): Promise<void> {
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return options.isReady() ? { status: 'ready' } : refuse(reply, 'not-ready');
  });
  server.get('/metrics', async (request, reply) => {
    if (!mayMeasure(request, options.whoMayMeasure)) return reply.callNotFound();
    return tellMetrics(reply, options.metrics);
  });
}

function mayMeasure({ ip }: FastifyRequest, who: Config['metrics']): boolean {
  return who === 'all' || (who === 'local' && isLocalAddress(ip));
}

async function tellMetrics(reply: FastifyReply, { registry }: Metrics): Promise<FastifyReply> {
  const text = await registry.metrics();
  return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
}
