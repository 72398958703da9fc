import type { Contest } from '../gameService/serviceMessages.ts';

/** The pages with their parameters. The address is the hash, so that reload, Back and links work on every host and offline. */
export type Route =
  /** `rules`: house rules from a link, as `makeHouseText` writes them. The same on all pages. */
  | { readonly page: 'home'; readonly rules: string | null }
  | { readonly page: 'table'; readonly game: string }
  | { readonly page: 'learn' }
  /** The rule book, opened at `section`; null for six lines of `rules`. For the judge: the topic, and the rules that apply. */
  | {
      readonly page: 'rules';
      readonly section: string | null;
      readonly topic: string | null;
      readonly rules: string | null;
    }
  /** The questionnaire. `rules`: its result. */
  | { readonly page: 'choose'; readonly rules: string | null }
  /** The editor of house rules, opened at the field of a key. */
  | { readonly page: 'house'; readonly rules: string | null; readonly field: string | null }
  | { readonly page: 'print'; readonly rules: string | null }
  /** The replay of a saved game, opened at a deal and a move. */
  | {
      readonly page: 'replay';
      readonly game: string;
      readonly deal: number | null;
      readonly step: number | null;
    }
  /** The replay of a deal in the link. */
  | { readonly page: 'shared'; readonly deal: string; readonly step: number | null }
  /** The deal of a day, such as `2026-11-25`; null for today. */
  | { readonly page: 'daily'; readonly date: string | null }
  /** A challenge in the link, or its short code. */
  | { readonly page: 'challenge'; readonly text: string }
  /** A puzzle by its id; null for the next one. */
  | { readonly page: 'puzzles'; readonly puzzle: string | null }
  /** The analysis board, with a position in one line. */
  | { readonly page: 'analyse'; readonly text: string | null }
  | { readonly page: 'statistics' }
  /** Saved games, family and settings. */
  | { readonly page: 'you' }
  /** The scores of the family over the evenings in one room. */
  | { readonly page: 'evenings' }
  | { readonly page: 'online'; readonly rules: string | null }
  /** A table online. `token`: the secret of a member. */
  | { readonly page: 'room'; readonly code: string; readonly token: string | null }
  /** The screen in the middle of a room. `code`: its table; null to open one. */
  | { readonly page: 'board'; readonly code: string | null }
  /**
   * The hand of a player whose table is shown elsewhere. `token`: the secret of a member. `replaces`: the member whose lost phone
   * this one replaces, with the secret of the offer.
   */
  | {
      readonly page: 'hand';
      readonly code: string;
      readonly token: string | null;
      readonly replaces: { readonly member: number; readonly secret: string } | null;
    }
  /** The replay of a game played online. */
  | {
      readonly page: 'record';
      readonly code: string;
      readonly game: number;
      readonly deal: number | null;
      readonly step: number | null;
    }
  /** The score keeper for real cards. `evening`: a saved one; null to start one. */
  | { readonly page: 'keeper'; readonly evening: string | null; readonly rules: string | null }
  /** `code`: what is in the place of a table code and is none. */
  | { readonly page: 'unknown'; readonly code: string | null };

export type PageName = Route['page'];

export const HOME_ADDRESS = '#/';
export const LEARN_ADDRESS = '#/learn';
export const RULES_ADDRESS = '#/rules';
export const CHOOSE_ADDRESS = '#/choose';
/** Placeholder in the address of the judge with rules but without a topic. */
export const NO_TOPIC = 'all';
export const HOUSE_ADDRESS = '#/house';
export const PRINT_ADDRESS = '#/print';
export const YOU_ADDRESS = '#/you';
export const STATISTICS_ADDRESS = '#/statistics';
export const DAILY_ADDRESS = '#/daily';
export const PUZZLES_ADDRESS = '#/puzzles';
export const ANALYSE_ADDRESS = '#/analyse';

