import type { ReactNode } from 'react';

/** Replaces DocItem/Content in the browser: a printed body has its own frame. */
export default function PrintedContent({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
