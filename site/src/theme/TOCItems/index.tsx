// Wraps the theme's component, so that long names only break where their case changes.
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';
import { type ReactNode, useMemo } from 'react';
import { breakableParts } from '@sdk-docs/reference/model/split-name';

/** Number of letters that fit into the smallest window with a table of contents. */
const FITS = 14;

// An entry is HTML, whose tags stay unchanged.
const TEXTS = /(?<!<[^>]*)[^<>]+/g;

export default function BreakableTOCItems({ toc, ...props }: Props): ReactNode {
  const breakable = useMemo(
    () =>
      toc.map((item) => ({
        ...item,
        value: item.value.replace(TEXTS, (text) => breakableParts(text, FITS).join('<wbr>')),
      })),
    [toc],
  );
  return <TOCItems {...props} toc={breakable} />;
}
