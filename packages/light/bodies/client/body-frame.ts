import { ThemeClassNames } from '@docusaurus/theme-common';
import { BODY_ATTRIBUTE } from './body-file';

/** Properties of the element around a page's body, for rendered and printed content alike. */
export const bodyFrame = (permalink: string) => ({
  className: `${ThemeClassNames.docs.docMarkdown} markdown`,
  [BODY_ATTRIBUTE]: permalink,
});
