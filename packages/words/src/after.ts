/** The words of what comes after a deal and a game: replay, charts, statistics, shared deals. */
export interface AfterWords {
  readonly title: string;
}
