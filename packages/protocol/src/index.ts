/**
 * What client and table say to each other: JSON messages, their schemas, and how a client follows the game.
 * The words are told in docs/protocol.md.
 */

export { type Followed, follow, type GapInEvents } from './follow.ts';
export {
  type Act,
  type AskDeal,
  type Choices,
  type ClientMessage,
  type Closed,
  type Events,
  type Hello,
  type Hidden,
  type NotUnderstood,
  PROTOCOL_VERSION,
  type Refused,
  type SeatInfo,
  type TableEvent,
  type TableMessage,
  type TableRefusal,
  type Welcome,
} from './messages.ts';
export { parseClientMessage, parseTableMessage } from './parse.ts';
