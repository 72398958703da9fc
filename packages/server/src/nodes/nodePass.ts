import type { IncomingHttpHeaders } from 'node:http';
import { hashOf, isSameHash } from '../tables/secrets.ts';

const passHeader = 'nain-jaune-node';
const clientHeader = 'nain-jaune-client';

/** What lets the servers on one database speak to one another and keeps strangers from speaking as one of them. */
export class NodePass {
  readonly #pass: string;

  /** @param secret known to the servers on one database alone */
  constructor(secret: string) {
    this.#pass = hashOf(`node ${secret}`);
  }

  /** The headers of what one server asks another for a client. */
  headersFor(client: string): Record<string, string> {
    return { [passHeader]: this.#pass, [clientHeader]: client };
  }

  /** Whether another server asks. */
  isOn(headers: IncomingHttpHeaders): boolean {
    const pass = headers[passHeader];
    return typeof pass === 'string' && isSameHash(pass, this.#pass);
  }

  /** Whether somebody says that he is another server, and is not. */
  isForgedOn(headers: IncomingHttpHeaders): boolean {
    return headers[passHeader] !== undefined && !this.isOn(headers);
  }
}
