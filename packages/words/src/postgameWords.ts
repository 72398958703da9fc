/** What a part of a change was for. */
export type DealPart = 'ante' | 'swept' | 'opera' | 'hocs' | 'fromOthers' | 'cards' | 'betes';

/** The words of a settlement: who paid whom, what it was for, all hands. */
export interface DealWords {
  /** Who goes out. */
  goesOut(name: string): string;
  readonly youGoOut: string;
  readonly opera: string;
  /** One's own change, what one had and has, and what it was for. */
  balance(change: number, before: number, after: number, ...parts: readonly string[]): string;
  /** What a part of a change was for, alone and with its counters. */
  readonly parts: Readonly<Record<DealPart, string>>;
  part(name: string, counters: number): string;
  /** What a place in the standings is told as. */
  rank(place: number): string;
  readonly standings: string;
  /** What stands below the boxes of the picture. */
  readonly boxesStory: string;
  /** The picture, and what is told in its place. */
  readonly picture: string;
  readonly pictureTold: string;
  /** Everyone's gain or loss, and its parts. */
  readonly changes: string;
  readonly ante: string;
  readonly hocs: string;
  readonly fromOthers: string;
  readonly cardsLeft: string;
  swept(cards: string): string;
  operaSwept(cards: string): string;
  bete(cards: string): string;
  /** A payment of less than was owed. */
  owed(owed: number): string;
  readonly hands: string;
  readonly handsStory: string;
  readonly talon: string;
  /** A card by its name and its place among the cards laid. */
  laidAs(card: string, place: number): string;
}

/** The words of the end of a game. */
export interface EndWords {
  /** The place that one has at the end. */
  place(place: number, players: number): string;
  /** How the counters went. */
  readonly course: string;
}

/** The words of a replay. */
export interface ReplayWords {
  readonly first: string;
  readonly back: string;
  readonly on: string;
  readonly last: string;
  /** A moment that is worth jumping to; the one before and the one after. */
  readonly highlight: string;
  readonly markBefore: string;
  readonly markAfter: string;
  readonly play: string;
  readonly stop: string;
  readonly step: string;
  readonly eyes: string;
  readonly allOpen: string;
  eyesOf(name: string): string;
  readonly yourEyes: string;
  readonly moves: string;
  /** What a move did, in a word. */
  readonly marks: Readonly<Record<'ended' | 'swept' | 'missed' | 'stalled' | 'stopped', string>>;
  readonly keysStory: string;
  readonly noDeals: string;
  readonly toTable: string;
  /** Begins a game that goes on from the position that is shown. */
  readonly playFromHere: string;
  readonly review: string;
}

/** The words of a deal that is shared by a link. */
export interface ShareWords {
  readonly title: string;
  readonly share: string;
  readonly story: string;
  readonly withNames: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Where the deal cannot be read. */
  readonly notMade: string;
  readonly send: string;
  /** Where no names are told. */
  player(number: number): string;
  received(rules: string, players: number): string;
  readonly broken: string;
  readonly brokenHint: string;
  readonly problems: Readonly<
    Record<
      'no-deal' | 'newer' | 'altered' | 'players' | 'dealer' | 'counters' | 'names' | 'cards' | 'moves',
      string
    >
  >;
}

/** The words of the charts. */
export interface ChartWords {
  readonly counters: string;
  readonly boxes: string;
  readonly start: string;
  readonly asTable: string;
  /** A line in words: who, from how many to how many. */
  line(name: string, from: number, to: number): string;
}

/** The words of the statistics. */
export interface StatisticsWords {
  readonly player: string;
  readonly ruleset: string;
  readonly allRules: string;
  counting(done: number, games: number): string;
  /** Games that cannot be read. */
  unreadable(games: number): string;
  readonly none: string;
  readonly noneOfThese: string;
  readonly play: string;
  readonly overview: string;
  readonly games: string;
  readonly finished: string;
  readonly wins: string;
  readonly deals: string;
  readonly dealsWon: string;
  readonly mean: string;
  readonly swept: string;
  readonly forgotten: string;
  readonly betes: string;
  readonly operas: string;
  readonly longestRun: string;
  readonly byHonour: string;
  readonly honour: string;
  readonly byRules: string;
  readonly byOpponent: string;
  readonly opponent: string;
  /** Somebody who is no bot. */
  readonly person: string;
  readonly course: string;
  /** What the chart of the course counts. */
  readonly courseStory: string;
}

/** The words of the list of games and their records. */
export interface RecordsWords {
  readonly title: string;
  readonly saveAll: string;
  readonly saveAllStory: string;
  readonly load: string;
  readonly loadStory: string;
  loaded(games: number): string;
  readonly open: string;
  readonly notLoaded: string;
  replayOf(game: string): string;
  /** The button that shows all games and not only the latest. */
  all(games: number): string;
}

/** The words of what comes after a deal and a game: settlement, replay, charts, statistics, shared deals. */
export interface AfterWords {
  readonly title: string;
  /** A number with its sign, to one decimal: `+2.3`. */
  signed(value: number): string;
  readonly deal: DealWords;
  readonly end: EndWords;
  readonly replay: ReplayWords;
  readonly share: ShareWords;
  readonly chart: ChartWords;
  readonly statistics: StatisticsWords;
  readonly records: RecordsWords;
}
