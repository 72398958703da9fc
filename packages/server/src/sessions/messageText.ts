import { failure, type Outcome, type Problem } from '@nain-jaune/engine';
import type { ClientMessage, ServerMessage } from '@nain-jaune/protocol';
import { parseClientMessage } from '@nain-jaune/protocol/parse';
import { notJson } from '../http/refusal.ts';

const encoded = new WeakMap<ServerMessage, string>();

/** A message as JSON. One that goes to many sessions is encoded once. */
export function encode(message: ServerMessage): string {
  const known = encoded.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  encoded.set(message, text);
  return text;
}

/** Parses an untrusted client message, or returns every problem. */
export function parseText(text: string, isBinary: boolean): Outcome<ClientMessage, readonly Problem[]> {
  if (isBinary) return failure([notJson]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The place of the error in a stranger's text does not matter to anyone.
    return failure([notJson]);
  }
  return parseClientMessage(value);
}
