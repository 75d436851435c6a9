/** Names that late-layout.css has as well. */

/** Attribute of the root while boxes wait for their layout. */
export const WAITING = 'data-late-layout';
/** Class of a waiting box. */
export const LATE = 'late';
