import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect, useRef, useState } from 'react';
import { mayBePrivateKey } from '@sdk-docs/tools/state/private-key';

export interface SearchAddress {
  readonly query: string;
  readonly ctx: string;
  /** As it stands in the address: the name of a group, or any other text. */
  readonly kind: string;
  readonly setQuery: (query: string) => void;
  readonly setKind: (kind: string) => void;
}

/**
 * The search in the address: `q`, `kind` and `ctx`. `version` is kept unchanged, because there is only one version to
 * search. The router updates late, so the box keeps its own copy of the query while the reader types. What may be a
 * private key is not written.
 */
export function useAddress(): SearchAddress {
  const history = useHistory();
  const location = useLocation();
  const params = new URLSearchParams(location.search);
  const asked = params.get('q') ?? '';
  const [query, setShown] = useState('');
  // The page is built without a query, so everything that depends on it waits for the first render.
  const [rest, setRest] = useState({ ctx: '', kind: '' });
  const written = useRef<string | null>(null);
  const [ctx, kind] = [params.get('ctx') ?? '', params.get('kind') ?? ''];

  useEffect(() => {
    if (asked === written.current) return;
    written.current = asked;
    setShown(asked);
  }, [asked]);
  useEffect(() => setRest({ ctx, kind }), [ctx, kind]);

  const replace = (name: string, value: string): void => {
    const next = new URLSearchParams(history.location.search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    history.replace({ pathname: location.pathname, search: next.toString() });
  };
  return {
    query,
    ...rest,
    setQuery: (next) => {
      setShown(next);
      written.current = mayBePrivateKey(next) ? '' : next;
      replace('q', written.current);
    },
    setKind: (next) => replace('kind', next),
  };
}
