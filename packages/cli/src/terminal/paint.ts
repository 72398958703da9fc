import { styleText } from 'node:util';

/** The ways a text can look. */
export type Style = 'red' | 'bold' | 'dim' | 'yellow' | 'green' | 'cyan' | 'inverse';

/** Gives a text a look, or leaves it as it is where the place it goes to has no colours. */
export type Paint = (style: Style, text: string) => string;

/** Leaves every text as it is. */
export const plain: Paint = (_style, text) => text;

/** Paints for a stream: only where it is a terminal, and never against `NO_COLOR`. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (style, text) => styleText(style, text, { stream });
}
