/** A hand-written page and the entries of the reference it links to. */
export interface Guide {
  readonly route: string;
  readonly title: string;
  /** Routes with anchors. */
  readonly links: readonly string[];
}
