import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';

/** The query in the address (`q`) and in the box. The router answers late, so the box keeps its own copy while one types. */
export function useQuery(): [string, (query: string) => void] {
  const history = useHistory();
  const location = useLocation();
  const [query, setQuery] = useState('');
  const written = useRef<string>();
  const asked = new URLSearchParams(location.search).get('q') ?? '';

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setQuery(asked);
  }, [asked]);

  // ctx and version stay in the address as they came; there is one context and one version to search.
  const change = (next: string): void => {
    written.current = next;
    setQuery(next);
    const params = new URLSearchParams(location.search);
    if (next) params.set('q', next);
    else params.delete('q');
    history.replace({ pathname: location.pathname, search: params.toString() });
  };
  return [query, change];
}
