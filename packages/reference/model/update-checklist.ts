import type { PageChanges } from './changes';
import type { Warning } from './warnings';

/** Longer lists of one page are shown as a count: no one ticks off a hundred lines. */
const MOST = 12;

/** Checklist for an update, as plain text with a box before each line. */
export function updateChecklist(
  { package: name, from, to }: { readonly package: string; readonly from: string; readonly to: string },
  pages: readonly PageChanges[],
  warnings: readonly Pick<Warning, 'version' | 'risk' | 'todo'>[],
): string {
  const plain = (text: string): string => text.replaceAll('`', '');
  const lines = [
    `npm install ${name}@${to}`,
    ...warnings.filter(({ risk }) => risk === 'money').map(({ version, todo }) => `Money (${version}): ${plain(todo)}`),
    ...pages.flatMap(({ title, removed }) => {
      if (removed.length > MOST) return [`Gone: ${removed.length} items of ${title}`];
      return removed.map(({ name: item }) => `Gone: ${item} of ${title}`);
    }),
    ...pages.flatMap(({ changed }) =>
      changed.map(({ name: item, before, after }) => `Changed: ${item}: ${before} -> ${after}`),
    ),
    ...pages.flatMap(({ inside }) => inside.map(({ name: item }) => `Changed inside, same signature: ${item}`)),
    'Run your tests on a fork before you send money',
  ];
  return [`Update of ${name} from ${from} to ${to}`, ...lines.map((line) => `[ ] ${line}`)].join('\n');
}
