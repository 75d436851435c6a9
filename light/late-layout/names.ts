/** Names that the style sheets use as well: late-layout.css here, rows.module.css in src/components/reference. */

/** Attribute of the root while boxes wait for their layout. */
export const WAITING = 'data-late-layout';
/** Class of a box that waits. */
export const LATE = 'late';
