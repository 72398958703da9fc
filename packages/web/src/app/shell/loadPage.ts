import type { Component } from 'svelte';
import type { GameService } from '../gameService/gameService.ts';
import type { PageName, Route } from '../routing/route.ts';
import { type ChapterName, preferences } from '../settings/preferences.svelte.ts';

/** Props of every page. */
export interface PageProps<Name extends PageName = PageName> {
  readonly gameService: GameService;
  readonly route: Extract<Route, { page: Name }>;
}

/** Loaders by page name, with the chapters of words that the page reads. */
type Loaders = {
  readonly [Name in PageName]: readonly [
    load: () => Promise<{ readonly default: Component<PageProps<Name>> }>,
    ...chapters: ChapterName[],
  ];
};

export type OtherLoaders = Omit<Loaders, 'home' | 'table'>;

const FIRST_PAGES: Pick<Loaders, 'home' | 'table'> = {
  home: [() => import('../../game/HomePage.svelte')],
  table: [() => import('../../game/TablePage.svelte')],
};

async function loadersOf(name: PageName): Promise<Loaders[PageName]> {
  if (name === 'home' || name === 'table') return FIRST_PAGES[name];
  const { OTHER_PAGES } = await import('./otherPages.ts');
  return OTHER_PAGES[name];
}

export async function loadPage(name: PageName): Promise<Component<PageProps>> {
  const [load, ...chapters] = await loadersOf(name);
  const [page] = await Promise.all([load(), preferences.loadChapters(chapters)]);
  return page.default as Component<PageProps>;
}
