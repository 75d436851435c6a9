import { exportAnchor, methodAnchor } from '@sdk-docs/reference/model/anchors';
import { moduleRoute } from '@sdk-docs/reference/model/routes';
import { createSince, exportKey, memberKey } from '@sdk-docs/reference/model/since';
import type { Surface } from '@sdk-docs/reference/model/surface';
import { placeOf, type Draft } from './draft';

/** Number of newest releases: a reader further behind needs more than a search result. */
const RELEASES = 10;

/** Adds to recent handlers and methods the release that added them, because older SDKs lack them. */
export function withRecent({ modules, history }: Surface, records: readonly Draft[]): Draft[] {
  const recent = new Set(history?.steps.slice(-RELEASES).map(({ version }) => version));
  const { since } = createSince(history);
  const brought = new Map<string, string>();
  for (const { path, exports } of modules)
    for (const item of exports) {
      if (item.kind !== 'class') continue;
      const note = (anchor: string, key: string): void => {
        const version = since(key);
        if (version !== null && recent.has(version))
          brought.set(placeOf({ route: moduleRoute(path), anchor }), version);
      };
      note(item.handler ? '' : exportAnchor(item.name), exportKey(path, item.name));
      for (const { name } of item.methods) note(methodAnchor(name), memberKey(path, item.name, name));
    }
  return records.map((record) => {
    const version = brought.get(placeOf(record));
    return version === undefined ? record : { ...record, detail: `${record.detail} since ${version}`.trim() };
  });
}
