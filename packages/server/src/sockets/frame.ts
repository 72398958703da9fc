const finalText = 0x81;
const shortest = 126;
const longest = 65_536;

/**
 * A text as the frame in which a server sends it (RFC 6455, section 5.2: whole, unmasked, not compressed). It is a string
 * each of whose characters is one byte, to be written as `latin1`: what many are told is framed once, and each socket
 * is written to once.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  const isAscii = length === text.length;
  return headOf(length) + (isAscii ? text : Buffer.from(text).toString('latin1'));
}

function headOf(length: number): string {
  if (length < shortest) return String.fromCharCode(finalText, length);
  if (length < longest) return String.fromCharCode(finalText, shortest, length >> 8, length & 0xff);
  const head = Buffer.alloc(10, finalText);
  head[1] = shortest + 1;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head.toString('latin1');
}
