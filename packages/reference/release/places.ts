import { pageOfItem } from '../model/changes';
import type { Difference } from './compare';

/** The file to edit for an item. */
export function fileOf(key: string): string {
  const [first = '', second = ''] = key.split(' ');
  if (first === 'abi') return `surface/contracts/${second}.sol`;
  if (first === 'package') return 'site/docs/third-party/viem.mdx';
  return first === 'utils/version' ? 'surface/upstream.json' : `surface/sdk/${first}.ts`;
}

/** Differences as text, grouped by page, each group with the file to edit. */
export function report(differences: readonly Difference[]): string {
  const pages = [...new Set(differences.map(({ key }) => pageOfItem(key).route))];
  return pages
    .map((page) => {
      const members = differences.filter(({ key }) => pageOfItem(key).route === page);
      const lines = members.map(({ kind, key, before, after }) => {
        const name = key.split(' ').slice(1).join(' ');
        if (kind === 'added') return `  + ${name}: ${after}`;
        if (kind === 'removed') return `  - ${name}: ${before}`;
        return `  ~ ${name}\n      surface: ${before}\n      package: ${after}`;
      });
      return [`${page}  (edit ${fileOf(members[0]?.key ?? '')})`, ...lines].join('\n');
    })
    .join('\n');
}
