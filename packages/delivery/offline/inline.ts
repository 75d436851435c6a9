import { hashSource } from '../policy';

const INLINE = /(<script(?![^>]*\ssrc=)[^>]*>)([\s\S]*?)(<\/script>)/g;

/**
 * Edits the inline scripts of a delivered page, and their hashes in its policy. `hashes` maps the old ones to the new.
 * Throws for code the policy does not list.
 */
export function editInline(
  html: string,
  edit: (code: string) => string,
  hashes: Map<string, string> = new Map(),
): string {
  const own = new Map<string, string>();
  const edited = html.replace(INLINE, (whole: string, open: string, code: string, close: string) => {
    const next = edit(code);
    if (next === code) return whole;
    own.set(hashSource(code), hashSource(next));
    hashes.set(hashSource(code), hashSource(next));
    return open + next + close;
  });
  return [...own].reduce((page, [before, after]) => {
    if (!page.includes(before)) throw new Error(`no policy lists the inline code with the hash ${before}`);
    return page.replaceAll(before, after);
  }, edited);
}
