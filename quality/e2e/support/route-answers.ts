import { type APIRequestContext } from '@playwright/test';
import { load, type CheerioAPI } from 'cheerio/slim';

/** Checks that an address answers with a content page that has this title; follows redirects of the host. */
export async function routeProblems(
  request: APIRequestContext,
  address: string,
  title: string | RegExp,
): Promise<string[]> {
  const response = await request.get(address);
  if (response.status() !== 200) return [`${address}: HTTP ${response.status()}`];
  const problems = titleProblems(load(await response.text()), title);
  return problems.map((problem) => `${address}: ${problem}`);
}

/** Checks that the content of a page has this one title. */
export function titleProblems($: CheerioAPI, title: string | RegExp): string[] {
  const titles = $('main h1')
    .map((_, node) => $(node).text())
    .get();
  const [first = ''] = titles;
  const matches = typeof title === 'string' ? first === title : title.test(first);
  return titles.length === 1 && matches ? [] : [`h1 is ${JSON.stringify(titles)}, expected ${String(title)}`];
}
