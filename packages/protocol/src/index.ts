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
export {
  CLOCK_SECONDS,
  type Company,
  type DealPromise,
  type Person,
  type Sitter,
  type TablePhase,
  type TableSettings,
  type TurnClock,
} from './online/company.ts';
export type {
  Comer,
  HttpRefusal,
  Joined,
  JoinTable,
  LobbyTable,
  OpenTable,
  PlayNow,
  TableSummary,
} from './online/http.ts';
export {
  type Ask,
  type AskCompany,
  type ClockIs,
  type CompanyIs,
  type CompanyRefusal,
  type Enter,
  type Entered,
  type GameIs,
  type Granted,
  ONLINE_VERSION,
  type OnlineClientMessage,
  type OnlineClosed,
  type OnlineRefused,
  type OnlineTableMessage,
  type Said,
  type Saying,
} from './online/messages.ts';
export { PHRASES, type Phrase } from './online/phrases.ts';
export { PORTRAITS, type Portrait } from './online/portraits.ts';
export { parseClientMessage, parseTableMessage } from './parse.ts';
