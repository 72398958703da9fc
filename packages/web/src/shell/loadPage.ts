import type { Component } from 'svelte';
import type { PageName, Route } from '../client/route.svelte.ts';
import type { Lobby } from '../lobby/lobby.ts';

/** Props of every page. */
export interface PageProps<Name extends PageName = PageName> {
  readonly lobby: Lobby;
  readonly go: (address: string) => void;
  readonly route: Extract<Route, { page: Name }>;
}

type Loaders = {
  readonly [Name in PageName]: () => Promise<{ readonly default: Component<PageProps<Name>> }>;
};

/** Loaders by page name. */
const PAGES: Loaders = {
  home: () => import('../pages/HomePage.svelte'),
  table: () => import('../pages/TablePage.svelte'),
  learn: () => import('../learn/LearnPage.svelte'),
  rules: () => import('../rules/RulesPage.svelte'),
  choose: () => import('../questionnaire/QuestionnairePage.svelte'),
  house: () => import('../rules/HousePage.svelte'),
  print: () => import('../print/PrintPage.svelte'),
  replay: () => import('../postgame/ReplayPage.svelte'),
  shared: () => import('../postgame/SharedDealPage.svelte'),
  position: () => import('../postgame/PositionPage.svelte'),
  statistics: () => import('../postgame/StatisticsPage.svelte'),
  you: () => import('../pages/YouPage.svelte'),
  online: () => import('../online/OnlinePage.svelte'),
  room: () => import('../online/RoomPage.svelte'),
  record: () => import('../online/RecordPage.svelte'),
  keeper: () => import('../scoreKeeper/ScoreKeeperPage.svelte'),
  unknown: () => import('./UnknownPage.svelte'),
};

export async function loadPage(name: PageName): Promise<Component<PageProps>> {
  return (await PAGES[name]()).default as Component<PageProps>;
}
