import type {
  About,
  Joining,
  LobbyTable,
  Member,
  RoomInfo,
  RoomSettings,
  Saying,
} from '@nain-jaune/protocol';
import type { OnlineWords, PartyWords, Words } from '@nain-jaune/words';
import type { OnlineError } from './askServer.ts';
import { hasBoard, memberIn, moreSeats, nameInside, nameOfMember, placesToGive } from './shownSeats.ts';

/** Why a command was refused, in words. `code` may be one of a newer server. */
export function refusalText(code: string, { refusals }: OnlineWords): string {
  const sentences: Readonly<Record<string, string>> = refusals;
  return sentences[code] ?? refusals['not-now'];
}

/** Why the server answered a request with an error. */
export function errorText({ code }: OnlineError, { connection, serverRefusals }: OnlineWords): string {
  return code === 'no-server' ? connection.unreachable.title : serverRefusals[code];
}

/** What a person without a seat can do at a table. */
export function joiningText(joining: Joining, { lobby, room }: OnlineWords): string {
  return joining === 'seat' ? room.sit : lobby.joining[joining];
}

/** What a member who waits for a seat can expect. */
export function waitingText(room: RoomInfo, { takes, seatFrom }: Member, texts: OnlineWords): string {
  const { waiting } = texts.room;
  if (takes !== null) return waiting.inPlaceOf(nameInside(memberIn(room, takes), texts));
  if (seatFrom !== null) return seatFrom === 'next-deal' ? waiting.fromDeal : waiting.fromGame;
  const isBoardThere = hasBoard(room);
  if (isBoardThere && room.phase === 'gathering')
    return `${waiting.most(room.seats.length)} ${waiting.whenFree}`;
  return [waiting.allTaken, waiting.whenFree, isBoardThere ? cureText(room, texts) : ''].join(' ').trim();
}

/** What the screen in the room can do for those who wait; empty for nothing. */
function cureText(room: RoomInfo, texts: OnlineWords): string {
  const { waiting } = texts.room;
  const away = placesToGive(room).map((member) => nameOfMember(member, texts));
  if (away.length > 0) return waiting.away(away);
  return moreSeats(room) === null ? '' : waiting.mayAdd;
}

/** What a visitor of the lobby can do at a table; null for nothing. */
export function lobbyText(table: LobbyTable, texts: OnlineWords): string | null {
  const { joining, watching } = table;
  if (joining === 'wait') return joiningText(joining, texts);
  if (joining !== 'full') return texts.lobby.join;
  return watching ? texts.lobby.watch : null;
}

/** The text of a saying, without the member's name. */
export function sayingText({ phrase, text }: Saying, texts: OnlineWords): string {
  return phrase === null ? (text ?? '') : texts.talk.phrases[phrase];
}

/** The settings of a table in one line: rules, players, length, turn clock, and who finds it. */
export function settingsLine(
  { rules, players, clock, open }: RoomSettings,
  words: Words,
  texts: OnlineWords,
): string {
  const limit = rules.end.deals;
  const deals = typeof limit === 'object' ? limit?.[players] : limit;
  return [
    words.rulesetName(rules),
    texts.settings.players(players),
    ...(deals == null ? [] : [words.interface.lengthOfDeals(deals)]),
    texts.settings.clocks[clock],
    open ? texts.settings.open : texts.settings.byLink,
  ].join(' · ');
}

/** What a phone gets that scans the code of the table. */
export function scanText(joining: Joining, { lobby }: OnlineWords, { board }: PartyWords): string {
  if (joining === 'full') return lobby.joining.full;
  return joining === 'wait' ? board.scanToWait : board.scan;
}

/** Says why phones have no address, and what lets them in. */
export function addressProblem(reach: About['reach'], { board }: PartyWords): string {
  if (reach === 'restricted') return board.restricted;
  return reach === 'no-network' ? board.noNetwork : board.noAddress;
}
