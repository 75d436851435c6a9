import { ThemeClassNames } from '@docusaurus/theme-common';

/** Marks the element with the body of the page at this permalink. */
export const BODY_ATTRIBUTE = 'data-body-of';

/** Properties of the element around a page's body, for rendered and printed content alike. */
export const bodyFrame = (permalink: string) => ({
  className: `${ThemeClassNames.docs.docMarkdown} markdown`,
  [BODY_ATTRIBUTE]: permalink,
});
