import { applyHouseRules, RULESETS, type Ruleset, type Seat, type ViewEvent } from '@nain-jaune/engine';
import { type Context, LANGUAGES, type Language, words } from '../index.ts';

export { card as cardOf, cards as cardsOf } from '@nain-jaune/engine/testing';

/** The languages whose sentences are compared word for word, in this order. */
export const COMPARED = ['fr', 'en', 'de'] as const;

/** Gaps in a text: a value that is missing, or an expression that was not evaluated. */
export const GAP = /undefined|NaN|\[object|[{}]/;
/** An empty text, or one with a gap or a superfluous space. */
export const FLAWED = /^$|undefined|NaN|\[object|[{}]|^ | {2}| $/;
/** French without its narrow no-break spaces or its typographic apostrophe. */
export const FRENCH_MISTAKE = /[^\u202f?!][!?;»]|« |'| [:;!?»]/;
/** The same in sentences, where an ellipsis may precede a sign. */
export const FRENCH_SENTENCE_MISTAKE = / [!?:;»]|« |\p{L}'\p{L}|[^\u202f\s.…!?)](?:[!?;:»])/u;

const loaded = new Map(await Promise.all(LANGUAGES.map(loadChapters)));

async function loadChapters(language: Language) {
  const { errors, house, review, rules } = words(language).chapters;
  const chapters = {
    errors: await errors(),
    house: await house(),
    review: await review(),
    rules: await rules(),
  };
  return [language, chapters] as const;
}

/** Chapters that many tests use. */
export function chaptersOf(language: Language) {
  return loaded.get(language)!;
}

/**
 * Every text of a value with its path. `call` calls the functions among them with arguments that fit, by default with
 * numbers, which can stand for names too.
 */
export function textsOf(
  value: unknown,
  call: (text: CallableFunction, path: string) => unknown = (text) => text(2, 3, 4),
  path = '',
): [path: string, text: string][] {
  if (typeof value === 'function') return textsOf(call(value, path), call, path);
  if (typeof value !== 'object' || value === null) return [[path, String(value)]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, call, `${path}.${key}`));
}

/** The rules of 1789 with changes such as `continuing=compulsory`. */
export function lindorWith(...changes: readonly string[]): Ruleset {
  const outcome = applyHouseRules(RULESETS['lindor-1789'], changes);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

/** A table of three, seen by a spectator or by one of the players. */
export function tableOf(rules: Ruleset, you: number | null = null): Context {
  return { names: ['Anne', 'Bot 1', 'Élise'], rules, you: you as Seat | null };
}

/** Replaces no-break spaces by ordinary ones. */
export function plain(text: string): string {
  return text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');
}

/** The sentences of an event in English, French and German. */
export function sentencesOf(
  event: ViewEvent,
  rules: Ruleset = RULESETS['lindor-1789'],
  you: number | null = null,
  ruined: readonly Seat[] = [],
): string[] {
  const context = { ...tableOf(rules, you), ruined };
  return (['en', 'fr', 'de'] as const).map((language) =>
    plain(words(language).eventSentence(event, context)),
  );
}
