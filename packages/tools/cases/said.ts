/** The text of a tool's answer, and the kinds of its warnings. */
export interface Said {
  readonly text: string;
  readonly warns: readonly string[];
}
