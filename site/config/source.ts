/**
 * Public address of the files of this repository, up to the branch: `https://host/owner/name/blob/main`. Null as long as
 * no such address is known: pages then have no link to report or edit them.
 */
export const SOURCE: string | null = null;
