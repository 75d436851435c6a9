import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Upstream } from '../../model/surface';

/** Reads surface/upstream.json: the release of the SDK that the surface describes. Throws when the file is missing. */
export function readUpstream(root: string): Upstream {
  const text = readFileSync(join(root, 'surface/upstream.json'), 'utf8');
  return { untyped: {}, ...(JSON.parse(text) as Omit<Upstream, 'untyped'> & Partial<Upstream>) };
}
