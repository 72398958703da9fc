import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { refuse } from '../http/refusal.ts';
import { askNode } from '../nodes/askNode.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import type { TableDirectory } from '../tables/tableDirectory.ts';

const closing = v.picklist(['closed', 'damaged', 'nowhere', 'not-ready']);
const closingAnswer = v.pipe(v.string(), v.parseJson(), closing);

/**
 * The result of closing a table.
 * - `damaged`: closed, but its entries could not be read.
 * - `not-ready`: its node stops or does not answer. The table may be closed or not.
 */
export type Closing = v.InferOutput<typeof closing>;

export interface ClosingContext {
  readonly directory: TableDirectory;
  readonly auth: NodeAuth;
}

export async function closeTable({ directory, auth }: ClosingContext, code: string): Promise<Closing> {
  const found = await directory.find(code);
  return found.at === 'node' ? closeAtNode(found.address, auth, code) : closeHere(found);
}

async function closeAtNode(node: string, auth: NodeAuth, code: string): Promise<Closing> {
  const answer = await askNode(node, auth, '', { method: 'POST', path: pathOf(code) });
  const parsed = v.safeParse(closingAnswer, typeof answer === 'string' ? '' : answer.body);
  return parsed.success ? parsed.output : 'not-ready';
}

async function closeHere(found: Awaited<ReturnType<TableDirectory['find']>>): Promise<Closing> {
  // The directory closes a damaged table when it finds it.
  if (found.at === 'damaged' || found.at === 'nowhere') return found.at;
  if (found.at !== 'here') return 'not-ready';
  return (await found.driver.submit({ type: 'close', onlyIfDeserted: false })).ok ? 'closed' : 'not-ready';
}

/** The route by which other nodes close tables of this one. Other clients get `not-found`. */
export async function closingRoute(
  server: FastifyInstance,
  { directory, auth }: ClosingContext,
): Promise<void> {
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    auth.isNode(headers) ? undefined : refuse(reply, 'not-found');
  server.post<{ Params: { code: string } }>(pathOf(':code'), { onRequest }, async ({ params }, reply) =>
    reply.send(JSON.stringify(await closeHere(await directory.find(params.code)))),
  );
}

function pathOf(code: string): string {
  return `/node/tables/${code}/close`;
}
