import { keepSearchKeys } from './search-keys';
import { IDLE_DELAY_MS, PATIENCE_MS, STARTED_EVENT, TEXTS, WAITING_TYPE, WITHOUT_ATTRIBUTE } from './settings';
import { start, type StartOptions } from './start';

/**
 * The framework's page, with scripts that wait: browsers ignore their type, and the start script, below the style
 * sheet, loads them on demand. Same fields as @docusaurus/core/lib/ssg/ssgTemplate.html.js.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <% it.scripts.forEach((script) => { %>
      <script src="<%= it.baseUrl %><%= script %>" type="${WAITING_TYPE}"></script>
    <% }); %>
    <script>${startScript()}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;

/** Returns the inline start script, which is the same on every page. */
function startScript(): string {
  const options: StartOptions = {
    waitingType: WAITING_TYPE,
    startedEvent: STARTED_EVENT,
    without: WITHOUT_ATTRIBUTE,
    idleDelay: IDLE_DELAY_MS,
    patience: PATIENCE_MS,
    texts: TEXTS,
  };
  return `(${keepSearchKeys.toString()})("${STARTED_EVENT}");(${start.toString()})(${JSON.stringify(options)})`;
}
