import { useLocation } from '@docusaurus/router';
import { useEffect, useState, type ReactNode } from 'react';
import { useModule } from './use-module';

const loadBar = () => import('./highlight-bar');

/**
 * Loads the marking of search terms on pages that are opened with some; other pages pay nothing for it. When it cannot be
 * loaded the page is just not marked: nobody asked for it by name.
 */
export function HighlightLoader(): ReactNode {
  const { search } = useLocation();
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => setTerms(new URLSearchParams(search).getAll('_highlight')), [search]);
  const bar = useModule(loadBar, terms.length > 0);
  return terms.length > 0 && bar.state === 'ready' ? <bar.module.default terms={terms} /> : null;
}
