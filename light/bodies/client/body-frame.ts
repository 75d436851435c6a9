import { ThemeClassNames } from '@docusaurus/theme-common';

/** Marks the element that holds the body of the page with this permalink. */
export const BODY_ATTRIBUTE = 'data-body-of';

/** The element around a page's body, the same whether its content is rendered or printed. */
export const bodyFrame = (permalink: string) => ({
  className: `${ThemeClassNames.docs.docMarkdown} markdown`,
  [BODY_ATTRIBUTE]: permalink,
});
