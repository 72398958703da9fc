import type { Component } from 'svelte';
import { inTime } from '../browser/inTime.ts';
import type { ChapterName } from '../settings/preferences.svelte.ts';
import { withWords } from '../settings/withWords.ts';
import NotThere from './NotThere.svelte';

/** Loads a component and the chapters of words that it reads. If they cannot be loaded, a sentence stands in its place. */
export async function orNotThere<Props extends Record<string, unknown>>(
  loading: Promise<{ readonly default: Component<Props> }>,
  ...chapters: readonly ChapterName[]
): Promise<{ readonly default: Component<Props> }> {
  return inTime(withWords(loading, ...chapters)).catch(() => ({ default: NotThere as Component<Props> }));
}
