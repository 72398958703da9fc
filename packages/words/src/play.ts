/** The words of play at the table: flow, speech, sounds, looks. */
export interface PlayWords {
  readonly title: string;
}
