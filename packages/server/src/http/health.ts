import type { FastifyInstance } from 'fastify';
import { refuse } from './refusal.ts';

/** The options of {@link health}. */
export interface HealthOptions {
  /** Whether new clients may be sent here. False while the store does not answer or the server stops. */
  readonly isReady: () => boolean;
}

/** The route `/readyz`, for load balancers and health checks. */
export async function health(server: FastifyInstance, { isReady }: HealthOptions): Promise<void> {
  server.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return isReady() ? { status: 'ready' } : refuse(reply, 'not-ready');
  });
}
