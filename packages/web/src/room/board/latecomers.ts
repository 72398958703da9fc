import type { Member, RoomInfo } from '@nain-jaune/protocol';

interface Latecomers {
  /** Who gets the place of someone at the next deal. */
  readonly heirs: readonly Member[];
  /** Who gets that of a bot at the next deal. */
  readonly inDeal: readonly Member[];
  /** For whom no seat is in view. */
  readonly seatless: readonly Member[];
  /** Who gets the next place that is given. */
  readonly next: Member | undefined;
}

/** The members who are there and wait for a seat. */
export function latecomersIn({ members }: Pick<RoomInfo, 'members'>): Latecomers {
  const queue = members.filter(({ waits, connected }) => waits && connected);
  const others = queue.filter(({ takes }) => takes === null);
  return {
    heirs: queue.filter(({ takes }) => takes !== null),
    inDeal: others.filter(({ seatFrom }) => seatFrom === 'next-deal'),
    seatless: others.filter(({ seatFrom }) => seatFrom === null),
    next: others.find(({ seatFrom }) => seatFrom !== 'next-deal'),
  };
}
