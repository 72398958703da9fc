import type { ServerMessage } from '@nain-jaune/protocol';

const encoded = new WeakMap<ServerMessage, string>();

/** A message as JSON. One that goes to many sessions is encoded once. */
export function encode(message: ServerMessage): string {
  const known = encoded.get(message);
  if (known !== undefined) return known;
  const text = JSON.stringify(message);
  encoded.set(message, text);
  return text;
}
