import { Fragment, type ReactNode } from 'react';
import { splitName } from './split-name';

/** A name that may break where its case changes; what a screen reader or a copy gets is unchanged. */
export function BreakableName({ name }: { readonly name: string }): ReactNode {
  return splitName(name).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
