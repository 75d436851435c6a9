import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';

/** Data, or a program's message: more than a name to look up. */
const DATA = /\b0x[\da-f]{8,}/i;
const MESSAGE = /\brevert|\berror:|\bpanic|exception/i;

/** Links to the tool for the pasted input; nothing for words. */
export function ToolLink({ query, onFollow }: { readonly query: string; readonly onFollow: () => void }): ReactNode {
  const message = MESSAGE.test(query);
  if (!message && !DATA.test(query)) return null;
  return (
    <p className="search-footer">
      <Link to={`/tools/${message ? 'errors' : ''}#in=${encodeURIComponent(query)}`} onClick={onFollow}>
        {message ? 'Decode it with the revert doctor' : 'Read it with the tools'}
      </Link>
    </p>
  );
}
