/** The words of the editor of house rules. */
export interface HouseWords {
  readonly title: string;
}
