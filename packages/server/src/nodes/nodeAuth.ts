import type { IncomingHttpHeaders } from 'node:http';
import { hashOf, isSameHash } from '../security/tokens.ts';

const authHeader = 'nain-jaune-node';
const clientHeader = 'nain-jaune-client';

/** Authenticates the nodes of one store to each other. */
export class NodeAuth {
  readonly #pass: string;

  /** @param secret known to the nodes of one store alone */
  constructor(secret: string) {
    this.#pass = hashOf(`node ${secret}`);
  }

  /** The headers of a request to another node on behalf of a client's address. */
  headersFor(client: string): Record<string, string> {
    return { [authHeader]: this.#pass, [clientHeader]: client };
  }

  /** Whether another node sends the request. */
  isNode(headers: IncomingHttpHeaders): boolean {
    const pass = headers[authHeader];
    return typeof pass === 'string' && isSameHash(pass, this.#pass);
  }

  /** Whether the request claims to be another node's and is not. */
  isForged(headers: IncomingHttpHeaders): boolean {
    return headers[authHeader] !== undefined && !this.isNode(headers);
  }

  /** The address of the client: as another node names it, else the address of the request itself. */
  clientOf(headers: IncomingHttpHeaders, own: string): string {
    const client = headers[clientHeader];
    return this.isNode(headers) && typeof client === 'string' && client !== '' ? client : own;
  }
}
