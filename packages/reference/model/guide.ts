/** A hand-written page and its links to the reference. */
export interface Guide {
  readonly route: string;
  readonly title: string;
  /** Routes with anchors. */
  readonly links: readonly string[];
  /** Names of the examples that it shows. */
  readonly examples: readonly string[];
}
