// Wraps the theme's component, so that long names only break where their case changes.
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { type ReactNode, useMemo } from 'react';

// An entry is HTML: the pattern matches tags first, which stay unchanged.
const PLACES = /<[^>]*>|[a-z0-9](?=[A-Z])/g;

export default function BreakableTOCItems({ toc, ...props }: Props): ReactNode {
  const breakable = useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: item.value.replace(PLACES, (match) => (match.startsWith('<') ? match : `${match}<wbr>`)),
      })),
    [toc],
  );
  return <TOCItems {...props} toc={breakable} />;
}
