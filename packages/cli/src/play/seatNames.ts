import type { Shell } from '../shell.ts';

/** What the bots at a table are called: characters by their own names, a second one by its number, others by a number. */
export function seatNames({ words }: Shell, bots: readonly string[]): string[] {
  return bots.map((bot, index) => {
    const { name, epithet } = words.botInWords(bot);
    if (epithet === '') return `${words.interface.bot} ${index + 1}`;
    const before = bots.slice(0, index).filter((other) => other === bot).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
