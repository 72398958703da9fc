import type { Chapters } from '../chapters.ts';
import { LANGUAGES, type Language, words } from '../index.ts';

type Loaded = Pick<Chapters, 'errors' | 'house' | 'review' | 'rules'>;

async function load(language: Language): Promise<[Language, Loaded]> {
  const { errors, house, review, rules } = words(language).chapters;
  return [
    language,
    { errors: await errors(), house: await house(), review: await review(), rules: await rules() },
  ];
}

const loaded = new Map(await Promise.all(LANGUAGES.map(load)));

/** Chapters of a language that many tests ask for, loaded already. */
export function chaptersOf(language: Language): Loaded {
  return loaded.get(language)!;
}
