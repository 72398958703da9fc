import { type Card, type GameView, type MovePlace, makeCardText, type Seat } from '@nain-jaune/engine';
import type {
  CloseReason,
  Command,
  CommandRefusal,
  MemberId,
  PlayerInfo,
  RoomInfo,
} from '@nain-jaune/protocol';
import type { KnownGame } from '../../app/gameService/serviceMessages.ts';
import { isRealChoice } from './forcedMove.ts';

/** A move or a request for a deal. Events are its answer. */
export type PlayCommand = Extract<Command, { type: 'act' | 'deal' }>;

/** A play command without an answer, with what the client had when it was sent. */
interface SentPlay extends KnownGame {
  readonly command: PlayCommand;
}

/** Delay before the hand shows a pending move, so that a quick answer costs no extra drawing. */
const LATE_MS = 150;

/** The play command that waits for its answer. */
class PendingPlay {
  #sent: SentPlay | null = $state.raw(null);
  #isLate = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get sent(): SentPlay | null {
    return this.#sent;
  }

  /** Whether the answer is late, which the hand shows. */
  get isLate(): boolean {
    return this.#isLate;
  }

  set(sent: SentPlay | null): void {
    this.#sent = sent;
    this.#isLate = false;
    clearTimeout(this.#timer);
    if (sent !== null) this.#timer = setTimeout(() => (this.#isLate = true), LATE_MS);
  }
}

/** The legal ways to lay a card of the own hand. */
export interface LayingWays {
  readonly silently: boolean;
  readonly announced: boolean;
}

const NO_WAY: LayingWays = { silently: false, announced: false };

/** What a client has received of a table, and what its player may do. */
export class TableState {
  /** Null before the first snapshot. */
  room: RoomInfo | null = $state.raw(null);
  /** Id of the own member; null for a spectator. */
  member: MemberId | null = $state(null);
  /** Number of the game at the table; null before the first. */
  game: number | null = $state(null);
  /** The game as seen from the own seat; null before the first. */
  view: GameView | null = $state.raw(null);
  /** By seat. */
  players: readonly PlayerInfo[] = $state.raw([]);
  /** The legal moves of the own seat, in the notation of records. */
  legal: readonly string[] = $state.raw([]);
  mayDeal = $state(false);
  /** Why the last move or deal was refused. */
  refusal: CommandRefusal | null = $state.raw(null);
  /** Why the last other command was refused. */
  commandRefusal: CommandRefusal['code'] | null = $state(null);
  closed: CloseReason | null = $state(null);
  /** The last own move that had an alternative. A whole view resets it. */
  lastChoice: MovePlace | null = $state.raw(null);

  protected readonly pendingPlay = new PendingPlay();

  /** Whether a move or deal is pending. */
  get waiting(): boolean {
    return this.pendingPlay.sent !== null;
  }

  get toMove(): Seat | null {
    return this.view?.deal?.turn?.seat ?? null;
  }

  get mayPass(): boolean {
    return !this.waiting && this.legal.includes('-');
  }

  get mustPass(): boolean {
    return this.mayPass && this.legal.length === 1;
  }

  /** Whether there is a choice that makes a difference. */
  get mayChoose(): boolean {
    return !this.waiting && this.view !== null && isRealChoice(this.view.rules, this.legal);
  }

  get myTurn(): boolean {
    return !this.waiting && this.legal.length > 0;
  }

  waysOf(card: Card): LayingWays {
    return this.waiting ? NO_WAY : this.#offered(card);
  }

  /** Whether the hand shows the own turn. A quick answer does not change it. */
  get showsTurn(): boolean {
    return !this.pendingPlay.isLate && this.legal.length > 0;
  }

  /** Whether the hand shows a card as legal. A quick answer does not change it. */
  showsWay(card: Card): boolean {
    const { silently, announced } = this.#offered(card);
    return !this.pendingPlay.isLate && (silently || announced);
  }

  #offered(card: Card): LayingWays {
    const text = makeCardText(card);
    return { silently: this.legal.includes(text), announced: this.legal.includes(`${text}!`) };
  }
}
