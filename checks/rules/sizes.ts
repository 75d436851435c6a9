import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUDGETS, IMAGE_BUDGETS } from '../../config/budgets';
import { BASE_URL } from '../../config/limits';
import { bare, type Build, type BuiltPage } from '../build';
import type { Rule } from '../rule';

/** Bytes of a first load, gzip. */
export interface Load {
  readonly scripts: number;
  readonly styles: number;
  readonly html: number;
}

/** No page is heavier than the budget of its class (config/budgets.ts). */
export const sizesRule: Rule = {
  name: 'sizes',
  async check(build) {
    const sizes = new Map<string, Promise<number>>();
    const problems = await Promise.all(
      build.pages.map(async (page) => {
        const budget = page.redirect ? undefined : BUDGETS.find(({ routes }) => routes.test(page.route));
        if (budget === undefined) return [];
        const load = await firstLoad(build, page, sizes);
        return (['scripts', 'styles', 'html'] as const)
          .filter((part) => load[part] > budget[part])
          .map(
            (part) => `${page.file}: ${part} ${load[part]} bytes gzip, budget "${budget.name}" allows ${budget[part]}`,
          );
      }),
    );
    return [...problems.flat(), ...(await images(build))];
  },
};

/** Images that every page names are small; one that is missing is a broken link and not the business of this rule. */
async function images({ folder, files }: Build): Promise<string[]> {
  const present = IMAGE_BUDGETS.filter(({ file }) => files.has(file));
  const sizes = await Promise.all(present.map(async ({ file }) => (await readFile(join(folder, file))).length));
  return present.flatMap(({ file, bytes }, index) =>
    (sizes[index] ?? 0) > bytes ? [`${file}: ${sizes[index]} bytes, its budget is ${bytes}`] : [],
  );
}

/** What a browser fetches because the HTML of the page says so. `sizes` remembers files between pages. */
async function firstLoad(build: Build, page: BuiltPage, sizes = new Map<string, Promise<number>>()): Promise<Load> {
  const gzipped = (file: string): Promise<number> => {
    const known =
      sizes.get(file) ?? readFile(join(build.folder, file)).then((bytes) => gzipSync(bytes, { level: 9 }).length);
    sizes.set(file, known);
    return known;
  };
  const sum = async (selector: string, attribute: string): Promise<number> => {
    const files = page
      .$(selector)
      .map((_, node) => page.$(node).attr(attribute) ?? '')
      .get()
      .filter((target) => target.startsWith(BASE_URL))
      .map((target) => target.slice(BASE_URL.length))
      // One that is missing is a broken link, which another rule reports.
      .filter((file) => build.files.has(file));
    const bytes = await Promise.all([...new Set(files)].map(gzipped));
    return bytes.reduce((total, next) => total + next, 0);
  };
  return {
    scripts: await sum('script[src]', 'src'),
    styles: await sum('link[rel="stylesheet"]', 'href'),
    html: await gzipped(page.file),
  };
}

/** The heaviest page of each class, for the report. */
export async function heaviest(
  build: Build,
): Promise<{ readonly name: string; readonly route: string; readonly load: Load }[]> {
  const sizes = new Map<string, Promise<number>>();
  const content = build.pages.filter(({ redirect }) => !redirect);
  const all = await Promise.all(
    content.map(async (page) => ({ route: page.route, load: await firstLoad(build, page, sizes) })),
  );
  return BUDGETS.flatMap(({ name, routes }, index) => {
    const members = all.filter(
      ({ route }) => BUDGETS.findIndex((budget) => budget.routes.test(route)) === index && routes.test(route),
    );
    const [top] = members.sort((a, b) => weight(b.load) - weight(a.load));
    return top === undefined ? [] : [{ name, route: bare(top.route), load: top.load }];
  });
}

const weight = ({ scripts, styles, html }: Load): number => scripts + styles + html;
