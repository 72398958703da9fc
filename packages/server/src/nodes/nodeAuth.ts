import type { IncomingHttpHeaders } from 'node:http';
import { hashOf, isSameHash } from '../security/tokens.ts';

const authHeader = 'nain-jaune-node';
const clientHeader = 'nain-jaune-client';

export class NodeAuth {
  readonly #pass: string;

  /** @param secret shared by the nodes of one store */
  constructor(secret: string) {
    this.#pass = hashOf(`node ${secret}`);
  }

  /** Returns the headers of a request to another node on behalf of a client. */
  headersFor(client: string): Record<string, string> {
    return { [authHeader]: this.#pass, [clientHeader]: client };
  }

  isNode(headers: IncomingHttpHeaders): boolean {
    const pass = headers[authHeader];
    return typeof pass === 'string' && isSameHash(pass, this.#pass);
  }

  isForged(headers: IncomingHttpHeaders): boolean {
    return headers[authHeader] !== undefined && !this.isNode(headers);
  }

  /** The client's address: from the header of a node, or that of the connection. */
  clientOf(headers: IncomingHttpHeaders, own: string): string {
    const client = headers[clientHeader];
    return this.isNode(headers) && typeof client === 'string' && client !== '' ? client : own;
  }
}
