import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';

/** A second anchor for a section: the bare name of an overloaded function. */
export function Anchor({ id }: { readonly id: string }): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return <span id={id} />;
}
