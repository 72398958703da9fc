/** The words of the home page: profiles, who plays, passing the device round. */
export interface HomeWords {
  readonly title: string;

  // Several people on one device
  /** The heading of the page that covers the table. */
  handOverTo(name: string): string;
  readonly handOverHint: string;
  /** The button of whoever has taken the device. */
  iAm(name: string): string;
}
