/** What a tool says, and the kinds of its warnings. */
export interface Said {
  readonly text: string;
  readonly warns: readonly string[];
}
