/**
 * A deal of three players that eldest hand, seat 0, lays in one turn under every ruleset that deals fifteen cards. Seat
 * 1 holds 69 points (an ace at 1, three of them), seat 2 holds 96 and the dwarf. The talon is 10♦ J♥ J♠ Q♥ Q♠ K♥ K♠.
 */
export const OPERA_HANDS = [
  'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Qd Kd',
  'Ad Ah As 2d 2h 2s 3d 3h 3s 8d 8h 8s 9d 9h 9s',
  '4d 4h 4s 5d 5h 5s 6d 6h 6s 7d 7h 7s Th Ts Jd',
] as const;

/** The moves of {@link OPERA_HANDS} with the J♣ announced. */
export const OPERA_MOVES = 'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc! Qc Kc Qd Kd';

/** The moves of {@link OPERA_HANDS} with nothing announced. */
export const SILENT_OPERA_MOVES = OPERA_MOVES.replace('!', '');
