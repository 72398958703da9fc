import { parseClientMessage } from '@nain-jaune/protocol';
import type { Connection } from './connection.ts';

/**
 * Gives a connection what a client of another program said: a value parsed from JSON, believed in nothing. What is no
 * message is answered with everything that is wrong with it.
 */
export function hearStranger(connection: Connection, said: unknown): void {
  const parsed = parseClientMessage(said);
  if (parsed.ok) connection.receive(parsed.value);
  else connection.notUnderstood(parsed.error);
}
