import { useLocation } from '@docusaurus/router';
import { useEffect, useState, type ReactNode } from 'react';
import { useModule } from './use-module';

const loadBar = () => import(/* webpackChunkName: "s-bar" */ './highlight-bar');

/**
 * Loads the highlighting of search terms, only on pages that are opened with terms. A failure to load is ignored: the
 * highlights are an extra.
 */
export function HighlightLoader(): ReactNode {
  const { search } = useLocation();
  const [terms, setTerms] = useState<readonly string[]>([]);
  useEffect(() => setTerms(new URLSearchParams(search).getAll('_highlight')), [search]);
  const bar = useModule(loadBar, terms.length > 0);
  return terms.length > 0 && bar.state === 'ready' ? <bar.module.default terms={terms} /> : null;
}
