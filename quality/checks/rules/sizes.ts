import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '@sdk-docs/tools/book/group-by';
import {
  BUDGETS,
  budgetOf,
  IMAGE_BUDGETS,
  LINE_BUDGETS,
  SEARCH_BUDGET,
  type Parts,
} from '../../../site/config/budgets';
import { withoutSlash, type Build } from '../build';
import { scaleOf, type Scale } from '../first-load';
import { budgetsOff } from '../light-off';
import type { Rule } from '../rule';

const PARTS = [
  'html',
  'styles',
  'scripts',
  'application',
  'chunk',
  'started',
  'fonts',
  'icons',
  'readable',
] as const satisfies (keyof Parts)[];

/**
 * No page exceeds the budget of its class, and neither do the search index and the images (site/config/budgets.ts).
 * Without a part of packages/light its budgets do not apply.
 */
export const sizesRule: Rule = {
  name: 'sizes',
  async check(build) {
    const scale = await scaleOf(build);
    return [
      ...(await pages(build, scale)),
      ...(await searchIndex(build, scale)),
      ...(await searchLines(build, scale)),
      ...(await images(build)),
      // A budget that measures nothing would always pass.
      ...(scale.chunks === 0 ? ['assets/js: no script is known to hold the content of a page'] : []),
    ];
  },
};

/** Returns one line per exceeded budget, with the heaviest page: parts of the layout are on all pages. */
async function pages(build: Build, { firstLoad }: Scale): Promise<string[]> {
  const content = build.pages.filter(({ redirect }) => !redirect);
  const open = await budgetsOff(build);
  const held = PARTS.filter((part) => !open.has(part));
  const over = await Promise.all(
    content.map(async (page) => {
      const budget = budgetOf(page.route);
      if (budget === undefined) return [];
      const load = await firstLoad(page);
      return held
        .filter((part) => load[part] > budget[part])
        .map((part) => ({ file: page.file, part, bytes: load[part], budget }));
    }),
  );
  const groups = groupBy(over.flat(), ({ part, budget }) => `${part} ${budget.name}`);
  return [
    ...content
      .filter(({ route }) => budgetOf(route) === undefined)
      .map(({ file }) => `${file}: no class of config/budgets.ts has this route`),
    ...[...groups.values()].map((found) => {
      const { file, part, bytes, budget } = found.reduce((most, next) => (next.bytes > most.bytes ? next : most));
      const others = found.length === 1 ? '' : `; ${found.length} pages exceed it`;
      return `${file}: ${part} ${bytes} bytes gzip, budget "${budget.name}" of site/config/budgets.ts allows ${budget[part]}${others}`;
    }),
  ];
}

async function searchIndex({ files }: Build, { bytes }: Scale): Promise<string[]> {
  const parts = [...files].filter((file) => SEARCH_BUDGET.files.test(file));
  if (parts.length === 0) return [`search index: no file is named ${SEARCH_BUDGET.files}`];
  const total = (await Promise.all(parts.map(bytes))).reduce((sum, next) => sum + next, 0);
  return total > SEARCH_BUDGET.bytes ? [`search index: ${total} bytes gzip, its budget is ${SEARCH_BUDGET.bytes}`] : [];
}

/** Checks the texts below hits: the largest files that one list can load together. */
async function searchLines({ files }: Build, { bytes }: Scale): Promise<string[]> {
  const lines = [...files].filter((file) => LINE_BUDGETS.files.test(file));
  if (lines.length === 0) return [`search lines: no file is named ${LINE_BUDGETS.files}`];
  const sizes = (await Promise.all(lines.map(bytes))).sort((a, b) => b - a);
  return LINE_BUDGETS.lists.flatMap(({ name, hits, bytes: budget }) => {
    const most = sizes.slice(0, hits).reduce((sum, next) => sum + next, 0);
    return most > budget ? [`search lines: ${name} may load ${most} bytes gzip, its budget is ${budget}`] : [];
  });
}

/** Checks images that every page uses. A missing image is a broken link, which another rule reports. */
async function images({ folder, files }: Build): Promise<string[]> {
  const present = IMAGE_BUDGETS.filter(({ file }) => files.has(file));
  const sizes = await Promise.all(present.map(async ({ file }) => (await readFile(join(folder, file))).length));
  return present.flatMap(({ file, bytes }, index) =>
    (sizes[index] ?? 0) > bytes ? [`${file}: ${sizes[index]} bytes, its budget is ${bytes}`] : [],
  );
}

/** Reports the slowest page of each class and the maximum of each part. */
export async function heaviest(build: Build): Promise<string[]> {
  const { firstLoad } = await scaleOf(build);
  const content = build.pages.filter(({ redirect }) => !redirect);
  const all = await Promise.all(
    content.map(async (page) => ({
      route: page.route,
      budget: budgetOf(page.route),
      load: await firstLoad(page),
    })),
  );
  return BUDGETS.flatMap((budget) => {
    const members = all.filter((member) => member.budget === budget);
    const [top] = members.sort((a, b) => b.load.readable - a.load.readable);
    if (top === undefined) return [];
    const most = PARTS.map((part) => `${part} ${Math.max(...members.map(({ load }) => load[part]))}`);
    return [`"${budget.name}", heaviest ${withoutSlash(top.route)}; at most ${most.join(', ')} bytes gzip`];
  });
}
