import { aboutServer } from '../online/onlineApi.ts';
import {
  handAddress,
  isPrivateHost,
  linkTo,
  replacementAddress,
  tableAddress,
} from '../online/tableAddresses.ts';

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A member whose phone another one may replace, with the secret for it. */
export interface PlaceOffer {
  readonly member: number;
  readonly secret: string;
}

/** The links by which phones join. A page of this machine's own address gets one of its local network from the server. */
export class JoinLink {
  /** What is in the links to join. The host may renew it. */
  invitation: string = $state('');
  readonly #code: string;
  /** The start of the links; null if no phone can reach the server, undefined until that is known. */
  #start: string | null | undefined = $state(undefined);

  constructor(code: string) {
    this.#code = code;
    this.invitation = code;
    if (LOOPBACK.includes(location.hostname)) void this.#ask();
    else this.#start = linkTo('');
  }

  /** The link to join; null if no phone can reach the server, undefined until that is known. */
  get link(): string | null | undefined {
    return this.#linkTo(handAddress(this.invitation));
  }

  /** The link to the whole table, for people who play elsewhere. */
  get table(): string | null | undefined {
    return this.#linkTo(tableAddress(this.invitation));
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
    const origin = about.ok ? about.value.localAddresses[0] : undefined;
    this.#start = origin === undefined ? null : `${origin}${location.pathname}`;
  }
}
