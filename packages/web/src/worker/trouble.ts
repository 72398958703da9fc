import type { LobbyTrouble } from '../lobby/messages.ts';

/** An ask that cannot be answered. */
export class Trouble extends Error {
  readonly trouble: LobbyTrouble;

  constructor(trouble: LobbyTrouble) {
    super(trouble.code);
    this.trouble = trouble;
  }
}
