/** The words of the rule book, and of the page that lays the rulesets side by side. */
export interface BookWords {
  readonly title: string;
}
