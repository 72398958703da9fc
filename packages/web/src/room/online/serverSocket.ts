import type { ServerMessage } from '@nain-jaune/protocol';
import { parseServerMessage } from '@nain-jaune/protocol/parse';
import type { ConnectionParts } from './connection.ts';

/** A WebSocket to the server of this page. Its messages are parsed as untrusted. */
export const SERVER: ConnectionParts = {
  open() {
    const address = new URL('socket', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  parse,
};

function parse(data: string): ServerMessage | null {
  try {
    const parsed = parseServerMessage(JSON.parse(data));
    return parsed.ok ? parsed.value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
