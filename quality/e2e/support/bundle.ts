import { runInNewContext } from 'node:vm';
import { type APIRequestContext } from '@playwright/test';
import { load } from 'cheerio/slim';

/** Returns the text of all scripts of a page's HTML. */
export async function bundleText(request: APIRequestContext, path = './'): Promise<string> {
  const response = await request.get(path);
  const $ = load(await response.text());
  const scripts = $('script[src]')
    .map((_, node) => $(node).attr('src') ?? '')
    .get();
  const texts = await Promise.all(scripts.map(async (src) => (await request.get(src)).text()));
  return texts.join('\n');
}

/** Returns the object literal (JSON or script) of the bundle that starts with `opening`; throws without one. */
export function bundleObject(bundle: string, opening: RegExp): unknown {
  const start = bundle.search(opening);
  if (start < 0) throw new Error(`the bundle contains nothing like ${opening}`);
  let depth = 0;
  for (let end = start; end < bundle.length; end++) {
    if (bundle[end] === '{') depth++;
    else if (bundle[end] === '}' && --depth === 0) return runInNewContext(`(${bundle.slice(start, end + 1)})`);
  }
  throw new Error(`the object at ${opening} does not end`);
}
