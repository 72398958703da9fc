import type { Joined, JoinTable } from '@nain-jaune/protocol';
import { expect, type Page } from '@playwright/test';
import { TestSocket } from '../packages/server/src/testing/testSocket.ts';

/** The moves that the phones of a room may still make. */
export interface Moves {
  left: number;
}

/** The phone of a player without its page. It plays the first legal move while moves are left. */
export class SocketPhone {
  readonly socket: TestSocket;
  readonly #moves: Moves;

  private constructor(socket: TestSocket, moves: Moves) {
    this.socket = socket;
    this.#moves = moves;
  }

  /** Joins a table of the server of a page, as a new member or on the place of another phone. */
  static async join(
    page: Page,
    code: string,
    name: string,
    moves: Moves,
    replaces?: JoinTable['replaces'],
  ): Promise<SocketPhone> {
    const data: JoinTable = { name, seat: null, ...(replaces && { replaces }) };
    const answer = await page.request.post(`/api/tables/${code}/members`, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    const { token }: Joined = await answer.json();
    const socket = await TestSocket.open(Number(process.env['E2E_PORT']));
    const phone = new SocketPhone(socket, moves);
    socket.socket.on('message', () => phone.play());
    await socket.enter(code, token);
    return phone;
  }

  /** Makes a move if it is this player's turn. */
  play(): void {
    if (!this.socket.isToMove || this.#moves.left <= 0) return;
    const move = this.socket.legal.find((legal) => legal !== '-') ?? '-';
    this.#moves.left--;
    this.socket.say({ type: 'act', id: crypto.randomUUID(), move });
  }
}

/** Lets the phones make this number of moves. */
export function play(phones: readonly SocketPhone[], moves: Moves, count: number): void {
  moves.left = count;
  for (const phone of phones) phone.play();
}
