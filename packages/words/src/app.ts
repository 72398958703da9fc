/** The words of the page as a program: its menu, updates, working offline. */
export interface AppWords {
  readonly menu: string;
  readonly play: string;
  readonly learn: string;
  readonly rules: string;
  readonly statistics: string;
  /** The link that brings keyboards past the menu. */
  readonly skipToContent: string;
  readonly noSuchPage: string;
  readonly noSuchPageHint: string;
  /** A page that could not be loaded, offline perhaps. */
  readonly pageNotLoaded: string;
}
