import type { ServerMessage } from '@nain-jaune/protocol';
import { Sender } from 'ws';

declare module 'ws' {
  /** It is public, but `@types/ws` does not have it. */
  const Sender: {
    frame(data: Buffer, options: typeof TEXT): readonly Buffer[];
  };
}

const TEXT = { fin: true, rsv1: false, opcode: 1, mask: false, readOnly: true } as const;

let last: { readonly message: ServerMessage; readonly frame: Buffer } | null = null;

/** Returns the WebSocket frame of a message. A message is sent to its receivers one after another, and is encoded once. */
export function frameOf(message: ServerMessage): Buffer {
  if (last?.message !== message) last = { message, frame: frameOfText(JSON.stringify(message)) };
  return last.frame;
}

export function frameOfText(text: string): Buffer {
  return Buffer.concat(Sender.frame(Buffer.from(text), TEXT));
}
