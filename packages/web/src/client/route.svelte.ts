/**
 * The pages and what their addresses carry. The address is the hash, so that reload, back and links work without a
 * server's help, on every host and offline.
 */
export type Route =
  /** Where games begin. `rules`: house rules that a link carries, as {@link houseAddress} writes them. */
  | { readonly page: 'home'; readonly rules: string | null }
  | { readonly page: 'table'; readonly game: string }
  /** The lesson. */
  | { readonly page: 'learn' }
  /** The rule book; `section`: where it opens. With the judge: the situation, and the rules to answer by. */
  | {
      readonly page: 'rules';
      readonly section: string | null;
      readonly topic: string | null;
      readonly rules: string | null;
    }
  /** The questionnaire that finds a family's rules; `rules`: those that were found. */
  | { readonly page: 'choose'; readonly rules: string | null }
  /** The editor of house rules; `rules`: those it begins with. */
  | { readonly page: 'house'; readonly rules: string | null }
  /** The board, the counters and a card of rules to print; `rules`: those of whom. */
  | { readonly page: 'print'; readonly rules: string | null }
  /** A kept game, step by step; `deal`: the number of the deal it opens at, and `step` its move. */
  | {
      readonly page: 'replay';
      readonly game: string;
      readonly deal: number | null;
      readonly step: number | null;
    }
  /** A deal that the link itself carries, and the move it opens at. */
  | { readonly page: 'shared'; readonly deal: string; readonly step: number | null }
  /** A position in one line, to be played on from; null where one is pasted. */
  | { readonly page: 'position'; readonly text: string | null }
  | { readonly page: 'statistics' }
  /** One's own: saved games, family, settings. */
  | { readonly page: 'you' }
  /** Where one meets others; `rules`: house rules that a link carries. */
  | { readonly page: 'online'; readonly rules: string | null }
  /** A table online. `token`: the secret of a member, if the link carries it. */
  | { readonly page: 'room'; readonly code: string; readonly token: string | null }
  /** A game that was played at such a table, step by step. */
  | {
      readonly page: 'record';
      readonly code: string;
      readonly game: number;
      readonly deal: number | null;
      readonly step: number | null;
    }
  /**
   * The keeper of the counters of a game with real cards. `evening`: one that this browser keeps, else where one begins;
   * `rules`: the rules that a link carries to it.
   */
  | { readonly page: 'keeper'; readonly evening: string | null; readonly rules: string | null }
  /** An address that names nothing here. */
  | { readonly page: 'unknown' };

/** The names of the pages. */
export type PageName = Route['page'];

/** The address of the page where games begin. */
export const HOME_ADDRESS = '#/';
/** The address of the lesson. */
export const LEARN_ADDRESS = '#/learn';
/** The address of the rule book. */
export const RULES_ADDRESS = '#/rules';
/** The address of the questionnaire that finds a family's rules. */
export const CHOOSE_ADDRESS = '#/choose';
/** What stands in place of a situation where the judge is asked by some rules for none. */
const NO_TOPIC = 'all';
/** The address of the editor of house rules. */
export const HOUSE_ADDRESS = '#/house';
/** The address of what can be printed. */
export const PRINT_ADDRESS = '#/print';
/** The address of one's saved games, family and settings. */
export const YOU_ADDRESS = '#/you';
/** The address of the statistics. */
export const STATISTICS_ADDRESS = '#/statistics';

/** The address where a position is played on from. */
export const POSITION_ADDRESS = '#/position';

/** The address that carries a position in one line, with an underscore for each space. */
export function positionAddress(text: string): string {
  return `${POSITION_ADDRESS}/${text.trim().split(/\s+/).map(encodeURIComponent).join('_').replaceAll('%2F', '/').replaceAll('%2C', ',')}`;
}

/** The address where one meets others. */
export const ONLINE_ADDRESS = '#/online';

/** The address where the counters of a game with real cards are kept. */
export const KEEPER_ADDRESS = '#/keeper';

/** The address of an evening with real cards. */
export function keeperAddress(evening: string): string {
  return `${KEEPER_ADDRESS}/${encodeURIComponent(evening)}`;
}

