// Overrides the theme's component, which has nothing to show on this site.
import type { Props } from '@theme/ContentVisibility';
import { nothing } from '../../client/nothing';

export default function ContentVisibility({ metadata }: Props): null {
  return nothing(
    'ContentVisibility',
    Boolean(metadata.unlisted || metadata.frontMatter.unlisted || metadata.frontMatter.draft),
  );
}