/** The address of the analysis board with a position in one line, with underscores for spaces. */
export function analyseAddress(text: string): string {
  const words = text.trim().split(/\s+/).map(encodeURIComponent);
  const part = words.join('_').replaceAll('%2F', '/').replaceAll('%2C', ',');
  // Programs do not count punctuation at the end as part of a link.
  return `${ANALYSE_ADDRESS}/${part.replace(/\.$/, '%2E').replace(/!$/, '%21')}`;
}

/** The address of the deal of a day, such as `2026-11-25`. */
export function dailyAddress(date: string): string {
  return `${DAILY_ADDRESS}/${date}`;
}

/** The address of the result of a contest. */
export function contestAddress(contest: Contest): string {
  if (contest.type === 'daily') return dailyAddress(contest.date);
  return challengeAddress(contest.code ?? contest.text);
}

/** The address of a challenge. `text`: its link text or short code. */
export function challengeAddress(text: string): string {
  return `#/challenge/${text}`;
}

export function puzzleAddress(puzzle: string): string {
  return `${PUZZLES_ADDRESS}/${encodeURIComponent(puzzle)}`;
}

export const ONLINE_ADDRESS = '#/online';
export const BOARD_ADDRESS = '#/board';
export const EVENINGS_ADDRESS = '#/evenings';
/** In place of rules: a new game with one more person at this device. */
export const PASS_DEVICE = 'pass';
export const PASS_DEVICE_ADDRESS = `#/play/${PASS_DEVICE}`;

export const KEEPER_ADDRESS = '#/keeper';

export function keeperAddress(evening: string): string {
  return `${KEEPER_ADDRESS}/${encodeURIComponent(evening)}`;
}

/** The address to start an evening with real cards by some rules. */
export function keepByAddress(rules: string): string {
  return `${KEEPER_ADDRESS}/by/${readable(rules)}`;
}

export function tableAddress(game: string): string {
  return `#/game/${encodeURIComponent(game)}`;
}

/** The address of a replay. Step 0 is the start of the deal. */
export function replayAddress(game: string, deal?: number, step = 0): string {
  return `#/replay/${encodeURIComponent(game)}${deal === undefined ? '' : `/${deal}${stepPart(step)}`}`;
}

/** The address of the replay of a deal that is in the address. */
export function sharedAddress(deal: string, step = 0): string {
  return `#/deal/${deal}${stepPart(step)}`;
}

export function stepPart(step: number): string {
  return step === 0 ? '' : `/${step}`;
}

/** The address of the editor of house rules. `field`: the key that it opens at. */
export function houseAddress(rules: string, field = ''): string {
  return `#/house/${readable(rules)}${field === '' ? '' : `/${field}`}`;
}

/** The address of rules in six lines. `rules`: a house text. */
export function briefAddress(rules: string): string {
  return `${RULES_ADDRESS}/by/${readable(rules)}`;
}

/** The address of the judge. `rules`: a house text or a rules code. */
export function judgeAddress(topic: string | null, rules?: string): string {
  const by = rules === undefined ? '' : `/${readable(rules)}`;
  return `${RULES_ADDRESS}/judge${topic === null && by === '' ? '' : `/${topic ?? NO_TOPIC}`}${by}`;
}

/** The address of a result of the questionnaire. */
export function choiceAddress(rules: string): string {
  return `${CHOOSE_ADDRESS}/${readable(rules)}`;
}

export function printAddress(rules: string): string {
  return `${PRINT_ADDRESS}/${readable(rules)}`;
}

/** The address to start a game by house rules. */
export function playAddress(rules: string): string {
  return `#/play/${readable(rules)}`;
}

/** The address to open a table online by house rules. */
export function openAddress(rules: string): string {
  return `${ONLINE_ADDRESS}/${readable(rules)}`;
}

/** Encodes a text, except for the separators of house rules. */
function readable(text: string): string {
  return encodeURIComponent(text).replaceAll('%3D', '=').replaceAll('%2C', ',');
}
