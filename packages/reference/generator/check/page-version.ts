import type { Surface } from '../../model/surface';
import { problem, type Rule } from './rule';

/**
 * A hand-written page that makes a statement about a version of the SDK names the version that the surface describes:
 * after each release a person must review these sentences.
 */
export const pageVersion: Rule = ({ history, pageTexts, upstream }: Surface) => {
  const older = new Set([history?.first, ...(history?.steps ?? []).map(({ version }) => version)]);
  older.delete(upstream.version);
  return pageTexts.flatMap(({ text, location }) =>
    [...text.matchAll(/\b(?:version|SDK)\s+v?(\d+\.\d+\.\d+)\b/gi)]
      .filter(([, version]) => older.has(version))
      .map(([, version]) =>
        problem(
          location,
          `the text speaks of version ${version}, the surface describes ${upstream.version}`,
          'look whether it still holds, then name the new version',
        ),
      ),
  );
};
