import type { About } from '@nain-jaune/protocol';
import { aboutServer } from '../online/onlineApi.ts';
import { repeatWhileVisible } from '../online/repeatWhileVisible.svelte.ts';
import {
  handAddress,
  isPrivateHost,
  linkTo,
  replacementAddress,
  roomAddress,
} from '../online/tableAddresses.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A member whose phone another one may replace, with the secret for it. */
export interface PlaceOffer {
  readonly member: number;
  readonly secret: string;
}

/** How often the server of this machine is asked for an address until it has one, in milliseconds. */
const ASK_AGAIN_MS = 5000;

/**
 * The links by which phones join. A page of this machine's own address gets those of its network from the server. Create it while a
 * component is initialised.
 */
export class JoinLink {
  /** What is in the links to join. The host may renew it. */
  invitation: string = $state('');
  readonly #code: string;
  /** The starts of the links, the best one first; empty if no phone can reach the server, undefined until that is known. */
  #starts: readonly string[] | undefined = $state.raw(undefined);
  #chosen = $state(0);
  /** Whether phones reach the server; null if that is not known. */
  reach: About['reach'] = $state(null);
  /** The start of the links; null if no phone can reach the server, undefined until that is known. */
  readonly #start = $derived(
    this.#starts === undefined ? undefined : (this.#starts[this.#chosen % this.#starts.length] ?? null),
  );

  constructor(code: string) {
    this.#code = code;
    this.invitation = code;
    if (!LOOPBACK.includes(location.hostname)) {
      this.#starts = [linkTo('')];
      return;
    }
    void this.#ask();
    repeatWhileVisible(() => {
      if (this.#start === null) void this.#ask();
    }, ASK_AGAIN_MS);
  }

  /** Whether the server has several addresses. */
  get hasOthers(): boolean {
    return this.#starts !== undefined && this.#starts.length > 1;
  }

  /** Shows the next address of the server. */
  tryNext(): void {
    this.#chosen++;
  }

  /** The link to join; null if no phone can reach the server, undefined until that is known. */
  get link(): string | null | undefined {
    return this.#linkTo(handAddress(this.invitation));
  }

  /** The link to the whole table, for people who play elsewhere. */
  get table(): string | null | undefined {
    return this.#linkTo(roomAddress(this.invitation));
  }

  /** The link with which a phone takes the place of a lost one, at the address of this page if there is no other. */
  replacementLink({ member, secret }: PlaceOffer): string {
    return `${this.#start ?? linkTo('')}${replacementAddress(this.#code, member, secret)}`;
  }

  /** Whether the links lead to a server that people elsewhere cannot reach. */
  get isPrivate(): boolean {
    return this.#start == null || isPrivateHost(new URL(this.#start).hostname);
  }

  /** The link as a person types it. */
  get typed(): string {
    return this.link?.replace(/^https?:\/\//, '') ?? '';
  }

  #linkTo(address: string): string | null | undefined {
    return this.#start == null ? this.#start : `${this.#start}${address}`;
  }

  async #ask(): Promise<void> {
    const about = await aboutServer();
    this.reach = about.ok ? about.value.reach : null;
    this.#starts = about.ok
      ? about.value.localAddresses.map((origin) => `${origin}${location.pathname}`)
      : [];
  }
}
