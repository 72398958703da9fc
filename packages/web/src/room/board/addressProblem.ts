import type { About } from '@nain-jaune/protocol';
import type { PartyWords } from '@nain-jaune/words';

/** Says why phones have no address, and what lets them in. */
export function addressProblem(reach: About['reach'], { board }: PartyWords): string {
  if (reach === 'restricted') return board.restricted;
  return reach === 'no-network' ? board.noNetwork : board.noAddress;
}
