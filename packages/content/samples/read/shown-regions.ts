import { regionNames, type Example } from './example';
import { readMeta } from './fence-meta';

/** Regions of an example that the fences of a page show, by the page's source. */
export function shownRegions(source: string, example: Example): ReadonlySet<string> {
  const metas = [...source.matchAll(/^\s*```\w+ (.*)$/gm)].map(([, meta = '']) => readMeta(meta));
  return new Set(
    metas.filter((meta) => meta.example === example.name).flatMap(({ region }) => regionNames(example, region)),
  );
}
