import type { Upstream } from '../../model/surface';
import { readJson } from './json-rows';

/** Reads surface/upstream.json: the release of the SDK that the surface describes. Throws when the file is missing. */
export function readUpstream(root: string): Upstream {
  const upstream = readJson(root, 'surface/upstream.json');
  if (upstream === null) throw new Error('surface/upstream.json does not exist');
  return { untyped: {}, ...(upstream as Omit<Upstream, 'untyped'> & Partial<Upstream>) };
}
