import type { ReleaseStep } from '@sdk-docs/reference/model/history';
import type { Reference } from '@sdk-docs/reference/model/reference';
import type { Warning } from '@sdk-docs/reference/model/warnings';
import type { MachineFile } from './dataset';
import { FEED_FILE, pageAddress, SITE } from './paths';

/** Releases in the feed: those that have a section of their own on the page. */
const RELEASES = 10;

/** The releases of the SDK as an Atom feed, the newest first; none without a history. */
export function feed({ surface: { history, layout, warnings, upstream } }: Reference): MachineFile[] {
  const steps = (history?.steps ?? []).slice(-RELEASES).reverse();
  const [newest] = steps;
  if (newest === undefined) return [];
  const entries = steps.map((step) =>
    entry(
      upstream.package,
      step,
      warnings.filter(({ version, risk }) => version === step.version && risk === 'money'),
    ),
  );
  const text = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${pageAddress('/changes')}</id>
<title>Changes of ${escaped(upstream.package)}</title>
<updated>${newest.date}</updated>
<author><name>${layout.name} documentation</name></author>
<link rel="self" type="application/atom+xml" href="${SITE}${FEED_FILE}"/>
<link rel="alternate" type="text/html" href="${pageAddress('/changes')}"/>
${entries.join('\n')}
</feed>
`;
  return [{ path: FEED_FILE, text }];
}

function entry(name: string, step: ReleaseStep, warnings: readonly Warning[]): string {
  const { version, date, added, removed, changed } = step;
  const address = pageAddress(`/changes#release-${version.replaceAll('.', '-')}`);
  const lines = [
    ...warnings.map(({ text, todo }) => `Money: ${text} What to do: ${todo}`),
    ...(removed.length === 0 ? [] : [`Removed: ${removed.join(', ')}.`]),
    ...changed.map(({ key, before, after }) => `Changed: ${key} from ${before} to ${after}.`),
    ...(added.length === 0 ? [] : [`Added: ${added.join(', ')}.`]),
  ];
  return `<entry>
<id>${address}</id>
<title>${escaped(`${name} ${version}`)}</title>
<updated>${date}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
<content type="text">${escaped(lines.join('\n'))}</content>
</entry>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
