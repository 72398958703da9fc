import type { Component } from 'svelte';
import type { GameService } from '../gameService/gameService.ts';
import type { PageName, Route } from '../routing/route.ts';

/** Props of every page. */
export interface PageProps<Name extends PageName = PageName> {
  readonly gameService: GameService;
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
  daily: () => import('../daily/DailyPage.svelte'),
  challenge: () => import('../challenge/ChallengePage.svelte'),
  puzzles: () => import('../puzzles/PuzzlesPage.svelte'),
  analyse: () => import('../analyse/AnalysePage.svelte'),
  statistics: () => import('../postgame/StatisticsPage.svelte'),
  you: () => import('../pages/YouPage.svelte'),
  online: () => import('../online/OnlinePage.svelte'),
  room: () => import('../online/RoomPage.svelte'),
  board: () => import('../board/BoardPage.svelte'),
  hand: () => import('../hand/HandPage.svelte'),
  record: () => import('../online/RecordPage.svelte'),
  keeper: () => import('../scoreKeeper/ScoreKeeperPage.svelte'),
  unknown: () => import('./UnknownPage.svelte'),
};

export async function loadPage(name: PageName): Promise<Component<PageProps>> {
  return (await PAGES[name]()).default as Component<PageProps>;
}
