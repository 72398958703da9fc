/** The words of the page as a program: its menu, updates, working offline. */
export interface AppWords {
  readonly menu: string;
  readonly play: string;
  /** The page where one meets others. */
  readonly online: string;
  readonly learn: string;
  readonly rules: string;
  readonly statistics: string;
  /** The page with one's games, statistics and settings. */
  readonly you: string;
  /** The link that brings keyboards past the menu. */
  readonly skipToContent: string;
  readonly noSuchPage: string;
  readonly noSuchPageHint: string;
  /** A page that could not be loaded, offline perhaps, or of a version that is gone. */
  readonly pageNotLoaded: string;
  /** The button that loads the whole page anew. */
  readonly loadAnew: string;
  readonly newerVersion: string;
  /** Loads the newer version. */
  readonly useNewer: string;
  /** Stays with the present version. */
  readonly useLater: string;
  readonly readyOffline: string;
  readonly install: string;
  /** The heading of who runs the server and what it stores. */
  readonly aboutServer: string;
}
