/** The words of the home page: profiles, who plays, passing the device round. */
export interface HomeWords {
  readonly title: string;
}
