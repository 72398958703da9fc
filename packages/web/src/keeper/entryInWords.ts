import { type Evening, parseCardText, type ReplayedEvening, type ScoreProblem } from '@nain-jaune/engine';
import type { ScoreKeeperWords } from '@nain-jaune/words';

/** Describes the entry at an index, or returns an empty text if there is none. */
export function entryInWords(
  index: number,
  { entries, players }: Evening,
  { steps }: ReplayedEvening,
  words: ScoreKeeperWords,
): string {
  const entry = entries[index];
  if (entry === undefined) return '';
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  if (entry.type === 'anted') {
    const game = steps[index]?.game;
    return words.entryAnted((game?.settled.length ?? 0) + 1, nameOf(game?.deal?.setup.dealer ?? 0));
  }
  if (entry.type === 'ended') return words.entryEnded(nameOf(entry.winner), entry.opera);
  const card = parseCardText(entry.card);
  if (card === undefined) return '';
  return (entry.announced ? words.entryLaid : words.entryForgot)(nameOf(entry.seat), card);
}

export function problemInWords(
  { code, seat, card, expected, found }: ScoreProblem,
  names: readonly string[],
  words: ScoreKeeperWords,
): string {
  return words.problems[code]({ name: seat === null ? '' : (names[seat] ?? ''), card, expected, found });
}
