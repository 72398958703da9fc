import { failure, type Outcome, type Problem } from '@nain-jaune/engine';
import { type OnlineClientMessage, parseOnlineClientMessage } from '@nain-jaune/protocol/online';
import type { RawData } from 'ws';
import { notJson } from '../http/refusal.ts';

/** What a client said, believed in nothing; else everything that is wrong with it. */
export function hear(text: string, isBinary: boolean): Outcome<OnlineClientMessage, readonly Problem[]> {
  const value = isBinary ? undefined : parseJson(text);
  return value === undefined ? failure([notJson]) : parseOnlineClientMessage(value);
}

/** The text of a frame, as `ws` gives it. */
export function textOf(said: RawData): string {
  if (Array.isArray(said)) return Buffer.concat(said).toString();
  return said instanceof ArrayBuffer ? Buffer.from(said).toString() : said.toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is wrong is told by the refusal; where in a stranger's text does not matter.
    return undefined;
  }
}
