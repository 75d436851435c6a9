import type { Surface } from '../../model/surface';
import { problem, type Rule } from './rule';

/**
 * A hand-written page that says what holds for a version of the SDK says it of the one that the surface describes: a new release
 * brings every such sentence back to a person.
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
