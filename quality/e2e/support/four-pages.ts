import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BASE_URL } from '../../../site/config/limits';

/** Files of a build by path below its folder; null for a missing file. */
export type Files = Readonly<Record<string, string | null>>;

/** Returns a page without any problem; `main` replaces its content. */
export const soundPage = (
  title: string,
  main = `<h1>${title}</h1><p>${'Readable text of the page. '.repeat(10)}</p>`,
) => `<!doctype html>
<html lang="en" data-has-hydrated="true">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | SDK Docs</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${BASE_URL}style.css">
</head>
<body>
<header><nav aria-label="Main">
<button type="button" aria-label="Toggle navigation bar">=</button>
${['', 'getting-started', 'guides/', 'api/'].map((path) => `<a href="${BASE_URL}${path}">Link to /${path}</a>`).join('\n')}
</nav></header>
<nav aria-label="Docs sidebar">
${['', 'getting-started', 'guides/'].map((path) => `<a href="${BASE_URL}${path}">Page /${path}</a>`).join('\n')}
</nav>
<main>${main}</main>
<script src="${BASE_URL}script.js"></script>
</body>
</html>`;

const sound: Files = {
  'index.html': soundPage('Home'),
  'getting-started/index.html': soundPage('Getting started'),
  'guides/index.html': soundPage('Guides'),
  'api/index.html': soundPage('API'),
  'style.css':
    'body { color: #111; background: #fff } body, h1, button { font: 400 16px system-ui } a { color: #00e } ' +
    'a:focus-visible, button:focus-visible { outline: 2px solid } ' +
    '@media print { nav { display: none } }',
  'script.js': 'document.documentElement.dataset.scripts = "run";',
};

/** Writes four sound pages, with some files replaced, into a folder. */
export async function writeFourPages(broken: Files = {}): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'four-pages-'));
  for (const [file, text] of Object.entries({ ...sound, ...broken })) {
    if (text === null) continue;
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
