import type { AppWords } from '../../appWords.ts';

/** Words of the page as a program, in English. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Play',
  online: 'Online',
  learn: 'Learn',
  rules: 'Rules',
  statistics: 'Statistics',
  you: 'You',
  skipToContent: 'Skip to content',
  noSuchPage: 'Page not found',
  noSuchPageHint: 'Nothing here. The link may be incomplete.',
  pageNotLoaded:
    'This page could not be loaded. You may be offline, or there may be a new version. Your games are safe.',
  loadAnew: 'Reload',
  newerVersion: 'A new version is available. Your games are safe.',
  useNewer: 'Update now',
  useLater: 'Later',
  readyOffline: 'You can now play offline too.',
  install: 'Install app',
  aboutServer: 'About this server',
};
