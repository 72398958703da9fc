import { styleText } from 'node:util';

export type Style = 'red' | 'bold' | 'dim' | 'yellow' | 'green' | 'cyan' | 'inverse';

/** Styles a text. Returns it unchanged if the output has no colours. */
export type Paint = (style: Style, text: string) => string;

export const plain: Paint = (_style, text) => text;

/** Returns the styles for a stream: none unless it is a terminal, or if `NO_COLOR` is set. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
