import type { Component } from 'svelte';
import type { PageName, Route } from '../client/route.svelte.ts';
import type { Lobby } from '../lobby/lobby.ts';

/** What every page is given: where games are kept, the way to other pages, and what its address carries. */
export interface PageProps<Name extends PageName = PageName> {
  readonly lobby: Lobby;
  readonly go: (address: string) => void;
  readonly route: Extract<Route, { page: Name }>;
}

type Loaders = {
  readonly [Name in PageName]: () => Promise<{ readonly default: Component<PageProps<Name>> }>;
};

/** The pages; each is loaded when it is first shown. */
const PAGES: Loaders = {
  home: () => import('../pages/HomePage.svelte'),
  table: () => import('../pages/TablePage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  choose: () => import('../choose/ChoosePage.svelte'),
  house: () => import('../rules/HousePage.svelte'),
  print: () => import('../print/PrintPage.svelte'),
  replay: () => import('../after/ReplayPage.svelte'),
  shared: () => import('../after/SharedDealPage.svelte'),
  position: () => import('../after/PositionPage.svelte'),
  statistics: () => import('../after/StatisticsPage.svelte'),
  you: () => import('../pages/YouPage.svelte'),
  online: () => import('../online/OnlinePage.svelte'),
  room: () => import('../online/RoomPage.svelte'),
  record: () => import('../online/RecordPage.svelte'),
  keeper: () => import('../keeper/KeeperPage.svelte'),
  unknown: () => import('./UnknownPage.svelte'),
};

/** Loads a page, whichever it is. */
export async function loadPage(name: PageName): Promise<Component<PageProps>> {
  return (await PAGES[name]()).default as Component<PageProps>;
}
