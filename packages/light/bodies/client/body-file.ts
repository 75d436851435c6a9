/** Marks the element with the body of the page at this permalink. */
export const BODY_ATTRIBUTE = 'data-body-of';

/** Name of the file with a page's body, next to its HTML: a change of route needs nothing else of the page. */
export const BODY_FILE = 'body.txt';

/** Address of the file with the body of the page at this permalink. */
export const bodyAddress = (permalink: string): string => `${permalink.replace(/\/?$/, '/')}${BODY_FILE}`;

/** The file: the address of the release's style sheet in the first line, then the HTML of the body. */
export const bodyText = (release: string, body: string): string => `${release}\n${body}`;
