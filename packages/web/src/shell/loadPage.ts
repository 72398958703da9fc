import type { Component } from 'svelte';
import type { GameService } from '../gameService/gameService.ts';
import type { PageName, Route } from '../routing/route.ts';
import { type ChapterName, preferences } from '../settings/preferences.svelte.ts';

/** Props of every page. */
export interface PageProps<Name extends PageName = PageName> {
  readonly gameService: GameService;
  readonly go: (address: string) => void;
  readonly route: Extract<Route, { page: Name }>;
}

type Loaders = {
  readonly [Name in PageName]: readonly [
    load: () => Promise<{ readonly default: Component<PageProps<Name>> }>,
    ...chapters: ChapterName[],
  ];
};

/** Loaders by page name, with the chapters of words that the page reads. */
const PAGES: Loaders = {
  home: [() => import('../pages/HomePage.svelte')],
  table: [() => import('../pages/TablePage.svelte')],
  learn: [() => import('../learn/LearnPage.svelte'), 'lesson'],
  rules: [() => import('../rules/RulesPage.svelte'), 'book', 'house', 'rules'],
  choose: [
    () => import('../questionnaire/QuestionnairePage.svelte'),
    'questionnaire',
    'book',
    'rules',
    'errors',
    'house',
    'share',
  ],
  house: [() => import('../rules/HousePage.svelte'), 'house', 'errors', 'share'],
  print: [() => import('../print/PrintPage.svelte'), 'print', 'house', 'errors'],
  replay: [() => import('../postgame/ReplayPage.svelte'), 'postgame', 'review', 'errors', 'share'],
  shared: [() => import('../postgame/SharedDealPage.svelte'), 'postgame', 'house', 'share'],
  daily: [() => import('../daily/DailyPage.svelte'), 'daily', 'share'],
  challenge: [() => import('../challenge/ChallengePage.svelte'), 'challenge', 'house', 'postgame', 'share'],
  puzzles: [() => import('../puzzles/PuzzlesPage.svelte'), 'puzzles', 'review'],
  analyse: [
    () => import('../analyse/AnalysePage.svelte'),
    'analyse',
    'review',
    'postgame',
    'errors',
    'share',
  ],
  statistics: [() => import('../postgame/StatisticsPage.svelte'), 'postgame', 'errors'],
  you: [() => import('../pages/YouPage.svelte')],
  online: [() => import('../online/OnlinePage.svelte'), 'online'],
  room: [() => import('../online/RoomPage.svelte'), 'online', 'share'],
  board: [() => import('../board/BoardPage.svelte'), 'online', 'party', 'evening', 'postgame', 'share'],
  hand: [() => import('../hand/HandPage.svelte'), 'online', 'hand', 'postgame'],
  record: [() => import('../online/RecordPage.svelte'), 'postgame', 'review', 'online', 'share'],
  keeper: [
    () => import('../scoreKeeper/ScoreKeeperPage.svelte'),
    'scoreKeeper',
    'postgame',
    'errors',
    'house',
  ],
  unknown: [() => import('./UnknownPage.svelte'), 'online'],
};

export async function loadPage(name: PageName): Promise<Component<PageProps>> {
  const [load, ...chapters] = PAGES[name];
  const [page] = await Promise.all([load(), preferences.loadChapters(chapters)]);
  return page.default as Component<PageProps>;
}
