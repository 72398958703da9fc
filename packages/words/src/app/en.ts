import type { AppWords } from '../app.ts';

/** Words of the page as a program, in English. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Play',
  learn: 'Learn',
  rules: 'Rules',
  statistics: 'Statistics',
  skipToContent: 'Skip to content',
  noSuchPage: 'No such page',
  noSuchPageHint: 'This address leads nowhere; the link may be incomplete.',
  pageNotLoaded: 'This page could not be loaded. Check the connection and try again.',
};
