import type { Page } from '../../model/page';
import type { Reference } from '../../model/reference';
import type { ReleasesData } from '../../model/releases-data';
import { itemLink, pageRoutes } from './changes-page';

/** Data for the comparison of two releases in the browser; null without a history. */
export function releasesData(reference: Reference): Page | null {
  const { history, warnings } = reference.surface;
  if (history === null) return null;
  const { first, steps } = history;
  const keys = steps.flatMap(({ added, removed, changed }) => [...added, ...removed, ...changed.map(({ key }) => key)]);
  const links = [...new Set(keys)].flatMap((key) => {
    const link = itemLink(reference, key);
    return link === null ? [] : [[key, link] as const];
  });
  const data: ReleasesData = {
    first,
    steps,
    links: Object.fromEntries(links),
    routes: [...pageRoutes(reference)],
    warnings: warnings
      .filter(({ risk }) => risk === 'money')
      .map(({ version, risk, text, todo, source }) => ({ version, risk, text, todo, source })),
  };
  return { path: 'releases.json', text: `${JSON.stringify(data)}\n` };
}
