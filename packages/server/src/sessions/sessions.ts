import { setTimeout } from 'node:timers/promises';
import { type CloseReason, type Enter, type Invitation, parseInvitation } from '@nain-jaune/protocol';
import { isInvited, type RoomDriver } from '@nain-jaune/table';
import type { WebSocket } from 'ws';
import type { BanList } from '../moderation/banList.ts';
import type { NodeAuth } from '../nodes/nodeAuth.ts';
import { type AddressHash, hashOf } from '../security/tokens.ts';
import type { TableDirectory } from '../tables/tableDirectory.ts';
import { connectToNode } from './nodeProxy.ts';
import { type Entered, Session, type SessionClient, type SessionParts } from './session.ts';

/** Pings are spread over the round to avoid long pauses. */
const pingSlices = 50;

export interface SessionsOptions extends SessionParts {
  readonly directory: TableDirectory;
  readonly auth: NodeAuth;
  readonly bans: BanList;
  readonly addresses: AddressHash;
}

/** The sessions of a server: finds the table of each, pings all, and ends those of banned clients. */
export class Sessions {
  readonly #options: SessionsOptions;
  readonly #slices: readonly Set<Session>[] = Array.from({ length: pingSlices }, () => new Set());
  readonly #pings: NodeJS.Timeout;
  #admitted = 0;
  #nextSlice = 0;

  constructor(options: SessionsOptions) {
    this.#options = options;
    options.bans.onNew(() => this.#endBanned());
    this.#pings = setInterval(() => this.#pingSlice(), options.timing.pingMs / pingSlices);
  }

  get size(): number {
    return this.#slices.reduce((sum, slice) => sum + slice.size, 0);
  }

  get #all(): Session[] {
    return this.#slices.flatMap((slice) => [...slice]);
  }

  /** Takes a new socket. `onClosed` is called when it is closed. */
  admit(socket: WebSocket, client: SessionClient, onClosed: () => void): void {
    const session = new Session(socket, client, this.#options, (enter, entering) =>
      this.#enter(enter, entering),
    );
    const slice = this.#slices[this.#admitted++ % pingSlices];
    slice?.add(session);
    socket.once('close', () => {
      slice?.delete(session);
      onClosed();
    });
  }

  async #enter(enter: Enter, session: Session): Promise<Entered> {
    const { address, isOfNode } = session.client;
    if (!isOfNode && !this.#mayTry(address, enter.token)) return { type: 'refused', reason: 'flooding' };
    const invitation = parseInvitation(enter.code);
    if (invitation === null) return this.#miss('no-such-table', session);
    const tokenHash = enter.token === null ? null : hashOf(enter.token);
    if (this.#isBanned(session.client, tokenHash)) return { type: 'refused', reason: 'banned' };
    return this.#find(invitation, tokenHash, session);
  }

  stop(): void {
    clearInterval(this.#pings);
    for (const session of this.#all) session.end('moving');
  }

  #isBanned({ address }: SessionClient, tokenHash: string | null): boolean {
    const { bans, addresses } = this.#options;
    return bans.isBanned(addresses.of(address), tokenHash);
  }

  #endBanned(): void {
    for (const session of this.#all) {
      const { client, token } = session;
      if (this.#isBanned(client, token === null ? null : hashOf(token))) session.end('banned');
    }
  }

  #pingSlice(): void {
    for (const session of this.#slices[this.#nextSlice++ % pingSlices] ?? []) session.ping();
  }

  /** Others at the address may have guessed too many codes. That must not keep a member out, whose token no one can guess. */
  #mayTry(address: string, token: string | null): boolean {
    if (!this.#options.limits.allows('joins', address)) return false;
    return token !== null || this.#options.limits.stillAllows('misses', address);
  }

  async #find({ code, key }: Invitation, tokenHash: string | null, session: Session): Promise<Entered> {
    const { directory, auth } = this.#options;
    for (let tried = 0; tried < this.#options.timing.findLimit && !session.isOver; tried += 1) {
      const found = await directory.find(code);
      if (found.at === 'here') return this.#enterHere(found.driver, key, tokenHash, session);
      if (found.at === 'nowhere') return this.#miss('no-such-table', session);
      if (found.at === 'damaged') return { type: 'refused', reason: 'damaged' };
      // Both nodes search again: the other one sent the client here, and the table is elsewhere.
      if (found.at === 'stopping' || session.client.isOfNode) break;
      // The other node does not count misses.
      if (!this.#options.limits.stillAllows('misses', session.client.address))
        return this.#miss('flooding', session);
      const proxy = await connectToNode(found.address, auth, session.client.address, session);
      if (proxy !== null) return { type: 'node', proxy };
      // The owner has died. This node may claim the table soon.
      await setTimeout(this.#options.timing.findAgainMs);
    }
    return { type: 'refused', reason: 'moving' };
  }

  #enterHere(driver: RoomDriver, key: string, tokenHash: string | null, session: Session): Entered {
    const { members, removals, former } = driver.room.saved;
    if (tokenHash === null && !isInvited(driver.room.saved, key)) return this.#miss('link-renewed', session);
    const member = members.find((one) => one.tokenHash === tokenHash);
    if (tokenHash !== null && member === undefined) {
      const hasLeft = [...former, ...removals].some((one) => one.tokenHash === tokenHash);
      return hasLeft ? { type: 'refused', reason: 'removed' } : this.#miss('wrong-token', session);
    }
    const address = this.#options.addresses.of(session.client.address);
    return { type: 'here', driver, as: { member: member?.id ?? null, tokenHash, address, key } };
  }

  /** Over the limit of misses the reason is not sent: it would tell which codes exist. */
  #miss(reason: CloseReason, { client }: Session): Entered {
    const mayKnow = client.isOfNode || this.#options.limits.allows('misses', client.address);
    return { type: 'refused', reason: mayKnow ? reason : 'flooding' };
  }
}
