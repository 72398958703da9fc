import Fastify, { type FastifyInstance } from 'fastify';
import type { ListenAddress } from '../config/readers.ts';
import { listenProblem } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics`, and nothing else, at an address of its own, so that no reverse proxy of the page passes it on.
 *
 * @throws an Error that says what to change if the address cannot be listened on
 */
export async function serveMetrics(
  { registry }: Metrics,
  { host, port }: ListenAddress,
): Promise<FastifyInstance> {
  const server = Fastify({ forceCloseConnections: true });
  server.get('/metrics', async (_request, reply) => {
    const text = await registry.metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
  try {
    await server.listen({ host, port });
  } catch (error) {
    throw listenProblem(error, {
      host,
      port,
      hostVariable: 'METRICS_ADDRESS',
      portVariable: 'METRICS_ADDRESS',
    });
  }
  return server;
}
