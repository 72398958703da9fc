import type { AppWords } from '../app.ts';

/** Words of the page as a program, in English. */
export const app: AppWords = {
  menu: 'Menu',
  play: 'Play',
  online: 'Online',
  learn: 'Learn',
  rules: 'Rules',
  statistics: 'Statistics',
  skipToContent: 'Skip to content',
  noSuchPage: 'No such page',
  noSuchPageHint: 'This address leads nowhere; the link may be incomplete.',
  pageNotLoaded:
    'This page could not be loaded. The connection may be gone, or there is a newer version by now. Your games are kept.',
  loadAnew: 'Reload',
  newerVersion: 'A new version is here. Your games are kept.',
  useNewer: 'Use it now',
  useLater: 'Later',
  readyOffline: 'You can now play without a network too.',
  install: 'Install as an app',
  aboutServer: 'Who runs this server',
};
