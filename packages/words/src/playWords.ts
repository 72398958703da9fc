/** The words of play at the table: flow, speech, sounds, looks. */
export interface PlayWords {
  readonly title: string;

  /* How everything looks. */
  readonly lookTheme: string;
  readonly lookThemeSystem: string;
  readonly lookThemeLight: string;
  readonly lookThemeDark: string;
  readonly lookStyle: string;
  readonly lookStyleModern: string;
  readonly lookStyle1760: string;
  readonly lookDeck: string;
  readonly lookDeckTwo: string;
  readonly lookDeckFour: string;
  readonly lookIndices: string;
  readonly lookIndicesLanguage: string;
  readonly lookCourts: string;
  readonly lookCourtsOwn: string;
  readonly lookCourtsParis: string;
  /** The portraits that a person may choose, by name. */
  readonly lookFaces: Readonly<
    Record<
      'grandmother' | 'grandfather' | 'lady' | 'gentleman' | 'girl' | 'boy' | 'cat' | 'fox' | 'owl' | 'hare',
      string
    >
  >;

  /* How play flows. */
  readonly hint: string;
  readonly keyHint: string;
  readonly review: string;
  readonly layRun: string;
  /** The button that lays the whole run; `ranks`: the ranks of its cards, such as `6-7-8`. */
  layRunOf(ranks: string): string;
  readonly stopRun: string;
  readonly finishDeal: string;
  readonly skipWait: string;
  /** To undo the player’s last move. */
  readonly takeBack: string;
  /** Who has how many counters now. */
  readonly standing: string;
  /** To lay an honour without claiming what it brings. */
  readonly silently: string;
  /** What an honour in the hand would sweep. */
  sweeps(counters: number): string;
  readonly forced: string;
  readonly forcedAsk: string;
  readonly forcedPass: string;
  readonly forcedAll: string;
  readonly sounds: string;
  readonly voice: string;
  paceNow(pace: string): string;
  /** The link to the judge, by the rules of the table. */
  readonly askJudge: string;
}
