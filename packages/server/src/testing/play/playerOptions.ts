import type { Random } from '@nain-jaune/engine/random';
import type { Player } from './player.ts';

export interface PlayerOptions {
  /** Returns the address of a server, such as `ws://localhost:1760`. Called for each connection. */
  readonly server: () => string;
  readonly random: Random;
  readonly remembers: boolean;
  /** One in how many acts is sent twice; 0 for none. */
  readonly twiceIn: number;
  /** Called when the player is to move, or the table waits for them. They move when {@link Player.act} is called. */
  readonly ready: (player: Player) => void;
  readonly moved?: (player: Player) => void;
  readonly viewed?: (player: Player) => void;
  /** Receives every violation of the protocol. */
  readonly complain: (complaint: string) => void;
  readonly onText?: (player: Player, text: string) => void;
}
