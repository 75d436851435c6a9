import type { ReactNode } from 'react';

/** Stands for DocItem/Content in the browser: a printed body brings its own frame. */
export default function PrintedContent({ children }: { readonly children: ReactNode }): ReactNode {
  return children;
}
