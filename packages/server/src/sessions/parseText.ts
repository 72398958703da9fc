import { failure, type Outcome, type Problem } from '@nain-jaune/engine';
import type { ClientMessage } from '@nain-jaune/protocol';
import { parseClientMessage } from '@nain-jaune/protocol/parse';
import { notJson } from '../http/refusal.ts';

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
