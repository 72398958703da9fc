import { failure, jsonProblem, type Outcome, type Problem, parseJson } from '@nain-jaune/engine';
import type { ClientMessage, ServerMessage } from '@nain-jaune/protocol';
import { parseClientMessage } from '@nain-jaune/protocol/parse';
import { Sender, type WebSocket } from 'ws';
import { notJson } from '../http/refusal.ts';

declare module 'ws' {
  /** It is public, but `@types/ws` does not have it. */
  const Sender: {
    frame(data: Buffer, options: typeof TEXT): readonly Buffer[];
  };
}

const TEXT = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true } as const;

/** Codes with which sockets are closed. */
export const CLOSE = { normal: 1000, policyViolation: 1008, internalError: 1011 } as const;

/** The first message was not `enter`. */
export const ENTER_FIRST: Problem = {
  code: 'wrong-value',
  path: 'type',
  expected: 'enter, as the first message',
  found: '',
};

/** The client entered again as another member or at another table. */
export const ONE_MEMBER_ONLY: Problem = {
  code: 'wrong-value',
  path: 'token',
  expected: 'the member that this connection has entered as',
  found: '',
};

/** Parses an untrusted client message, or returns every problem. */
export function parseText(text: string, isBinary: boolean): Outcome<ClientMessage, readonly Problem[]> {
  if (isBinary) return failure([notJson]);
  const read = parseJson(text);
  return read.ok ? parseClientMessage(read.value) : failure([jsonProblem(read.error)]);
}

export function problemOf(problems: readonly Problem[]): ServerMessage {
  const isOtherVersion = problems.some(({ path }) => path === 'version');
  return { type: 'problem', code: isOtherVersion ? 'wrong-version' : 'malformed', problems };
}

let last: { readonly message: ServerMessage; readonly frame: Buffer } | null = null;

/** Returns the WebSocket frame of a message. A message is sent to its receivers one after another, and is encoded once. */
export function frameOf(message: ServerMessage): Buffer {
  if (last?.message !== message) last = { message, frame: frameOfText(JSON.stringify(message)) };
  return last.frame;
}

export function frameOfText(text: string): Buffer {
  return Buffer.concat(Sender.frame(Buffer.from(text), TEXT));
}

/** Detects dead WebSockets. A socket that was silent for a round is pinged, and must answer before the next round. */
export class Liveness {
  #hasSent = true;
  #isPinged = false;

  received(): void {
    this.#hasSent = true;
    this.#isPinged = false;
  }

  /** Call it once a round. Returns false if the last ping was not answered. */
  check(socket: WebSocket): boolean {
    if (this.#hasSent) this.#hasSent = false;
    else if (this.#isPinged) return false;
    else {
      this.#isPinged = true;
      socket.ping();
    }
    return true;
  }
}
