import type { About, Joining } from '@nain-jaune/protocol';
import type { OnlineWords, PartyWords } from '@nain-jaune/words';

/** What a phone gets that scans the code of the table. */
export function scanText(joining: Joining, { lobby }: OnlineWords, { board }: PartyWords): string {
  if (joining === 'full') return lobby.joining.full;
  return joining === 'wait' ? board.scanToWait : board.scan;
}

/** Says why phones have no address, and what lets them in. */
export function addressProblem(reach: About['reach'], { board }: PartyWords): string {
  if (reach === 'restricted') return board.restricted;
  return reach === 'no-network' ? board.noNetwork : board.noAddress;
}
