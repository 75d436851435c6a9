/** Names that style sheets share: late-layout.css, and rows.module.css in src/components/reference. */

/** Attribute of the root while boxes wait for their layout. */
export const WAITING = 'data-late-layout';
/** Class of a waiting box. */
export const LATE = 'late';
