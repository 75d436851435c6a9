import { load } from 'cheerio';

/** Inline code of a page that a policy must list, as the browser hashes it. */
export interface InlineCode {
  readonly scripts: readonly string[];
  /** Contents of style elements. */
  readonly styles: readonly string[];
  /** Values of style attributes. */
  readonly attributes: readonly string[];
  /** Values of style attributes in the HTML that the page's inline scripts write. */
  readonly written: readonly string[];
}

/** Script types that mark data, which never runs. */
const DATA_TYPE = /^(?:application|text)\/(?!(?:x-)?(?:java|ecma)script)/i;

/** Finds the inline code of a built page. */
export function readInlineCode(html: string): InlineCode {
  const $ = load(html);
  const scripts = $('script:not([src])')
    .toArray()
    .filter((node) => !DATA_TYPE.test($(node).attr('type') ?? ''))
    .map((node) => $(node).html() ?? '');
  return {
    scripts,
    styles: $('style')
      .toArray()
      .map((node) => $(node).html() ?? ''),
    attributes: $('[style]')
      .toArray()
      .map((node) => $(node).attr('style') ?? ''),
    written: scripts.flatMap((script) => [...script.matchAll(/\sstyle="([^"]*)"/g)].map(([, value = '']) => value)),
  };
}
