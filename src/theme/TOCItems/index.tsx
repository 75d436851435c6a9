// Wrapped, because long names in the table of contents may break only where their case changes.
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { type ReactNode, useMemo } from 'react';

// An entry is HTML: tags are matched first and kept as they are.
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
