import Link from '@docusaurus/Link';
import { type ReactNode } from 'react';
import type { SearchHit } from '../../client/search-hit';
import { excerpt, markParts } from './mark-parts';
import styles from './SearchResult.module.css';

const PARAGRAPH_TYPES = new Set([2, 4]);

/** One hit on the results page: the section as link, where it stands, and the words around the match. */
export function SearchResult({ hit: { document, page, tokens, type } }: { readonly hit: SearchHit }): ReactNode {
  const isParagraph = PARAGRAPH_TYPES.has(type);
  const owner = type === 0 ? document : page || document;
  const title = (isParagraph || type === 3 ? document.s : document.t) || owner.t;
  const places = [...(owner.b ?? []), ...(type === 0 || title === owner.t ? [] : [owner.t])];
  const trail = places.filter((place, index) => place !== places[index - 1]);
  const highlight = new URLSearchParams(tokens.map((token) => ['_highlight', token])).toString();
  return (
    <article className={styles.result}>
      <h2>
        <Link to={`${document.u}${highlight && `?${highlight}`}${document.h ?? ''}`}>
          <Marked text={title} tokens={tokens} />
        </Link>
      </h2>
      {trail.length > 0 && <p className={styles.trail}>{trail.join(' › ')}</p>}
      {isParagraph && (
        <p>
          <Marked text={excerpt(document.t, tokens)} tokens={tokens} />
        </p>
      )}
    </article>
  );
}

function Marked({ text, tokens }: { readonly text: string; readonly tokens: readonly string[] }): ReactNode {
  return markParts(text, tokens).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
  );
}
