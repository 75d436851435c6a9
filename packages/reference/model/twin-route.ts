// A separate module, because the application needs this route only.
/** Path of a page's Markdown twin: `/getting-started` -> `/getting-started.md`, `/guides/` -> `/guides/index.md`. */
export const twinRoute = (route: string): string => `${route}${route.endsWith('/') ? 'index' : ''}.md`;
