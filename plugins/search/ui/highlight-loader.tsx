import { useLocation } from '@docusaurus/router';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

const HighlightBar = lazy(() => import('./highlight-bar'));

/** Loads the marking of search terms on pages that are opened with some; other pages pay nothing for it. */
export function HighlightLoader(): ReactNode {
  const { search } = useLocation();
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => setTerms(new URLSearchParams(search).getAll('_highlight')), [search]);
  return terms.length === 0 ? null : (
    <Suspense fallback={null}>
      <HighlightBar terms={terms} />
    </Suspense>
  );
}
