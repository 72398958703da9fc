import { type OnlineTableMessage, parseOnlineTableMessage } from '@nain-jaune/protocol/online';
import type { LineParts } from './line.ts';

/** A socket to the server that this page came from. What comes over it is believed no further than its schema goes. */
export const SERVER: LineParts = {
  open() {
    const address = new URL('socket', document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  read: messageIn,
};

function messageIn(data: string): OnlineTableMessage | null {
  try {
    const parsed = parseOnlineTableMessage(JSON.parse(data));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
