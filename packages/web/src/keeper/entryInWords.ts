import { type Evening, type EveningEntry, parseCardText, type ReplayedEvening } from '@nain-jaune/engine';
import type { ScoreKeeperWords } from '@nain-jaune/words';

/** One entry of an evening in a few words; `index` is its place among the entries. */
export function entryInWords(
  entry: EveningEntry,
  index: number,
  { players }: Evening,
  { steps }: ReplayedEvening,
  words: ScoreKeeperWords,
): string {
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
