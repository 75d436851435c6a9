// A module of its own: the application needs this and no other route.
/** Path of a page's Markdown twin: `/getting-started` -> `/getting-started.md`, `/guides/` -> `/guides/index.md`. */
export const twinRoute = (route: string): string => `${route}${route.endsWith('/') ? 'index' : ''}.md`;
