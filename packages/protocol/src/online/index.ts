/**
 * What a client and a table on a server say to each other, over a socket and over HTTP, and the schemas that it is
 * believed by. A sub-path of its own: who begins no game online loads none of it. Told in docs/protocol.md.
 */
export { type About, parseAbout } from './about.ts';
export { CODE_CONSONANTS, CODE_VOWELS, isTableCode } from './code.ts';
export * from './company.ts';
export type * from './http.ts';
export { LONGEST_NAME, LONGEST_TEXT } from './limits.ts';
export * from './messages.ts';
export {
  parseHttpRefusal,
  parseJoined,
  parseJoinTable,
  parseLobbyTables,
  parseOnlineClientMessage,
  parseOnlineTableMessage,
  parseOpenTable,
  parsePlayNow,
  parseTableSummary,
} from './parse.ts';
export { PHRASES, type Phrase } from './phrases.ts';
export { PORTRAITS, type Portrait } from './portraits.ts';
