import { type ChapterName, preferences } from './preferences.svelte.ts';

/** What the sheets over a table read. */
export const SHEET_CHAPTERS = [
  'postgame',
  'review',
  'rules',
  'share',
] as const satisfies readonly ChapterName[];

/** Loads a component together with the chapters of words that it reads. */
export async function withWords<Component>(
  loading: Promise<Component>,
  ...chapters: readonly ChapterName[]
): Promise<Component> {
  const [component] = await Promise.all([loading, preferences.loadChapters(chapters)]);
  return component;
}
