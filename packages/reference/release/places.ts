import { pageOfItem } from '../model/changes';
import type { Difference } from './compare';

/** Where a difference shows and where it is mended. */
interface Place {
  /** Page of the reference, without the base path. */
  readonly page: string;
  readonly file: string;
}

/** The page that tells of an item, and the file of the surface to edit. */
export function placeOf(key: string): Place {
  const [first = '', second = ''] = key.split(' ');
  const page = pageOfItem(key).route;
  if (first === 'abi') return { page, file: `surface/contracts/${second}.sol` };
  if (first === 'package') return { page, file: 'site/docs/third-party/viem.mdx' };
  if (first === 'utils/version') return { page, file: 'surface/upstream.json' };
  return { page, file: `surface/sdk/${first}.ts` };
}

/** Differences as text, grouped by page, each group with the file to edit. */
export function report(differences: readonly Difference[]): string {
  const pages = [...new Set(differences.map(({ key }) => placeOf(key).page))];
  return pages
    .map((page) => {
      const members = differences.filter(({ key }) => placeOf(key).page === page);
      const lines = members.map(({ kind, key, before, after }) => {
        const name = key.split(' ').slice(1).join(' ');
        if (kind === 'added') return `  + ${name}: ${after}`;
        if (kind === 'removed') return `  - ${name}: ${before}`;
        return `  ~ ${name}\n      surface: ${before}\n      package: ${after}`;
      });
      return [`${page}  (edit ${placeOf(members[0]?.key ?? '').file})`, ...lines].join('\n');
    })
    .join('\n');
}