/** The address where an evening by such rules begins. */
export function keepByAddress(rules: string): string {
  return `${KEEPER_ADDRESS}/by/${readable(rules)}`;
}

/** The address of a game's table. */
export function tableAddress(game: string): string {
  return `#/game/${encodeURIComponent(game)}`;
}

/** The address of a kept game's replay, at a deal and a move of it; no move, or 0, is the deal's beginning. */
export function replayAddress(game: string, deal?: number, step = 0): string {
  return `#/replay/${encodeURIComponent(game)}${deal === undefined ? '' : `/${deal}${stepPart(step)}`}`;
}

/** The address of a deal that the address itself carries, at a move of it. */
export function sharedAddress(deal: string, step = 0): string {
  return `#/deal/${deal}${stepPart(step)}`;
}

/** The part of an address that tells the move of a deal. */
export function stepPart(step: number): string {
  return step === 0 ? '' : `/${step}`;
}

/** The address of the editor with house rules; the text is the book's ruleset and its changes. */
export function houseAddress(rules: string): string {
  return `#/house/${readable(rules)}`;
}

/** The address of the judge, at a situation, and by rules as a text or a code. */
export function judgeAddress(topic: string | null, rules?: string): string {
  const by = rules === undefined ? '' : `/${readable(rules)}`;
  return `${RULES_ADDRESS}/judge${topic === null && by === '' ? '' : `/${topic ?? NO_TOPIC}`}${by}`;
}

/** The address of rules that were found, as a text or a code. */
export function choiceAddress(rules: string): string {
  return `${CHOOSE_ADDRESS}/${readable(rules)}`;
}

/** The address where the board of rules is printed. */
export function printAddress(rules: string): string {
  return `${PRINT_ADDRESS}/${readable(rules)}`;
}

/** The address where a game by house rules begins: a link that carries the rules. */
export function playAddress(rules: string): string {
  return `#/play/${readable(rules)}`;
}

/** The address where a table by house rules is opened for others. */
export function openAddress(rules: string): string {
  return `${ONLINE_ADDRESS}/${readable(rules)}`;
}

/** A text as a part of an address, in which the signs of house rules stay as they are. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%3D', '=').replaceAll('%2C', ',');
}

function decoded(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function numberIn(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d*$/.test(text) ? Number(text) : null;
}

/** The route that an address's hash names. */
export function parseRoute(hash: string): Route {
  const [, page = '', first, second, third, fourth] = hash.split('/');
  const given = decoded(first);
  switch (page) {
    case '':
      return { page: 'home', rules: null };
    case 'play':
      return { page: 'home', rules: given };
    case 'learn':
    case 'statistics':
    case 'you':
      return { page };
    case 'rules': {
      const topic = decoded(second);
      return { page, section: given, topic: topic === NO_TOPIC ? null : topic, rules: decoded(third) };
    }
    case 'choose':
    case 'house':
    case 'print':
    case 'online':
      return { page, rules: given };
    case 'keeper':
      return first === 'by'
        ? { page, evening: null, rules: decoded(second) }
        : { page, evening: given, rules: null };
    case 't':
      return given === null ? { page: 'unknown' } : { page: 'room', code: given, token: decoded(second) };
    case 'record': {
      const game = numberIn(second);
      if (given === null || game === null) return { page: 'unknown' };
      return { page, code: given, game, deal: numberIn(third), step: numberIn(fourth) };
    }
    case 'game':
      return given === null ? { page: 'unknown' } : { page: 'table', game: given };
    case 'position':
      return { page, text: decoded(hash.slice(POSITION_ADDRESS.length + 1))?.replaceAll('_', ' ') ?? null };
    case 'deal':
      return given === null ? { page: 'unknown' } : { page: 'shared', deal: given, step: numberIn(second) };
    case 'replay':
      return given === null
        ? { page: 'unknown' }
        : { page, game: given, deal: numberIn(second), step: numberIn(third) };
    default:
      return { page: 'unknown' };
  }
}

/** The route of the address bar, followed. */
export class Router {
  route: Route = $state.raw(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  /** Goes to an address; the present page stays in the history. */
  go(address: string): void {
    location.hash = address;
  }
}
