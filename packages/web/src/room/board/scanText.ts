import type { Joining } from '@nain-jaune/protocol';
import type { OnlineWords, PartyWords } from '@nain-jaune/words';

/** What a phone gets that scans the code of the table. */
export function scanText(joining: Joining, { lobby }: OnlineWords, { board }: PartyWords): string {
  if (joining === 'full') return lobby.joining.full;
  return joining === 'wait' ? board.scanToWait : board.scan;
}
